SELECT id, name, piece, (SELECT count(*) FROM session_seats WHERE person = people.id)
FROM people ORDER BY created, id
