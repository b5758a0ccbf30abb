INSERT INTO tallies (scope, person, game, title, contest, scoring, seats, sides, alone, plays, wins, shared, played_ms,
    placed, places, scored, points, leads, lead, gaps, gap, first, last)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23)
ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
    shared = shared + excluded.shared, played_ms = played_ms + excluded.played_ms,
    placed = placed + excluded.placed, places = places + excluded.places, scored = scored + excluded.scored,
    points = points + excluded.points, leads = leads + excluded.leads, lead = lead + excluded.lead,
    gaps = gaps + excluded.gaps, gap = gap + excluded.gap,
    first = min(first, excluded.first), last = max(last, excluded.last)
