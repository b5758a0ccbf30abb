//! Session files: which of them are older than their session.

use crate::StoreError;
use crate::open::Store;
use rusqlite::{OptionalExtension, params};
use uuid::Uuid;

impl Store {
    /// Finished sessions, or such that once were, whose file is older than they are; at most `count`.
    pub fn session_files_due(&self, count: u32) -> Result<Vec<(Uuid, u32)>, StoreError> {
        let inner = self.lock();
        let mut ids = inner.connection.prepare_cached(include_str!("due.sql"))?;
        let ids = ids.query_map([count], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// The revision of a session whose file is older than it is, or that ended and has none.
    pub fn session_file_due(&self, session: Uuid) -> Result<Option<u32>, StoreError> {
        let inner = self.lock();
        let mut due = inner.connection.prepare_cached(include_str!("due_one.sql"))?;
        Ok(due.query_row([session], |row| row.get(0)).optional()?)
    }

    /// Notes that a session stands as a file as of this revision.
    pub fn session_file_written(&self, session: Uuid, revision: u32) -> Result<(), StoreError> {
        self.lock()
            .connection
            .prepare_cached(
                "INSERT OR REPLACE INTO session_files (session, revision) VALUES (?1, ?2)",
            )?
            .execute(params![session, revision])?;
        Ok(())
    }
}
