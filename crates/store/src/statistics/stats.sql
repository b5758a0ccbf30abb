SELECT p.stats
FROM stats AS p
WHERE p.game = ?4 AND p.person = ?1 AND p.ended >= ?2 AND p.ended < ?3 AND ?7 IS NULL AND ?8 IS NULL
  AND (?5 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.title = ?5))
  AND (?6 IS NULL OR EXISTS (SELECT 1 FROM plays WHERE plays.session = p.session AND plays.seats = ?6))
