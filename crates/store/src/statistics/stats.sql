SELECT p.key, p.dim, count(*), sum(p.value), sum(p."of"), min(p.value), max(p.value)
FROM (SELECT DISTINCT key, dim FROM stat_sums WHERE scope = zeroblob(16) AND game = ?4 AND person = ?1) AS known
CROSS JOIN stats AS p
WHERE p.game = ?4 AND p.person = ?1 AND p.key = known.key AND p.dim = known.dim AND p.ended >= ?2 AND p.ended < ?3
  AND (?5 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.title = ?5))
  AND (?6 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.seats = ?6))
  AND ?7 IS NULL AND ?8 IS NULL
GROUP BY known.key, known.dim
