INSERT OR IGNORE INTO aside (digest, session, previous, seq, at, by, kind, command, corrections, events)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
