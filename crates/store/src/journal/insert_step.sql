INSERT INTO steps (number, session, seq, at, by, kind, command, corrections, digest, events)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
