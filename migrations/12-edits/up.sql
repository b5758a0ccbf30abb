-- The last edit of each field that people say: where two devices differ, the greater (stamp, device, value) stands.
-- `stamp` is in milliseconds, and greater than that of the edit it follows, whatever the clock says.
CREATE TABLE edits (
    kind   TEXT    NOT NULL CHECK (kind IN ('group', 'person', 'preset', 'session', 'venue')),
    id     BLOB    NOT NULL CHECK (length(id) = 16),
    field  TEXT    NOT NULL,
    value  ANY,
    stamp  INTEGER NOT NULL CHECK (stamp >= 0),
    device BLOB    NOT NULL CHECK (length(device) = 16),
    PRIMARY KEY (kind, id, field)
) STRICT, WITHOUT ROWID;

-- Which device this is; and 1 while something is written that nobody edits here: an import.
ALTER TABLE database_state ADD COLUMN device BLOB;
ALTER TABLE database_state ADD COLUMN importing INTEGER NOT NULL DEFAULT 0;
UPDATE database_state SET device = randomblob(16);

-- What was changed until now is as old as `changed` says, on a device that nobody knows.
INSERT INTO edits SELECT 'person', id, 'name', name, changed, zeroblob(16) FROM people WHERE changed > 0
    UNION ALL SELECT 'person', id, 'piece', piece, changed, zeroblob(16) FROM people WHERE changed > 0
    UNION ALL SELECT 'person', id, 'archived', archived, changed, zeroblob(16) FROM people WHERE changed > 0
    UNION ALL SELECT 'venue', id, 'name', name, changed, zeroblob(16) FROM venues WHERE changed > 0
    UNION ALL SELECT 'group', id, 'name', name, changed, zeroblob(16) FROM groups WHERE changed > 0
    UNION ALL SELECT 'group', id, 'hide_rates', hide_rates, changed, zeroblob(16) FROM groups WHERE changed > 0;
INSERT INTO edits SELECT 'person', id, 'same_as', merged_into, max(changed, 0), zeroblob(16) FROM people
    WHERE merged_into IS NOT NULL;
INSERT INTO edits SELECT 'group', id, 'deleted', deleted, max(changed, 0), zeroblob(16) FROM groups
    WHERE deleted IS NOT NULL
    UNION ALL SELECT 'preset', id, 'deleted', deleted, deleted, zeroblob(16) FROM presets WHERE deleted IS NOT NULL
    UNION ALL SELECT 'session', id, 'deleted', deleted, deleted, zeroblob(16) FROM sessions WHERE deleted IS NOT NULL;
INSERT INTO edits SELECT 'group', g.id, 'member/' || lower(hex(m.person)), 1, max(g.changed, 0), zeroblob(16)
    FROM group_people AS m JOIN groups AS g ON g.id = m.group_id;
INSERT INTO edits SELECT 'session', id, 'venue', venue, max(changed, 0), zeroblob(16) FROM sessions WHERE venue IS NOT NULL
    UNION ALL SELECT 'session', id, 'note', note, max(changed, 0), zeroblob(16) FROM sessions WHERE note <> ''
    UNION ALL SELECT 'session', id, 'archived', archived, max(changed, 0), zeroblob(16) FROM sessions
        WHERE archived IS NOT NULL;

DROP TRIGGER people_changed;
DROP TRIGGER venues_changed;
DROP TRIGGER groups_changed;
DROP TRIGGER sessions_changed;
ALTER TABLE people DROP COLUMN changed;
ALTER TABLE venues DROP COLUMN changed;
ALTER TABLE groups DROP COLUMN changed;
ALTER TABLE sessions DROP COLUMN changed;

-- The name that was given, where another is shown because somebody else has it: "Ana" for "Ana (2)".
ALTER TABLE people ADD COLUMN given TEXT;
ALTER TABLE groups ADD COLUMN given TEXT;
ALTER TABLE presets ADD COLUMN given TEXT;

-- An edit that is made here and now.
CREATE VIEW edited AS SELECT kind, id, field, value FROM edits;
CREATE TRIGGER edited_now INSTEAD OF INSERT ON edited BEGIN
    INSERT INTO edits (kind, id, field, value, stamp, device)
        SELECT NEW.kind, NEW.id, NEW.field, NEW.value, max(CAST(unixepoch('subsec') * 1000 AS INTEGER), 0), device
        FROM database_state WHERE NOT importing
    ON CONFLICT (kind, id, field) DO UPDATE SET
        value = excluded.value, stamp = max(excluded.stamp, stamp + 1), device = excluded.device;
END;

CREATE TRIGGER people_edited AFTER UPDATE OF name, piece, archived, merged_into ON people BEGIN
    INSERT INTO edited SELECT 'person', NEW.id, 'name', NEW.name WHERE NEW.name IS NOT OLD.name;
    INSERT INTO edited SELECT 'person', NEW.id, 'piece', NEW.piece WHERE NEW.piece IS NOT OLD.piece;
    INSERT INTO edited SELECT 'person', NEW.id, 'archived', NEW.archived WHERE NEW.archived IS NOT OLD.archived;
    INSERT INTO edited SELECT 'person', NEW.id, 'same_as', NEW.merged_into
        WHERE NEW.merged_into IS NOT OLD.merged_into;
END;
CREATE TRIGGER venues_edited AFTER UPDATE OF name ON venues BEGIN
    INSERT INTO edited SELECT 'venue', NEW.id, 'name', NEW.name WHERE NEW.name IS NOT OLD.name;
END;
CREATE TRIGGER groups_edited AFTER UPDATE OF name, hide_rates, deleted ON groups BEGIN
    INSERT INTO edited SELECT 'group', NEW.id, 'name', NEW.name WHERE NEW.name IS NOT OLD.name;
    INSERT INTO edited SELECT 'group', NEW.id, 'hide_rates', NEW.hide_rates WHERE NEW.hide_rates IS NOT OLD.hide_rates;
    INSERT INTO edited SELECT 'group', NEW.id, 'deleted', NEW.deleted WHERE NEW.deleted IS NOT OLD.deleted;
END;
CREATE TRIGGER group_people_joined AFTER INSERT ON group_people BEGIN
    INSERT INTO edited VALUES ('group', NEW.group_id, 'member/' || lower(hex(NEW.person)), 1);
END;
CREATE TRIGGER group_people_left AFTER DELETE ON group_people BEGIN
    INSERT INTO edited VALUES ('group', OLD.group_id, 'member/' || lower(hex(OLD.person)), 0);
END;
CREATE TRIGGER presets_edited AFTER UPDATE OF name, config, deleted ON presets BEGIN
    INSERT INTO edited SELECT 'preset', NEW.id, 'name', NEW.name WHERE NEW.name IS NOT OLD.name;
    INSERT INTO edited SELECT 'preset', NEW.id, 'config', NEW.config WHERE NEW.config IS NOT OLD.config;
    INSERT INTO edited SELECT 'preset', NEW.id, 'deleted', NEW.deleted WHERE NEW.deleted IS NOT OLD.deleted;
END;
CREATE TRIGGER sessions_edited AFTER UPDATE OF venue, note, archived, deleted ON sessions BEGIN
    INSERT INTO edited SELECT 'session', NEW.id, 'venue', NEW.venue WHERE NEW.venue IS NOT OLD.venue;
    INSERT INTO edited SELECT 'session', NEW.id, 'note', NEW.note WHERE NEW.note IS NOT OLD.note;
    INSERT INTO edited SELECT 'session', NEW.id, 'archived', NEW.archived WHERE NEW.archived IS NOT OLD.archived;
    INSERT INTO edited SELECT 'session', NEW.id, 'deleted', NEW.deleted WHERE NEW.deleted IS NOT OLD.deleted;
END;

-- Steps of a session that are on no shown line: the table went on in two places, and this is how the other one went on.
CREATE TABLE aside (
    digest      BLOB    NOT NULL PRIMARY KEY CHECK (length(digest) = 32),
    session     BLOB    NOT NULL,
    previous    BLOB    NOT NULL CHECK (length(previous) = 32),
    seq         INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    by          TEXT    NOT NULL,
    kind        TEXT    NOT NULL,
    command     TEXT,
    corrections TEXT,
    -- What happened, as a JSON list of [position, event].
    events      TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX aside_by_session ON aside (session, seq);
