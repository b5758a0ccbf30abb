-- How often each face came up, of the dice that the app rolled: the log of rolls, added up. It follows
-- from the journals; what was rolled and taken back came up all the same. The table's own dice have
-- the seat -1.
CREATE TABLE face_counts (
    session BLOB    NOT NULL REFERENCES sessions (id),
    seat    INTEGER NOT NULL,
    die     TEXT    NOT NULL,
    face    INTEGER NOT NULL,
    count   INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (session, seat, die, face)
) STRICT, WITHOUT ROWID;
