INSERT INTO sessions (id, game, rules_version, setup, seed, started, status, revision, head, touched, played_ms,
    standing, ended, title, contest, scoring, passthrough, form)
VALUES (?1, ?2, 0, ?3, ?4, ?5, 'finished', 0, ?6, ?7, ?8, ?9, ?7, ?10, ?11, ?12, ?13, 'foreign')
