-- What file(1) and other programs can know this file by: "TPTE".
PRAGMA application_id = 0x54505445;

-- People.
CREATE TABLE people (
    id       BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name     TEXT    NOT NULL,
    name_key TEXT    NOT NULL UNIQUE,
    piece    INTEGER NOT NULL CHECK (piece BETWEEN 0 AND 7),
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A session: what it was opened with never changes; from `status` on it is a projection of its steps.
CREATE TABLE sessions (
    id            BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    setup         TEXT    NOT NULL,
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),
    started       INTEGER NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('live', 'paused', 'finished', 'abandoned')),
    revision      INTEGER NOT NULL,
    head          BLOB    NOT NULL CHECK (length(head) = 32),
    touched       INTEGER NOT NULL,
    played_ms     INTEGER NOT NULL CHECK (played_ms >= 0),
    running_since INTEGER,
    standing      TEXT    NOT NULL
) STRICT;

CREATE INDEX sessions_by_start ON sessions (started DESC, id DESC);
CREATE INDEX sessions_by_game ON sessions (game, started DESC, id DESC);
CREATE INDEX sessions_open ON sessions (touched DESC, id DESC) WHERE status IN ('live', 'paused');

-- Who sits where. `started` is the session's and never changes: it orders one person's history.
CREATE TABLE session_seats (
    session BLOB    NOT NULL REFERENCES sessions (id),
    seat    INTEGER NOT NULL,
    person  BLOB    NOT NULL REFERENCES people (id),
    piece   INTEGER NOT NULL CHECK (piece BETWEEN 0 AND 7),
    started INTEGER NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX session_seats_by_person ON session_seats (person, started DESC, session DESC);

-- The journal: every fact ever recorded, in the order it was acknowledged. It only grows.
CREATE TABLE steps (
    fact        INTEGER NOT NULL PRIMARY KEY,
    session     BLOB    NOT NULL REFERENCES sessions (id),
    seq         INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    by          TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (kind IN
        ('open', 'play', 'undo', 'redo', 'amend', 'pause', 'resume', 'abandon')),
    command     TEXT,
    corrections TEXT,
    digest      BLOB    NOT NULL CHECK (length(digest) = 32),
    UNIQUE (session, seq)
) STRICT;

CREATE TABLE events (
    session  BLOB    NOT NULL,
    seq      INTEGER NOT NULL,
    position INTEGER NOT NULL,
    n        INTEGER NOT NULL,
    payload  TEXT    NOT NULL,
    PRIMARY KEY (session, seq, position, n),
    FOREIGN KEY (session, seq) REFERENCES steps (session, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER steps_stay BEFORE UPDATE ON steps
BEGIN SELECT RAISE(ABORT, 'a recorded step is never changed'); END;
CREATE TRIGGER steps_remain BEFORE DELETE ON steps
BEGIN SELECT RAISE(ABORT, 'a recorded step is never deleted'); END;
CREATE TRIGGER events_stay BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'a recorded event is never changed'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'a recorded event is never deleted'); END;

-- How many facts have been acknowledged: `steps.fact` has no gap from 1 to this number.
CREATE TABLE ledger (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    facts INTEGER NOT NULL
) STRICT;

INSERT INTO ledger (id, facts) VALUES (1, 0);

-- Projections, written in the transaction of the step that makes them.
CREATE TABLE results (
    session BLOB    NOT NULL REFERENCES sessions (id),
    seat    INTEGER NOT NULL,
    person  BLOB    NOT NULL REFERENCES people (id),
    points  INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    won     INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person ON results (person, session);

CREATE TABLE round_scores (
    session BLOB    NOT NULL REFERENCES sessions (id),
    round   INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    PRIMARY KEY (session, round, seat)
) STRICT, WITHOUT ROWID;

-- What was typed but is no fact yet.
CREATE TABLE drafts (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id),
    draft   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
