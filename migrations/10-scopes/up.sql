-- Sessions are counted by scope: those of a group, those at a venue, and under 16 times 0 all of them.
DROP TABLE group_sessions;

-- The finished sessions of a group, where everybody there belongs to it, and those at a venue.
CREATE TABLE scope_sessions (
    scope   BLOB    NOT NULL,
    ended   INTEGER NOT NULL,
    session BLOB    NOT NULL REFERENCES sessions (id),
    PRIMARY KEY (scope, ended, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX scope_sessions_by_session ON scope_sessions (session);

ALTER TABLE tallies RENAME COLUMN group_id TO scope;
ALTER TABLE records RENAME COLUMN group_id TO scope;
ALTER TABLE meeting_sums RENAME COLUMN group_id TO scope;
ALTER TABLE stat_sums RENAME COLUMN group_id TO scope;
