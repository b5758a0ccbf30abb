SELECT s.game, s.setup, s.standing
FROM listed AS l
JOIN sessions AS s ON s.id = l.session
WHERE l.game = ?1 AND s.form = 'kept'
ORDER BY l.sorted DESC
