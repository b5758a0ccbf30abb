UPDATE presets SET name = ?2, name_key = ?3, config = ?4 WHERE id = ?1 AND deleted IS NULL
