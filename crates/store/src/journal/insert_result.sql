INSERT INTO results (session, seat, person, points, place, won, side, scored)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
