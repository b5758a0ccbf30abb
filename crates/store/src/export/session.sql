SELECT form = 'foreign', passthrough, title, contest, scoring, ended, venue, note, archived, standing,
    (SELECT name FROM venues WHERE id = sessions.venue)
FROM sessions WHERE id = ?1
