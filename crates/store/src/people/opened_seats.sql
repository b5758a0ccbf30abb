SELECT s.id, seat.seat, people.id, s.form = 'foreign', s.setup
FROM session_seats AS seat
JOIN people ON people.id = seat.person
JOIN sessions AS s ON s.id = seat.session
WHERE people.id = ?1 OR people.root = ?1
