WITH own AS (
    SELECT p.ended FROM plays AS p INDEXED BY plays_by_game
    WHERE p.game = ?3 AND p.title = ?4 AND p.contest = ?5 AND p.scoring = ?6 AND p.seats = ?7 AND p.sides = ?8
        AND (?1 = zeroblob(16) OR EXISTS (SELECT 1 FROM scope_sessions AS c
            WHERE c.scope = ?1 AND c.ended = p.ended AND c.session = p.session))
)
UPDATE tallies
SET first = (SELECT ended FROM own ORDER BY ended LIMIT 1), last = (SELECT ended FROM own ORDER BY ended DESC LIMIT 1)
WHERE scope = ?1 AND person = ?2 AND game = ?3 AND title = ?4 AND contest = ?5 AND scoring = ?6 AND seats = ?7
    AND sides = ?8 AND alone = ?9 AND (first = ?10 OR last = ?10)
