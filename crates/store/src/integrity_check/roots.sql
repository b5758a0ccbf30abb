WITH RECURSIVE up (id, at) AS (
    SELECT id, merged_into FROM people WHERE merged_into IS NOT NULL
    UNION
    SELECT up.id, people.merged_into FROM up
    JOIN people ON people.id = up.at
    WHERE people.merged_into IS NOT NULL
),
ends (id, root) AS (
    SELECT up.id, up.at FROM up
    JOIN people ON people.id = up.at
    WHERE people.merged_into IS NULL
)
SELECT count(*) FROM people LEFT JOIN ends ON ends.id = people.id WHERE people.root IS NOT ends.root
