//! Power cuts: what was acknowledged is there, and nothing is half there, whatever the disk had not written yet.

use super::image::{Disk, Names, Record};
use super::{folder, next_start, rows, start};
use crate::crash::Crashd;
use crate::luck::{Luck, times};
use service::{Notice, database_in};
use std::path::Path;

const DEEDS: [&str; 5] = ["back_up", "restore", "rebuild", "import", "erase"];

/// A recorded evening: what there was after each acknowledgement.
struct Evening {
    record: Record,
    /// The rows after so many acknowledgements.
    rows: Vec<Vec<i64>>,
    /// How many backups there were.
    backups: Vec<usize>,
    /// What was done as the acknowledgement with this number.
    deeds: Vec<String>,
}

/// Plays in `live` with everything that is done to all of it in between.
fn evening(live: &Path, steps: u64) -> Evening {
    let aside = folder();
    let file = aside.path().join("other.tapete.json");
    std::fs::write(&file, other_device()).unwrap();
    let log = aside.path().join("record");
    let record = Record::begin(live);
    let (mut process, ready) = start(live, &[("DISK_LOG", log.clone().into())]);
    assert_eq!(ready, "ready 0");
    let mut evening =
        Evening { record, rows: vec![Vec::new()], backups: vec![0], deeds: vec![String::new()] };
    let mut all = |process: &mut Crashd, word: String| {
        process.ask(&word);
        let said = process.line();
        assert!(said.starts_with("ack "), "{word}: {said}");
        let (rows, end) = process.dump();
        assert_eq!(end, "ok");
        evening.rows.push(rows.into_iter().map(|n| n as i64).collect());
        let copies = std::fs::read_dir(live.join("backups"));
        evening.backups.push(copies.map_or(0, Iterator::count));
        evening.deeds.push(word);
    };
    let mut next = 0;
    for deed in DEEDS {
        for _ in 0..steps / 5 {
            all(&mut process, format!("append {next}"));
            next += 1;
        }
        let file = if deed == "import" { file.to_str().unwrap() } else { "" };
        all(&mut process, format!("{deed} {file}"));
    }
    all(&mut process, format!("append {next}"));
    process.kill();
    evening.record = evening.record.read(&log);
    evening
}

/// The file of another device, in which a person has played.
fn other_device() -> Vec<u8> {
    let device = crate::common::Device::new();
    let table = device.table(serde_json::json!({}));
    device.add(&device.add(&table, 1_000), 1_001);
    let mut file = Vec::new();
    device.service.export(&mut file, &service::Progress::default()).unwrap();
    file
}

/// What cuts at so many moments come to.
#[derive(Debug, Default)]
struct Found {
    /// What had been acknowledged and is not there, or what is half there.
    wrong: Vec<String>,
    /// Images that hold only what was acknowledged, not what was being done.
    older: usize,
}

fn cuts(evening: &Evening, record: &Record, names: Names, live: &Path, luck: &mut Luck) -> Found {
    let mut moments: Vec<usize> = (0..40 * times()).map(|_| 1 + luck.below(record.len())).collect();
    moments.sort_unstable();
    let mut disk = Disk::new(record, names);
    let mut found = Found::default();
    for moment in moments {
        disk.until(moment);
        let image = folder();
        disk.image(live, image.path(), luck);
        let done = disk.acknowledged;
        match look(evening, done, image.path(), live) {
            Ok(at) if at == done => found.older += 1,
            Ok(_) => {}
            Err(what) => found.wrong.push(format!(
                "cut before change {moment}, {done} done, then {:?}: {what}",
                evening.deeds.get(done + 1)
            )),
        }
    }
    found
}

/// How many of the deeds an image holds: those that were acknowledged, or one more.
fn look(evening: &Evening, done: usize, image: &Path, live: &Path) -> Result<usize, String> {
    if done == 0 && !database_in(image).exists() {
        return Ok(0);
    }
    let (service, notices) = next_start(image);
    if notices.iter().any(|notice| !matches!(notice, Notice::NoBackup { .. })) {
        return Err(format!("{notices:?}"));
    }
    let faults = service.store().faults().unwrap();
    if !faults.is_empty() {
        return Err(format!("{faults:?}"));
    }
    let there = rows(&service);
    let next = evening.rows.get(done + 1).filter(|next| **next == there);
    let at = if evening.rows[done] == there {
        done
    } else if next.is_some() {
        done + 1
    } else {
        return Err(format!("{} rows, {} acknowledged", there.len(), evening.rows[done].len()));
    };
    // What was put aside before everything became another one is there as soon as it is another one.
    let backups = service.backups().unwrap();
    if backups.len() < evening.backups[at] {
        return Err(format!("{} backups of {}", backups.len(), evening.backups[at]));
    }
    for copy in backups {
        let bytes = |folder: &Path| std::fs::read(folder.join("backups").join(&copy.name)).unwrap();
        if bytes(image) != bytes(live) {
            return Err(format!("{} is not whole", copy.name));
        }
    }
    Ok(at)
}

#[test]
fn nothing_acknowledged_is_lost_by_a_power_cut_and_nothing_is_half_there() {
    let live = folder();
    let evening = evening(live.path(), 60 * times().min(20) as u64);
    assert!(evening.record.syncs() > evening.deeds.len(), "what is acknowledged was waited for");
    let mut luck = Luck::new(17);
    let mut early = 0;
    for names in [Names::Ordered, Names::Loose] {
        let found = cuts(&evening, &evening.record, names, live.path(), &mut luck);
        assert_eq!(found.wrong, Vec::<String>::new(), "{names:?}");
        early += found.older;
        // A database that does not wait for the disk loses steps, and that is seen.
        let found =
            cuts(&evening, &evening.record.without_waiting(), names, live.path(), &mut luck);
        assert!(found.wrong.len() > 10 * times(), "{names:?}: {}", found.wrong.len());
    }
    // One that acknowledges before it has committed would have lost as many steps as this.
    assert!(early > 10 * times(), "{early}");
}
