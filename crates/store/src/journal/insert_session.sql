INSERT INTO sessions
    (id, game, rules_version, setup, seed, started, status, revision, head, touched, played_ms, standing)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?8, ?6, 0, ?9)
