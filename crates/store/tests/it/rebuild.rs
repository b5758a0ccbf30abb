//! A rebuild that fails half-way leaves every projection as it was.

use crate::cells::household;
use crate::open;

#[test]
fn what_a_failed_rebuild_wrote_is_taken_back_as_a_whole() {
    let temporary = tempfile::tempdir().unwrap();
    let service = open(&household(temporary.path()));
    let store = service.store();
    let before = store.projections().unwrap();
    let mut rebuild = store.rebuild().unwrap();
    // A session that is counted twice has some rows twice: the many that are written before them must go, too.
    for session in rebuild.sessions().unwrap() {
        rebuild.put(session, None).unwrap();
        rebuild.put(session, None).unwrap();
    }
    assert!(rebuild.finish().is_err());
    assert!(before.len() > 100 && store.projections().unwrap() == before);
    assert!(store.projected().unwrap());
}
