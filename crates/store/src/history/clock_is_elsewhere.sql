SELECT 1 FROM sessions, settings
WHERE
    sessions.id = ?1 AND name = 'clocks_elsewhere'
    AND instr(value, '"' || hex(sessions.id) || '":"' || hex(sessions.head) || '"') > 0
