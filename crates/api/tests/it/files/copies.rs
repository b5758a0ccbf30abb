//! Copies through the service: made by the day, taken back while a table is live, and the check.

use super::device::Device;
use api::App;
use kernel::{Actor, Timestamp, Viewer};
use service::{BackupOccasion, Progress, SystemClock, database_in};
use std::sync::Arc;

#[test]
fn a_copy_is_taken_back_under_a_table_that_is_looked_at() {
    let device = Device::new();
    let session = device.play("rage", &["Ana", "Bruno"], 1, 8);
    let service = device.service();
    let copy = service.back_up().unwrap();
    let then = device.export();
    let table = service.table(session, Viewer::Table).unwrap();
    service.pause(session, table.revision, Actor::Keeper).unwrap();
    let aside = service.restore_backup(&copy.name).unwrap();
    assert_eq!(aside.occasion, BackupOccasion::Restore);
    assert_eq!(device.export(), then);
    let seen = service.table(session, Viewer::Table).unwrap();
    assert_eq!(seen.revision, table.revision);
    service.pause(session, seen.revision, Actor::Keeper).unwrap();
    assert_eq!(service.full_integrity_check(&Progress::default()).unwrap(), Vec::<String>::new());
}

#[test]
fn a_copy_is_deleted_and_nothing_else_is() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 8);
    let service = device.service();
    let then = device.export();
    let [older, newer] = [(), ()].map(|()| service.back_up().unwrap().name);
    for strange in ["../tapete.db", "tapete.db", "", "/etc/hostname"] {
        assert!(service.delete_backup(strange).is_err(), "{strange}");
    }
    service.delete_backup(&older).unwrap();
    assert!(service.delete_backup(&older).is_err(), "it is gone");
    let left: Vec<String> = service.backups().unwrap().into_iter().map(|copy| copy.name).collect();
    assert_eq!((left, device.export()), (vec![newer], then));
}

#[test]
fn a_copy_from_before_an_update_is_in_every_list_at_once() {
    let device = Device::new();
    let service = device.service();
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/released-02.sqlite");
    let backups = device.folder.path().join("backups");
    std::fs::create_dir_all(&backups).unwrap();
    let name = "tapete-20260101T120000000Z-update.db";
    std::fs::copy(older, backups.join(name)).unwrap();
    service.restore_backup(name).unwrap();
    let page = service.history(None, &Default::default()).unwrap();
    assert_eq!(page.sessions.len(), 5);
    assert!(service.store().projected().unwrap());
}

#[test]
fn a_day_has_one_copy_of_its_own_and_one_from_the_future_does_not_stand_for_it() {
    let device = Device::at(1_790_000_000_000);
    device.play("rage", &["Ana", "Bruno"], 1, 3);
    let service = device.service();
    // A clock that was a year ahead made this one.
    let ahead = Timestamp(1_790_000_000_000 + 365 * 24 * 60 * 60 * 1_000);
    let ahead = service.store().back_up(BackupOccasion::Day, ahead).unwrap();
    let copies: Vec<_> = (0..3)
        .map(|_| {
            service.back_up_daily().unwrap();
            service.backups().unwrap()
        })
        .collect();
    assert_eq!(copies[0].len(), 2);
    assert_eq!(copies[0][0].name, ahead.name);
    assert!(copies[0][1].at < ahead.at, "{copies:?}");
    assert!(copies[0].iter().all(|copy| copy.occasion == BackupOccasion::Day));
    assert!(copies.iter().all(|all| *all == copies[0]), "{copies:?}");
}

#[test]
fn damage_that_a_daily_copy_meets_is_a_notice() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 3);
    // Too long to be looked over before it is opened.
    device.service().store().set_setting("long", &"x".repeat(20 << 20)).unwrap();
    let Device { folder, app } = device;
    drop(app);
    let database = database_in(folder.path());
    let mut bytes = std::fs::read(&database).unwrap();
    let middle = bytes.len() / 2 / 4_096 * 4_096;
    bytes[middle..middle + 4_096].fill(0);
    std::fs::write(&database, bytes).unwrap();
    let app = App::with(folder.path(), games::GAMES, Arc::new(SystemClock::new())).ready();
    let service = app.service().unwrap();
    assert!(!service.store().is_damaged());
    service.back_up_daily().unwrap_err();
    assert!(service.store().is_damaged());
}

#[test]
fn the_check_names_a_session_that_comes_to_something_else() {
    let device = Device::new();
    device.play("rush7", &["Ana", "Bruno"], 1, 600);
    let none = Vec::<String>::new();
    assert_eq!(device.service().full_integrity_check(&Progress::default()).unwrap(), none);
    let damage = |sql: &str| {
        let done = std::process::Command::new("python3")
            .args(["-c", "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()"])
            .arg(database_in(device.folder.path()))
            .arg(sql)
            .status();
        done.is_ok_and(|done| done.success())
    };
    if damage("UPDATE results SET points = points + 1") {
        let found = device.service().full_integrity_check(&Progress::default()).unwrap();
        assert!(found.iter().any(|line| line.contains("table results")), "{found:?}");
    }
}
