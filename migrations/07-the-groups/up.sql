-- What all of time adds up to of every group, as it does of everybody: each sum belongs to a circle, and
-- those of all sessions to the circle 16 times 0.

DROP VIEW marks;
DROP TABLE tallies;
DROP TABLE records;
DROP TABLE meeting_sums;
DROP TABLE fact_sums;

-- What everybody's plays add up to; the rows of the person 16 times 0 count sessions, and their points,
-- places and margins are everybody's. `placed` is how many places are known, `scored` how many plays have
-- points that are compared; `leads` and `gaps` are how many of them were won alone and not won at all.
CREATE TABLE tallies (
    circle    BLOB    NOT NULL,
    person    BLOB    NOT NULL,
    game      TEXT    NOT NULL,
    title     TEXT    NOT NULL,
    contest   TEXT    NOT NULL,
    scoring   TEXT    NOT NULL,
    seats     INTEGER NOT NULL,
    sides     INTEGER NOT NULL,
    alone     INTEGER NOT NULL,
    plays     INTEGER NOT NULL,
    wins      INTEGER NOT NULL,
    shared    INTEGER NOT NULL,
    played_ms INTEGER NOT NULL,
    placed    INTEGER NOT NULL,
    places    INTEGER NOT NULL,
    scored    INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    leads     INTEGER NOT NULL,
    lead      INTEGER NOT NULL,
    gaps      INTEGER NOT NULL,
    gap       INTEGER NOT NULL,
    -- When the first and the last of them ended.
    first     INTEGER NOT NULL,
    last      INTEGER NOT NULL,
    PRIMARY KEY (circle, person, game, title, contest, scoring, seats, sides, alone)
) STRICT, WITHOUT ROWID;

-- The best play of each kind: everybody's, and of all of them under the person 16 times 0.
CREATE TABLE records (
    circle  BLOB    NOT NULL,
    person  BLOB    NOT NULL,
    game    TEXT    NOT NULL,
    title   TEXT    NOT NULL,
    seats   INTEGER NOT NULL,
    scoring TEXT    NOT NULL,
    what    TEXT    NOT NULL,
    -- The higher the better, and of equal ones the latest.
    rank    INTEGER NOT NULL,
    ended   INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    holder  BLOB    NOT NULL REFERENCES people (id),
    PRIMARY KEY (circle, person, game, title, seats, scoring, what)
) STRICT, WITHOUT ROWID;

CREATE INDEX records_by_session ON records (session);

-- How often two people met how.
CREATE TABLE meeting_sums (
    circle   BLOB    NOT NULL,
    person   BLOB    NOT NULL REFERENCES people (id),
    other    BLOB    NOT NULL REFERENCES people (id),
    game     TEXT    NOT NULL,
    title    TEXT    NOT NULL,
    contest  TEXT    NOT NULL,
    seats    INTEGER NOT NULL,
    allied   INTEGER NOT NULL,
    ahead    INTEGER NOT NULL,
    meetings INTEGER NOT NULL,
    PRIMARY KEY (circle, person, other, game, title, contest, seats, allied, ahead)
) STRICT, WITHOUT ROWID;

-- How often facts had which value: what they add up to, and the least and the most of a session.
CREATE TABLE fact_sums (
    circle   BLOB    NOT NULL,
    game     TEXT    NOT NULL,
    person   BLOB    NOT NULL,
    key      TEXT    NOT NULL,
    dim      TEXT    NOT NULL,
    title    TEXT    NOT NULL,
    seats    INTEGER NOT NULL,
    value    INTEGER NOT NULL,
    sessions INTEGER NOT NULL,
    "of"     INTEGER NOT NULL,
    PRIMARY KEY (circle, game, person, key, dim, title, seats, value)
) STRICT, WITHOUT ROWID;
