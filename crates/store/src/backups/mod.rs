//! Backup and restore: whole copies of the database, made by SQLite itself while tables are being played.
//!
//! A copy is one plain file, proven whole before it gets its name. Taking one back first keeps the
//! present aside as another copy, so that it can be undone.

mod name;

use crate::import::clocks::SETTING as CLOCKS_ELSEWHERE;
use crate::open::{Inner, PROBE, Store, last_step};
use crate::{StoreError, connection, private};
use kernel::Timestamp;
pub use name::BackupOccasion;
use name::{Named, path_for};
use rusqlite::Connection;
use rusqlite::backup::{self, StepResult};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Duration;
use ts_rs::TS;

/// How many copies that were made before something are kept, beside the daily ones.
const KEPT_BEFORE: usize = 10;
/// Of the daily ones: the newest days, then one a week, then one a month.
const DAYS: usize = 12;
const WEEKS: usize = 10;
const MONTHS: usize = 9;

/// What the folder begins with in which a copy is tried, and what a copy ends with until it is whole.
const TRIAL: &str = ".trial-";
const PART: &str = ".db.part";
/// What is older was left behind by a process that was killed.
const STALE: Duration = Duration::from_secs(60);

/// A backup: a whole copy of the database in one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Backup {
    /// What its file is called.
    pub name: String,
    /// When it was made.
    pub at: Timestamp,
    /// What it was made for.
    pub occasion: BackupOccasion,
    /// How long its file is, in bytes.
    pub bytes: u64,
}

impl Store {
    /// Copies everything as it is in this moment, while others may go on writing; the copy says that it was made `now`.
    ///
    /// # Errors
    /// When the folder cannot be written, or the copy is not whole; then there is none.
    pub fn back_up(&self, occasion: BackupOccasion, now: Timestamp) -> Result<Backup, StoreError> {
        self.beside(|source| copy_of(source, self.path(), occasion, now))
    }

    /// The copies there are, the newest first.
    pub fn backups(&self) -> Result<Vec<Backup>, StoreError> {
        list(&folder_of(self.path()))
    }

    /// Removes what is older than one goes back to: of the daily copies twelve days, ten weeks and
    /// nine months stay, of those made before something the last ten. Copies made by hand all stay.
    pub fn thin_backups(&self) -> Result<(), StoreError> {
        let folder = folder_of(self.path());
        let copies = list(&folder)?;
        let before = copies.iter().filter(|copy| copy.occasion.is_before()).skip(KEPT_BEFORE);
        let daily = copies.iter().filter(|copy| copy.occasion == BackupOccasion::Day);
        for copy in before.chain(spare(daily)) {
            std::fs::remove_file(folder.join(&copy.name))?;
        }
        Ok(())
    }

    /// Removes a copy.
    ///
    /// # Errors
    /// When there is no such copy, or the system does not let it go.
    pub fn delete_backup(&self, name: &str) -> Result<(), StoreError> {
        Ok(std::fs::remove_file(self.backup(name)?)?)
    }

    /// Where the copy with this name is; no other file than a copy is found so.
    fn backup(&self, name: &str) -> Result<PathBuf, StoreError> {
        let copies = self.backups()?;
        copies.iter().find(|copy| copy.name == name).ok_or(StoreError::NotFound("backup"))?;
        Ok(folder_of(self.path()).join(name))
    }

    /// Goes back to a copy. A copy of the present is made first, whose name is the answer.
    ///
    /// # Errors
    /// When there is no such copy, it is newer than this app or not whole; then nothing has changed.
    pub fn restore(&self, name: &str, now: Timestamp) -> Result<Backup, StoreError> {
        let copy = self.backup(name)?;
        let trial = Trial::beside(self.path())?;
        std::fs::copy(copy, trial.database())?;
        {
            let store = Store::open(&trial.database())?;
            if let Some(fault) = store.faults()?.into_iter().next() {
                return Err(fault.into());
            }
        }
        self.become_copy_of(&trial.database(), BackupOccasion::Restore, now)
    }

    /// Forgets everything but what was chosen for this device. A copy is made first, whose
    /// name is the answer.
    ///
    /// # Errors
    /// When the copy cannot be made or it cannot be written; then nothing has changed.
    pub fn erase(&self, now: Timestamp) -> Result<Backup, StoreError> {
        let trial = Trial::beside(self.path())?;
        // Which clocks run elsewhere nobody chose, and their tables go.
        let settings = self.settings()?.into_iter().filter(|(name, _)| name != CLOCKS_ELSEWHERE);
        {
            let store = Store::open(&trial.database())?;
            for (name, value) in settings {
                store.set_setting(&name, &value)?;
            }
            store.checkpoint()?;
        }
        self.become_copy_of(&trial.database(), BackupOccasion::Erase, now)
    }

    /// All of the database is replaced in one transaction of SQLite's: it is the old one or the new. The answer is a
    /// copy of the old one. No step is recorded between the two, which would be in neither.
    fn become_copy_of(
        &self,
        other: &Path,
        occasion: BackupOccasion,
        now: Timestamp,
    ) -> Result<Backup, StoreError> {
        let source = connection::open(other)?;
        let mut inner = self.lock();
        if self.is_moved() {
            return Err(StoreError::Moved);
        }
        let Inner { connection, mark, .. } = &mut *inner;
        let aside = copy_of(connection, self.path(), occasion, now)?;
        connection.flush_prepared_statement_cache();
        // A mark of the old one would tell of losses that are none, should the power fail here.
        mark.clear()?;
        let replaced = whole(&source, connection);
        if replaced.is_ok() {
            self.clear_of_suspicion();
        }
        connection::prepare(connection)?;
        if let Some(last) = last_step(connection)? {
            // It is only older than it might be when it cannot be written.
            let _ = mark.write(&last);
        }
        inner.mark_files(self.path());
        replaced.map(|()| aside)
    }
}

/// The copies of a database, the newest first; asked before it is opened.
pub fn backups_of(database: &Path) -> Result<Vec<Backup>, StoreError> {
    list(&folder_of(database))
}

/// Removes what a process that was killed left beside a database and among its copies: trials, probes, and copies that are
/// not whole.
pub fn remove_leftovers(database: &Path) {
    let ours =
        |name: &str| name.starts_with(TRIAL) || name.starts_with(PROBE) || name.contains(PART);
    for folder in [database.with_file_name(""), folder_of(database)] {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if !ours(&entry.file_name().to_string_lossy()) || !is_stale(&path) {
                continue;
            }
            // What cannot be removed now is at the next start.
            let _ = if path.is_dir() {
                std::fs::remove_dir_all(&path)
            } else {
                std::fs::remove_file(&path)
            };
        }
    }
}

/// Whether no file was written here for a while.
pub fn is_stale(path: &Path) -> bool {
    let old = |path: &Path| {
        let written = std::fs::symlink_metadata(path).and_then(|there| there.modified());
        written.is_ok_and(|at| at.elapsed().is_ok_and(|since| since > STALE))
    };
    let within = std::fs::read_dir(path).into_iter().flatten().flatten();
    old(path) && within.map(|entry| entry.path()).all(|inside| old(&inside))
}

/// Copies a database that is open into the folder of copies.
pub(crate) fn copy_of(
    source: &Connection,
    database: &Path,
    occasion: BackupOccasion,
    now: Timestamp,
) -> Result<Backup, StoreError> {
    let folder = folder_of(database);
    private::folder(&folder)?;
    let (path, named) = path_for(&folder, occasion, now);
    let part = crate::quarantine::with_suffix(&path, ".part");
    let copied = write_whole(source, &part).and_then(|()| Ok(private::rename(&part, &path)?));
    if let Err(error) = copied {
        // What was begun is of no use.
        let _ = std::fs::remove_file(&part);
        return Err(error);
    }
    Ok(named.copy(std::fs::metadata(&path)?.len()))
}

fn write_whole(source: &Connection, part: &Path) -> Result<(), StoreError> {
    let mut target = connection::open(part)?;
    whole(source, &mut target)?;
    // One plain file, without a log beside it.
    target.query_row("PRAGMA journal_mode = delete", [], |_| Ok(()))?;
    let word: String = target.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if word != "ok" {
        return Err(StoreError::Damaged(word));
    }
    target.close().map_err(|(_, error)| StoreError::from(error))?;
    std::fs::File::open(part)?.sync_all()?;
    Ok(())
}

/// Every page in one step, so in one moment of the source; writers are not held up.
pub(crate) fn whole(source: &Connection, target: &mut Connection) -> Result<(), StoreError> {
    let backup = backup::Backup::new(source, target)?;
    for _ in 0..200 {
        match backup.step(-1)? {
            StepResult::Done => return Ok(()),
            _ => std::thread::sleep(Duration::from_millis(10)),
        }
    }
    Err(std::io::Error::other("the database is busy").into())
}

pub(crate) fn folder_of(database: &Path) -> PathBuf {
    database.with_file_name("backups")
}

fn list(folder: &Path) -> Result<Vec<Backup>, StoreError> {
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut copies = Vec::new();
    for entry in entries {
        let entry = entry?;
        let named = entry.file_name().to_str().and_then(Named::read);
        if let Some(named) = named {
            copies.push(named.copy(entry.metadata()?.len()));
        }
    }
    copies.sort_by(|a, b| (b.at, &b.name).cmp(&(a.at, &a.name)));
    Ok(copies)
}

/// The daily copies that no day, week or month needs any more; they come newest first.
fn spare<'a>(daily: impl Iterator<Item = &'a Backup>) -> Vec<&'a Backup> {
    const DAY: i64 = 24 * 60 * 60 * 1_000;
    let mut spare = Vec::new();
    let (mut days, mut weeks, mut months) = (Vec::new(), Vec::new(), Vec::new());
    for copy in daily {
        let day = copy.at.0.div_euclid(DAY);
        let new = |list: &mut Vec<i64>, period: i64, most: usize| {
            let fresh = list.last() != Some(&period) && list.len() < most;
            if fresh {
                list.push(period);
            }
            fresh
        };
        let kept = new(&mut days, day, DAYS)
            | new(&mut weeks, day.div_euclid(7), WEEKS)
            | new(&mut months, day.div_euclid(30), MONTHS);
        if !kept {
            spare.push(copy);
        }
    }
    spare
}

/// A folder in which a copy is tried before anything depends on it; goes away by itself.
pub(crate) struct Trial(PathBuf);

impl Trial {
    /// One beside a database.
    pub(crate) fn beside(database: &Path) -> Result<Trial, StoreError> {
        let name = format!("{TRIAL}{}", uuid::Uuid::now_v7().simple());
        let place = database.with_file_name(name);
        private::folder(&place)?;
        Ok(Trial(place))
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("tapete.db")
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        // What stays behind is only in the way.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests;
