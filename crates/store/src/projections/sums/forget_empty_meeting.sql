DELETE FROM meeting_sums
WHERE scope = ?1 AND person = ?2 AND other = ?3 AND game = ?4 AND title = ?5 AND contest = ?6 AND seats = ?7
    AND allied = ?8 AND ahead = ?9 AND meetings = 0
