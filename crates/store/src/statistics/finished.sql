SELECT f.ended, f.session, f.game, f.title, f.contest, f.scoring, f.seats, f.sides, f.winners, f.played_ms, f.people
FROM (SELECT DISTINCT game, title FROM tallies
    WHERE scope = zeroblob(16) AND person = zeroblob(16) AND (?3 IS NULL OR game = ?3)) AS known
CROSS JOIN finished AS f
WHERE f.game = known.game AND f.title = known.title AND f.ended >= ?1 AND f.ended < ?2 AND ?6 IS NULL AND ?7 IS NULL
  AND (?4 IS NULL OR f.title = ?4) AND (?5 IS NULL OR f.seats = ?5)
