INSERT INTO circle_sessions (circle, ended, session)
SELECT circles.id, ?2, ?1
FROM circles
WHERE circles.deleted IS NULL AND ?3 > 1 AND NOT EXISTS (
    SELECT 1 FROM plays WHERE plays.session = ?1 AND plays.person NOT IN (
        SELECT coalesce(p.root, p.id)
        FROM circle_people AS m JOIN people AS p ON p.id = m.person
        WHERE m.circle = circles.id))
