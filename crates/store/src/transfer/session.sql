SELECT form = 'foreign', alien, title, contest, scoring, ended, place, note, archived, changed, standing,
    (SELECT name FROM places WHERE id = sessions.place)
FROM sessions WHERE id = ?1
