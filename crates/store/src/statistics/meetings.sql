SELECT p.contest, p.company
FROM plays AS p
WHERE p.person = ?1 AND p.ended >= ?2 AND p.ended < ?3 AND ?7 IS NULL AND ?8 IS NULL
  AND (?4 IS NULL OR p.game = ?4) AND (?5 IS NULL OR p.title = ?5) AND (?6 IS NULL OR p.seats = ?6)
