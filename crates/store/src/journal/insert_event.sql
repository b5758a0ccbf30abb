INSERT INTO events (session, seq, position, n, payload) VALUES (?1, ?2, ?3, ?4, ?5)
