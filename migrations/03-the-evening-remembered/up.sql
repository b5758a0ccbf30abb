-- Where people play.
CREATE TABLE venues (
    id       BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name     TEXT    NOT NULL,
    name_key TEXT    NOT NULL UNIQUE,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Somebody who turned out to be somebody else keeps every seat: `merged_into` says who they are, and
-- `root` who that is in the end, so that nothing follows a chain. While it is set, their name is free.
ALTER TABLE people ADD COLUMN archived INTEGER;
ALTER TABLE people ADD COLUMN merged_into BLOB REFERENCES people (id);
ALTER TABLE people ADD COLUMN root BLOB REFERENCES people (id);

CREATE INDEX people_merged ON people (root) WHERE root IS NOT NULL;

-- People who often play together. A deleted group stays until it is wanted back.
CREATE TABLE circles (
    id         BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name       TEXT    NOT NULL,
    name_key   TEXT    NOT NULL,
    hide_rates INTEGER NOT NULL CHECK (hide_rates IN (0, 1)),
    created    INTEGER NOT NULL,
    deleted    INTEGER
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX circles_by_name ON circles (name_key) WHERE deleted IS NULL;

CREATE TABLE circle_people (
    circle BLOB NOT NULL REFERENCES circles (id),
    person BLOB NOT NULL REFERENCES people (id),
    PRIMARY KEY (circle, person)
) STRICT, WITHOUT ROWID;

-- What people say about a session. A deleted one is in no list and no figure; it comes back until it
-- is really removed.
ALTER TABLE sessions ADD COLUMN venue BLOB REFERENCES venues (id);
ALTER TABLE sessions ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN archived INTEGER;
ALTER TABLE sessions ADD COLUMN deleted INTEGER;
-- A session of the form `foreign` was played under another program: it has results, and no journal.
ALTER TABLE sessions ADD COLUMN form TEXT NOT NULL DEFAULT 'kept' CHECK (form IN ('kept', 'foreign'));
ALTER TABLE sessions ADD COLUMN alien TEXT;
-- Projections of the journal; `ended` is when the last step that counts was recorded.
ALTER TABLE sessions ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN contest TEXT NOT NULL DEFAULT 'each'
    CHECK (contest IN ('each', 'teams', 'one_against_many', 'cooperative'));
ALTER TABLE sessions ADD COLUMN scoring TEXT NOT NULL DEFAULT 'highest'
    CHECK (scoring IN ('highest', 'lowest', 'unscored'));
ALTER TABLE sessions ADD COLUMN facts TEXT NOT NULL DEFAULT '';

-- `place` 0 is unknown; a result that is not scored has 0 points.
ALTER TABLE results ADD COLUMN side INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN scored INTEGER NOT NULL DEFAULT 1 CHECK (scored IN (0, 1));

CREATE INDEX sessions_deleted ON sessions (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX sessions_by_venue ON sessions (venue) WHERE venue IS NOT NULL;

-- Lists are read from `listed`, where live tables stand by their start, the others by their end.
DROP INDEX sessions_by_start;
DROP INDEX sessions_by_game;

-- The journal of a session that was deleted may be removed for good, and nothing else.
DROP TRIGGER steps_remain;
DROP TRIGGER events_remain;
CREATE TRIGGER steps_remain BEFORE DELETE ON steps
WHEN NOT EXISTS (SELECT 1 FROM sessions WHERE id = OLD.session AND deleted IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'a recorded step is never deleted'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events
WHEN NOT EXISTS (SELECT 1 FROM sessions WHERE id = OLD.session AND deleted IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'a recorded event is never deleted'); END;

-- How many facts were removed with their sessions, out of those that were acknowledged.
ALTER TABLE ledger ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

-- Which version of the projections below stands here; 0 until they are first built.
ALTER TABLE ledger ADD COLUMN projected INTEGER NOT NULL DEFAULT 0;

-- Projections: everything from here on follows from the sessions and their journals, and can be built
-- anew. People stand here as who they are in the end.

-- Every session that is not deleted, in the order of the history.
CREATE TABLE listed (
    sorted   INTEGER NOT NULL,
    session  BLOB    NOT NULL REFERENCES sessions (id),
    game     TEXT    NOT NULL,
    title    TEXT    NOT NULL,
    status   TEXT    NOT NULL,
    venue    BLOB,
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    -- Names, venue, title and note, folded: what a search looks through.
    words    TEXT    NOT NULL,
    PRIMARY KEY (sorted, session)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX listed_by_session ON listed (session);
CREATE INDEX listed_by_game ON listed (game, sorted, session);

-- Who sat at it: `came` is 1 for a win alone, 2 for a shared one, 0 for none, null before the end.
CREATE TABLE listed_people (
    person  BLOB    NOT NULL REFERENCES people (id),
    sorted  INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    came    INTEGER,
    PRIMARY KEY (person, sorted, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX listed_people_by_session ON listed_people (session);

-- One row for each person of each finished session.
CREATE TABLE plays (
    person     BLOB    NOT NULL REFERENCES people (id),
    ended      INTEGER NOT NULL,
    session    BLOB    NOT NULL REFERENCES sessions (id),
    game       TEXT    NOT NULL,
    title      TEXT    NOT NULL,
    contest    TEXT    NOT NULL,
    scoring    TEXT    NOT NULL,
    seats      INTEGER NOT NULL,
    -- How many sides there were, and how many of them won.
    sides      INTEGER NOT NULL,
    winners    INTEGER NOT NULL,
    alone      INTEGER NOT NULL CHECK (alone IN (0, 1)),
    place      INTEGER NOT NULL,
    won        INTEGER NOT NULL CHECK (won IN (0, 1)),
    points     INTEGER,
    -- How far ahead of the best other side, below 0 how far behind it.
    margin     INTEGER,
    best_round INTEGER,
    played_ms  INTEGER NOT NULL,
    PRIMARY KEY (person, ended, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX plays_by_session ON plays (session);
-- Everything the page of a game reads.
CREATE INDEX plays_by_game ON plays (
    game, title, ended, session, person, contest, scoring, seats, sides, winners, alone, place, won,
    points, margin, best_round, played_ms
);

-- One row for each two people of each finished session, from each of them.
CREATE TABLE meetings (
    person  BLOB    NOT NULL REFERENCES people (id),
    other   BLOB    NOT NULL REFERENCES people (id),
    ended   INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    game    TEXT    NOT NULL,
    title   TEXT    NOT NULL,
    contest TEXT    NOT NULL,
    seats   INTEGER NOT NULL,
    -- Whether they were on one side.
    allied  INTEGER NOT NULL CHECK (allied IN (0, 1)),
    -- 1 when the person came before the other, -1 behind, 0 level.
    ahead   INTEGER NOT NULL,
    won     INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (person, other, ended, session)
) STRICT, WITHOUT ROWID;

-- What everybody's plays add up to; the rows of the person 16 times 0 count sessions.
CREATE TABLE tallies (
    person    BLOB    NOT NULL,
    game      TEXT    NOT NULL,
    title     TEXT    NOT NULL,
    contest   TEXT    NOT NULL,
    seats     INTEGER NOT NULL,
    sides     INTEGER NOT NULL,
    alone     INTEGER NOT NULL,
    plays     INTEGER NOT NULL,
    wins      INTEGER NOT NULL,
    shared    INTEGER NOT NULL,
    played_ms INTEGER NOT NULL,
    PRIMARY KEY (person, game, title, contest, seats, sides, alone)
) STRICT, WITHOUT ROWID;

-- What games remember of finished sessions. Facts of whole tables have the person 16 times 0, and so
-- has the sum of what everybody's facts say there.
CREATE TABLE facts (
    game    TEXT    NOT NULL,
    person  BLOB    NOT NULL,
    key     TEXT    NOT NULL,
    dim     TEXT    NOT NULL,
    ended   INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    value   INTEGER NOT NULL,
    "of"    INTEGER NOT NULL,
    PRIMARY KEY (game, person, key, dim, ended, session)
) STRICT, WITHOUT ROWID;

-- The finished sessions of a group: everybody there belongs to it.
CREATE TABLE circle_sessions (
    circle  BLOB    NOT NULL REFERENCES circles (id),
    ended   INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    PRIMARY KEY (circle, ended, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX circle_sessions_by_session ON circle_sessions (session);
