INSERT INTO session_seats (session, seat, person, piece, started) VALUES (?1, ?2, ?3, ?4, ?5)
