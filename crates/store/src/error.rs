//! Errors of the store.

use crate::Fault;
use rusqlite::ErrorCode;
use std::path::PathBuf;

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A step was recorded since the revision that the caller saw.
    #[error("the session is at revision {revision} by now")]
    Stale {
        /// The revision it has.
        revision: u32,
    },
    /// There is no such session, person or preset.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Another person, or other house rules of the game, have this name.
    #[error("this name is taken")]
    NameTaken,
    /// Two people sat at one table, so they cannot be one.
    #[error("they sat at one table")]
    Met,
    /// The file is no database any more, or its content does not hold together.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database is of a newer version; it was not touched.
    #[error("the database has version {found}, this app knows {known}")]
    Newer {
        /// The version it has.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The file is the database of another program; it was not touched.
    #[error("{} is not a database of this app", .0.display())]
    Foreign(PathBuf),
    /// The folder or the file cannot be written.
    #[error("{} cannot be written: {why}", .place.display())]
    ReadOnly {
        /// The folder or file.
        place: PathBuf,
        /// What the system said.
        why: String,
    },
    /// Another file lies where the database was opened, or none: nothing was written.
    #[error("the database was moved, replaced or deleted while it was open")]
    Moved,
    /// SQLite refused.
    #[error("the database says: {0}")]
    Sqlite(rusqlite::Error),
    /// The system refused.
    #[error("the system says: {0}")]
    Io(#[from] std::io::Error),
}

impl StoreError {
    /// Whether another process holds the database, and has not let go of it while it was waited for.
    pub fn is_busy(&self) -> bool {
        let StoreError::Sqlite(error) = self else { return false };
        matches!(
            error.sqlite_error_code(),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)
        )
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let code = error.sqlite_error().map(|error| error.extended_code);
        if code == Some(rusqlite::ffi::SQLITE_CONSTRAINT_COMMITHOOK) {
            return StoreError::Moved;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(error.to_string())
            }
            _ => StoreError::Sqlite(error),
        }
    }
}

impl From<rusqlite_migration::Error> for StoreError {
    fn from(error: rusqlite_migration::Error) -> Self {
        match error {
            rusqlite_migration::Error::RusqliteError { err, .. } => err.into(),
            other => StoreError::Damaged(other.to_string()),
        }
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> Self {
        StoreError::Damaged(fault.to_string())
    }
}
