//! A person is forgotten with whom a session without a journal was opened by name, as before such sessions held ids.

use crate::open;
use kernel::Standing;
use serde_json::json;
use service::Progress;
use store::{ExportOutcome, ForeignSession, SeatRow, StoreError};
use uuid::Uuid;

#[test]
fn a_session_that_was_opened_with_names_stays_whole() {
    let folder = tempfile::tempdir().unwrap();
    let service = open(&folder.path().join("tapete.db"));
    let person = service.create_person("Zebulon", None).unwrap().id;
    let setup = json!({
        "names": ["Zebulon"], "knowledge": "observed", "grain": "round", "first": null, "config": {}
    });
    let session = ForeignSession {
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
    };
    service
        .store()
        .import(|tx| tx.create_foreign(&session))
        .unwrap_or_else(|e: StoreError| panic!("{e}"));
    service.forget_person(person, "Someone").unwrap();
    let whole = service.store().export_session(session.id).unwrap();
    assert!(!whole.session.fixed.setup.contains("Zebulon"), "{}", whole.session.fixed.setup);
    assert_eq!(service.full_integrity_check(&Progress::default()).unwrap(), Vec::<String>::new());
}
