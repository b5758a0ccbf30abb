WITH own AS (
    SELECT f.ended FROM finished AS f
    WHERE f.game = ?3 AND f.title = ?4 AND f.contest = ?5 AND f.scoring = ?6 AND f.seats = ?7 AND f.sides = ?8
        AND (?1 = zeroblob(16) OR EXISTS (SELECT 1 FROM scope_sessions AS c
            WHERE c.scope = ?1 AND c.ended = f.ended AND c.session = f.session))
)
UPDATE tallies
SET first = (SELECT ended FROM own ORDER BY ended LIMIT 1), last = (SELECT ended FROM own ORDER BY ended DESC LIMIT 1)
WHERE scope = ?1 AND person = ?2 AND game = ?3 AND title = ?4 AND contest = ?5 AND scoring = ?6 AND seats = ?7
    AND sides = ?8 AND alone = ?9 AND (first = ?10 OR last = ?10)
