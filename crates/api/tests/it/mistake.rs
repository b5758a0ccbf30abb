//! A game that panics is answered as an internal error, and the program goes on.

#[path = "../../../service/tests/it/tally.rs"]
mod tally;

use crate::asking::{get, people};
use api::{App, Caller, ErrorKind, dispatch};
use kernel::{Bound, Rulebook};
use serde_json::json;
use service::SystemClock;
use std::sync::Arc;

static GAMES: &[&dyn Rulebook] = &[&Bound::<tally::Tally>::RULES];

#[test]
fn a_panic_at_the_table_leaves_the_table_whole() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::with(folder.path(), GAMES, Arc::new(SystemClock::new())).ready();
    let people = people(&app, ["Ana", "Bruno"]);
    let new = json!({
        "game": "tally", "people": people, "knowledge": "observed", "grain": "round", "config": {},
    });
    let table = get(&app, "open_table", new);
    let session = &table["session"];
    for name in ["play", "try_play"] {
        let mut request = json!({"session": session, "command": {"do": "panic"}});
        if name == "play" {
            request["revision"] = json!(1);
        }
        let error = dispatch(&app, Caller::Keeper, name, &request.to_string()).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Internal);
    }
    let command = json!({"do": "add", "n": 3});
    let on = get(&app, "play", json!({"session": session, "revision": 1, "command": command}));
    assert_eq!(on["revision"], json!(2));
}
