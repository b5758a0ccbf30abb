SELECT person, game, title, contest, seats, sides, alone, plays, wins, shared, played_ms
FROM tallies WHERE person = ?1
