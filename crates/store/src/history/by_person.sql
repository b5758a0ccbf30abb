SELECT l.sorted, l.session
FROM listed_people AS who
CROSS JOIN listed AS l ON l.sorted = who.sorted AND l.session = who.session
WHERE who.person = ?14 AND (who.sorted, who.session) < (?1, ?2) AND who.sorted >= ?8
  AND (?16 IS NULL OR who.came = ?16)
  AND (?15 IS NULL OR EXISTS (SELECT 1 FROM listed_people AS other
      WHERE other.person = ?15 AND other.sorted = who.sorted AND other.session = who.session))
  AND (?17 IS NULL OR EXISTS (SELECT 1 FROM group_sessions AS c
      WHERE c.group_id = ?17 AND c.ended = who.sorted AND c.session = who.session))
  AND (?4 IS NULL OR l.game = ?4)
  AND (?5 IS NULL OR l.title = ?5)
  AND (?6 IS NULL OR l.venue = ?6)
  AND (?7 IS NULL OR l.status = ?7)
  AND l.archived = ?9
  AND instr(l.words, ?10) AND instr(l.words, ?11) AND instr(l.words, ?12) AND instr(l.words, ?13)
ORDER BY who.sorted DESC, who.session DESC
LIMIT ?3
