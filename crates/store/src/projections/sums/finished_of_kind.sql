SELECT f.ended, f.session, f.game, f.title, f.contest, f.scoring, f.seats, f.sides, f.winners, f.played_ms, f.people
FROM finished AS f
WHERE f.game = ?2 AND f.title = ?3 AND f.seats = ?4 AND f.scoring = ?5
    AND (?1 = zeroblob(16) OR EXISTS (SELECT 1 FROM scope_sessions AS c
        WHERE c.scope = ?1 AND c.ended = f.ended AND c.session = f.session))
