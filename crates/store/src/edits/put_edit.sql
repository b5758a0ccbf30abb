INSERT INTO edits (kind, id, field, value, stamp, device) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (kind, id, field) DO UPDATE SET value = excluded.value, stamp = excluded.stamp, device = excluded.device
WHERE (excluded.stamp, excluded.device, quote(excluded.value)) > (stamp, device, quote(value))
