SELECT id, game, name, config, created FROM presets WHERE id = ?1 AND deleted IS NULL
