//! An evening on an old scorepad, in the commands that its journal holds: through the door, on a real folder.

use crate::asking::{get, people};
use api::App;
use serde_json::{Value, json};

fn book(row: u16, numbers: &[(u8, Option<i64>)]) -> Value {
    let entry = |(seat, amount): &(u8, Option<i64>)| json!({"seat": seat, "amount": amount});
    json!({"do": "book", "row": row, "entries": numbers.iter().map(entry).collect::<Vec<_>>()})
}

#[test]
fn an_evening_on_an_old_pad_with_a_correction_and_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let people = people(&app, ["Ana", "Bruno", "Carla"]);
    let config = json!({"title": "Chinchón", "wins": "low", "end": "target", "target": 60});
    let table = get(
        &app,
        "open_table",
        json!({
            "game": "freeform", "people": people,
            "knowledge": "observed", "grain": "round", "config": config,
        }),
    );
    let session = &table["session"];
    let mut revision = table["revision"].clone();
    let mut play = |app: &App, command: Value| {
        let request = json!({"session": session, "revision": revision, "command": command});
        let table = get(app, "play", &request);
        revision = table["revision"].clone();
        table
    };
    play(&app, book(1, &[(0, Some(-10)), (1, Some(25)), (2, Some(8))]));
    // Carla counts on while the others write.
    play(&app, book(2, &[(0, Some(5)), (1, Some(30))]));
    play(&app, json!({"do": "note", "row": 2, "seat": 2, "text": "a joker too many"}));
    let before = play(&app, book(2, &[(2, Some(70))]));
    assert_eq!(before["status"], json!("finished"));
    assert_eq!(before["standing"]["places"][0]["won"], json!(true));

    let corrections = json!([{"position": 4, "command": book(2, &[(2, Some(7))])}]);
    let tried = json!({"session": session, "corrections": corrections});
    assert_eq!(get(&app, "try_amend", &tried)["after"]["over"], json!(false));
    let amend =
        json!({"session": session, "revision": before["revision"], "corrections": corrections});
    let after = get(&app, "amend", &amend);
    assert_eq!(after["status"], json!("live"));
    assert_eq!(after["view"]["columns"][2]["total"], json!(15));

    drop(app);
    let app = App::open(folder.path()).ready();
    let back = json!({"session": session, "revision": after["revision"]});
    let undone = get(&app, "undo", &back);
    assert_eq!(undone["view"], before["view"]);
    let again = json!({"session": session, "revision": undone["revision"]});
    let redone = get(&app, "redo", &again);
    assert_eq!(redone["view"], after["view"]);
    let finish = json!({
        "session": session, "revision": redone["revision"], "command": {"do": "finish"},
    });
    get(&app, "play", &finish);
    let card = &get(&app, "history", json!({"filter": {"game": "freeform"}}))["sessions"][0];
    assert_eq!(card["standing"]["rounds"], json!([[-10, 25, 8], [5, 30, 7]]));

    // Had the table been over after its first round, the second could not have been written.
    let early = book(1, &[(0, Some(60)), (1, Some(0)), (2, Some(0))]);
    let early = json!([{"position": 1, "command": early}]);
    let tried = get(&app, "try_amend", json!({"session": session, "corrections": early}));
    assert_eq!((&tried["is"], &tried["position"]), (&json!("breaks"), &json!(2)));
    assert_eq!(tried["refused"]["code"], json!("SH_E_GAME_OVER"));
}
