//! A person is forgotten: no list, no sentence and no file says any more how they were called.

use super::house::House;
use api::{Caller, dispatch};
use serde_json::{Value, json};
use std::path::Path;
use uuid::Uuid;

const NAME: &str = "Zebulon";

fn ask(house: &House, name: &str, request: Value) -> Value {
    let answer = dispatch(&house.app, Caller::Keeper, name, &request.to_string());
    serde_json::from_str(&answer.unwrap_or_else(|error| panic!("{name}: {error}"))).unwrap()
}

/// A house where a person of this name played some games, sat down later, was another one, and played elsewhere.
fn house() -> (House, Uuid) {
    let mut house = House::new();
    let files = house.folder.path().join("files");
    house.app = house.app.with_files_in(files);
    for (at, game) in games::GAMES.iter().take(3).enumerate() {
        let seats = usize::from(game.meta().seats.0).max(2);
        house.play(game.meta().id, &["Ana", NAME, "Carla", "Diego"][..seats], at as u64, 600);
    }
    let later = house.play("sheet", &["Ana", "Bruno"], 7, 8);
    house.reseat(later, 1, NAME, false);
    house.late(&["Ana", NAME]);
    house.take(&include_str!("elsewhere.bgsplay").replace("Zoe", "Zebulon Smith"));
    // What was handed over is no file of ours.
    std::fs::remove_file(house.folder.path().join("take.json")).unwrap();
    let people = house.people(&[NAME, "Zebulon Smith"]);
    house.service().merge_people(people[0], people[1]).unwrap();
    let past = json!({"title": "Mus", "ended": 1_700_000_000_000_i64, "played_ms": 1, "people": people[..1],
                      "result": {"by": "points", "points": [3], "lowest": false}});
    ask(&house, "record_past_game", past);
    house.service().write_session_files(house.app.files_folder()).unwrap();
    (house, people[0])
}

/// Files below a folder in which the name stands, backups left out.
fn naming(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            if entry.file_name() != "backups" {
                found.extend(naming(&entry.path()));
            }
        } else {
            let bytes = std::fs::read(entry.path()).unwrap();
            if bytes.windows(NAME.len()).any(|part| part == NAME.as_bytes()) {
                found.push(entry.path().display().to_string());
            }
        }
    }
    found
}

/// Everything that screens are told of the sessions.
fn told(house: &House) -> String {
    let mut told = ask(house, "history", json!({})).to_string();
    let sessions: Vec<Value> = serde_json::from_str::<Value>(&told).unwrap()["sessions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["session"].clone())
        .collect();
    for session in sessions {
        for name in ["table", "log_page", "review", "session"] {
            let request = json!({ "session": session }).to_string();
            // One that was played elsewhere is no table.
            let answer = dispatch(&house.app, Caller::Keeper, name, &request);
            told += &answer.unwrap_or_default();
        }
    }
    told + &ask(house, "people", json!({})).to_string()
}

#[test]
fn a_forgotten_person_is_named_nowhere_and_keeps_what_they_played() {
    let (house, person) = house();
    assert!(told(&house).contains(NAME) && house.export().contains(NAME));
    assert!(naming(house.folder.path()).len() > 3, "they were named in the database and in files");
    let statistics = |house: &House| {
        let answer = ask(house, "person_statistics", json!({ "person": person }));
        answer.to_string().replace(NAME, "Someone")
    };
    let before = statistics(&house);
    house.service().create_person("Someone", None).unwrap();
    let forgotten = ask(&house, "forget_person", json!({"id": person, "called": "Someone"}));
    assert_eq!(forgotten["sessions"], 0);
    assert_eq!(forgotten["person"]["name"], "Someone 2");
    assert_eq!(forgotten["person"]["archived"], true);
    assert!(!told(&house).contains(NAME));
    assert!(!house.export().contains(NAME));
    assert_eq!(naming(house.folder.path()), Vec::<String>::new());
    assert_eq!(statistics(&house).replace("Someone 2", "Someone"), before);
    let faults = house.service().full_integrity_check(&Default::default()).unwrap();
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn devices_agree_on_who_was_forgotten_whichever_file_comes_last() {
    let (house, person) = house();
    let other = House::new();
    let named = house.export();
    other.take(&named);
    ask(&house, "forget_person", json!({"id": person, "called": "Someone"}));
    let forgotten = house.export();
    // Their file from before does not bring the name back, and ours takes it away there.
    house.take(&other.export());
    other.take(&forgotten);
    for house in [&house, &other] {
        assert!(!told(house).contains(NAME) && !house.export().contains(NAME));
    }
    assert_eq!(house.export(), other.export());
}
