DELETE FROM records WHERE session = ?1 RETURNING person, game, title, seats, scoring, what
