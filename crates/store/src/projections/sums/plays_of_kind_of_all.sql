SELECT p.person, p.ended, p.session, p.game, p.title, p.contest, p.scoring, p.seats, p.sides, p.winners, p.alone,
    p.place, p.won, p.points, p.margin, p.best_round, p.played_ms
FROM plays AS p INDEXED BY plays_by_game
WHERE ?2 = zeroblob(16) AND p.game = ?3 AND p.title = ?4 AND p.seats = ?5 AND p.scoring = ?6
    AND (?1 = zeroblob(16) OR EXISTS (SELECT 1 FROM scope_sessions AS c
        WHERE c.scope = ?1 AND c.ended = p.ended AND c.session = p.session))
