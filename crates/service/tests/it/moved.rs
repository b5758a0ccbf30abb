//! A database that is moved, deleted or replaced while it is open.
#![cfg(unix)]

use crate::common::{Device, KEEPER};
use crate::crash::Crashd;
use serde_json::json;
use service::{Notice, ServiceError, Store, StoreError, database_in, open_folder};
use std::path::Path;
use std::time::Duration;

fn is_moved<T: std::fmt::Debug>(answer: Result<T, ServiceError>) {
    assert!(matches!(answer, Err(ServiceError::Storage(StoreError::Moved))), "{answer:?}");
}

/// A folder in which so many steps were played by a process that has ended as it should.
fn played(steps: u64) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (mut process, _) = Crashd::start(&database_in(folder.path()));
    process.append(0..steps);
    process.close();
    folder
}

/// Steps and everything that does not hold together, as the next start finds them.
fn next_start(folder: &Path) -> (u64, Vec<Notice>) {
    let (store, notices) = open_folder(folder).unwrap();
    assert_eq!(store.faults().unwrap().iter().filter(|f| !lost(f)).count(), 0);
    (store.step_count().unwrap(), notices)
}

/// Steps of the other database are missing here, and that is said.
fn lost(fault: &service::Fault) -> bool {
    matches!(fault, service::Fault::Missing(_) | service::Fault::Replaced(_))
}

#[test]
fn nothing_is_acknowledged_into_a_file_that_is_not_there() {
    let device = Device::new();
    let table = device.add(&device.table(json!({})), 1);
    assert_eq!(device.service.notices(), []);
    let database = database_in(device.folder.path());
    let elsewhere = device.folder.path().join("elsewhere.db");
    let deeds: [(&str, &dyn Fn()); 3] = [
        ("moved", &|| std::fs::rename(&database, &elsewhere).unwrap()),
        ("replaced", &|| assert!(std::fs::copy(&elsewhere, &database).unwrap() > 0)),
        ("deleted", &|| std::fs::remove_dir_all(device.folder.path()).unwrap()),
    ];
    for (deed, do_it) in deeds {
        do_it();
        let there = database.exists();
        let command = json!({"do": "add", "n": 2});
        is_moved(device.service.play(table.session, table.revision, KEEPER, &command));
        is_moved(device.service.create_person("Eva", None));
        is_moved(device.service.change_settings(Default::default()));
        is_moved(device.service.save_draft(table.session, Some(deed.to_owned())));
        is_moved(device.service.rebuild(&mut |_, _| true));
        is_moved(device.service.back_up());
        assert_eq!(device.service.notices(), [Notice::Moved], "{deed}");
        assert_eq!(device.look(table.session).revision, table.revision, "reading goes on");
        assert_eq!(database.exists(), there, "{deed}: nothing is made in its place");
    }
}

#[test]
fn what_is_put_back_at_its_place_is_written_again() {
    let device = Device::new();
    let table = device.table(json!({}));
    let (database, aside) = (database_in(device.folder.path()), device.folder.path().join("aside"));
    std::fs::rename(&database, &aside).unwrap();
    let command = json!({"do": "add", "n": 2});
    is_moved(device.service.play(table.session, table.revision, KEEPER, &command));
    std::fs::rename(&aside, &database).unwrap();
    device.add(&device.look(table.session), 2);
    assert_eq!(device.service.notices(), []);
}

#[test]
fn the_log_of_a_replaced_database_is_not_written_over_the_new_one() {
    for notices_it in [false, true] {
        for killed in [true, false] {
            let (folder, other) = (tempfile::tempdir().unwrap(), played(3));
            let database = database_in(folder.path());
            let (mut process, _) = Crashd::start(&database);
            process.append(0..20);
            std::fs::rename(database_in(other.path()), &database).unwrap();
            let new = std::fs::read(&database).unwrap();
            if notices_it {
                process.ask("append 20");
                assert!(process.line().starts_with("err 20 "), "nothing is acknowledged");
            }
            if killed {
                process.kill();
            } else {
                process.close();
            }
            assert_eq!(std::fs::read(&database).unwrap(), new);
            let (steps, notices) = next_start(folder.path());
            // The opening is a step as well.
            assert_eq!(steps, 4, "the new one, whole");
            let kept = notices.iter().find_map(|notice| match notice {
                Notice::LogSetAside { kept } => Some(kept),
                _ => None,
            });
            assert!(Path::new(kept.unwrap()).exists(), "{notices:?}");
            assert!(notices.iter().any(|notice| matches!(notice, Notice::Missing { .. })));
            let again = next_start(folder.path()).1;
            assert!(!again.iter().any(|notice| matches!(notice, Notice::LogSetAside { .. })));
        }
    }
}

#[test]
fn a_folder_that_is_moved_or_copied_whole_after_a_kill_loses_nothing() {
    let home = tempfile::tempdir().unwrap();
    let [first, second, third] = ["a", "b", "c"].map(|name| home.path().join(name));
    let (mut process, _) = Crashd::start(&database_in(&first));
    process.append(0..20);
    process.kill();
    std::fs::create_dir(&third).unwrap();
    for entry in
        std::fs::read_dir(&first).unwrap().map(Result::unwrap).filter(|e| e.path().is_file())
    {
        std::fs::copy(entry.path(), third.join(entry.file_name())).unwrap();
    }
    std::fs::rename(&first, &second).unwrap();
    for folder in [second, third] {
        assert_eq!(next_start(&folder), (21, Vec::new()), "{}", folder.display());
    }
}

#[test]
fn what_is_no_file_is_said_at_once() {
    for name in ["tapete.db", "tapete.db-mark"] {
        let folder = played(1);
        let path = folder.path().join(name);
        std::fs::remove_file(&path).unwrap();
        let made = std::process::Command::new("mkfifo").arg(&path).status().unwrap();
        assert!(made.success());
        let (told, opened) = std::sync::mpsc::channel();
        let database = database_in(folder.path());
        // One that waits for the other end of the pipe waits for ever.
        std::thread::spawn(move || told.send(Store::open(&database).err()));
        let refused = opened.recv_timeout(Duration::from_secs(10)).unwrap().unwrap();
        assert!(refused.to_string().contains("is no file"), "{refused}");
    }
}
