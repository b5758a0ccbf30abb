SELECT 'session', id, status, touched, played_ms, running_since, standing, ended, title, contest, scoring, stats,
    deadline
FROM sessions ORDER BY id;
SELECT 'seated', * FROM seated ORDER BY session, seat;
SELECT 'result', * FROM results ORDER BY session, seat;
SELECT 'listed', * FROM listed ORDER BY sorted, session;
SELECT 'person', * FROM listed_people ORDER BY person, sorted, session;
SELECT 'play', * FROM plays ORDER BY person, ended, session;
SELECT 'finished', * FROM finished ORDER BY game, title, ended, session;
SELECT 'tally', * FROM tallies ORDER BY scope, person, game, title, contest, scoring, seats, sides, alone;
SELECT 'record', * FROM records ORDER BY scope, person, game, title, seats, scoring, what;
SELECT 'meeting sum', * FROM meeting_sums ORDER BY scope, person, other, game, title, contest, seats, allied, ahead;
SELECT 'stat sum', * FROM stat_sums ORDER BY scope, game, person, key, dim, title, seats, value;
SELECT 'stat', * FROM stats ORDER BY game, person, ended, session;
SELECT 'scope session', * FROM scope_sessions ORDER BY scope, ended, session;
SELECT 'face', * FROM face_counts ORDER BY session, seat, die, face
