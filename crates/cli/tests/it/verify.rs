//! `tapete verify`: every roll of a table that has ended follows from its seed (TL-7).

use crate::program::tapete;
use api::App;
use kernel::{Actor, Grain, Knowledge, Options};
use serde_json::{Value, json};
use service::NewTable;

/// The file of rolls of a table at which two dice fell three times.
fn rolls() -> String {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let service = app.service().unwrap();
    let new = NewTable {
        game: "bare".to_owned(),
        people: vec![service.create_person("Ana", None).unwrap().id],
        first: None,
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        config: Options::new(),
    };
    let mut table = service.open_table(&new, Actor::Keeper).unwrap();
    let roll = json!({"tool": {"do": "roll", "owner": null, "keep": []}});
    for command in [
        json!({"tool": {"do": "set_dice", "owner": null, "dice": [{"sides": 6}, {"sides": 6}]}}),
        roll.clone(),
        roll.clone(),
        roll,
        json!({"do": "clear"}),
    ] {
        table = service.play(table.session, table.revision, Actor::Keeper, &command).unwrap();
    }
    service.rolls_proof(table.session).unwrap().text
}

#[test]
fn rolls_that_follow_from_the_seed_end_with_nought_and_a_changed_face_is_named() {
    let rolls = rolls();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rolls.json");
    std::fs::write(&path, &rolls).unwrap();
    for (file, input) in [(path.to_str().unwrap(), ""), ("-", rolls.as_str())] {
        let (code, out, err) = tapete(&["verify", file], input.as_bytes());
        assert_eq!((code, &*out, &*err), (0, "3 rolls with 6 faces follow from the seed\n", ""));
    }
    let mut forged: Value = serde_json::from_str(&rolls).unwrap();
    let face = forged["rolls"][1]["faces"][0].as_u64().unwrap();
    forged["rolls"][1]["faces"][0] = json!((face + 1) % 6);
    let (code, out, _) = tapete(&["verify", "-"], forged.to_string().as_bytes());
    let said = format!("roll 2: die 1 shows {}, the seed gives {}\n", (face + 1) % 6 + 1, face + 1);
    assert_eq!((code, out), (1, said));
    let gone = folder.path().join("none.json");
    assert_eq!(tapete(&["verify", gone.to_str().unwrap()], b"").0, 2);
}
