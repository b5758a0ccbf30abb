SELECT DISTINCT seat.session
FROM session_seats AS seat JOIN people AS p ON p.id = seat.person
WHERE coalesce(p.root, p.id) = ?1
