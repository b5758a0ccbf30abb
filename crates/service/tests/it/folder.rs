//! The data folder at the start: what stands in the way is said, and nothing is deleted.

use crate::common::{Device, KEEPER};
use serde_json::json;
use service::{Notice, Problem, Store, StoreError, database_in, open_folder};
use std::collections::BTreeMap;
use std::path::Path;

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|e| (e.file_name().into_string().unwrap(), std::fs::read(e.path()).unwrap()))
        .collect()
}

/// A folder with a table of five steps in it, closed.
fn played() -> tempfile::TempDir {
    let device = Device::new();
    let mut table = device.table(json!({}));
    for n in 0..5 {
        table = device.add(&table, n);
    }
    device.service.pause(table.session, table.revision, KEEPER).unwrap();
    let Device { folder, service, .. } = device;
    drop(service);
    folder
}

#[test]
fn a_folder_that_is_not_there_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("a").join("b");
    let (store, notices) = open_folder(&deep).unwrap();
    assert!(notices.is_empty());
    assert_eq!(store.step_count().unwrap(), 0);
    assert!(database_in(&deep).exists());
}

#[test]
fn a_folder_that_cannot_be_written_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    for place in [file.clone(), file.join("below")] {
        let problem = open_folder(&place).err().unwrap();
        assert_eq!(problem, Problem::ReadOnly { folder: place.display().to_string() });
    }
    assert_eq!(std::fs::read(&file).unwrap(), b"x");
}

#[cfg(unix)]
#[test]
fn a_folder_without_rights_is_said() {
    use std::os::unix::fs::PermissionsExt;
    let folder = played();
    let before = files(folder.path());
    std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o500)).unwrap();
    // The system's administrator may write everywhere: then this cannot be tried.
    let bound = std::fs::write(folder.path().join("probe"), "").is_err();
    let opened = open_folder(folder.path());
    std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o700)).unwrap();
    if bound {
        assert!(matches!(opened.err(), Some(Problem::ReadOnly { .. })));
        assert_eq!(files(folder.path()), before);
    }
}

#[test]
fn a_newer_database_is_refused_and_stays_as_it_is() {
    let folder = played();
    let path = database_in(folder.path());
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[60..64].copy_from_slice(&101u32.to_be_bytes());
    std::fs::write(&path, &bytes).unwrap();
    let before = files(folder.path());
    let problem = open_folder(folder.path()).err().unwrap();
    assert!(matches!(problem, Problem::Newer { found: 101, known } if known < 101), "{problem:?}");
    assert_eq!(files(folder.path()), before, "not a byte, not a file");
}

#[test]
fn the_database_of_another_program_is_refused_and_stays_as_it_is() {
    let folder = played();
    let path = database_in(folder.path());
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[68..72].copy_from_slice(b"MPBX");
    std::fs::write(&path, &bytes).unwrap();
    let problem = open_folder(folder.path()).err().unwrap();
    assert!(matches!(problem, Problem::Storage { .. }), "{problem:?}");
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_damaged_database_is_set_aside_whole_and_a_new_one_begun() {
    let folder = played();
    let path = database_in(folder.path());
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[100..middle].fill(0xaa);
    std::fs::write(&path, &bytes).unwrap();
    std::fs::write(folder.path().join("tapete.db-wal"), "what was left of the log").unwrap();
    let mark = std::fs::read(folder.path().join("tapete.db-mark")).unwrap();

    let (store, notices) = open_folder(folder.path()).unwrap();
    let [Notice::Quarantined { kept }] = &notices[..] else { panic!("{notices:?}") };
    assert!(kept.contains("tapete.db.damaged-"), "{kept}");
    assert_eq!(std::fs::read(kept).unwrap(), bytes);
    assert_eq!(std::fs::read(format!("{kept}-mark")).unwrap(), mark);
    assert!(Path::new(&format!("{kept}-wal")).exists());
    assert_eq!(store.step_count().unwrap(), 0);
    drop(store);
    let (_, notices) = open_folder(folder.path()).unwrap();
    assert!(notices.is_empty(), "said once: {notices:?}");
}

#[test]
fn a_locked_database_is_neither_set_aside_nor_replaced() {
    let folder = played();
    let before = files(folder.path());
    let path = database_in(folder.path());
    // Whatever stands there, it is not a damaged file.
    let hidden = folder.path().join("hidden");
    std::fs::rename(&path, &hidden).unwrap();
    std::fs::create_dir(&path).unwrap();
    let problem = open_folder(folder.path()).err().unwrap();
    assert!(matches!(problem, Problem::Storage { .. }), "{problem:?}");
    std::fs::remove_dir(&path).unwrap();
    std::fs::rename(&hidden, &path).unwrap();
    assert_eq!(files(folder.path()), before);
}

#[test]
fn missing_steps_are_counted_and_dated() {
    let device = Device::new();
    let table = device.table(json!({}));
    let table = device.add(&table, 1);
    let Device { folder, service, clock } = device;
    drop(service);
    let older = std::fs::read(database_in(folder.path())).unwrap();
    let again = crate::common::open(folder.path(), &clock);
    clock.forward(1_000);
    let command = json!({"do": "add", "n": 2});
    let table = again.play(table.session, table.revision, KEEPER, &command).unwrap();
    again.play(table.session, table.revision, KEEPER, &command).unwrap();
    drop(again);
    std::fs::write(database_in(folder.path()), older).unwrap();
    let (_, notices) = open_folder(folder.path()).unwrap();
    let last = service::Clock::now(&clock);
    assert_eq!(notices, [Notice::Missing { steps: 2, last }]);
}

#[test]
fn a_step_that_was_changed_is_not_shown() {
    let device = Device::new();
    let table = device.add(&device.table(json!({})), 7_777);
    let Device { folder, service, clock } = device;
    drop(service);
    let path = database_in(folder.path());
    let mut bytes = std::fs::read(&path).unwrap();
    let needle = b"\"n\":7777";
    let mut at = 0;
    while let Some(i) = bytes[at..].windows(needle.len()).position(|w| w == needle) {
        bytes[at + i + 4] = b'9';
        at += i + 1;
    }
    assert!(at > 0);
    std::fs::write(&path, bytes).unwrap();
    let service = crate::common::open(folder.path(), &clock);
    let shown = service.table(table.session, kernel::Viewer::Table);
    assert!(
        matches!(shown, Err(service::ServiceError::Storage(StoreError::Damaged(_)))),
        "{shown:?}"
    );
    assert_eq!(service.store().faults().unwrap().len(), 1);
}

#[test]
fn a_new_store_can_be_opened_by_many_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = database_in(folder.path());
    let opened: Vec<_> = std::thread::scope(|threads| {
        let all: Vec<_> = (0..16).map(|_| threads.spawn(|| Store::open(&path))).collect();
        all.into_iter().map(|t| t.join().unwrap()).collect()
    });
    for store in opened {
        store.unwrap();
    }
}
