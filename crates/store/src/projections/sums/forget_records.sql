DELETE FROM records WHERE session = ?1 RETURNING circle, person, game, title, seats, scoring, what
