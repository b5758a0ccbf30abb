SELECT s.id, s.game, s.setup, s.status, s.started, s.touched, s.played_ms, s.running_since, s.standing
FROM session_seats AS seat
CROSS JOIN sessions AS s ON s.id = seat.session
WHERE seat.person = ?4 AND (seat.started, seat.session) < (?1, ?2) AND (?5 IS NULL OR s.game = ?5)
ORDER BY seat.started DESC, seat.session DESC
LIMIT ?3
