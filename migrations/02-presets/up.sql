-- House rules that somebody gave a name. A deleted one stays until it is wanted back.
CREATE TABLE presets (
    id       BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    game     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    name_key TEXT    NOT NULL,
    config   TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    deleted  INTEGER
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX presets_by_name ON presets (game, name_key) WHERE deleted IS NULL;
