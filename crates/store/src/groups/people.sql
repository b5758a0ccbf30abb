SELECT DISTINCT who.id
FROM group_people AS m
JOIN people AS p ON p.id = m.person
JOIN people AS who ON who.id = coalesce(p.root, p.id)
WHERE m.group_id = ?1
ORDER BY who.created, who.id
