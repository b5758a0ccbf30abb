//! The file name of a backup: when it was made and what for.

use super::Backup;
use crate::word::words;
use chrono::{DateTime, NaiveDateTime, Utc};
use kernel::Timestamp;
use std::path::{Path, PathBuf};
use ts_rs::TS;

words! {
    #[derive(TS)]
    /// What a backup was made for.
    BackupOccasion {
        /// The first of a day of use.
        Day = "day",
        /// It was asked for by hand.
        Hand = "hand",
        /// A newer app was about to migrate the database.
        Update = "update",
        /// Before another backup was restored.
        Restore = "restore",
        /// Before everything was erased.
        Erase = "erase",
        /// Before a file replaced what was written here.
        Import = "import",
    }
}

impl BackupOccasion {
    /// Whether it was made because something was about to happen.
    pub(super) fn is_before(self) -> bool {
        !matches!(self, BackupOccasion::Day | BackupOccasion::Hand)
    }
}

const STAMP: &str = "%Y%m%dT%H%M%S%3f";

/// A file's name, taken apart.
pub(super) struct Named {
    name: String,
    at: i64,
    occasion: BackupOccasion,
}

impl Named {
    pub(super) fn read(name: &str) -> Option<Named> {
        let (stamp, word) = name.strip_prefix("tapete-")?.strip_suffix(".db")?.split_once("Z-")?;
        let word = word.split('-').next()?;
        let occasion = BackupOccasion::of_word(word)?;
        let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc().timestamp_millis();
        Some(Named { name: name.to_owned(), at, occasion })
    }

    pub(super) fn copy(self, bytes: u64) -> Backup {
        Backup { name: self.name, at: Timestamp(self.at), occasion: self.occasion, bytes }
    }
}

/// A name that no copy has yet, for one that is made now.
pub(super) fn path_for(
    folder: &Path,
    occasion: BackupOccasion,
    now: Timestamp,
) -> (PathBuf, Named) {
    let now = DateTime::<Utc>::from_timestamp_millis(now.0).unwrap_or_default();
    let mut again = 0;
    loop {
        let name = name(now, occasion, again);
        let path = folder.join(&name);
        if !path.exists() {
            let at = now.timestamp_millis();
            return (path, Named { name, at, occasion });
        }
        again += 1;
    }
}

fn name(at: DateTime<Utc>, occasion: BackupOccasion, again: u32) -> String {
    let number = if again == 0 { String::new() } else { format!("-{again}") };
    format!("tapete-{}Z-{}{number}.db", at.format(STAMP), occasion.word())
}
