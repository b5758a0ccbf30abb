SELECT l.sorted, l.session
FROM listed AS l
WHERE l.game = ?4 AND (l.sorted, l.session) < (?1, ?2) AND l.sorted >= ?8
  AND (?5 IS NULL OR l.title = ?5)
  AND (?6 IS NULL OR l.venue = ?6)
  AND (?7 IS NULL OR l.status = ?7)
  AND l.archived = ?9
  AND instr(l.words, ?10) AND instr(l.words, ?11) AND instr(l.words, ?12) AND instr(l.words, ?13)
  AND ?14 IS NULL AND ?15 IS NULL AND ?16 IS NULL AND ?17 IS NULL
ORDER BY l.sorted DESC, l.session DESC
LIMIT ?3
