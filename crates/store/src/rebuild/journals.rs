//! Journals of a rebuild: each worker reads those it folds, with a connection of its own; the one that writes has
//! enough to do.

use crate::connection::FileId;
use crate::journal::{chain, fixed, journal};
use crate::{Fault, NewSession, Step, StoreError, connection};
use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use uuid::Uuid;

/// How many bytes a step with its events takes, about.
const STEP: usize = 400;

/// What a session was opened with, and its steps; none of a session that was played under another program.
type Stored = Option<(NewSession, Vec<Step>)>;

/// A journal whose chain of digests has not been verified; none of a session that was played under another program.
pub struct UnverifiedJournal(Place);

enum Place {
    Here(Stored),
    /// Still in the database, so many steps of it.
    Unread(Uuid, usize, Arc<Readers>),
}

impl UnverifiedJournal {
    pub(super) fn none() -> UnverifiedJournal {
        UnverifiedJournal(Place::Here(None))
    }

    pub(super) fn read(connection: &Connection, id: Uuid) -> Result<Self, StoreError> {
        Ok(UnverifiedJournal(Place::Here(stored(connection, id)?)))
    }

    pub(super) fn unread(id: Uuid, steps: usize, readers: &Arc<Readers>) -> UnverifiedJournal {
        UnverifiedJournal(Place::Unread(id, steps, Arc::clone(readers)))
    }

    /// How long it is, in bytes, about.
    pub fn bytes(&self) -> usize {
        let steps = match &self.0 {
            Place::Here(stored) => stored.as_ref().map_or(0, |(_, steps)| steps.len()),
            Place::Unread(_, steps, _) => *steps,
        };
        steps.saturating_mul(STEP)
    }

    /// What the session was opened with, and its steps.
    ///
    /// # Errors
    /// When the chain of digests does not hold, or it cannot be read.
    pub fn verified(self) -> Result<Option<(NewSession, Vec<Step>)>, StoreError> {
        let stored = match self.0 {
            Place::Here(stored) => stored,
            Place::Unread(id, _, readers) => readers.read(id)?,
        };
        let Some((fixed, steps)) = stored else { return Ok(None) };
        let head = chain(&fixed, &steps)?;
        if usize::try_from(head.revision).ok() != Some(steps.len()) {
            return Err(Fault::Head { session: fixed.id }.into());
        }
        Ok(Some((fixed, steps)))
    }
}

/// Connections that read the database as it is while a rebuild writes: journals are as they were before it.
pub(super) struct Readers {
    path: Box<Path>,
    /// Which file lay there when the database was opened.
    file: Option<FileId>,
    free: Mutex<Vec<Connection>>,
}

impl Readers {
    /// None where a database cannot be open twice.
    pub(super) fn of(path: &Path, file: Option<FileId>) -> Option<Arc<Readers>> {
        let in_memory = path.as_os_str().is_empty();
        let readers = || Arc::new(Readers { path: path.into(), file, free: Mutex::default() });
        (connection::SHARED && !in_memory).then(readers)
    }

    fn read(&self, id: Uuid) -> Result<Stored, StoreError> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = free.map_or_else(|| self.open(), Ok)?;
        let read = connection
            .unchecked_transaction()
            .map_err(StoreError::from)
            .and_then(|tx| stored(&tx, id));
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        read
    }

    fn open(&self) -> Result<Connection, StoreError> {
        if FileId::at(&self.path) == self.file {
            connection::open(&self.path)
        } else {
            Err(StoreError::Moved)
        }
    }
}

fn stored(connection: &Connection, id: Uuid) -> Result<Stored, StoreError> {
    let fixed = fixed(connection, id)?.ok_or(StoreError::NotFound("session"))?;
    Ok(Some((fixed, journal(connection, id)?)))
}
