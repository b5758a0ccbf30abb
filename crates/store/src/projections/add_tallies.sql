WITH own AS (
    SELECT *, won AND winners > 1 AS shared, contest IN ('each', 'teams') AND place > 0 AS placed,
        contest IN ('each', 'teams') AND scoring <> 'unscored' AND points IS NOT NULL AS scored
    FROM plays WHERE session = ?1
), known AS (
    SELECT *, scored AND won AND NOT shared AND margin IS NOT NULL AS led,
        scored AND NOT won AND margin IS NOT NULL AS trailed
    FROM own
)
INSERT INTO tallies (person, game, title, contest, scoring, seats, sides, alone, plays, wins, shared, played_ms,
    placed, places, scored, points, leads, lead, gaps, gap, first, last)
SELECT person, game, title, contest, scoring, seats, sides, alone, ?2, ?2 * won, ?2 * shared, ?2 * played_ms,
    ?2 * placed, ?2 * iif(placed, place, 0), ?2 * scored, ?2 * iif(scored, points, 0),
    ?2 * led, ?2 * iif(led, margin, 0), ?2 * trailed, ?2 * iif(trailed, -margin, 0), ended, ended
FROM known
UNION ALL
SELECT zeroblob(16), game, title, contest, scoring, seats, sides, 0, ?2,
    ?2 * max((alone AND won) OR (contest = 'cooperative' AND winners > 0)), ?2 * max(winners > 1), ?2 * max(played_ms),
    ?2 * sum(placed), ?2 * sum(iif(placed, place, 0)), ?2 * sum(scored), ?2 * sum(iif(scored, points, 0)),
    ?2 * sum(led), ?2 * sum(iif(led, margin, 0)), ?2 * sum(trailed), ?2 * sum(iif(trailed, -margin, 0)), ended, ended
FROM known GROUP BY session
ON CONFLICT DO UPDATE SET plays = plays + excluded.plays, wins = wins + excluded.wins,
    shared = shared + excluded.shared, played_ms = played_ms + excluded.played_ms,
    placed = placed + excluded.placed, places = places + excluded.places, scored = scored + excluded.scored,
    points = points + excluded.points, leads = leads + excluded.leads, lead = lead + excluded.lead,
    gaps = gaps + excluded.gaps, gap = gap + excluded.gap,
    first = min(first, excluded.first), last = max(last, excluded.last)
