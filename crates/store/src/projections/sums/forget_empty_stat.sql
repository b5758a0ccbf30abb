DELETE FROM stat_sums
WHERE scope = ?1 AND game = ?2 AND person = ?3 AND key = ?4 AND dim = ?5 AND title = ?6 AND seats = ?7 AND value = ?8
    AND sessions = 0
