SELECT p.person, p.ended, p.session, p.game, p.title, p.contest, p.scoring, p.seats, p.sides, p.winners, p.alone,
    p.place, p.won, p.points, p.margin, p.best_round, p.played_ms
FROM plays AS p
WHERE p.person = ?1 AND p.ended >= ?2 AND p.ended < ?3 AND ?7 IS NULL AND ?8 IS NULL
  AND (?4 IS NULL OR p.game = ?4) AND (?5 IS NULL OR p.title = ?5) AND (?6 IS NULL OR p.seats = ?6)
ORDER BY p.ended, p.session
