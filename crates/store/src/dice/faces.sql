SELECT counted.die, people.id, people.name, people.piece, counted.face, sum(counted.count)
FROM face_counts AS counted
JOIN sessions ON sessions.id = counted.session AND sessions.deleted IS NULL
LEFT JOIN seated AS sat ON sat.session = counted.session AND sat.seat = counted.seat
LEFT JOIN people AS seated ON seated.id = sat.person
LEFT JOIN people ON people.id = coalesce(seated.root, seated.id)
WHERE ?1 IS NULL OR counted.session = ?1
GROUP BY counted.die, people.id, counted.face
ORDER BY counted.die, people.id, counted.face
