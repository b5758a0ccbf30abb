-- Game files are edits, too: a game's `id` is the first half of the SHA-256 of its name in files, `text` is the file.
-- A CHECK cannot be changed, so the table is made anew.
CREATE TABLE edits_before AS SELECT * FROM edits;
DROP TABLE edits;
CREATE TABLE edits (
    kind   TEXT    NOT NULL CHECK (kind IN ('game', 'group', 'person', 'preset', 'session', 'venue')),
    id     BLOB    NOT NULL CHECK (length(id) = 16),
    field  TEXT    NOT NULL,
    value  ANY,
    stamp  INTEGER NOT NULL CHECK (stamp >= 0),
    device BLOB    NOT NULL CHECK (length(device) = 16),
    PRIMARY KEY (kind, id, field)
) STRICT, WITHOUT ROWID;
INSERT INTO edits SELECT kind, id, field, value, stamp, device FROM edits_before;
DROP TABLE edits_before;
