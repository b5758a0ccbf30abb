UPDATE tallies
SET first = (SELECT ended FROM plays AS p WHERE p.person = ?1 AND p.game = tallies.game AND p.title = tallies.title
        AND p.contest = tallies.contest AND p.scoring = tallies.scoring AND p.seats = tallies.seats
        AND p.sides = tallies.sides AND p.alone = tallies.alone ORDER BY p.ended LIMIT 1),
    last = (SELECT ended FROM plays AS p WHERE p.person = ?1 AND p.game = tallies.game AND p.title = tallies.title
        AND p.contest = tallies.contest AND p.scoring = tallies.scoring AND p.seats = tallies.seats
        AND p.sides = tallies.sides AND p.alone = tallies.alone ORDER BY p.ended DESC LIMIT 1)
WHERE person = ?1 AND game = ?2 AND title = ?3 AND (first = ?4 OR last = ?4)
