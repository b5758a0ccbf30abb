SELECT id, game, setup, status, started, touched, played_ms, running_since, standing
FROM sessions
WHERE status IN ('live', 'paused')
ORDER BY touched DESC, id DESC
