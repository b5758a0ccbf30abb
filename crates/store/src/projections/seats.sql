SELECT seat.seat, who.id, who.name, iif(r.scored, r.points, NULL), r.place, r.won, r.side, r.seat IS NOT NULL
FROM seated AS seat
JOIN people AS p ON p.id = seat.person
JOIN people AS who ON who.id = coalesce(p.root, p.id)
LEFT JOIN results AS r ON r.session = seat.session AND r.seat = seat.seat
WHERE seat.session = ?1
ORDER BY seat.seat
