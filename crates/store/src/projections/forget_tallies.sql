UPDATE tallies
SET plays = tallies.plays - 1, wins = tallies.wins - p.won, shared = tallies.shared - p.shared,
    played_ms = tallies.played_ms - p.played_ms
FROM (
    SELECT person, game, title, contest, seats, sides, alone, won, won AND winners > 1 AS shared, played_ms
    FROM plays WHERE session = ?1
    UNION ALL
    SELECT zeroblob(16), game, title, contest, seats, sides, 0,
        max((alone AND won) OR (contest = 'cooperative' AND winners > 0)), max(winners > 1), max(played_ms)
    FROM plays WHERE session = ?1 GROUP BY session
) AS p
WHERE tallies.person = p.person AND tallies.game = p.game AND tallies.title = p.title
  AND tallies.contest = p.contest AND tallies.seats = p.seats AND tallies.sides = p.sides
  AND tallies.alone = p.alone
