INSERT INTO groups (id, name, name_key, hide_rates, created, given) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, hide_rates = excluded.hide_rates,
    given = excluded.given, deleted = NULL
