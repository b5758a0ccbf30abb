SELECT seat.person, people.name, seat.piece
FROM session_seats AS seat JOIN people ON people.id = seat.person
WHERE seat.session = ?1
ORDER BY seat.seat
