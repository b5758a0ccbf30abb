WITH RECURSIVE chain (id, at) AS (
    SELECT id, merged_into FROM people WHERE merged_into IS NOT NULL
    UNION
    SELECT chain.id, people.merged_into FROM chain JOIN people ON people.id = chain.at
    WHERE people.merged_into IS NOT NULL
)
UPDATE people SET root = (
    SELECT chain.at FROM chain JOIN people AS last ON last.id = chain.at
    WHERE chain.id = people.id AND last.merged_into IS NULL
)
