INSERT INTO facts (game, person, key, dim, ended, session, value, "of")
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
ON CONFLICT DO UPDATE SET value = value + excluded.value, "of" = "of" + excluded."of"
