INSERT INTO groups (id, name, name_key, hide_rates, created) VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT (id) DO UPDATE SET given = iif(name = excluded.name, given, NULL), name = excluded.name, name_key = excluded.name_key, hide_rates = excluded.hide_rates
