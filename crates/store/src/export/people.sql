SELECT coalesce(root.id, person.id), coalesce(root.name, person.name)
FROM seated AS seat
JOIN people AS person ON person.id = seat.person
LEFT JOIN people AS root ON root.id = person.root
WHERE seat.session = ?1 ORDER BY seat.seat
