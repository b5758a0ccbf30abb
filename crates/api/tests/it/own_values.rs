//! What a household wrote for a house rule, such as the cards it copied, through the door.

use crate::asking::{ask, get};
use crate::files::device::Device;
use api::{Caller, ErrorKind};
use serde_json::{Value, json};
use service::{BackupOccasion, FileChoices};

fn of(more: Value) -> Value {
    let mut request = json!({"game": "rush_out", "option": "catalogue"});
    request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    request
}

#[test]
fn half_a_card_is_stored_and_travels_is_erased_and_comes_back() {
    let (here, there) = (Device::new(), Device::new());
    assert_eq!(get(&here.app, "own_value", of(json!({}))), Value::Null);
    // No table could be opened with it.
    let half = json!({"name": "Our cards", "overrides": [{"id": "T01", "hero": ["key"]}]});
    let saved = get(&here.app, "save_own_value", of(json!({"value": half, "after": null})));
    let known = json!({"value": half, "saved": saved});
    assert_eq!(get(&here.app, "own_value", of(json!({}))), known);
    let file = here.export();
    there.take(&file);
    assert_eq!(get(&there.app, "own_value", of(json!({}))), known);
    here.service().erase().unwrap();
    assert_eq!(get(&here.app, "own_value", of(json!({}))), Value::Null);
    here.take(&file);
    assert_eq!((get(&here.app, "own_value", of(json!({}))), here.export()), (known, file));
}

#[test]
fn who_saw_older_cards_is_refused_and_nothing_is_lost() {
    let device = Device::new();
    let save = |n: u8, after: &Value| {
        let request = of(json!({"value": {"copied": n}, "after": after}));
        ask(&device.app, Caller::Keeper, "save_own_value", request)
    };
    let first = save(1, &Value::Null).unwrap();
    let second = save(2, &first).unwrap();
    for late in [&Value::Null, &first] {
        let refused = save(3, late).unwrap_err();
        let said = (refused.kind, refused.code.as_str());
        assert_eq!(said, (ErrorKind::Invalid, "own_value_changed"));
    }
    // The same again is no other one: an answer that was lost on its way does no harm.
    assert_eq!(save(2, &first).unwrap(), second);
    let known = get(&device.app, "own_value", of(json!({})));
    assert_eq!(known, json!({"value": {"copied": 2}, "saved": second}));
}

#[test]
fn a_file_with_later_cards_says_so_and_what_was_here_is_backed_up() {
    let (here, there) = (Device::new(), Device::new());
    here.cards(json!({"copied": 80}));
    let before = here.export();
    let replaces = |device: &Device, text: &str| device.look(text).unwrap().replaces;
    // The same, and what is older, replace nothing.
    assert!(replaces(&here, &before).is_empty());
    there.take(&before);
    there.cards(json!({"copied": 1}));
    let later = there.export();
    assert!(replaces(&there, &before).is_empty());
    assert_eq!(replaces(&here, &later), ["rush_out"]);
    let copies = here.service().backups().unwrap().len();
    here.take(&later);
    assert_eq!(get(&here.app, "own_value", of(json!({})))["value"], json!({"copied": 1}));
    let backups = here.service().backups().unwrap();
    assert_eq!((backups.len(), backups[0].occasion), (copies + 1, BackupOccasion::Import));
    here.service().restore_backup(&backups[0].name).unwrap();
    assert_eq!(here.export(), before);
    // Nothing more is backed up where nothing is replaced.
    let copies = here.service().backups().unwrap().len();
    here.take(&before);
    assert_eq!(here.service().backups().unwrap().len(), copies);
}

#[test]
fn only_what_a_house_rule_may_hold_is_saved_and_no_more_than_fits() {
    let device = Device::new();
    let ask = |caller, request| ask(&device.app, caller, "save_own_value", request).unwrap_err();
    for (game, option) in [("mus", "catalogue"), ("rush_out", "mode"), ("rush_out", "cards")] {
        let request = json!({"game": game, "option": option, "value": {}, "after": null});
        assert_eq!(ask(Caller::Keeper, request).kind, ErrorKind::NotFound, "{game} {option}");
    }
    for value in [Value::Null, json!("x".repeat(128 * 1_024))] {
        let refused = ask(Caller::Keeper, of(json!({"value": value, "after": null})));
        assert_eq!(refused.code, "own_value_too_large");
    }
    assert_eq!(get(&device.app, "own_value", of(json!({}))), Value::Null);
}

#[test]
fn a_file_that_bends_them_is_no_file_of_ours() {
    let device = Device::new();
    device.cards(json!({"copied": 1}));
    let file: Value = serde_json::from_str(&device.export()).unwrap();
    let at = |file: &Value| {
        let edits = file["edits"].as_array().unwrap();
        edits.iter().position(|edit| edit["field"] == "own").unwrap()
    };
    let at = at(&file);
    for (field, bent) in [
        ("id", json!("00000000-0000-4000-8000-000000000000")),
        ("value", json!("no cards")),
        ("value", json!(7)),
        ("value", Value::Null),
    ] {
        let mut file = file.clone();
        file["edits"][at][field] = bent.clone();
        let taken = Device::new().try_take(&file.to_string(), &FileChoices::default());
        assert!(taken.is_err(), "{field} {bent}");
    }
}
