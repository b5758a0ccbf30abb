INSERT INTO plays (person, ended, session, game, title, contest, scoring, seats, sides, winners, alone,
    place, won, points, margin, best_round, played_ms)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
