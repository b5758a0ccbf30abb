SELECT ended, session
FROM plays
WHERE person IN (
    SELECT coalesce(p.root, p.id)
    FROM group_people AS m JOIN people AS p ON p.id = m.person JOIN groups AS c ON c.id = m.group_id
    WHERE m.group_id = ?1 AND c.deleted IS NULL)
GROUP BY session
HAVING count(*) = max(seats) AND count(*) > 1
