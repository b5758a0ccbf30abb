INSERT INTO people (id, name, name_key, piece, created, archived) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, piece = excluded.piece,
    archived = excluded.archived
