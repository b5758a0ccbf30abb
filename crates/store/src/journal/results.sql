SELECT seat, person, points, place, won, side, scored FROM results WHERE session = ?1 ORDER BY seat
