WITH RECURSIVE those (id) AS (
    VALUES (?1)
    UNION
    SELECT people.id FROM people JOIN those ON people.merged_into = those.id
)
UPDATE people SET root = nullif(?2, id) WHERE id IN those
