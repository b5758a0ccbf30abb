SELECT p.ended, p.won
FROM scope_sessions AS c
CROSS JOIN plays AS p
WHERE c.scope = ?5 AND p.person = ?4 AND p.ended = c.ended AND p.session = c.session
  AND p.contest IN ('each', 'teams')
  AND (?1 IS NULL OR p.game = ?1) AND (?2 IS NULL OR p.title = ?2) AND (?3 IS NULL OR p.seats = ?3)
ORDER BY c.ended, c.session
