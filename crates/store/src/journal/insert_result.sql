INSERT INTO results (session, seat, person, points, place, won, side, scored)
SELECT ?1, ?2, person, ?3, ?4, ?5, ?6, ?7 FROM seated WHERE session = ?1 AND seat = ?2
