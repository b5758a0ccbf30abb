SELECT p.other, p.contest, p.allied, p.ahead, count(*)
FROM group_sessions AS c
CROSS JOIN plays AS two ON two.session = c.session AND two.person <> ?1
CROSS JOIN meetings AS p
WHERE c.group_id = ?7 AND c.ended >= ?2 AND c.ended < ?3
  AND p.person = ?1 AND p.other = two.person AND p.ended = c.ended AND p.session = c.session
  AND (?4 IS NULL OR p.game = ?4) AND (?5 IS NULL OR p.title = ?5) AND (?6 IS NULL OR p.seats = ?6)
GROUP BY p.other, p.contest, p.allied, p.ahead
