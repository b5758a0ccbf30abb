-- When somebody, a place, a group, or what people say of a session was last changed: where two devices
-- differ, the later word counts.
ALTER TABLE people ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE venues ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE circles ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER people_changed AFTER UPDATE OF name, piece, archived, merged_into ON people
BEGIN UPDATE people SET changed = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id; END;
CREATE TRIGGER places_changed AFTER UPDATE OF name ON venues
BEGIN UPDATE venues SET changed = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id; END;
CREATE TRIGGER circles_changed AFTER UPDATE OF name, hide_rates, deleted ON circles
BEGIN UPDATE circles SET changed = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id; END;
CREATE TRIGGER sessions_changed AFTER UPDATE OF venue, note, archived ON sessions
WHEN NEW.changed = OLD.changed
BEGIN UPDATE sessions SET changed = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id; END;

-- What other programs said of people, venues and games, in their own words: nobody here reads it, and
-- a file for them says it again.
CREATE TABLE aliens (
    source TEXT NOT NULL,
    kind   TEXT NOT NULL,
    id     TEXT NOT NULL,
    said   TEXT NOT NULL,
    PRIMARY KEY (source, kind, id)
) STRICT, WITHOUT ROWID;

-- Sessions that stand as files in the folder that people see, each as of which revision.
CREATE TABLE shelved (
    session  BLOB    NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
