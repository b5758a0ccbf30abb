//! `tapete game check`: files that hold, and files that do not.

use std::process::Command;

fn check(text: &str) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    std::fs::write(&path, text).unwrap();
    let program = Command::new(env!("CARGO_BIN_EXE_tapete"))
        .current_dir(&folder)
        .args(["game", "check", "game.json"])
        .output()
        .unwrap();
    (program.status.code(), String::from_utf8(program.stdout).unwrap())
}

const SMALL: &str = r#"{ "format": "tapete-game", "version": 1, "id": "x", "revision": 1, "name": "X", "seats": [2, 4],
    "wins": "high", "round": { "fields": [ { "id": "a", "name": "A" } ], "parts": [ { "name": "A", "value": "VALUE" } ] } }"#;

#[test]
fn a_file_that_holds_ends_with_nought() {
    let (code, said) = check(&SMALL.replace("VALUE", "2 * a"));
    assert_eq!((code, said.as_str()), (Some(0), "game.json can be played; 0 examples come out\n"));
}

#[test]
fn a_fault_is_named_with_its_place_and_column() {
    let (code, said) = check(&SMALL.replace("VALUE", "a > 3 ? 1"));
    assert_eq!(code, Some(1));
    assert!(
        said.starts_with("game.json: round.parts[0].value, column 10: `:` is missing here"),
        "{said}"
    );
}
