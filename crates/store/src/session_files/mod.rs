//! Session files: which of them are older than their session.

use crate::StoreError;
use crate::open::Store;
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

/// A session whose file is older than it is, or that ended and has none.
#[derive(Clone, Copy, Debug)]
pub struct DueFile {
    /// Which.
    pub session: Uuid,
    /// Its revision now.
    revision: u32,
    /// What is noted of the file that there is.
    noted: Option<i64>,
}

impl DueFile {
    fn of(row: &Row<'_>) -> rusqlite::Result<DueFile> {
        Ok(DueFile { session: row.get(0)?, revision: row.get(1)?, noted: row.get(2)? })
    }
}

impl Store {
    /// Finished sessions, or such that once were, whose file is older than they are; at most `count`.
    pub fn session_files_due(&self, count: u32) -> Result<Vec<DueFile>, StoreError> {
        let inner = self.lock();
        let mut due = inner.connection.prepare_cached(include_str!("due.sql"))?;
        let due = due.query_map([count], DueFile::of)?;
        Ok(due.collect::<Result<_, _>>()?)
    }

    /// The same of one session.
    pub fn session_file_due(&self, session: Uuid) -> Result<Option<DueFile>, StoreError> {
        let inner = self.lock();
        let mut due = inner.connection.prepare_cached(include_str!("due_one.sql"))?;
        Ok(due.query_row([session], DueFile::of).optional()?)
    }

    /// Whether something is said of sessions now that their files do not say.
    pub fn has_outdated_files(&self) -> Result<bool, StoreError> {
        let inner = self.lock();
        let mut outdated = inner.connection.prepare_cached(include_str!("has_outdated.sql"))?;
        Ok(outdated.query_row([], |row| row.get(0))?)
    }

    /// Notes that a file was written as it was due; what was said of the session meanwhile is still to be written.
    pub fn session_file_written(&self, due: DueFile) -> Result<(), StoreError> {
        self.lock().connection.prepare_cached(include_str!("written.sql"))?.execute(params![
            due.session,
            due.revision,
            due.noted
        ])?;
        Ok(())
    }
}

/// What is said of a session is another thing than its file says. Each time it is noted as an older one, also where its
/// first file is only being written, so that this file is not taken for what was said since.
pub(crate) fn outdate(connection: &Connection, session: Uuid) -> Result<(), StoreError> {
    connection.prepare_cached(include_str!("outdated.sql"))?.execute([session])?;
    Ok(())
}
