INSERT INTO scope_sessions (scope, ended, session)
SELECT groups.id, ?2, ?1
FROM groups
WHERE groups.deleted IS NULL AND ?3 > 1 AND NOT EXISTS (
    SELECT 1 FROM plays WHERE plays.session = ?1 AND plays.person NOT IN (
        SELECT coalesce(p.root, p.id)
        FROM group_people AS m JOIN people AS p ON p.id = m.person
        WHERE m.group_id = groups.id))
UNION ALL
SELECT venue, ?2, ?1
FROM sessions
WHERE id = ?1 AND venue IS NOT NULL
