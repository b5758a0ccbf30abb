DELETE FROM fact_sums
WHERE game = ?1 AND person = ?2 AND key = ?3 AND dim = ?4 AND title = ?5 AND seats = ?6 AND value = ?7 AND sessions = 0
