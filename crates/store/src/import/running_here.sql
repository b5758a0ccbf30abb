SELECT hex(id), hex(head) FROM sessions
WHERE deadline IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM settings
    WHERE name = 'clocks_elsewhere' AND instr(value, '"' || hex(sessions.id) || '":"' || hex(sessions.head) || '"') > 0
)
