INSERT INTO results (session, seat, person, points, place, won)
SELECT ?1, ?2, person, ?3, ?4, ?5 FROM session_seats WHERE session = ?1 AND seat = ?2
