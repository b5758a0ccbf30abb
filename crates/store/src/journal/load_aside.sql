SELECT digest, previous, seq, at, by, kind, command, corrections, events FROM aside
WHERE session = ?1 ORDER BY seq, digest
