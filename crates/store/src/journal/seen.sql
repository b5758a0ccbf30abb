SELECT revision, head, status FROM sessions WHERE id = ?1 AND deleted IS NULL
