//! What one process says while another one plays.

use crate::crash::Crashd;
use service::{Store, database_in};
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
