DELETE FROM finished WHERE game = ?1 AND title = ?2 AND ended = ?3 AND session = ?4
