SELECT seat.session FROM session_seats AS seat JOIN people ON people.id = seat.person
WHERE people.id = ?1 OR people.root = ?1
UNION
SELECT seat.session FROM seated AS seat JOIN people ON people.id = seat.person
WHERE people.id = ?1 OR people.root = ?1
