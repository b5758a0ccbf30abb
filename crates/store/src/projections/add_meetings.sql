INSERT INTO meeting_sums (person, other, game, title, contest, seats, allied, ahead, meetings)
SELECT m.person, m.other, m.game, m.title, m.contest, m.seats, m.allied, m.ahead, ?2
FROM plays AS one
JOIN plays AS two ON two.session = one.session AND two.person <> one.person
CROSS JOIN meetings AS m
WHERE one.session = ?1 AND m.person = one.person AND m.other = two.person AND m.ended = one.ended AND m.session = ?1
ON CONFLICT DO UPDATE SET meetings = meetings + excluded.meetings
