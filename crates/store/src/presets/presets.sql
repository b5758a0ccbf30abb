SELECT id, game, name, config, created FROM presets
WHERE game = ?1 AND deleted IS NULL ORDER BY created, id
