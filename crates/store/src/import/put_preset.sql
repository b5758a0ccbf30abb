INSERT INTO presets (id, game, name, name_key, config, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, deleted = NULL
