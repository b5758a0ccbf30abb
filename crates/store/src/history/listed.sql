SELECT s.id, s.game, s.setup, s.status, s.started, s.touched, s.played_ms, s.running_since, s.standing,
    s.ended, s.venue, venues.name, s.note, s.archived IS NOT NULL, s.contest, s.form = 'foreign', s.revision,
    coalesce(l.sorted, s.ended)
FROM sessions AS s LEFT JOIN venues ON venues.id = s.venue LEFT JOIN listed AS l ON l.session = s.id
WHERE s.id = ?1 AND s.deleted IS NULL
