SELECT p.key, p.dim, count(*), sum(p.value), sum(p."of"), min(p.value), max(p.value)
FROM scope_sessions AS c
CROSS JOIN listed AS l ON l.session = c.session AND l.game = ?4 AND (?5 IS NULL OR l.title = ?5)
CROSS JOIN (SELECT DISTINCT key, dim FROM stat_sums WHERE scope = ?7 AND game = ?4 AND person = ?1) AS known
CROSS JOIN stats AS p
WHERE c.scope = ?7 AND c.ended >= ?2 AND c.ended < ?3
  AND p.game = ?4 AND p.person = ?1 AND p.key = known.key AND p.dim = known.dim
  AND p.ended = c.ended AND p.session = c.session
  AND (?6 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.seats = ?6))
  AND (?8 IS NULL OR EXISTS (SELECT 1 FROM scope_sessions AS o
      WHERE o.scope = ?8 AND o.ended = c.ended AND o.session = c.session))
GROUP BY p.key, p.dim
