//! House rules under a name: saved, changed, deleted, sent and taken.

use crate::common::{Device, Service};
use kernel::Options;
use serde_json::{Value, json};
use service::{NameFault, PresetFault, SavedPreset, ServiceError};

fn words(value: &Value) -> Options {
    value.as_object().cloned().expect("house rules are words")
}

fn keep(service: &Service, name: &str, target: i64) -> SavedPreset {
    service.save_preset("tally", name, &words(&json!({"target": target}))).unwrap()
}

fn fault<T: std::fmt::Debug>(refused: Result<T, ServiceError>) -> PresetFault {
    match refused.unwrap_err() {
        ServiceError::Preset(fault) => fault,
        other => panic!("{other:?}"),
    }
}

/// The file of house rules for this game, as a screen would send it back.
fn file(game: &str, name: &str, config: &Value) -> String {
    let (format, version) = ("tapete-preset", 1);
    json!({"format": format, "version": version, "game": game, "name": name, "config": config})
        .to_string()
}

#[test]
fn house_rules_are_kept_whole_and_once() {
    let device = Device::new();
    let ours = keep(&device.service, " Ours ", 50);
    assert_eq!((ours.name.as_str(), ours.game.as_str()), ("Ours", "tally"));
    let whole = json!({"target": 50, "debts": false, "low": false, "sides": [], "title": null});
    assert_eq!(Value::from(ours.config.clone()), whole);
    assert_eq!(keep(&device.service, "Ours", 50), ours, "said twice, kept once");
    let other = device.service.save_preset("tally", "OURS", &Options::new());
    assert_eq!(fault(other), PresetFault::Name(NameFault::Taken));
    for name in ["", "\u{200b}", "a\u{0}", &"a".repeat(65)] {
        fault(device.service.save_preset("tally", name, &Options::new()));
    }
    let nowhere = device.service.save_preset("chess", "Ours", &Options::new());
    assert!(matches!(nowhere, Err(ServiceError::NotFound("game"))));
    assert!(matches!(device.service.presets("chess"), Err(ServiceError::NotFound("game"))));
    let strange = device.service.save_preset("tally", "Strange", &words(&json!({"no": 1})));
    assert!(matches!(strange, Err(ServiceError::Invalid { .. })));
    assert_eq!(device.restart().service.presets("tally").unwrap(), [ours]);
}

#[test]
fn house_rules_get_another_name_and_other_values() {
    let device = Device::new();
    let (ours, theirs) = (keep(&device.service, "Ours", 50), keep(&device.service, "Theirs", 60));
    let taken = device.service.change_preset(ours.id, "theirs", &ours.config);
    assert_eq!(fault(taken), PresetFault::Name(NameFault::Taken));
    let strange = device.service.change_preset(ours.id, "Ours", &words(&json!({"target": "x"})));
    assert!(strange.is_err());
    assert_eq!(device.service.presets("tally").unwrap(), [ours.clone(), theirs.clone()]);
    let mine = device.service.change_preset(ours.id, "MINE", &words(&json!({"debts": true})));
    let mine = mine.unwrap();
    assert_eq!((mine.id, mine.name.as_str()), (ours.id, "MINE"));
    let whole = json!({"target": null, "debts": true, "low": false, "sides": [], "title": null});
    assert_eq!(Value::from(mine.config.clone()), whole);
    device.service.change_preset(ours.id, "Mine", &mine.config).unwrap();
    let unknown = device.service.change_preset(uuid::Uuid::now_v7(), "X", &mine.config);
    assert!(matches!(unknown, Err(ServiceError::NotFound("preset"))));
    assert_eq!(device.restart().service.presets("tally").unwrap().len(), 2);
}

#[test]
fn what_was_deleted_comes_back_also_after_a_restart() {
    let device = Device::new();
    let ours = keep(&device.service, "Ours", 50);
    for _ in 0..2 {
        device.service.delete_preset(ours.id).unwrap();
    }
    assert!(matches!(device.service.export_preset(ours.id), Err(ServiceError::NotFound("preset"))));
    let device = device.restart();
    assert_eq!(device.service.presets("tally").unwrap(), []);
    for _ in 0..2 {
        assert_eq!(device.service.restore_preset(ours.id).unwrap(), ours);
    }
    device.service.delete_preset(ours.id).unwrap();
    keep(&device.service, "Ours", 70);
    let taken = device.service.restore_preset(ours.id);
    assert_eq!(fault(taken), PresetFault::Name(NameFault::Taken));
    let unknown = device.service.delete_preset(uuid::Uuid::now_v7());
    assert!(matches!(unknown, Err(ServiceError::NotFound("preset"))));
}

#[test]
fn a_file_brings_the_same_house_rules_to_another_device() {
    let (here, there) = (Device::new(), Device::new());
    let ours = keep(&here.service, "Ours: «+3» 🎲", 50);
    let sent = here.service.export_preset(ours.id).unwrap();
    assert_eq!(sent.file_name, "tally-ours-3.tapete.json");
    let read: Value = serde_json::from_str(&sent.text).unwrap();
    assert_eq!(read["format"], json!("tapete-preset"));
    let taken = there.service.import_preset(&sent.text).unwrap();
    assert_eq!((&taken.name, &taken.config), (&ours.name, &ours.config));
    assert_eq!(there.service.import_preset(&sent.text).unwrap(), taken, "taken once");
    assert_eq!(here.service.import_preset(&sent.text).unwrap(), ours, "known here");
    assert_eq!(there.service.export_preset(taken.id).unwrap(), sent);
    let marked = format!("\u{feff}{}", sent.text);
    assert_eq!(there.service.import_preset(&marked).unwrap(), taken);
}

#[test]
fn a_name_that_other_rules_have_is_numbered() {
    let device = Device::new();
    let ours = keep(&device.service, "Ours", 50);
    let theirs = file("tally", "OURS", &json!({"target": 9}));
    let second = device.service.import_preset(&theirs).unwrap();
    assert_eq!(second.name, "OURS (2)");
    assert_eq!(device.service.import_preset(&theirs).unwrap(), second);
    let more = file("tally", "Ours", &json!({"target": 8}));
    assert_eq!(device.service.import_preset(&more).unwrap().name, "Ours (3)");
    assert_eq!(device.service.presets("tally").unwrap()[0], ours);
    let long = "a".repeat(64);
    device.service.import_preset(&file("tally", &long, &json!({}))).unwrap();
    let longer = device.service.import_preset(&file("tally", &long, &json!({"target": 7})));
    assert_eq!(fault(longer), PresetFault::Name(NameFault::Taken));
}

#[test]
fn a_file_that_is_none_changes_nothing_and_says_why() {
    let device = Device::new();
    let good = file("tally", "Ours", &json!({"target": 9}));
    let refused = |text: &str| fault(device.service.import_preset(text)).code();
    for cut in (0..good.len()).filter(|at| good.is_char_boundary(*at)) {
        assert_eq!(refused(&good[..cut]), "preset_foreign", "{cut}");
    }
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    for text in ["", "null", "[]", "{}", "\u{0}", "PK\u{3}\u{4}", &deep] {
        assert_eq!(refused(text), "preset_foreign", "{text:.20}");
    }
    for (from, to, code) in [
        ("tapete-preset", "tapete-session", "preset_foreign"),
        ("\"version\":1", "\"version\":0", "preset_foreign"),
        ("\"version\":1", "\"version\":-1", "preset_foreign"),
        ("\"version\":1", "\"version\":1.5", "preset_foreign"),
        ("\"version\":1", "\"version\":2", "preset_newer"),
        ("\"version\":1", "\"version\":2,\"more\":[]", "preset_newer"),
        ("\"version\":1", "\"version\":1,\"more\":[]", "preset_foreign"),
        ("\"tally\"", "\"chess\"", "preset_game"),
        ("\"tally\"", "7", "preset_foreign"),
        ("\"target\"", "\"goal\"", "preset_option"),
        (":9", ":\"nine\"", "preset_option"),
        ("\"Ours\"", "\" \"", "preset_name_empty"),
        ("\"Ours\"", "\"\\u202eOurs\"", "preset_name_characters"),
    ] {
        assert!(good.contains(from), "{from}");
        assert_eq!(refused(&good.replace(from, to)), code, "{to}");
    }
    assert_eq!(refused(&good.replace("Ours", &"a".repeat(200))), "preset_name_too_long");
    assert_eq!(refused(&format!("{good}{}", " ".repeat(128 * 1_024))), "preset_too_large");
    let newer =
        fault(device.service.import_preset(&good.replace("\"version\":1", "\"version\":7")));
    assert_eq!(newer, PresetFault::Newer { version: 7, known: 1 });
    assert_eq!(device.service.presets("tally").unwrap(), []);
}
