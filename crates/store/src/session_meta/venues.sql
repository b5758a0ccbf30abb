SELECT id, name, (SELECT count(*) FROM sessions WHERE sessions.venue = venues.id AND deleted IS NULL) AS n
FROM venues ORDER BY n DESC, created, id
