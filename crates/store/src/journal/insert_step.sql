INSERT INTO steps (fact, session, seq, at, by, kind, command, corrections, digest)
VALUES ((SELECT facts FROM ledger WHERE id = 1), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
