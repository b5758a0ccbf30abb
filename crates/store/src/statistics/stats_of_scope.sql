SELECT p.stats
FROM scope_sessions AS c
CROSS JOIN stats AS p
WHERE c.scope = ?7 AND c.ended >= ?2 AND c.ended < ?3
  AND p.game = ?4 AND p.person = ?1 AND p.ended = c.ended AND p.session = c.session
  AND (?5 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.title = ?5))
  AND (?6 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.seats = ?6))
  AND (?8 IS NULL OR EXISTS (SELECT 1 FROM scope_sessions AS o
      WHERE o.scope = ?8 AND o.ended = c.ended AND o.session = c.session))
