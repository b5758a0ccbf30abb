INSERT INTO edited (kind, id, field, value)
SELECT 'game', id, 'deleted', NULL FROM edits
WHERE kind = 'game' AND id = ?1 AND field = 'deleted' AND value IS NOT NULL
