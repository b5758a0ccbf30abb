SELECT id, game, setup, status, started, touched, played_ms, running_since, standing
FROM sessions
WHERE game = ?4 AND (started, id) < (?1, ?2)
ORDER BY started DESC, id DESC
LIMIT ?3
