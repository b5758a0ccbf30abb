DELETE FROM stats WHERE game = ?1 AND person = ?2 AND ended = ?3 AND session = ?4
