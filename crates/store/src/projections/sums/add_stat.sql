INSERT INTO stat_sums (scope, game, person, key, dim, title, seats, value, sessions, "of")
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
ON CONFLICT DO UPDATE SET sessions = sessions + excluded.sessions, "of" = "of" + excluded."of"
