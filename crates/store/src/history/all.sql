SELECT id, game, setup, status, started, touched, played_ms, running_since, standing
FROM sessions
WHERE (started, id) < (?1, ?2)
ORDER BY started DESC, id DESC
LIMIT ?3
