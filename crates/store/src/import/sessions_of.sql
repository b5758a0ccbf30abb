SELECT DISTINCT seat.session
FROM seated AS seat JOIN people AS p ON p.id = seat.person
WHERE p.id = ?1 OR p.root = ?1 OR p.root = (SELECT root FROM people WHERE id = ?1)
    OR p.id = (SELECT root FROM people WHERE id = ?1)
