INSERT INTO records (person, game, title, seats, scoring, what, rank, ended, session, holder)
SELECT ?1, game, title, seats, scoring, what, rank, ended, session, holder
FROM marks
WHERE holder = ?1 AND game = ?2 AND title = ?3 AND seats = ?4 AND scoring = ?5 AND what = ?6 AND rank IS NOT NULL
ORDER BY rank DESC, ended DESC, session, holder LIMIT 1
