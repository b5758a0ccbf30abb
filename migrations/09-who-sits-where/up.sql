-- Who sits where now. `session_seats` is who was seated at the opening and never changes; this is a projection of the
-- steps, in which seats may be given to other people.
CREATE TABLE seated (
    session BLOB    NOT NULL REFERENCES sessions (id),
    seat    INTEGER NOT NULL,
    person  BLOB    NOT NULL REFERENCES people (id),
    piece   INTEGER NOT NULL CHECK (piece BETWEEN 0 AND 7),
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_by_person ON seated (person, session);

INSERT INTO seated (session, seat, person, piece) SELECT session, seat, person, piece FROM session_seats;
