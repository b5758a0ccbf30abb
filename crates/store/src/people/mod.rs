//! People: who plays.

mod forget;
mod merge;

use crate::open::{Store, taken};
use crate::{StoreError, projections, session_files};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use uuid::Uuid;

/// A person as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// UUIDv7, or the id that a file gave them.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// The piece that stands for them.
    pub piece: u8,
    /// How many tables they have sat at, deleted ones left out.
    pub tables: u32,
    /// Whether they are archived.
    pub archived: bool,
    /// Who turned out to be them: their ids, and the names they had.
    pub also: Vec<(Uuid, String)>,
}

impl Store {
    /// Every person that was not merged into another, in the order they were created.
    pub fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        let inner = self.lock();
        let mut people = inner.connection.prepare_cached(include_str!("people.sql"))?;
        let people = people.query_map([], |row| {
            Ok(PersonRow {
                id: row.get(0)?,
                name: row.get(1)?,
                piece: row.get(2)?,
                tables: row.get(3)?,
                archived: row.get(4)?,
                also: Vec::new(),
            })
        })?;
        let mut people = people.collect::<Result<Vec<_>, _>>()?;
        let mut also = inner.connection.prepare_cached(
            "SELECT root, id, name FROM people WHERE root IS NOT NULL ORDER BY created, id",
        )?;
        let also = also.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?;
        for known in also {
            let (root, known): (Uuid, _) = known?;
            if let Some(person) = people.iter_mut().find(|person| person.id == root) {
                person.also.push(known);
            }
        }
        Ok(people)
    }

    /// Stores a new person; `key` is the name as names are compared.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another person's name has this key.
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

    /// Gives a person another name and piece.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another person's name has this key; [`StoreError::NotFound`]
    /// when there is no person with this id.
    pub fn change_person(
        &self,
        id: Uuid,
        name: &str,
        key: &str,
        piece: u8,
    ) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let named: Option<bool> = tx
            .prepare_cached("SELECT name = ?2 FROM people WHERE id = ?1 AND root IS NULL")?
            .query_row(params![id, name], |row| row.get(0))
            .optional()?;
        let named = named.ok_or(StoreError::NotFound("person"))?;
        tx.prepare_cached("UPDATE people SET given = iif(name = ?2, given, NULL), name = ?2, name_key = ?3, piece = ?4 WHERE id = ?1")?
            .execute(params![id, name, key, piece])
            .map_err(taken)?;
        if !named {
            let there = tx
                .prepare_cached("SELECT session FROM listed_people WHERE person = ?1")?
                .query_map([id], |row| row.get(0))?
                .collect::<Result<Vec<Uuid>, _>>()?;
            there.into_iter().try_for_each(|session| projections::reword(&tx, session))?;
            outdate_files(&tx, id)?;
        }
        Ok(tx.commit()?)
    }

    /// Archives a person as of `at`, or takes them out of the archive when nothing is said.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is no person with this id.
    pub fn archive_person(&self, id: Uuid, at: Option<i64>) -> Result<(), StoreError> {
        let changed = self
            .lock()
            .connection
            .prepare_cached("UPDATE people SET archived = ?2 WHERE id = ?1 AND root IS NULL")?
            .execute(params![id, at])?;
        if changed == 0 { Err(StoreError::NotFound("person")) } else { Ok(()) }
    }
}

/// The files of all sessions at which this person sat first or sits now say something else of them than is so. Who sat
/// there only in between stands in the journal alone: such a file is right again with its next step.
fn outdate_files(connection: &Connection, person: Uuid) -> Result<(), StoreError> {
    let sat = ids(connection, include_str!("sat.sql"), person)?;
    sat.into_iter().try_for_each(|session| session_files::outdate(connection, session))
}

fn ids(connection: &Connection, sql: &str, person: Uuid) -> Result<Vec<Uuid>, StoreError> {
    let mut found = connection.prepare_cached(sql)?;
    let found = found.query_map([person], |row| row.get(0))?;
    Ok(found.collect::<Result<_, _>>()?)
}
