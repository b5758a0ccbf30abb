INSERT INTO presets (id, game, name, name_key, config, created, given) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, config = excluded.config,
    given = excluded.given, deleted = NULL
