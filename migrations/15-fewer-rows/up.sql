-- What happened in a step stands in its row: as a row of its own each event cost a third of its length more.
CREATE TABLE whole_steps (
    number      INTEGER NOT NULL PRIMARY KEY,
    session     BLOB    NOT NULL REFERENCES sessions (id),
    seq         INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    by          TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (kind IN
        ('open', 'play', 'undo', 'redo', 'amend', 'pause', 'resume', 'abandon')),
    command     TEXT,
    corrections TEXT,
    digest      BLOB    NOT NULL CHECK (length(digest) = 32),
    -- A JSON list of [position, event].
    events      TEXT    NOT NULL,
    UNIQUE (session, seq)
) STRICT;

INSERT INTO whole_steps
SELECT number, session, seq, at, by, kind, command, corrections, digest, coalesce((
    SELECT '[' || group_concat('[' || position || ',' || payload || ']') || ']'
    FROM (SELECT position, payload FROM events
        WHERE events.session = steps.session AND events.seq = steps.seq ORDER BY position, n)
), '[]')
FROM steps ORDER BY number;

DROP TABLE events;
DROP TABLE steps;
ALTER TABLE whole_steps RENAME TO steps;

CREATE TRIGGER steps_stay BEFORE UPDATE ON steps
BEGIN SELECT RAISE(ABORT, 'a recorded step is never changed'); END;
CREATE TRIGGER steps_remain BEFORE DELETE ON steps
WHEN NOT EXISTS (SELECT 1 FROM sessions WHERE id = OLD.session AND deleted IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'a recorded step is never deleted'); END;

-- The people met in a play stand in its row, packed, and no more in a row for each two people.
DROP TABLE meetings;
ALTER TABLE plays ADD COLUMN company BLOB NOT NULL DEFAULT x'';

-- The points of each round stand in `sessions.standing`.
DROP TABLE round_scores;

-- No query asks for a person's results there, or in which order their sessions began.
DROP INDEX results_by_person;
DROP INDEX session_seats_by_person;
CREATE INDEX session_seats_by_person ON session_seats (person);
