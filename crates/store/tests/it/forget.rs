//! A person is forgotten with whom a session without a journal was opened by name, as before such sessions held ids.

use crate::open;
use kernel::Standing;
use serde_json::json;
use service::{Progress, ServiceError};
use store::{ExportOutcome, ForeignSession, SeatRow, StoreError};
use uuid::Uuid;

/// A session of one person that was not played here, opened with these names.
fn foreign(person: Uuid, names: &[&str]) -> ForeignSession {
    let setup = json!({
        "names": names, "knowledge": "observed", "grain": "round", "first": null, "config": {}
    });
    ForeignSession {
        id: Uuid::from_u128(7),
        game: "foreign".to_owned(),
        title: "Mus".to_owned(),
        setup: setup.to_string(),
        started: 1,
        ended: 2,
        played_ms: 1,
        contest: "each".to_owned(),
        scoring: "unscored".to_owned(),
        standing: serde_json::to_string(&Standing { over: true, ..Standing::default() }).unwrap(),
        seats: vec![SeatRow { person, piece: 0 }],
        outcomes: vec![ExportOutcome { points: None, place: None, won: true, side: 0 }],
        passthrough: None,
    }
}

#[test]
fn a_session_that_was_opened_with_names_stays_whole() {
    let folder = tempfile::tempdir().unwrap();
    let service = open(&folder.path().join("tapete.db"));
    let person = service.create_person("Zebulon", None).unwrap().id;
    let session = foreign(person, &["Zebulon"]);
    service
        .store()
        .import(|tx| tx.create_foreign(&session))
        .unwrap_or_else(|e: StoreError| panic!("{e}"));
    service.forget_person(person, "Someone").unwrap();
    let whole = service.store().export_session(session.id).unwrap();
    assert!(!whole.session.fixed.setup.contains("Zebulon"), "{}", whole.session.fixed.setup);
    assert_eq!(service.full_integrity_check(&Progress::default()).unwrap(), Vec::<String>::new());
}

#[test]
fn a_session_whose_setup_names_nobody_is_damaged_and_nobody_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let service = open(&folder.path().join("tapete.db"));
    let person = service.create_person("Zebulon", None).unwrap().id;
    let session = foreign(person, &[]);
    service
        .store()
        .import(|tx| tx.create_foreign(&session))
        .unwrap_or_else(|e: StoreError| panic!("{e}"));
    let refused = service.forget_person(person, "Someone");
    assert!(matches!(refused, Err(ServiceError::Storage(StoreError::Damaged(_)))), "{refused:?}");
    assert_eq!(service.people().unwrap()[0].name, "Zebulon");
}

#[cfg(not(target_family = "wasm"))]
#[test]
fn a_name_goes_out_of_the_log_as_soon_as_nobody_else_reads() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("tapete.db");
    let service = open(&database);
    let person = service.create_person("Zebulon", None).unwrap().id;
    let named = || {
        ["tapete.db", "tapete.db-wal"].map(|name| {
            let bytes = std::fs::read(folder.path().join(name)).unwrap();
            bytes.windows(7).any(|part| part == b"Zebulon")
        })
    };
    let reader = rusqlite::Connection::open(&database).unwrap();
    let reads = || reader.query_row("SELECT count(*) FROM people", [], |row| row.get::<_, i64>(0));
    reader.execute_batch("BEGIN").unwrap();
    assert_eq!(reads().unwrap(), 1);
    service.forget_person(person, "Someone").unwrap();
    assert!(named()[1], "the reader sees it still");
    reader.execute_batch("COMMIT").unwrap();
    service.store().write_log_back().unwrap();
    assert_eq!(named(), [false, false]);
}
