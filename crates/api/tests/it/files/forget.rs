//! A person is forgotten: no list, no sentence and no file says any more how they were called.

use super::device::Device;
use crate::asking::get;
use api::{Caller, dispatch};
use kernel::Actor;
use serde_json::{Value, json};
use std::path::Path;
use uuid::Uuid;

const NAME: &str = "Zebulon";

/// A device where a person of this name played some games, sat down later, was another one, and played elsewhere.
fn device() -> (Device, Uuid) {
    let mut device = Device::new();
    let files = device.folder.path().join("files");
    device.app = device.app.with_files_in(files);
    for (at, game) in games::GAMES.iter().take(3).enumerate() {
        let seats = usize::from(game.meta().seats.0).max(2);
        device.play(game.meta().id, &["Ana", NAME, "Carla", "Diego"][..seats], at as u64, 600);
    }
    let later = device.play("sheet", &["Ana", "Bruno"], 7, 8);
    device.reseat(later, 1, NAME, false);
    device.late(&["Ana", NAME]);
    let awhile = device.play("sheet", &["Ana", "Bruno"], 7, 8);
    device.reseat(awhile, 1, NAME, false);
    device.reseat(awhile, 1, "Helga", false);
    let revision = device.service().store().revision(awhile).unwrap().unwrap();
    device.service().play(awhile, revision, Actor::Keeper, &json!({"do": "finish"})).unwrap();
    device.take(&include_str!("elsewhere.bgsplay").replace("Zoe", "Zebulon Smith"));
    // What was handed over is no file of ours.
    std::fs::remove_file(device.folder.path().join("take.json")).unwrap();
    let people = device.people(&[NAME, "Zebulon Smith"]);
    device.service().merge_people(people[0], people[1]).unwrap();
    let past = json!({"title": "Mus", "ended": 1_700_000_000_000_i64, "played_ms": 1, "people": people[..1],
                      "result": {"by": "points", "points": [3], "lowest": false, "won": true}});
    get(&device.app, "record_past_game", past);
    device.service().write_session_files(device.app.files_folder()).unwrap();
    (device, people[0])
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
fn told(device: &Device) -> String {
    let mut told = get(&device.app, "history", json!({})).to_string();
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
            let answer = dispatch(&device.app, Caller::Keeper, name, &request);
            told += &answer.unwrap_or_default();
        }
    }
    told + &get(&device.app, "people", json!({})).to_string()
}

#[test]
fn a_forgotten_person_is_named_nowhere_and_keeps_what_they_played() {
    let (device, person) = device();
    assert!(told(&device).contains(NAME) && device.export().contains(NAME));
    assert!(naming(device.folder.path()).len() > 3, "they were named in the database and in files");
    let statistics = |device: &Device| {
        let answer = get(&device.app, "person_statistics", json!({ "person": person }));
        answer.to_string().replace(NAME, "Someone")
    };
    let before = statistics(&device);
    device.service().create_person("Someone", None).unwrap();
    let forgotten = get(&device.app, "forget_person", json!({"id": person, "called": "Someone"}));
    assert_eq!(forgotten["sessions"], 0);
    assert_eq!(forgotten["person"]["name"], "Someone 2");
    assert_eq!(forgotten["person"]["archived"], true);
    assert!(!told(&device).contains(NAME));
    assert!(!device.export().contains(NAME));
    assert_eq!(naming(device.folder.path()), Vec::<String>::new());
    assert_eq!(statistics(&device).replace("Someone 2", "Someone"), before);
    let faults = device.service().full_integrity_check(&Default::default()).unwrap();
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn devices_agree_on_who_was_forgotten_whichever_file_comes_last() {
    let (device, person) = device();
    let other = Device::new();
    let named = device.export();
    other.take(&named);
    get(&device.app, "forget_person", json!({"id": person, "called": "Someone"}));
    let forgotten = device.export();
    // Their file from before does not bring the name back, and ours takes it away there.
    device.take(&other.export());
    other.take(&forgotten);
    for device in [&device, &other] {
        assert!(!told(device).contains(NAME) && !device.export().contains(NAME));
    }
    assert_eq!(device.export(), other.export());
}
