//! Session files: which of them are older than their session.

use crate::StoreError;
use crate::open::Store;
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

/// A session whose file is older than it is, or that ended and has none, or that was deleted and has one.
#[derive(Clone, Copy, Debug)]
pub struct DueFile {
    /// Which.
    pub session: Uuid,
    /// Whether it was deleted: its file goes.
    pub deleted: bool,
    /// Its revision now.
    revision: u32,
    /// What is noted of the file that there is.
    noted: Option<i64>,
}

impl DueFile {
    fn of(row: &Row<'_>) -> rusqlite::Result<DueFile> {
        Ok(DueFile {
            session: row.get(0)?,
            revision: row.get(1)?,
            noted: row.get(2)?,
            deleted: row.get(3)?,
        })
    }
}

impl Store {
    /// Finished sessions, or such that once were, whose file is older than they are, and deleted ones that have a file;
    /// at most `count`, those that follow the id `after`.
    pub fn session_files_due(&self, count: u32, after: Uuid) -> Result<Vec<DueFile>, StoreError> {
        let inner = self.lock();
        let mut due = inner.connection.prepare_cached(include_str!("due.sql"))?;
        let due = due.query_map(params![count, after], DueFile::of)?;
        Ok(due.collect::<Result<_, _>>()?)
    }

    /// The same of one session.
    pub fn session_file_due(&self, session: Uuid) -> Result<Option<DueFile>, StoreError> {
        let inner = self.lock();
        let mut due = inner.connection.prepare_cached(include_str!("due_one.sql"))?;
        Ok(due.query_row([session], DueFile::of).optional()?)
    }

    /// Whether something is said of sessions now that their files do not say, or one that was deleted has a file.
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

    /// Notes that a session has no file any more.
    pub fn session_file_removed(&self, session: Uuid) -> Result<(), StoreError> {
        let inner = self.lock();
        let sql = "DELETE FROM session_files WHERE session = ?1";
        inner.connection.prepare_cached(sql)?.execute([session])?;
        Ok(())
    }

    /// Notes that no deleted session has a file any more.
    pub fn forget_deleted_files(&self) -> Result<(), StoreError> {
        let inner = self.lock();
        let sql = "DELETE FROM session_files WHERE session IN (SELECT id FROM sessions WHERE deleted IS NOT NULL)";
        inner.connection.prepare_cached(sql)?.execute([])?;
        Ok(())
    }
}

/// What is said of a session is another thing than its file says. Each time it is noted as an older one, also where its
/// first file is only being written, so that this file is not taken for what was said since.
pub(crate) fn outdate(connection: &Connection, session: Uuid) -> Result<(), StoreError> {
    connection.prepare_cached(include_str!("outdated.sql"))?.execute([session])?;
    Ok(())
}

/// Whether a session has a file, as far as is known.
pub(crate) fn is_noted(connection: &Connection, session: Uuid) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM session_files WHERE session = ?1)";
    Ok(connection.prepare_cached(sql)?.query_row([session], |row| row.get(0))?)
}

/// The file of a session, where there is one, says another line than the session does now.
pub(crate) fn note_unwritten(connection: &Connection, session: Uuid) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO session_files (session, revision) VALUES (?1, -1)";
    connection.prepare_cached(sql)?.execute([session])?;
    Ok(())
}
