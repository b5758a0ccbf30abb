SELECT count(*) FROM session_seats
JOIN sessions ON sessions.id = session_seats.session
WHERE session_seats.started <> sessions.started
