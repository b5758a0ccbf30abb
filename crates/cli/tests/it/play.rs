//! `tapete play`, `check`, `doctor` and the help, the real program.

use crate::program::tapete;
use serde_json::{Value, json};

fn play(script: &Value) -> (i32, Vec<Value>) {
    let (code, out, err) = tapete(&["play", "-"], script.to_string().as_bytes());
    assert_eq!(err, "");
    (code, out.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn bids(ns: [i64; 4]) -> Value {
    let bids = ns.iter().enumerate().map(|(seat, n)| json!({"seat": seat, "n": n}));
    json!({"do": "book_bids", "round": 1, "bids": bids.collect::<Vec<_>>()})
}

fn results(ns: [i64; 4]) -> Value {
    let results = ns.iter().enumerate().map(|(seat, n)| json!({"seat": seat, "tricks": n}));
    json!({"do": "book_results", "round": 1, "results": results.collect::<Vec<_>>()})
}

#[test]
fn a_line_a_command_and_the_standing_at_the_end() {
    let (code, lines) = play(&json!({
        "game": "rage",
        "seats": ["Ana", "Bruno", "Carla", "Diego"],
        "first": 0,
        "commands": [bids([3, 0, 4, 2]), results([3, 0, 5, 3]), results([3, 0, 5, 2])],
    }));
    assert_eq!(code, 0, "a refusal is an answer");
    assert_eq!(lines.len(), 4);
    assert_eq!((&lines[0]["step"], &lines[2]["step"]), (&json!(1), &json!(3)));
    assert!(!lines[0]["events"].as_array().unwrap().is_empty());
    assert!(lines[1]["refusal"]["rule"].as_str().unwrap().starts_with("RG-"), "{}", lines[1]);
    let points: Vec<_> = lines[3]["standing"]["places"].as_array().unwrap().to_vec();
    let points: Vec<_> = points.iter().map(|place| place["points"].as_i64().unwrap()).collect();
    assert_eq!(points, [13, 5, 5, 12]);
    assert_eq!(lines[3]["view"]["round"], 2);
}

#[test]
fn the_same_seed_gives_the_same_table() {
    let script = |seed: Value| {
        json!({"game": "rage", "seats": 4, "seed": seed, "knowledge": "dealt", "grain": "card",
               "commands": []})
    };
    let digits = format!("{:0<64}", "07");
    assert_eq!(play(&script(json!(7))), play(&script(json!(7))));
    assert_eq!(play(&script(json!(7))), play(&script(json!(digits))));
}

#[test]
fn a_command_of_no_game_is_told_and_the_script_goes_on() {
    let (code, lines) = play(&json!({
        "game": "rage", "seats": 4, "first": 0,
        "commands": [{"do": "nonsense"}, 7, bids([3, 0, 4, 2])],
    }));
    assert_eq!(code, 1);
    assert_eq!(lines[0]["error"]["code"], "bad_command");
    assert_eq!(lines[1]["error"]["code"], "bad_command");
    assert!(lines[2]["events"].is_array());
}

#[test]
fn what_is_no_script_ends_with_2() {
    for script in [
        json!([]),
        json!({"game": "rage", "seats": 4}),
        json!({"game": "nonsense", "seats": 4, "commands": []}),
        json!({"game": "rage", "seats": 1, "commands": []}),
        json!({"game": "rage", "seats": 4, "commands": [], "seed": "xyz"}),
        json!({"game": "rage", "seats": 4, "commands": [], "extra": 1}),
        json!({"game": "rage", "seats": 4, "commands": [], "config": {"nonsense": "on"}}),
    ] {
        let (code, out, err) = tapete(&["play", "-"], script.to_string().as_bytes());
        assert_eq!((code, out.as_str()), (2, ""), "{script}: {err}");
        assert_ne!(err, "", "{script}");
    }
}

#[test]
fn every_command_explains_itself() {
    for command in ["serve", "judge", "play", "check", "doctor"] {
        let (code, out, _) = tapete(&[command, "--help"], b"");
        assert_eq!(code, 0, "{command}");
        assert!(out.contains("Usage: tapete"), "{command}: {out}");
    }
    let (_, guide, _) = tapete(&["play", "--help"], b"");
    for word in ["type Command", "book_bids", "type Config", "Who bids what", "scoring"] {
        assert!(guide.contains(word), "the guide does not speak of {word}");
    }
    for game in games::GAMES.iter().filter(|game| games::is_offered(**game)) {
        let own = guide.lines().skip_while(|line| *line != game.meta().id);
        let own: Vec<&str> = own.skip(1).take_while(|line| !line.is_empty()).collect();
        assert_eq!(own.len(), game.house_rules().len(), "{own:?}");
        for (rule, line) in game.house_rules().iter().zip(own) {
            assert_eq!(line.split_whitespace().next(), Some(rule.name));
            let missing = rule.choices.iter().find(|value| !line.contains(&value.to_string()));
            assert!(missing.is_none(), "{missing:?} is not in {line}");
        }
    }
}

#[test]
fn a_data_folder_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    assert_eq!(tapete(&["check", "--data", data], b"").0, 2, "nothing is there yet");
    assert!(folder.path().read_dir().unwrap().next().is_none(), "and nothing was made");
    drop(api::App::open(folder.path()).ready());
    let (code, out, _) = tapete(&["check", "--data", data], b"");
    assert_eq!(code, 0, "{out}");
    std::fs::write(
        folder.path().join("tapete.db"),
        "no database at all, and long enough".repeat(99),
    )
    .unwrap();
    let (code, out, _) = tapete(&["check", "--data", data], b"");
    assert_eq!(code, 1, "{out}");
    assert!(out.contains("cannot be opened"), "{out}");
}

#[test]
fn the_doctor_finds_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let (_, out, _) = tapete(&["doctor", "--data", folder.path().to_str().unwrap()], b"");
    assert!(
        out.lines().all(|line| line.starts_with("ok ") || line.starts_with("missing ")),
        "{out}"
    );
    assert!(out.contains("can be written"), "{out}");
}

#[test]
fn cards_of_ones_own_are_played_with_and_said_once() {
    let ours = |heart: &str| json!({"schema": 1, "name": "ours", "overrides": [{"id": "warrior", "skill": heart}]});
    let script = |more: Value| {
        let mut script =
            json!({"game": "rush_out", "seats": 3, "first": 0, "seed": 7, "commands": []});
        script.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        script
    };
    let (code, lines) = play(&script(json!({"catalogue": ours("heart")})));
    assert_eq!((code, &lines[0]["view"]["seats"][1]["wild"]), (0, &json!(["heart"])));
    let same = play(&script(json!({"config": {"catalogue": ours("heart")}})));
    assert_eq!(same, (code, lines));

    let twice = script(json!({"catalogue": ours("heart"), "config": {"catalogue": ours("key")}}));
    for bad in [twice, script(json!({"catalogue": ours("air")}))] {
        let (code, out, err) = tapete(&["play", "-"], bad.to_string().as_bytes());
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("catalogue") || err.contains("BAD_CATALOGUE"), "{err}");
    }
}
