//! The sample session: there to be looked at, and nowhere else.

use crate::asking::get;
use api::{App, Caller, ErrorKind, dispatch};
use serde_json::{Value, json};

#[test]
fn a_sample_session_can_be_reviewed_and_is_in_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let none = json!({});
    let asked = ["people", "tables", "history", "statistics", "groups", "welcome"];
    let everything = |app: &App| {
        let mut all = asked.map(|name| get(app, name, &none));
        all[5]["now"] = Value::Null;
        all
    };
    let before = everything(&app);

    let session = get(&app, "sample", &none);
    assert_eq!(get(&app, "sample", &none), session);
    let whose = json!({"session": session});
    let review = get(&app, "review", &whose);
    assert_eq!(review["card"]["status"], json!("finished"));
    assert_eq!(review["card"]["seats"].as_array().map(Vec::len), Some(4));
    assert_eq!(review["rounds"].as_array().map(Vec::len), Some(10));
    assert_eq!(review["corrections"].as_array().map(Vec::len), Some(1));
    let log = get(&app, "log_page", &whose);
    let fate = |fate: &str| {
        log["entries"].as_array().unwrap().iter().filter(|one| one["fate"] == json!(fate)).count()
    };
    assert_eq!((fate("undone"), fate("amended")), (1, 1));
    let table = get(&app, "table", &whose);
    assert_eq!(table["standing"]["over"], json!(true));
    let winners = table["standing"]["places"].as_array().unwrap();
    assert_eq!(winners.iter().filter(|place| place["won"] == json!(true)).count(), 1);
    let middle = json!({"session": session, "position": 9});
    assert_eq!(get(&app, "view_at", &middle)["standing"]["over"], json!(false));

    assert_eq!(everything(&app), before);
    for (name, request) in [
        ("session", whose.clone()),
        ("reopen", json!({"session": session, "revision": review["revision"]})),
        ("bg_stats_play", whose.clone()),
    ] {
        let error = dispatch(&app, Caller::Keeper, name, &request.to_string()).unwrap_err();
        assert_eq!(error.kind, ErrorKind::NotFound, "{name}");
    }
    drop(app);
    let app = App::open(folder.path()).ready();
    assert_eq!(everything(&app), before);
    let error = dispatch(&app, Caller::Keeper, "review", &whose.to_string()).unwrap_err();
    assert_eq!(error.kind, ErrorKind::NotFound);
}
