//! The dice that a game rolls are counted, remembered and proven like those of a tray: through the door.

use crate::asking::{get, people};
use api::App;
use serde_json::{Value, json};
use service::{Checked, check_proof};

#[test]
fn a_round_of_rush_out_is_counted_proven_and_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let people = people(&app, ["Ana", "Bruno", "Carla"]);
    let new = json!({"game": "rush_out", "people": people, "first": 0, "knowledge": "observed",
                     "grain": "card", "config": {"mode": "dice", "setup": "T1"}});
    let table = get(&app, "open_table", &new);
    let session = &table["session"];
    let play = |command: Value| {
        let request = json!({"session": session, "revision": 0, "command": command});
        get(&app, "play", &request)
    };
    for seat in [0, 1, 2, 1] {
        play(json!({"do": "roll", "seat": seat}));
    }
    play(json!({"do": "roll", "seat": 2, "faces": ["key", "key", "key"]}));
    let reports = get(&app, "fairness", json!({"session": session}));
    let kinds: Vec<_> = reports
        .as_array()
        .unwrap()
        .iter()
        .map(|r| (&r["all"]["die"]["name"], &r["all"]["rolls"]))
        .collect();
    // Three heroes' rolls of three dice; the typed one is no business of the app's dice.
    assert_eq!(kinds, [(&json!("hero"), &json!(9)), (&json!("sorcerer"), &json!(5))]);
    assert_eq!(reports[0]["people"][0]["name"], "Bruno");

    let over = play(json!({"do": "end_round", "winner": "heroes"}));
    assert_eq!(over["status"], "finished");
    let won: Vec<_> =
        over["standing"]["places"].as_array().unwrap().iter().map(|p| &p["won"]).collect();
    assert_eq!(won, [&json!(false), &json!(true), &json!(true)]);
    let proof = get(&app, "rolls_proof", json!({"session": session}));
    let proof = proof["text"].as_str().unwrap();
    assert_eq!(check_proof(proof), Ok(Checked { rolls: 4, faces: 14 }));

    let ana = get(&app, "person_statistics", json!({"person": people[0]}));
    assert_eq!(ana["record"]["competitive"]["plays"], 0, "one against many is counted apart");
    let figures = get(&app, "game_statistics", json!({"game": "rush_out"}));
    let ways = figures["stats"].as_array().unwrap().iter().filter(|fact| fact["key"] == "won_by");
    assert_eq!(ways.count(), 2, "training 1 has neither dragon, souls nor life");
}
