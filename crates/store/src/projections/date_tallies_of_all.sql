UPDATE tallies
SET first = (SELECT ended FROM plays AS p INDEXED BY plays_by_game WHERE p.game = ?1 AND p.title = ?2
        AND p.contest = tallies.contest AND p.scoring = tallies.scoring AND p.seats = tallies.seats
        AND p.sides = tallies.sides ORDER BY p.ended LIMIT 1),
    last = (SELECT ended FROM plays AS p INDEXED BY plays_by_game WHERE p.game = ?1 AND p.title = ?2
        AND p.contest = tallies.contest AND p.scoring = tallies.scoring AND p.seats = tallies.seats
        AND p.sides = tallies.sides ORDER BY p.ended DESC LIMIT 1)
WHERE person = zeroblob(16) AND game = ?1 AND title = ?2 AND (first = ?3 OR last = ?3)
