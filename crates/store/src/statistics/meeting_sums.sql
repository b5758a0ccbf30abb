SELECT other, contest, allied, ahead, meetings
FROM meeting_sums AS p
WHERE p.scope = ?5 AND p.person = ?4
  AND (?1 IS NULL OR p.game = ?1) AND (?2 IS NULL OR p.title = ?2) AND (?3 IS NULL OR p.seats = ?3)
ORDER BY p.other
