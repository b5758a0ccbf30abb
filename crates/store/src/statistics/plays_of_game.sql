SELECT p.person, p.ended, p.session, p.game, p.title, p.contest, p.scoring, p.seats, p.sides, p.winners, p.alone,
    p.place, p.won, p.points, p.margin, p.best_round, p.played_ms
FROM (SELECT DISTINCT title FROM tallies WHERE scope = zeroblob(16) AND person = zeroblob(16) AND game = ?4) AS known
CROSS JOIN plays AS p INDEXED BY plays_by_game
WHERE p.game = ?4 AND p.title = known.title AND p.ended >= ?2 AND p.ended < ?3 AND ?1 IS NULL AND ?7 IS NULL AND ?8 IS NULL
  AND (?5 IS NULL OR p.title = ?5) AND (?6 IS NULL OR p.seats = ?6)
