INSERT INTO tallies (person, game, title, contest, seats, sides, alone, plays, wins, shared, played_ms)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?9, ?10)
ON CONFLICT DO UPDATE SET plays = plays + 1, wins = wins + excluded.wins,
    shared = shared + excluded.shared, played_ms = played_ms + excluded.played_ms
