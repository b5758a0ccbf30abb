-- Everybody's plays are read by session, which is a quarter of the rows: one for each finished session. `people` holds
-- what each of them came to, packed. It takes the place of the index of all plays by game.
CREATE TABLE finished (
    game      TEXT    NOT NULL,
    title     TEXT    NOT NULL,
    ended     INTEGER NOT NULL,
    session   BLOB    NOT NULL REFERENCES sessions (id),
    contest   TEXT    NOT NULL,
    scoring   TEXT    NOT NULL,
    seats     INTEGER NOT NULL,
    -- How many sides there were, and how many of them won.
    sides     INTEGER NOT NULL,
    winners   INTEGER NOT NULL,
    played_ms INTEGER NOT NULL,
    people    BLOB    NOT NULL,
    PRIMARY KEY (game, title, ended, session)
) STRICT, WITHOUT ROWID;

DROP INDEX plays_by_game;

-- What games remember of finished sessions: a row for each person and session, packed as in `sessions.stats`. What is
-- about whole tables has the person 16 times 0, and so has what everybody's stats add up to there.
DROP TABLE stats;
CREATE TABLE stats (
    game    TEXT    NOT NULL,
    person  BLOB    NOT NULL,
    ended   INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    stats   TEXT    NOT NULL,
    PRIMARY KEY (game, person, ended, session)
) STRICT, WITHOUT ROWID;
