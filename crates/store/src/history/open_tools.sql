SELECT id FROM sessions
WHERE status = 'live' AND deleted IS NULL AND archived IS NULL AND game = 'bare'
ORDER BY touched DESC, id DESC
LIMIT 1
