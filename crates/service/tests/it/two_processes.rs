//! What one process says while another one plays.

use crate::crash::Crashd;
use crate::luck::times;
use service::{Store, database_in};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

#[test]
fn nothing_is_said_to_be_missing_while_another_process_plays() {
    let folder = tempfile::tempdir().unwrap();
    let database = database_in(folder.path());
    let (mut other, ready) = Crashd::start(&database);
    assert_eq!(ready, "ready 0");
    other.append(0..100);
    let looked = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut next = 100;
            while !looked.load(Ordering::Relaxed) {
                other.append(next..next + 10);
                next += 10;
            }
        });
        let wrong = (0..30).find_map(|_| {
            let store = Store::open(&database).unwrap();
            let faults = store.faults().unwrap();
            (store.loss().is_some() || !faults.is_empty()).then(|| (store.loss(), faults))
        });
        looked.store(true, Ordering::Relaxed);
        assert_eq!(wrong, None);
    });
}

/// Records so many numbers from this one on, each again until it is taken; how often another process was faster.
fn insist(database: &Path, numbers: std::ops::Range<u64>) -> usize {
    let (mut process, _) = Crashd::start(database);
    let mut late = 0;
    for n in numbers {
        loop {
            process.ask(&format!("append {n}"));
            let said = process.line();
            if said == format!("ack {n}") {
                break;
            }
            assert!(said.starts_with(&format!("err {n} ")), "{said:?}");
            late += 1;
        }
    }
    assert_eq!(process.close(), Some(0));
    late
}

#[test]
fn two_processes_that_write_against_each_other_make_one_chain_and_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = database_in(folder.path());
    let (mut first, _) = Crashd::start(&database);
    first.append(0..1);
    first.close();
    let each = 40 * times() as u64;
    let ranges = [1_000..1_000 + each, 1_000_000..1_000_000 + each];
    let late: usize = std::thread::scope(|scope| {
        let both = ranges.clone().map(|range| scope.spawn(|| insist(&database, range)));
        both.map(|one| one.join().unwrap()).into_iter().sum()
    });
    // Had one of them acknowledged what it did not record, so many would be missing now.
    assert!(late > 0, "they met");
    let (mut last, _) = Crashd::start(&database);
    let (rows, word) = last.dump();
    assert_eq!(word, "ok");
    for range in ranges {
        let of = rows.iter().copied().filter(|n| range.contains(n));
        assert!(of.eq(range.clone()), "each once, in its order: {rows:?}");
    }
    assert_eq!(rows.len() as u64, 2 * each + 1);
    last.close();
}
