SELECT person, game, title, contest, scoring, seats, sides, alone, plays, wins, shared, played_ms, placed, places,
    scored, points, leads, lead, gaps, gap, first, last
FROM tallies
WHERE scope = ?5 AND person = ?4 AND (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR title = ?2) AND (?3 IS NULL OR seats = ?3)
