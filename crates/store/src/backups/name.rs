//! What a copy's file is called: when it was made and what for.

use super::KeptCopy;
use chrono::{DateTime, NaiveDateTime, Utc};
use std::path::{Path, PathBuf};

/// What a copy was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The first of a day of use.
    Day,
    /// Somebody asked for it.
    Hand,
    /// A newer app was about to change the database's form.
    Update,
    /// Somebody was about to go back to another copy.
    Restore,
    /// Somebody was about to erase everything.
    Erase,
}

impl Occasion {
    const ALL: [Occasion; 5] =
        [Occasion::Day, Occasion::Hand, Occasion::Update, Occasion::Restore, Occasion::Erase];

    /// The word in the file's name.
    pub fn word(self) -> &'static str {
        match self {
            Occasion::Day => "day",
            Occasion::Hand => "hand",
            Occasion::Update => "update",
            Occasion::Restore => "restore",
            Occasion::Erase => "erase",
        }
    }

    /// Whether it was made because something was about to happen.
    pub(super) fn is_before(self) -> bool {
        matches!(self, Occasion::Update | Occasion::Restore | Occasion::Erase)
    }
}

const STAMP: &str = "%Y%m%dT%H%M%S%3f";

/// A file's name, taken apart.
pub(super) struct Named {
    name: String,
    at: i64,
    occasion: Occasion,
}

impl Named {
    pub(super) fn read(name: &str) -> Option<Named> {
        let (stamp, word) = name.strip_prefix("tapete-")?.strip_suffix(".db")?.split_once("Z-")?;
        let word = word.split('-').next()?;
        let occasion = Occasion::ALL.into_iter().find(|known| known.word() == word)?;
        let at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc().timestamp_millis();
        Some(Named { name: name.to_owned(), at, occasion })
    }

    pub(super) fn copy(self, bytes: u64) -> KeptCopy {
        KeptCopy { name: self.name, at: self.at, occasion: self.occasion, bytes }
    }
}

/// A name that no copy has yet.
pub(super) fn path_for(folder: &Path, occasion: Occasion) -> (PathBuf, Named) {
    let now = Utc::now();
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

fn name(at: DateTime<Utc>, occasion: Occasion, again: u32) -> String {
    let number = if again == 0 { String::new() } else { format!("-{again}") };
    format!("tapete-{}Z-{}{number}.db", at.format(STAMP), occasion.word())
}
