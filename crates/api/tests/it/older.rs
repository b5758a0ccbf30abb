//! A database of each released schema, opened by today's app: everything is still there.

use crate::asking::get;
use api::App;
use serde_json::json;
use std::path::Path;

/// Made by the app of the schema 2: an evening of Rage with a correction after its end, one laid aside,
/// one given up after an undo, a finished pad, a table of Rush 7 with a draft, and named house rules.
#[test]
fn a_database_of_schema_2_keeps_all_and_is_in_every_list_and_figure() {
    let folder = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/released-02.sqlite");
    let database = folder.path().join("tapete.db");
    std::fs::copy(&fixture, &database).unwrap();
    let mut figures = Vec::new();
    for _ in 0..2 {
        let app = App::open(folder.path()).ready();
        assert!(app.problem().is_none(), "{:?}", app.problem());
        let store = app.service().unwrap().store();
        assert_eq!(store.faults().unwrap(), []);
        assert_eq!(store.loss(), None);
        let history = get(&app, "history", json!({}));
        let listed: Vec<_> = history["sessions"].as_array().unwrap().clone();
        let told: Vec<_> = listed
            .iter()
            .map(|card| (card["game"].as_str().unwrap(), card["status"].as_str().unwrap()))
            .collect();
        let all = [
            ("rush7", "live"),
            ("freeform", "finished"),
            ("rage", "abandoned"),
            ("rage", "paused"),
            ("rage", "finished"),
        ];
        assert_eq!(told, all);
        assert_eq!(listed[1]["standing"]["title"], "Mus");
        let places = listed[4]["standing"]["places"].as_array().unwrap();
        let points: Vec<_> = places.iter().map(|p| p["points"].as_i64().unwrap()).collect();
        assert_eq!(points, [70, 63, 85, 72]);
        let review = get(&app, "review", json!({"session": listed[4]["session"]}));
        assert_eq!(review["former"][0]["standing"]["places"][1]["points"], 83);
        assert_eq!(review["corrections"].as_array().unwrap().len(), 1);
        assert_eq!(review["rounds"].as_array().unwrap().len(), 10);
        let draft = get(&app, "table", json!({"session": listed[0]["session"]}));
        assert_eq!(draft["draft"], "half");
        let presets = get(&app, "presets", json!({"game": "rage"}));
        assert_eq!(presets[0]["name"], "Ours");
        let found = get(&app, "history", json!({"filter": {"text": "inigo"}}));
        assert_eq!(found["sessions"].as_array().unwrap().len(), 3);
        let carla = &get(&app, "people", json!({}))[2];
        let person = get(&app, "person_statistics", json!({"person": carla["id"]}));
        assert_eq!(person["record"]["competitive"]["wins"], 1);
        // Ten bids of Carla, two of them on the rounds where she took everything.
        let bids = person["stats"].as_array().unwrap().iter().filter(|f| f["key"] == "bid");
        assert_eq!(bids.map(|f| f["of"].as_i64().unwrap()).sum::<i64>(), 10);
        figures.push((history, person, get(&app, "statistics", json!({}))));
    }
    // Opened a second time nothing is upgraded again, and one copy of the old one lies beside it.
    assert_eq!(figures[0].1, figures[1].1);
    assert_eq!(figures[0].2, figures[1].2);
    let copies = std::fs::read_dir(folder.path().join("backups")).unwrap();
    assert_eq!(copies.count(), 1);
}
