//! People: who plays.

use crate::StoreError;
use crate::open::{Store, taken};
use rusqlite::params;
use uuid::Uuid;

/// A person as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// UUIDv7.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// The piece that stands for them.
    pub piece: u8,
    /// How many tables they have sat at.
    pub tables: u32,
}

impl Store {
    /// Everybody, in the order they were created.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        let inner = self.lock();
        let mut people = inner.connection.prepare_cached(include_str!("people.sql"))?;
        let people = people.query_map([], |row| {
            Ok(PersonRow {
                id: row.get(0)?,
                name: row.get(1)?,
                piece: row.get(2)?,
                tables: row.get(3)?,
            })
        })?;
        Ok(people.collect::<Result<_, _>>()?)
    }

    /// Keeps somebody new; `key` is the name as names are compared.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when somebody else's name has this key.
    pub fn create_person(
        &self,
        person: &PersonRow,
        key: &str,
        created: i64,
    ) -> Result<(), StoreError> {
        self.lock()
            .connection
            .prepare_cached("INSERT INTO people (id, name, name_key, piece, created) VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![person.id, person.name, key, person.piece, created])
            .map_err(taken)?;
        Ok(())
    }

    /// Gives somebody another name and piece.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when somebody else's name has this key; [`StoreError::NotFound`]
    /// when there is nobody with this id.
    pub fn change_person(
        &self,
        id: Uuid,
        name: &str,
        key: &str,
        piece: u8,
    ) -> Result<(), StoreError> {
        let changed = self
            .lock()
            .connection
            .prepare_cached("UPDATE people SET name = ?2, name_key = ?3, piece = ?4 WHERE id = ?1")?
            .execute(params![id, name, key, piece])
            .map_err(taken)?;
        if changed == 0 { Err(StoreError::NotFound("person")) } else { Ok(()) }
    }
}
