SELECT CASE WHEN scored THEN points END, nullif(place, 0), won, side FROM results WHERE session = ?1 ORDER BY seat
