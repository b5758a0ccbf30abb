WITH RECURSIVE below (id) AS (
    SELECT ?1 UNION SELECT person.id FROM people AS person JOIN below ON person.merged_into = below.id
)
INSERT INTO edited (kind, id, field, value)
SELECT 'person', edit.id, 'same_as', NULL FROM edits AS edit
WHERE edit.kind = 'person' AND edit.field = 'same_as' AND edit.value IS NOT NULL
    AND (edit.id IN below) <> (edit.value IN below)
