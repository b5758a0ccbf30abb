SELECT id, name, piece, created, changed, archived, merged_into FROM people ORDER BY id
