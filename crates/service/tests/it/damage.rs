//! Damage of the files beside the database: it is noticed, or nothing is another one by it.

use crate::common::{Device, open};
use crate::luck::{Luck, times};
use serde_json::json;
use service::{Fault, FileChoices, Notice, Progress, Store, database_in, open_folder};

/// One byte, some bytes, or the end of a file.
fn damage(bytes: &mut Vec<u8>, luck: &mut Luck) {
    let at = luck.below(bytes.len());
    match luck.below(4) {
        0 => bytes.truncate(at),
        1 => {
            let end = bytes.len().min(at + 64);
            bytes[at..end].fill(0);
        }
        _ => bytes[at] ^= 1 << luck.below(8),
    }
}

/// A device in which so many steps were played.
fn played(steps: i64) -> Device {
    let device = Device::new();
    let table = device.table(json!({}));
    (1..steps).fold(table, |table, n| device.add(&table, n));
    device
}

fn commands(store: &Store) -> Vec<String> {
    store.commands().unwrap()
}

#[test]
fn a_damaged_mark_says_nothing_and_one_that_is_ahead_is_believed() {
    let Device { folder, service, .. } = played(20);
    drop(service);
    let mark = database_in(folder.path()).with_extension("db-mark");
    let whole = std::fs::read(&mark).unwrap();
    let mut luck = Luck::new(47);
    for _ in 0..40 * times() {
        let mut bytes = whole.clone();
        damage(&mut bytes, &mut luck);
        std::fs::write(&mark, bytes).unwrap();
        let (store, notices) = open_folder(folder.path()).unwrap();
        assert_eq!((notices, store.faults().unwrap()), (Vec::new(), Vec::new()));
        assert_eq!(store.commands().unwrap().len(), 19);
    }
    let longer = played(30);
    let ahead = database_in(longer.folder.path()).with_extension("db-mark");
    std::fs::copy(ahead, &mark).unwrap();
    let (store, notices) = open_folder(folder.path()).unwrap();
    assert!(matches!(notices[..], [Notice::Missing { steps: 10, .. }]), "{notices:?}");
    assert!(store.faults().unwrap().contains(&Fault::Missing(10)));
}

#[test]
fn a_damaged_backup_is_refused_or_brings_back_what_it_held() {
    let device = played(20);
    let copy = device.service.back_up().unwrap();
    let then = commands(device.service.store());
    device.finished(&device.people(&["Carla", "Diego"]), &[1, 2], json!({}));
    let path = device.folder.path().join("backups").join(&copy.name);
    let whole = std::fs::read(&path).unwrap();
    let (mut luck, mut refused) = (Luck::new(53), 0);
    for _ in 0..25 * times() {
        let mut bytes = whole.clone();
        damage(&mut bytes, &mut luck);
        std::fs::write(&path, &bytes).unwrap();
        let before = commands(device.service.store());
        match device.service.restore_backup(&copy.name) {
            Ok(aside) => {
                assert_eq!(commands(device.service.store()), then, "changed, and said to be well");
                device.service.restore_backup(&aside.name).unwrap();
            }
            Err(_) => refused += 1,
        }
        assert_eq!(commands(device.service.store()), before);
        assert_eq!(std::fs::read(&path).unwrap(), bytes, "a damaged copy stays as it is");
    }
    assert!(refused > 5 * times(), "{refused} refused");
    // Without a word of it, going back would have brought something else: this is what would be seen.
    assert_ne!(commands(device.service.store()), then);
    std::fs::write(&path, &whole).unwrap();
    device.service.restore_backup(&copy.name).unwrap();
    assert_eq!(commands(device.service.store()), then);
}

#[test]
fn a_damaged_session_file_is_refused_or_holds_the_journal_that_was_played() {
    let device = played(12);
    let session = device.service.tables(None).unwrap()[0].session;
    let file = device.service.session_file(session).unwrap();
    let then = commands(device.service.store());
    let other = Device::new();
    let place = tempfile::tempdir().unwrap();
    let path = place.path().join("damaged.tapete.json");
    let (mut luck, mut refused) = (Luck::new(59), 0);
    for _ in 0..40 * times() {
        let mut bytes = file.clone().into_bytes();
        damage(&mut bytes, &mut luck);
        std::fs::write(&path, bytes).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let service = open(folder.path(), &other.clock);
        let taken = service.import_file(&path, &FileChoices::default(), &Progress::default());
        let there = commands(service.store());
        match taken {
            // A letter of a name may be another one: what was played is not.
            Ok(report) if report.new == 1 => assert_eq!(there, then),
            _ => {
                assert_eq!(there, Vec::<String>::new());
                refused += 1;
            }
        }
        assert!(service.store().faults().unwrap().is_empty());
    }
    assert!(refused > 15 * times(), "{refused} refused");
    // The file as it is brings all of it.
    std::fs::write(&path, &file).unwrap();
    other.service.import_file(&path, &FileChoices::default(), &Progress::default()).unwrap();
    assert_eq!(commands(other.service.store()), then);
}

#[test]
fn a_damaged_session_keeps_no_other_from_being_exported() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    let broken = device.finished(&people, &[7_777, 1], json!({})).session;
    let whole = device.finished(&people, &[5, 3], json!({})).session;
    let Device { folder, service, clock } = device;
    drop(service);
    let path = database_in(folder.path());
    let mut bytes = std::fs::read(&path).unwrap();
    let needle = b"\"points\":[7777";
    let found: Vec<usize> =
        (0..bytes.len()).filter(|at| bytes[*at..].starts_with(needle)).collect();
    assert!(!found.is_empty());
    found.iter().for_each(|at| bytes[at + 10] = b'9');
    std::fs::write(&path, bytes).unwrap();
    let service = open(folder.path(), &clock);

    // Whether an export holds the one and not the other, and says so.
    let holds = |text: &str, progress: &Progress| {
        assert_eq!(progress.left_out(), 1);
        assert!(text.contains(&whole.to_string()) && !text.contains(&broken.to_string()), "{text}");
    };
    let progress = Progress::default();
    let mut text = Vec::new();
    service.export(&mut text, &progress).unwrap();
    holds(&String::from_utf8(text).unwrap(), &progress);
    let progress = Progress::default();
    let tables = service.export_csv(&folder.path().join("csv"), false, &progress).unwrap();
    holds(&std::fs::read_to_string(&tables[0]).unwrap(), &progress);
    let progress = Progress::default();
    holds(&service.bg_stats(&progress).unwrap(), &progress);
    // What is taken in elsewhere is the other one, and nothing is wrong with it.
    let elsewhere = Device::new();
    let file = folder.path().join("all.json");
    let mut text = Vec::new();
    service.export(&mut text, &Progress::default()).unwrap();
    std::fs::write(&file, text).unwrap();
    let taken = elsewhere.service.import_file(&file, &FileChoices::default(), &Progress::default());
    assert_eq!(taken.unwrap().new, 1);
}
