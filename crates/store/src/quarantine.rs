//! Quarantine: a damaged database is renamed with all its files, so that nothing is lost.

use crate::connection::FileId;
use crate::mark;
use crate::open::suspicion;
use chrono::Utc;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Renames a damaged database, its log and its mark to `<name>.damaged-<UTC time>`, so that nothing
/// is lost and a new one can begin. Answers with the database's new path.
///
/// # Errors
/// When the system refuses to rename a file; then those already renamed keep their new name.
pub fn quarantine(database: &Path) -> std::io::Result<PathBuf> {
    let stamp = Utc::now().format("%Y%m%dT%H%M%SZ").to_string();
    let mut kept = with_suffix(database, &format!(".damaged-{stamp}"));
    let mut again = 1;
    while kept.exists() {
        again += 1;
        kept = with_suffix(database, &format!(".damaged-{stamp}-{again}"));
    }
    for suffix in ["-wal", "-shm"] {
        move_if_there(&with_suffix(database, suffix), &with_suffix(&kept, suffix))?;
    }
    move_if_there(&mark::path_of(database), &mark::path_of(&kept))?;
    move_if_there(&suspicion(database), &suspicion(&kept))?;
    std::fs::rename(database, &kept)?;
    Ok(kept)
}

/// Sets a write-ahead log aside that another database left behind: the file beside which it was written is not the one
/// that lies there now, while the log still is. SQLite would write it over the new one. A folder that was copied or moved
/// whole is none of that: then both are other files.
pub(crate) fn quarantine_log(database: &Path) -> std::io::Result<Option<PathBuf>> {
    let log = with_suffix(database, "-wal");
    let Some((was, its_log)) = mark::read_files(&mark::path_of(database)) else { return Ok(None) };
    if FileId::at(database) == Some(was) || FileId::at(&log) != Some(its_log) {
        return Ok(None);
    }
    let stamp = Utc::now().format("%Y%m%dT%H%M%S%3fZ");
    let kept = with_suffix(database, &format!(".replaced-{stamp}"));
    for suffix in ["-wal", "-shm"] {
        move_if_there(&with_suffix(database, suffix), &with_suffix(&kept, suffix))?;
    }
    Ok(Some(with_suffix(&kept, "-wal")))
}

pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

fn move_if_there(from: &Path, to: &Path) -> std::io::Result<()> {
    match std::fs::rename(from, to) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(()),
        moved => moved,
    }
}
