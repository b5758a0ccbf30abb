SELECT root, id, name FROM people WHERE root IS NOT NULL ORDER BY created, id
