//! House rules under a name, through the door, for every game there is.

use crate::asking::{ask, get};
use api::{App, Caller, ErrorKind};
use games::GAMES;
use serde_json::{Value, json};

#[test]
fn the_editions_of_every_game_go_to_a_friend_and_come_back() {
    let (mine, theirs) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there) = (App::open(mine.path()).ready(), App::open(theirs.path()).ready());
    for game in GAMES {
        let id = game.meta().id;
        for (edition, config) in game.presets() {
            let save = json!({"game": id, "name": edition, "config": config});
            let saved = get(&here, "save_preset", &save);
            assert_eq!(saved["config"], Value::from(config));
            let sent = get(&here, "export_preset", json!({"id": saved["id"]}));
            let taken = get(&there, "import_preset", json!({"text": sent["text"]}));
            assert_eq!((&taken["config"], &taken["name"]), (&saved["config"], &saved["name"]));
        }
        let listed = get(&there, "presets", json!({"game": id}));
        assert_eq!(listed.as_array().map(Vec::len), Some(game.presets().len()), "{id}");
    }
}

#[test]
fn house_rules_are_renamed_deleted_and_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let get = |name: &str, request: Value| get(&app, name, request);
    let config = json!({"scoring": "alternative"});
    let saved = get("save_preset", json!({"game": "rage", "name": "Casa", "config": config}));
    let id = json!({"id": saved["id"]});
    let changed = json!({"id": saved["id"], "name": "Abuela", "config": saved["config"]});
    assert_eq!(get("change_preset", changed)["name"], json!("Abuela"));
    assert_eq!(get("delete_preset", id.clone()), Value::Null);
    assert_eq!(get("presets", json!({"game": "rage"})), json!([]));
    assert_eq!(get("restore_preset", id)["config"]["scoring"], json!("alternative"));
    assert_eq!(get("presets", json!({"game": "rage"}))[0]["name"], json!("Abuela"));
}

#[test]
fn a_refused_file_says_what_a_screen_can_tell() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let file = |version: u8, game: &str, config: Value| {
        let file = json!({
            "format": "tapete-preset", "version": version,
            "game": game, "name": "Casa", "config": config,
        });
        ask(&app, Caller::Keeper, "import_preset", json!({"text": file.to_string()})).unwrap_err()
    };
    let newer = file(3, "rage", json!({}));
    assert_eq!((newer.kind, newer.code.as_str()), (ErrorKind::Invalid, "preset_newer"));
    assert_eq!((&newer.params["version"], &newer.params["known"]), (&json!(3), &json!(1)));
    let game = file(1, "mus", json!({}));
    assert_eq!((game.code.as_str(), &game.params["game"]), ("preset_game", &json!("mus")));
    let option = file(1, "rage", json!({"deck": "tarot"}));
    assert_eq!((option.kind, option.code.as_str()), (ErrorKind::Refused, "RG_E_OPTION"));
    assert_eq!(file(1, "rage", json!({"jokers": "on"})).code, "preset_option");
    let large = ask(&app, Caller::Keeper, "import_preset", json!({"text": " ".repeat(140_000)}))
        .unwrap_err();
    assert_eq!((large.code.as_str(), &large.params["kib"]), ("preset_too_large", &json!(128)));
    assert_eq!(get(&app, "presets", json!({"game": "rage"})), json!([]));
}
