SELECT DISTINCT seat.session
FROM seated AS seat JOIN people AS p ON p.id = seat.person
WHERE coalesce(p.root, p.id) = ?1
