//! A file that is too long to be looked over before it is opened is looked over while it is used.

use super::{place, session};
use crate::open::suspicion;
use crate::{Store, StoreError, quarantine};

#[test]
fn damage_to_a_long_file_is_found_while_it_is_used_and_refused_at_the_next_opening() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    session(&store);
    store.set_setting("long", &"x".repeat(20 << 20)).unwrap();
    store.integrity_check().unwrap();
    assert!(!store.is_damaged() && !suspicion(&path).exists());
    drop(store);

    let whole = std::fs::read(&path).unwrap();
    let mut bytes = whole.clone();
    let middle = bytes.len() / 2 / 4_096 * 4_096;
    bytes[middle..middle + 4_096].fill(0);
    std::fs::write(&path, &bytes).unwrap();
    let store = Store::open(&path).unwrap();
    assert!(matches!(store.integrity_check(), Err(StoreError::Damaged(_))));
    assert!(store.is_damaged());
    drop(store);
    let refused = Store::open(&path).err().unwrap();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused}");
    let kept = quarantine(&path).unwrap();
    assert!(suspicion(&kept).exists() && !suspicion(&path).exists());
    drop(Store::open(&path).unwrap());

    // What turns out to be whole counts as whole.
    std::fs::write(&path, &whole).unwrap();
    std::fs::write(suspicion(&path), "once").unwrap();
    drop(Store::open(&path).unwrap());
    assert!(!suspicion(&path).exists());
}
