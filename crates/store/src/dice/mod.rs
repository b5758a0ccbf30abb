//! Counts of dice faces.

use crate::StoreError;
use crate::open::Store;
use rusqlite::{Connection, params};
use uuid::Uuid;

/// How often a face came up at one seat of one session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceRow {
    /// The seat; none for the table's own dice.
    pub seat: Option<u8>,
    /// The die as JSON.
    pub die: String,
    /// The face, from 0.
    pub face: u16,
    /// How often.
    pub count: u32,
}

/// How often a face came up for a person, in all sessions or in one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceSum {
    /// The die as JSON.
    pub die: String,
    /// Who: id, name and piece; none for the tables' own dice.
    pub person: Option<(Uuid, String, u8)>,
    /// The face, from 0.
    pub face: u16,
    /// How often.
    pub count: u64,
}

/// Counts the dice of a whole session again.
pub(crate) fn recount(
    connection: &Connection,
    session: Uuid,
    faces: &[FaceRow],
) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM face_counts WHERE session = ?1")?.execute([session])?;
    count(connection, session, faces)
}

/// Adds the dice that steps rolled.
pub(crate) fn count(
    connection: &Connection,
    session: Uuid,
    faces: &[FaceRow],
) -> Result<(), StoreError> {
    let mut add = connection.prepare_cached(include_str!("count_face.sql"))?;
    for row in faces {
        let seat = row.seat.map_or(-1, i16::from);
        add.execute(params![session, seat, row.die, row.face, row.count])?;
    }
    Ok(())
}

impl Store {
    /// Adds up what came up, by die, person and face.
    pub fn faces(&self, session: Option<Uuid>) -> Result<Vec<FaceSum>, StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(include_str!("faces.sql"))?;
        let rows = found.query_map([session], |row| {
            let person: Option<Uuid> = row.get(1)?;
            let person = match person {
                Some(person) => Some((person, row.get(2)?, row.get(3)?)),
                None => None,
            };
            Ok(FaceSum { die: row.get(0)?, person, face: row.get(4)?, count: row.get(5)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
