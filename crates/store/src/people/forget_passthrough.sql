DELETE FROM passthrough
WHERE kind = 'player' AND unhex(replace(id, '-', '')) IN (
    SELECT id FROM edits WHERE kind = 'person' AND field = 'forgotten' AND value = 1)
