SELECT key, dim, sum(sessions), sum(sessions * value), sum("of"), min(value), max(value)
FROM stat_sums AS p
WHERE p.scope = ?5 AND p.game = ?1 AND p.person = ?4 AND (?2 IS NULL OR p.title = ?2) AND (?3 IS NULL OR p.seats = ?3)
GROUP BY key, dim
