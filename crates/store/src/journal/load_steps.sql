SELECT number, seq, at, by, kind, command, corrections, digest, events
FROM steps WHERE session = ?1 ORDER BY seq
