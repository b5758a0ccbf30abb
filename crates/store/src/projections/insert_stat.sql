INSERT INTO stats (game, person, key, dim, ended, session, value, "of")
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
