//! The data folder at the start of the app: nothing is lost, and nothing is silent.

use crate::{Notice, Problem};
use kernel::Moment;
use std::path::{Path, PathBuf};
use store::{Store, StoreError, set_aside};

/// The database in a data folder.
pub fn database_in(folder: &Path) -> PathBuf {
    folder.join("tapete.db")
}

/// Opens the database in this folder. A damaged one is set aside and a new one begun.
///
/// # Errors
/// Why nothing can be kept; then no file was changed.
pub fn open_folder(folder: &Path) -> Result<(Store, Vec<Notice>), Problem> {
    let path = database_in(folder);
    let mut notices = Vec::new();
    let store = match Store::open(&path) {
        Err(StoreError::Damaged(_)) => {
            let kept = set_aside(&path).map_err(|e| problem(e.into(), folder))?;
            notices.push(Notice::SetAside { kept: kept.display().to_string() });
            Store::open(&path)
        }
        opened => opened,
    };
    let store = store.map_err(|e| problem(e, folder))?;
    if let Some(loss) = store.loss() {
        notices.push(Notice::Missing { facts: loss.facts, last: Moment(loss.last) });
    }
    Ok((store, notices))
}

fn problem(error: StoreError, folder: &Path) -> Problem {
    match error {
        StoreError::ReadOnly { .. } => Problem::ReadOnly { folder: folder.display().to_string() },
        StoreError::Newer { found, known } => Problem::Newer { found, known },
        other => Problem::Storage { message: other.to_string() },
    }
}
