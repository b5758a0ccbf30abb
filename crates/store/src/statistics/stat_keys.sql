SELECT DISTINCT key, dim FROM stat_sums WHERE scope = ?1 AND game = ?2 AND person = ?3
