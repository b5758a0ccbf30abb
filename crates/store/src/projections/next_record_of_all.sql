INSERT INTO records (person, game, title, seats, scoring, what, rank, ended, session, holder)
SELECT zeroblob(16), game, title, seats, scoring, what, rank, ended, session, holder
FROM marks
WHERE game = ?1 AND title = ?2 AND seats = ?3 AND scoring = ?4 AND what = ?5 AND rank IS NOT NULL
ORDER BY rank DESC, ended DESC, session, holder LIMIT 1
