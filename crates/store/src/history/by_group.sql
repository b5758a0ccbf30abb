SELECT l.sorted, l.session
FROM group_sessions AS c
CROSS JOIN listed AS l ON l.sorted = c.ended AND l.session = c.session
WHERE c.group_id = ?17 AND (c.ended, c.session) < (?1, ?2) AND c.ended >= ?8
  AND (?4 IS NULL OR l.game = ?4)
  AND (?5 IS NULL OR l.title = ?5)
  AND (?6 IS NULL OR l.venue = ?6)
  AND (?7 IS NULL OR l.status = ?7)
  AND l.archived = ?9
  AND instr(l.words, ?10) AND instr(l.words, ?11) AND instr(l.words, ?12) AND instr(l.words, ?13)
  AND ?14 IS NULL AND ?15 IS NULL AND ?16 IS NULL
ORDER BY c.ended DESC, c.session DESC
LIMIT ?3
