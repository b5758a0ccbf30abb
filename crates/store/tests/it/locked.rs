//! A database that another program holds when the app is opened.

use api::{App, Caller, dispatch};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn ask(app: &App, name: &str) -> Result<Value, api::WireError> {
    dispatch(app, Caller::Keeper, name, "{}").map(|text| serde_json::from_str(&text).unwrap())
}

fn soon(what: &str, mut holds: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(15);
    while !holds() {
        assert!(Instant::now() < end, "{what}");
        std::thread::yield_now();
    }
}

fn problem(app: &App) -> Value {
    ask(app, "welcome").unwrap()["problem"].clone()
}

#[test]
fn a_database_that_another_program_holds_is_tried_again_and_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let database = service::database_in(folder.path());
    App::open(folder.path()).ready().service().unwrap().create_person("Ana", None).unwrap();
    let other = Connection::open(&database).unwrap();
    other.pragma_update(None, "locking_mode", "exclusive").unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();

    // Not ready() ever: who waits for it is told.
    let app = App::open(folder.path()).ready();
    assert_eq!(problem(&app), json!({"is": "locked"}));
    let refused = ask(&app, "people").unwrap_err();
    assert_eq!(refused.kind, api::ErrorKind::Storage);
    app.run_background();
    let changes = app.subscribe();
    drop(other);
    ask(&app, "try_again").unwrap();
    // No problem any more is not yet open: the projections may still be looked at.
    soon("it is open", || problem(&app).is_null() && ask(&app, "people").is_ok());
    assert_eq!(ask(&app, "people").unwrap()[0]["name"], "Ana");
    assert_eq!(changes.recv().unwrap(), api::Change::Lists);
}
