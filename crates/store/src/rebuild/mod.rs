//! Rebuild: every projection worked out again from the journals, in one transaction.

mod journals;

use crate::dice;
use crate::journal::project_anew;
use crate::open::{Inner, Store};
use crate::projections::Batch;
use crate::{Projection, StoreError, connection, projections};
use journals::Readers;
pub use journals::UnverifiedJournal;
use rusqlite::{Connection, OptionalExtension};
use std::sync::{Arc, MutexGuard};
use uuid::Uuid;

/// A rebuild that is under way; no other connection reads or writes until it is finished or dropped. Dropped,
/// it has not happened.
pub struct Rebuild<'a> {
    inner: MutexGuard<'a, Inner>,
    /// Who reads the journals, where that is not the connection that writes.
    readers: Option<Arc<Readers>>,
    /// The sessions that were put, on their way into lists and figures.
    counted: Batch,
    finished: bool,
}

impl Store {
    /// Whether the projections are those of this version.
    pub fn projected(&self) -> Result<bool, StoreError> {
        projected(&self.lock().connection)
    }

    /// Every row of every projection as text, in the order of their keys: for checks that they are what
    /// they would be if they were built again.
    pub fn projections(&self) -> Result<Vec<String>, StoreError> {
        let inner = self.lock();
        let mut rows = Vec::new();
        for sql in include_str!("projections.sql").split(';').filter(|sql| !sql.trim().is_empty()) {
            let mut found = inner.connection.prepare(sql)?;
            let count = found.column_count();
            let mut found = found.query([])?;
            while let Some(row) = found.next()? {
                let cells = (0..count).map(|at| Ok(format!("{:?}", row.get_ref(at)?)));
                rows.push(cells.collect::<Result<Vec<_>, rusqlite::Error>>()?.join(" "));
            }
        }
        Ok(rows)
    }

    /// Begins to build every projection again.
    pub fn rebuild(&self) -> Result<Rebuild<'_>, StoreError> {
        let inner = self.lock();
        // Every row follows from rows that stand there.
        inner.connection.pragma_update(None, "foreign_keys", false)?;
        connection::widen(&inner.connection)?;
        let rebuild = Rebuild::begin(inner, Readers::of(&self.path, self.file))?;
        rebuild.inner.connection.execute_batch(include_str!("empty.sql"))?;
        Ok(rebuild)
    }
}

impl<'a> Rebuild<'a> {
    /// Dropped before it has begun, it puts the connection's settings back all the same.
    fn begin(
        inner: MutexGuard<'a, Inner>,
        readers: Option<Arc<Readers>>,
    ) -> Result<Rebuild<'a>, StoreError> {
        let counted = Batch::default();
        let rebuild = Rebuild { inner, readers, counted, finished: false };
        rebuild.inner.connection.execute_batch("BEGIN IMMEDIATE")?;
        Ok(rebuild)
    }

    /// Whether another process has built them since it was asked.
    pub fn projected(&self) -> Result<bool, StoreError> {
        projected(&self.inner.connection)
    }

    /// Every session there is, deleted ones too, the oldest first.
    pub fn sessions(&self) -> Result<Vec<Uuid>, StoreError> {
        let mut sessions = self.inner.connection.prepare("SELECT id FROM sessions ORDER BY id")?;
        let sessions = sessions.query_map([], |row| row.get(0))?;
        Ok(sessions.collect::<Result<_, _>>()?)
    }

    /// What a session was opened with and its journal, as they are stored.
    pub fn journal(&self, id: Uuid) -> Result<UnverifiedJournal, StoreError> {
        let connection = &self.inner.connection;
        let (has_journal, steps): (bool, u32) = connection
            .prepare_cached("SELECT form = 'kept', revision FROM sessions WHERE id = ?1")?
            .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?
            .ok_or(StoreError::NotFound("session"))?;
        match &self.readers {
            _ if !has_journal => Ok(UnverifiedJournal::none()),
            Some(readers) => Ok(UnverifiedJournal::unread(id, steps as usize, readers)),
            None => UnverifiedJournal::read(connection, id),
        }
    }

    /// Writes what a session's journal adds up to, where that was folded, and counts the session.
    pub fn put(&mut self, id: Uuid, projection: Option<&Projection>) -> Result<(), StoreError> {
        if let Some(projection) = projection {
            project_anew(&self.inner.connection, id, projection)?;
            dice::recount(&self.inner.connection, id, &projection.faces)?;
        }
        self.counted.add(&self.inner.connection, id)
    }

    /// Stores all of it.
    ///
    /// # Errors
    /// When the database refuses; then nothing has changed.
    pub fn finish(mut self) -> Result<(), StoreError> {
        let connection = &self.inner.connection;
        self.counted.finish(connection)?;
        connection
            .execute("UPDATE database_state SET projection_version = ?1", [projections::VERSION])?;
        connection.execute_batch("COMMIT")?;
        self.finished = true;
        connection::narrow(connection)
    }
}

fn projected(connection: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT projection_version FROM database_state WHERE id = 1";
    let version: u32 = connection.query_row(sql, [], |row| row.get(0))?;
    Ok(version == projections::VERSION)
}

impl Drop for Rebuild<'_> {
    fn drop(&mut self) {
        if !self.finished {
            // Where even that fails, the connection is of no use and says so at the next call.
            let _ = self.inner.connection.execute_batch("ROLLBACK");
            let _ = connection::narrow(&self.inner.connection);
        }
    }
}
