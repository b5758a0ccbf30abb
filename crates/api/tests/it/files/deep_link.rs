//! What is asked from outside to be opened, and how far a wrong file gets at the door.

use super::device::{Device, game_file};
use crate::asking::{ask, get};
use api::Caller;
use serde_json::{Value, json};
use std::path::Path;
use uuid::Uuid;

/// What the screen is told, and that it is told once.
fn opened(device: &Device, said: &str) -> Value {
    device.app.open_link(said, device.folder.path());
    let opening = get(&device.app, "take_deep_link", json!({}));
    assert_eq!(get(&device.app, "take_deep_link", json!({})), Value::Null);
    opening
}

fn code(opening: &Value) -> &str {
    assert_eq!(opening["is"], "refused", "{opening}");
    opening["error"]["code"].as_str().unwrap()
}

/// What comes of reading a laid file through.
fn looked(device: &Device, file: &Value) -> Value {
    get(&device.app, "preview_import", json!({"file": file}));
    loop {
        let work = get(&device.app, "job", json!({}));
        if !work["outcome"].is_null() {
            return work["outcome"].clone();
        }
        if !api::run_waiting() {
            std::thread::yield_now();
        }
    }
}

#[test]
fn a_link_leads_to_what_is_here_and_nowhere_else() {
    let device = Device::new();
    let session = device.play("rage", &["Ana", "Bruno"], 1, 12);
    assert_eq!(
        opened(&device, &format!("tapete://table/{session}")),
        json!({"is": "table", "session": session})
    );
    assert_eq!(
        opened(&device, &format!("tapete://session/{session}")),
        json!({"is": "session", "session": session})
    );
    let unknown = Uuid::from_u128(7);
    assert_eq!(code(&opened(&device, &format!("tapete://table/{unknown}"))), "link_unknown");
    for strange in ["tapete://", "tapete://session/..", "tapete://people/all", "https://x.org/", ""]
    {
        assert_eq!(code(&opened(&device, strange)), "link_strange", "{strange:?}");
    }
    assert_eq!(code(&opened(&device, &"tapete://".repeat(9_000))), "link_long");
    // What was deleted is not here.
    let before = device.export();
    device.service().delete(session).unwrap();
    assert_eq!(code(&opened(&device, &format!("tapete://session/{session}"))), "link_unknown");
    assert_eq!(device.service().history(None, &Default::default()).unwrap().sessions, []);
    device.service().restore(session).unwrap();
    let after: Value = serde_json::from_str(&device.export()).unwrap();
    let before: Value = serde_json::from_str(&before).unwrap();
    assert_eq!(after["sessions"], before["sessions"]);
    assert_eq!(get(&device.app, "take_deep_link", json!({})), Value::Null);
}

#[test]
fn the_second_link_takes_the_place_of_the_first() {
    let device = Device::new();
    let session = device.play("rage", &["Ana", "Bruno"], 1, 12);
    device.app.open_link("tapete://", Path::new(""));
    assert_eq!(opened(&device, &format!("tapete://table/{session}"))["is"], "table");
}

#[test]
fn what_another_program_kept_has_no_table() {
    let device = Device::new();
    let play = json!({
        "players": [{"id": 1, "name": "Ana"}], "locations": [], "games": [{"id": 5, "name": "Azul"}],
        "plays": [{"uuid": "66666666-6666-4666-8666-666666666666", "gameRefId": 5,
                   "playDate": "2025-12-25 21:00:00", "playerScores": [{"playerRefId": 1, "score": "9"}]}],
    });
    device.take(&play.to_string());
    let said = opened(&device, "tapete://table/66666666-6666-4666-8666-666666666666");
    assert_eq!(said["is"], "session");
}

#[test]
fn a_file_is_laid_down_and_looked_into_and_never_taken_by_itself() {
    let device = Device::new();
    let session = device.play("rage", &["Ana", "Bruno"], 1, 600);
    let text = device.service().session_file(session).unwrap();
    let other = Device::new();
    let empty = other.export();
    other.file("evening of Ana.tapete.json", &text);
    let url = format!("file://{}/evening%20of%20Ana.tapete.json", other.folder.path().display());
    for said in ["evening of Ana.tapete.json", &url] {
        let opening = opened(&other, said);
        assert_eq!(opening["is"], "file", "{opening}");
        let preview = looked(&other, &opening["file"]);
        assert_eq!(
            (&preview["preview"]["sessions"], &preview["preview"]["only"]),
            (&json!(1), &json!(session))
        );
        assert_eq!(other.export(), empty);
    }
    assert_eq!(code(&opened(&other, "nothing.json")), "file_missing");
    assert_eq!(code(&opened(&other, ".")), "file_foreign");
    assert_eq!(code(&opened(&other, "/dev/zero")), "file_foreign");
    other.file("picture.json", [0xFF, 0xD8, 0xFF, 0xE0]);
    assert_eq!(code(&opened(&other, "picture.json")), "file_foreign");
    other.file("rules.tapete.json", "{\"format\":\"tapete-preset\",\"version\":1}");
    assert_eq!(code(&opened(&other, "rules.tapete.json")), "file_house_rules");
    // A game file is looked at as it is.
    let text = game_file("tricks", 1);
    other.file("tricks.tapete-game.json", &text);
    assert_eq!(opened(&other, "tricks.tapete-game.json"), json!({ "is": "game", "text": text }));
    let link = "tapete://game/ABC".to_owned();
    assert_eq!(opened(&other, &link), json!({ "is": "game", "text": link }));
    other.file("large.json", format!("{{\"a\":\"{}\"}}", "x".repeat(50 << 20)));
    let large = opened(&other, "large.json");
    assert_eq!((code(&large), &large["error"]["params"]["mib"]), ("file_too_large", &json!(32)));
    let left = other.folder.path().join("uploads").read_dir().map_or(0, Iterator::count);
    assert_eq!(left, 1, "only the last one that could be taken lies there");
    assert_eq!(other.export(), empty);
}

#[test]
fn nothing_is_opened_where_nothing_can_be_stored() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("no folder");
    std::fs::write(&file, "x").unwrap();
    let app = api::App::open(&file).ready();
    app.open_link("tapete://table/0190a0a0-0000-7000-8000-000000000001", Path::new(""));
    let said = get(&app, "take_deep_link", json!({}));
    assert_eq!((&said["is"], &said["error"]["kind"]), (&json!("refused"), &json!("storage")));
}

#[test]
fn a_file_that_cannot_be_taken_goes_no_further_than_its_first_part() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 12);
    let before = device.export();
    let first = |size: u64, text: &str| {
        ask(&device.app, Caller::Keeper, "upload_part", json!({"size": size, "text": text}))
            .unwrap_err()
    };
    let fifty = 50_u64 << 20;
    let part = "x".repeat(19_000);
    let nonsense = first(fifty, &format!("{{\"a\":\"{part}"));
    assert_eq!((&*nonsense.code, &nonsense.params["mib"]), ("file_too_large", &json!(32)));
    assert_eq!(first(fifty, &part).code, "file_foreign");
    assert_eq!(first(3 << 30, "{\"format\":\"tapete\",\"version\":1,").code, "file_too_large");
    assert_eq!(first(900, "{\"format\":\"tapete\",\"version\":7,").code, "file_newer");
    assert_eq!(first(0, "").code, "file_foreign");
    assert!(!device.folder.path().join("uploads").exists());
    assert_eq!(device.export(), before);
}

#[test]
fn what_is_wrong_further_on_is_said_when_all_of_it_was_read() {
    let device = Device::new();
    device.play("rage", &["Ana", "Bruno"], 1, 12);
    let before = device.export();
    let deep = "[".repeat(200_000) + &"]".repeat(200_000);
    let cases = [
        (before[..before.len() - 100].to_owned(), "file_cut"),
        (
            format!(
                "{{\"format\":\"tapete\",\"version\":1,\"foreign\":[{{\"source\":\"x\",\"said\":{deep}}}]}}"
            ),
            "file_nested",
        ),
        (format!("{{\"plays\":[{{\"x\":{deep}}}],\"players\":[],\"games\":[]}}"), "file_nested"),
        (format!("{{\"players\":[],\"version\":{}}}", 7), "file_foreign"),
    ];
    for (text, code) in cases {
        let mut laid = Value::Null;
        let letters: Vec<char> = text.chars().collect();
        for part in letters.chunks(20_000) {
            let part: String = part.iter().collect();
            let mut request = json!({"size": text.len(), "text": part});
            if laid != Value::Null {
                request["file"] = laid["file"].clone();
            }
            laid = get(&device.app, "upload_part", request);
        }
        let outcome = looked(&device, &laid["file"]);
        assert_eq!((&outcome["is"], &outcome["error"]["code"]), (&json!("failed"), &json!(code)));
        assert_eq!(device.export(), before);
    }
}
