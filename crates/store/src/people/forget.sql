UPDATE people SET
    name = ?2,
    -- As for those who were merged: the key of nobody else.
    name_key = iif(id = ?1, ?3, ?3 || char(31) || hex(id)),
    given = NULL,
    archived = ?4
WHERE id = ?1 OR root = ?1
