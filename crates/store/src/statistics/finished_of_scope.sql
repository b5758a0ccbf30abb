SELECT f.ended, f.session, f.game, f.title, f.contest, f.scoring, f.seats, f.sides, f.winners, f.played_ms, f.people
FROM scope_sessions AS c
CROSS JOIN listed AS l ON l.sorted = c.ended AND l.session = c.session
CROSS JOIN finished AS f ON f.game = l.game AND f.title = l.title AND f.ended = c.ended AND f.session = c.session
WHERE c.scope = ?6 AND c.ended >= ?1 AND c.ended < ?2
  AND (?3 IS NULL OR f.game = ?3) AND (?4 IS NULL OR f.title = ?4) AND (?5 IS NULL OR f.seats = ?5)
  AND (?7 IS NULL OR EXISTS (SELECT 1 FROM scope_sessions AS o
      WHERE o.scope = ?7 AND o.ended = c.ended AND o.session = c.session))
