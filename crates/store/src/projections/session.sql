SELECT s.game, s.title, s.status, s.started, s.ended, s.played_ms, s.contest, s.scoring, s.stats,
    s.venue, venues.name, s.note, s.archived IS NOT NULL, s.standing
FROM sessions AS s LEFT JOIN venues ON venues.id = s.venue
WHERE s.id = ?1 AND s.deleted IS NULL
