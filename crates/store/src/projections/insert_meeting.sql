INSERT INTO meetings (person, other, ended, session, game, title, contest, seats, allied, ahead, won)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
