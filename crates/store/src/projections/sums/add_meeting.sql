INSERT INTO meeting_sums (scope, person, other, game, title, contest, seats, allied, ahead, meetings)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
ON CONFLICT DO UPDATE SET meetings = meetings + excluded.meetings
