-- What all of time adds up to, so that no figure of all time reads every play there is.

-- What everybody's plays add up to; the rows of the person 16 times 0 count sessions, and their points,
-- places and margins are everybody's. `placed` is how many places are known, `scored` how many plays have
-- points that are compared; `leads` and `gaps` are how many of them were won alone and not won at all.
DROP TABLE tallies;
CREATE TABLE tallies (
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
    PRIMARY KEY (person, game, title, contest, scoring, seats, sides, alone)
) STRICT, WITHOUT ROWID;

-- What a play could be the record of: the higher the rank the better, and of equal ones the latest.
CREATE VIEW marks AS
SELECT p.person AS holder, p.ended, p.session, p.game, p.title, p.seats, p.scoring, k.what,
    CASE
        WHEN k.what = 'longest' THEN iif(p.won AND p.played_ms > 0, p.played_ms, NULL)
        WHEN k.what = 'shortest' THEN iif(p.won AND p.played_ms > 0, -p.played_ms, NULL)
        WHEN p.contest NOT IN ('each', 'teams') OR p.scoring = 'unscored' OR p.points IS NULL THEN NULL
        WHEN k.what = 'latest' THEN 0
        WHEN k.what = 'most' THEN p.points
        WHEN k.what = 'fewest' THEN -p.points
        WHEN k.what = 'round' THEN p.best_round
        WHEN NOT p.won OR p.winners > 1 THEN NULL
        WHEN k.what = 'widest' THEN p.margin
        WHEN k.what = 'closest' THEN -p.margin
    END AS rank
FROM plays AS p CROSS JOIN (
    SELECT 'latest' AS what UNION ALL SELECT 'most' UNION ALL SELECT 'fewest' UNION ALL SELECT 'round'
    UNION ALL SELECT 'widest' UNION ALL SELECT 'closest' UNION ALL SELECT 'shortest' UNION ALL SELECT 'longest'
) AS k;

-- The best mark of each kind: of everybody, and of all of them under the person 16 times 0.
CREATE TABLE records (
    person  BLOB    NOT NULL,
    game    TEXT    NOT NULL,
    title   TEXT    NOT NULL,
    seats   INTEGER NOT NULL,
    scoring TEXT    NOT NULL,
    what    TEXT    NOT NULL,
    rank    INTEGER NOT NULL,
    ended   INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    holder  BLOB    NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, game, title, seats, scoring, what)
) STRICT, WITHOUT ROWID;

CREATE INDEX records_by_session ON records (session);

-- How often two people met how.
CREATE TABLE meeting_sums (
    person   BLOB    NOT NULL REFERENCES people (id),
    other    BLOB    NOT NULL REFERENCES people (id),
    game     TEXT    NOT NULL,
    title    TEXT    NOT NULL,
    contest  TEXT    NOT NULL,
    seats    INTEGER NOT NULL,
    allied   INTEGER NOT NULL,
    ahead    INTEGER NOT NULL,
    meetings INTEGER NOT NULL,
    PRIMARY KEY (person, other, game, title, contest, seats, allied, ahead)
) STRICT, WITHOUT ROWID;

-- How often facts had which value: what they add up to, and the least and the most of a session.
CREATE TABLE fact_sums (
    game     TEXT    NOT NULL,
    person   BLOB    NOT NULL,
    key      TEXT    NOT NULL,
    dim      TEXT    NOT NULL,
    title    TEXT    NOT NULL,
    seats    INTEGER NOT NULL,
    value    INTEGER NOT NULL,
    sessions INTEGER NOT NULL,
    "of"     INTEGER NOT NULL,
    PRIMARY KEY (game, person, key, dim, title, seats, value)
) STRICT, WITHOUT ROWID;
