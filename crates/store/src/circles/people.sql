SELECT DISTINCT who.id
FROM circle_people AS m
JOIN people AS p ON p.id = m.person
JOIN people AS who ON who.id = coalesce(p.root, p.id)
WHERE m.circle = ?1
ORDER BY who.created, who.id
