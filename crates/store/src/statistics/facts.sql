SELECT key, dim, count(*), sum(value), sum("of"), min(value), max(value)
FROM facts AS p
WHERE p.game = ?4 AND p.person = ?1 AND p.ended >= ?2 AND p.ended < ?3
  AND (?5 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.title = ?5))
  AND (?6 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.seats = ?6))
  AND (?7 IS NULL OR EXISTS (SELECT 1 FROM circle_sessions AS c
      WHERE c.circle = ?7 AND c.ended = p.ended AND c.session = p.session))
GROUP BY key, dim
