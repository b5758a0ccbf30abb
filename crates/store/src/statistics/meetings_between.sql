SELECT p.ended, p.contest, p.allied, p.ahead, p.won, p.session, p.game, p.title
FROM meetings AS p
WHERE p.person = ?1 AND p.other = ?9 AND p.ended >= ?2 AND p.ended < ?3
  AND (?4 IS NULL OR p.game = ?4) AND (?5 IS NULL OR p.title = ?5) AND (?6 IS NULL OR p.seats = ?6)
  AND (?7 IS NULL OR EXISTS (SELECT 1 FROM scope_sessions AS c
      WHERE c.scope = ?7 AND c.ended = p.ended AND c.session = p.session))
  AND (?8 IS NULL OR EXISTS (SELECT 1 FROM scope_sessions AS o
      WHERE o.scope = ?8 AND o.ended = p.ended AND o.session = p.session))
ORDER BY p.ended, p.session
