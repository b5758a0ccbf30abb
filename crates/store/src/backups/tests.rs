//! Backups: whole during writes, thinned, restored, never over the present database.

use super::*;
use crate::StepKind;
use crate::tests::{place, projection, session, step};
use std::sync::atomic::{AtomicBool, Ordering};

const NOW: Timestamp = Timestamp(1_800_000_000_000);

#[test]
fn a_copy_made_while_steps_are_recorded_is_whole() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, mut head) = session(&store);
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for _ in 0..150 {
                head =
                    store.append(session.id, head, &[step(StepKind::Play)], &projection()).unwrap();
            }
            done.store(true, Ordering::SeqCst);
        });
        let mut last = 0;
        while !done.load(Ordering::SeqCst) {
            let copy = store.back_up(BackupOccasion::Hand, NOW).unwrap();
            let other = Trial::beside(&path).unwrap();
            std::fs::copy(folder_of(&path).join(&copy.name), other.database()).unwrap();
            let copied = Store::open(&other.database()).unwrap();
            assert_eq!(copied.faults().unwrap(), []);
            let steps = copied.step_count().unwrap();
            assert!(steps >= last, "a later copy holds no less");
            last = steps;
        }
    });
    assert!(store.backups().unwrap().len() > 1);
}

#[test]
fn going_back_keeps_the_present_and_can_be_undone() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, head) = session(&store);
    let copy = store.back_up(BackupOccasion::Hand, NOW).unwrap();
    store.append(session.id, head, &[step(StepKind::Play)], &projection()).unwrap();
    assert_eq!(store.step_count().unwrap(), 2);

    let present = store.restore(&copy.name, NOW).unwrap();
    assert_eq!((store.step_count().unwrap(), present.occasion), (1, BackupOccasion::Restore));
    assert_eq!(store.session(session.id).unwrap().steps.len(), 1);
    // What goes on from there is stored as ever, and nothing counts as lost.
    store.append(session.id, head, &[step(StepKind::Pause)], &projection()).unwrap();
    store.restore(&present.name, NOW).unwrap();
    assert_eq!(store.session(session.id).unwrap().steps[1].what, step(StepKind::Play));
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!((store.loss(), store.faults().unwrap()), (None, Vec::new()));
}

#[test]
fn what_is_recorded_until_a_copy_comes_back_is_in_the_copy_of_the_present() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, head) = session(&store);
    let old = store.back_up(BackupOccasion::Hand, NOW).unwrap();
    let play = |head| store.append(session.id, head, &[step(StepKind::Play)], &projection());
    let mut head = play(head).unwrap();
    let mut recorded = 2;
    let present = std::thread::scope(|scope| {
        scope.spawn(|| {
            // Once the older one is there, this step follows none that is.
            while let Ok(next) = play(head) {
                head = next;
                recorded += 1;
            }
        });
        store.restore(&old.name, NOW).unwrap()
    });
    let copy = Trial::beside(&path).unwrap();
    std::fs::copy(folder_of(&path).join(&present.name), copy.database()).unwrap();
    assert_eq!(Store::open(&copy.database()).unwrap().step_count().unwrap(), recorded);
}

#[test]
fn a_copy_whose_last_step_was_removed_with_its_session_comes_back() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (kept, head) = session(&store);
    let (removed, _) = session(&store);
    store.delete_session(removed.id, Some(20)).unwrap();
    assert_eq!(store.remove_deleted(21).unwrap(), 1);
    let copy = store.back_up(BackupOccasion::Hand, NOW).unwrap();
    let head = store.append(kept.id, head, &[step(StepKind::Play)], &projection()).unwrap();

    let present = store.restore(&copy.name, NOW).unwrap();
    assert_eq!(store.session(kept.id).unwrap().steps.len(), 1);
    // What is recorded next is the next step that there ever was, and stands in the mark as ever.
    assert_eq!(store.restore(&present.name, NOW).unwrap().occasion, BackupOccasion::Restore);
    store.append(kept.id, head, &[step(StepKind::Pause)], &projection()).unwrap();
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!((store.loss(), store.faults().unwrap()), (None, Vec::new()));
    // An erased one has no step at all.
    store.erase(NOW).unwrap();
    assert_eq!((store.step_count().unwrap(), store.faults().unwrap()), (0, Vec::new()));
}

#[test]
fn a_database_that_was_deleted_comes_back() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, _) = session(&store);
    let copy = store.back_up(BackupOccasion::Day, NOW).unwrap();
    drop(store);
    for name in ["tapete.db", "tapete.db-wal", "tapete.db-shm", "tapete.db-mark"] {
        let _ = std::fs::remove_file(path.with_file_name(name));
    }
    let store = Store::open(&path).unwrap();
    assert!(store.session(session.id).is_err());
    store.restore(&copy.name, NOW).unwrap();
    assert_eq!(store.session(session.id).unwrap().fixed, session);
}

#[test]
fn what_is_not_whole_is_not_taken_back() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    session(&store);
    let copy = store.back_up(BackupOccasion::Hand, NOW).unwrap();
    let file = folder_of(&path).join(&copy.name);
    let good = std::fs::read(&file).unwrap();
    for at in (0..good.len()).step_by(good.len() / 40).skip(1).take(36) {
        std::fs::write(&file, &good[..at]).unwrap();
        assert!(store.restore(&copy.name, NOW).is_err(), "cut at {at}");
        assert_eq!((store.step_count().unwrap(), store.faults().unwrap()), (1, Vec::new()));
    }
    for name in ["../tapete.db", "", "tapete-x.db"] {
        assert!(matches!(store.restore(name, NOW), Err(StoreError::NotFound("backup"))), "{name}");
    }
}

#[test]
fn erasing_keeps_the_settings_and_a_copy() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, _) = session(&store);
    store.set_setting("device", "{}").unwrap();
    let copy = store.erase(NOW).unwrap();
    assert_eq!((store.step_count().unwrap(), store.people().unwrap()), (0, Vec::new()));
    assert_eq!(store.setting("device").unwrap().as_deref(), Some("{}"));
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!((store.loss(), store.faults().unwrap()), (None, Vec::new()));
    store.restore(&copy.name, NOW).unwrap();
    assert_eq!(store.session(session.id).unwrap().fixed, session);
}

#[test]
fn old_copies_are_thinned_and_those_made_by_hand_stay() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let folder = folder_of(&path);
    std::fs::create_dir_all(&folder).unwrap();
    let day = |n: i64| chrono::DateTime::from_timestamp(1_800_000_000 + n * 86_400, 0).unwrap();
    for n in 0..730 {
        let stamp = day(n).format("%Y%m%dT%H%M%S%3f");
        std::fs::write(folder.join(format!("tapete-{stamp}Z-day.db")), "x").unwrap();
        if n % 10 == 0 {
            std::fs::write(folder.join(format!("tapete-{stamp}Z-hand.db")), "x").unwrap();
            std::fs::write(folder.join(format!("tapete-{stamp}Z-update.db")), "x").unwrap();
        }
    }
    std::fs::write(folder.join("notes.txt"), "mine").unwrap();
    store.thin_backups().unwrap();
    store.thin_backups().unwrap();
    let copies = store.backups().unwrap();
    let count = |occasion| copies.iter().filter(|copy| copy.occasion == occasion).count();
    assert_eq!((count(BackupOccasion::Hand), count(BackupOccasion::Update)), (73, 10));
    let daily = count(BackupOccasion::Day);
    assert!((20..=31).contains(&daily), "{daily} daily copies");
    let newest: Vec<_> =
        copies.iter().filter(|c| c.occasion == BackupOccasion::Day).take(12).collect();
    assert_eq!(newest[11].at.0, day(718).timestamp_millis(), "the last twelve days are all there");
    assert!(folder.join("notes.txt").exists());
}
