//! Session metadata: venue, note, archive, delete, restore.

use crate::open::Store;
use crate::{StoreError, projections, session_files};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use uuid::Uuid;

/// Somewhere people play, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VenueRow {
    /// UUIDv7, or the id that a file gave it.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// How many sessions were played there, deleted ones left out.
    pub sessions: u32,
}

/// A venue by its name: one with this key, or else a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedVenue<'a> {
    /// The name as names are compared.
    pub key: &'a str,
    /// The name.
    pub name: &'a str,
    /// The id of a new one.
    pub id: Uuid,
    /// When a new one was first named.
    pub created: i64,
}

impl Store {
    /// Stores where a session was and a note about it.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is no such session, or it is deleted.
    pub fn describe(
        &self,
        session: Uuid,
        venue: Option<&NamedVenue<'_>>,
        note: &str,
    ) -> Result<(), StoreError> {
        self.change_stored(session, |connection| {
            let venue = venue.map(|venue| venue_named(connection, venue)).transpose()?;
            let changed = connection
                .prepare_cached(
                    "UPDATE sessions SET venue = ?2, note = ?3 WHERE id = ?1 AND deleted IS NULL",
                )?
                .execute(params![session, venue, note])?;
            session_files::outdate(connection, session)?;
            Ok(changed)
        })
    }

    /// Archives a session as of `at`, or takes it out of the archive when nothing is said.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is no such session, or it is deleted.
    pub fn archive_session(&self, session: Uuid, at: Option<i64>) -> Result<(), StoreError> {
        self.change_stored(session, |connection| {
            let sql = "UPDATE sessions SET archived = ?2 WHERE id = ?1 AND deleted IS NULL";
            let changed = connection.prepare_cached(sql)?.execute(params![session, at])?;
            session_files::outdate(connection, session)?;
            Ok(changed)
        })
    }

    /// Deletes a session as of `at`, or brings it back when nothing is said; done twice is done once.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there never was such a session, or it is removed for good.
    pub fn delete_session(&self, session: Uuid, at: Option<i64>) -> Result<(), StoreError> {
        self.change_stored(session, |connection| {
            let sql = "UPDATE sessions SET deleted = ?2 WHERE id = ?1";
            let changed = connection.prepare_cached(sql)?.execute(params![session, at])?;
            if at.is_none() {
                // Its file may be gone by now.
                session_files::outdate(connection, session)?;
            }
            Ok(changed)
        })
    }

    /// Removes for good what was deleted before this moment; how many sessions that were. One that has a file stays
    /// until that is gone, or the file would stay behind.
    ///
    /// # Errors
    /// When the database refuses; then nothing was removed.
    pub fn remove_deleted(&self, before: i64) -> Result<u32, StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let gone = tx
            .prepare_cached(
                "SELECT id FROM sessions
                 WHERE deleted < ?1 AND NOT (form = 'kept' AND id IN (SELECT session FROM session_files))",
            )?
            .query_map([before], |row| row.get(0))?
            .collect::<Result<Vec<Uuid>, _>>()?;
        for session in &gone {
            remove(&tx, *session)?;
            tx.prepare_cached("DELETE FROM aside WHERE session = ?1")?.execute([session])?;
        }
        tx.commit()?;
        Ok(u32::try_from(gone.len()).unwrap_or(u32::MAX))
    }

    /// Every venue, the most visited first.
    pub fn venues(&self) -> Result<Vec<VenueRow>, StoreError> {
        let inner = self.lock();
        let mut venues = inner.connection.prepare_cached(include_str!("venues.sql"))?;
        let venues = venues.query_map([], |row| {
            Ok(VenueRow { id: row.get(0)?, name: row.get(1)?, sessions: row.get(2)? })
        })?;
        Ok(venues.collect::<Result<_, _>>()?)
    }

    fn change_stored(
        &self,
        session: Uuid,
        change: impl FnOnce(&Connection) -> Result<usize, StoreError>,
    ) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        projections::forget(&tx, session)?;
        if change(&tx)? == 0 {
            return Err(StoreError::NotFound("session"));
        }
        projections::count(&tx, session)?;
        Ok(tx.commit()?)
    }
}

/// Removes a session that is marked as deleted, with all that belongs to it.
pub(crate) fn remove(tx: &Connection, session: Uuid) -> Result<(), StoreError> {
    for table in ["steps", "results", "face_counts", "drafts", "seated", "session_seats"] {
        let removed = tx
            .prepare_cached(&format!("DELETE FROM {table} WHERE session = ?1"))?
            .execute([session])?;
        if table == "steps" {
            tx.prepare_cached("UPDATE database_state SET removed_steps = removed_steps + ?1")?
                .execute([removed])?;
        }
    }
    tx.prepare_cached("DELETE FROM sessions WHERE id = ?1")?.execute([session])?;
    Ok(())
}

/// A search finds the sessions of a venue by the name it has now, and their files are written again.
pub(crate) fn venue_renamed(connection: &Connection, venue: Uuid) -> Result<(), StoreError> {
    let there = connection
        .prepare_cached("SELECT id FROM sessions WHERE venue = ?1")?
        .query_map([venue], |row| row.get(0))?
        .collect::<Result<Vec<Uuid>, _>>()?;
    there.into_iter().try_for_each(|session| {
        projections::reword(connection, session)?;
        session_files::outdate(connection, session)
    })
}

pub(crate) fn venue_named(
    connection: &Connection,
    venue: &NamedVenue<'_>,
) -> Result<Uuid, StoreError> {
    let known = connection
        .prepare_cached("SELECT id FROM venues WHERE name_key = ?1")?
        .query_row([venue.key], |row| row.get(0))
        .optional()?;
    if let Some(known) = known {
        return Ok(known);
    }
    connection
        .prepare_cached("INSERT INTO venues (id, name, name_key, created) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![venue.id, venue.name, venue.key, venue.created])?;
    Ok(venue.id)
}
