SELECT ended, session
FROM plays
WHERE person IN (
    SELECT coalesce(p.root, p.id)
    FROM circle_people AS m JOIN people AS p ON p.id = m.person JOIN circles AS c ON c.id = m.circle
    WHERE m.circle = ?1 AND c.deleted IS NULL)
GROUP BY session
HAVING count(*) = max(seats) AND count(*) > 1
