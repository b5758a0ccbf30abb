SELECT p.other, p.contest, p.allied, p.ahead, 1
FROM (SELECT DISTINCT other FROM meeting_sums WHERE scope = zeroblob(16) AND person = ?1) AS known
CROSS JOIN meetings AS p
WHERE p.person = ?1 AND p.other = known.other AND p.ended >= ?2 AND p.ended < ?3 AND ?7 IS NULL AND ?8 IS NULL
  AND (?4 IS NULL OR p.game = ?4) AND (?5 IS NULL OR p.title = ?5) AND (?6 IS NULL OR p.seats = ?6)
