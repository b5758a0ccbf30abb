INSERT INTO venues (id, name, name_key, created) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key
