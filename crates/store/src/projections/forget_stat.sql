DELETE FROM stats
WHERE game = ?1 AND person = ?2 AND key = ?3 AND dim = ?4 AND ended = ?5 AND session = ?6
