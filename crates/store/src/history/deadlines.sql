SELECT id, deadline FROM sessions
WHERE deadline IS NOT NULL AND deleted IS NULL AND archived IS NULL AND NOT EXISTS (
    SELECT 1 FROM settings
    WHERE name = 'clocks_elsewhere' AND instr(value, '"' || hex(sessions.id) || '":"' || hex(sessions.head) || '"') > 0
)
ORDER BY deadline, id
