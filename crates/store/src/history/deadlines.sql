SELECT id, deadline FROM sessions
WHERE deadline IS NOT NULL AND deleted IS NULL AND archived IS NULL
ORDER BY deadline, id
