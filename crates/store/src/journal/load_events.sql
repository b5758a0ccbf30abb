SELECT seq, position, payload FROM events WHERE session = ?1 ORDER BY seq, position, n
