SELECT ended, session, game, title, CASE WHEN contest IN ('each', 'teams') THEN won END, played_ms
FROM plays
WHERE person = ?1 AND ended < ?2
ORDER BY ended, session
