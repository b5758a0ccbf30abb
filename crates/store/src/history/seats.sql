SELECT who.id, who.name, seat.piece
FROM seated AS seat
JOIN people AS p ON p.id = seat.person
JOIN people AS who ON who.id = coalesce(p.root, p.id)
WHERE seat.session = ?1
ORDER BY seat.seat
