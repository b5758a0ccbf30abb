SELECT id, name, piece, (SELECT count(*) FROM listed_people WHERE person = people.id), archived IS NOT NULL
FROM people WHERE root IS NULL ORDER BY created, id
