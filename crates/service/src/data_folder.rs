//! Opening the data folder at startup; a damaged database is quarantined and a new one created.

use kernel::Timestamp;
use serde::Serialize;
use std::path::{Path, PathBuf};
use store::{Store, StoreError, private, quarantine, remove_leftovers};
use ts_rs::TS;

/// Something to tell the person once, at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Notice {
    /// The database was damaged: it was set aside under this name and a new one was started.
    Quarantined {
        /// The path of the file that was kept.
        kept: String,
    },
    /// The database was found damaged while it is used: the next start sets it aside.
    Damaged,
    /// The database was moved, replaced or deleted while it is used: nothing can be written until the next start.
    Moved,
    /// Another database lies where the one was that was used last: its log was set aside under this name.
    LogSetAside {
        /// The path of the file that was kept.
        kept: String,
    },
    /// The daily backup could not be written.
    NoBackup {
        /// When the newest backup was made; none where there is none.
        since: Option<Timestamp>,
        /// What the system said.
        why: String,
    },
    /// Session files could not be written.
    NoSessionFiles {
        /// When that was first tried.
        since: Timestamp,
        /// What the system said.
        why: String,
    },
    /// Acknowledged steps are missing from the database.
    Missing {
        steps: u32,
        /// When the last one that was acknowledged had been recorded.
        last: Timestamp,
    },
}

/// Why the app cannot keep anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Problem {
    /// The data folder cannot be written.
    ReadOnly { folder: String },
    /// The database is of a newer version; it was not touched.
    Newer {
        found: u32,
        /// The newest version this app knows.
        known: u32,
    },
    /// Another program has the database open and locks it. It is tried again.
    Locked,
    /// Something else stands in the way.
    Storage {
        /// What the system said.
        message: String,
    },
}

/// The database in a data folder.
pub fn database_in(folder: &Path) -> PathBuf {
    folder.join("tapete.db")
}

/// Opens the database in this folder. A damaged one is quarantined and a new one created.
///
/// # Errors
/// Why nothing can be stored; then no file was changed.
pub fn open_folder(folder: &Path) -> Result<(Store, Vec<Notice>), Problem> {
    let path = database_in(folder);
    private::mend(folder);
    remove_leftovers(&path);
    let mut notices = Vec::new();
    let store = match Store::open(&path) {
        Err(StoreError::Damaged(_)) => {
            let kept = quarantine(&path).map_err(|e| problem(e.into(), folder))?;
            notices.push(Notice::Quarantined { kept: kept.display().to_string() });
            Store::open(&path)
        }
        opened => opened,
    };
    let store = store.map_err(|e| problem(e, folder))?;
    if let Some(kept) = store.foreign_log() {
        notices.push(Notice::LogSetAside { kept: kept.display().to_string() });
    }
    if let Some(loss) = store.loss() {
        notices.push(Notice::Missing { steps: loss.steps, last: Timestamp(loss.last) });
    }
    Ok((store, notices))
}

fn problem(error: StoreError, folder: &Path) -> Problem {
    match error {
        locked if locked.is_busy() => Problem::Locked,
        StoreError::ReadOnly { .. } => Problem::ReadOnly { folder: folder.display().to_string() },
        StoreError::Newer { found, known } => Problem::Newer { found, known },
        other => Problem::Storage { message: other.to_string() },
    }
}
