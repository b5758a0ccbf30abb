SELECT p.ended, p.session, p.seats, p.place, p.won
FROM plays AS p
WHERE ?5 IS NULL AND p.person = ?4 AND p.contest IN ('each', 'teams')
  AND (?1 IS NULL OR p.game = ?1) AND (?2 IS NULL OR p.title = ?2) AND (?3 IS NULL OR p.seats = ?3)
ORDER BY p.ended DESC, p.session DESC
LIMIT ?6
