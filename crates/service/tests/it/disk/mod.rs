//! The real program on a disk that loses what was not synced, that the process dies at, and that is full.
//!
//! `disk.c` is preloaded into it, so every file is seen: the database, its log, the head mark, the backups.

mod cuts;
mod full;
mod image;
mod kills;

use crate::common::GAMES;
use crate::crash::Crashd;
use service::{Notice, Progress, SessionService, SystemClock, database_in, open_folder};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use tempfile::TempDir;

pub(crate) type Service = SessionService<SystemClock>;

/// The library that is preloaded.
static LIBRARY: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let made_here = folder.join(format!("disk-{}.so", std::process::id()));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/disk/disk.c");
    let made = Command::new("cc")
        .args(["-O1", "-shared", "-fPIC", "-o"])
        .args([&made_here, &source])
        .args(["-ldl", "-lpthread"])
        .status();
    assert!(made.unwrap().success());
    // Tests are processes of their own, two at a time: whoever is last puts the same in its place.
    let library = folder.join("disk.so");
    std::fs::rename(made_here, &library).unwrap();
    library
});

/// A folder in memory where there is one: what a disk does is played here, so no real one is waited for.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

/// Starts the program in this data folder on a disk with these properties.
fn start(folder: &Path, words: &[(&str, OsString)]) -> (Crashd, String) {
    let mut all = vec![("LD_PRELOAD", LIBRARY.clone().into()), ("DISK_DIR", folder.into())];
    all.extend(words.iter().cloned());
    Crashd::start_with(&database_in(folder), &all)
}

/// Copies a data folder with the backups in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// Opens a data folder as the next start does.
fn next_start(folder: &Path) -> (Service, Vec<Notice>) {
    let (store, notices) = open_folder(folder).unwrap();
    let service = SessionService::new(store, GAMES, SystemClock::new());
    service.migrate_projections(&Progress::default()).unwrap();
    (service, notices)
}

/// The numbers of all steps, in the order they were recorded.
fn rows(service: &Service) -> Vec<i64> {
    let number = |command: &String| {
        let command: serde_json::Value = serde_json::from_str(command).unwrap();
        command["n"].as_i64().unwrap()
    };
    service.store().commands().unwrap().iter().map(number).collect()
}

/// What does not hold together: nothing.
fn findings(service: &Service) -> Vec<String> {
    service.full_integrity_check(&Progress::default()).unwrap()
}
