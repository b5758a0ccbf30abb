SELECT p.company, p.ended, p.contest, p.won, p.session, p.game, p.title
FROM scope_sessions AS c
CROSS JOIN plays AS p
WHERE c.scope = ?7 AND c.ended >= ?2 AND c.ended < ?3
  AND p.person = ?1 AND p.ended = c.ended AND p.session = c.session AND instr(p.company, ?9) > 0
  AND (?4 IS NULL OR p.game = ?4) AND (?5 IS NULL OR p.title = ?5) AND (?6 IS NULL OR p.seats = ?6)
  AND (?8 IS NULL OR EXISTS (SELECT 1 FROM scope_sessions AS o
      WHERE o.scope = ?8 AND o.ended = c.ended AND o.session = c.session))
ORDER BY c.ended, c.session
