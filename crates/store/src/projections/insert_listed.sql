INSERT INTO listed (sorted, session, game, title, status, venue, archived, words)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
