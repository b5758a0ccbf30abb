//! The card catalogue of Rush Out!: what is taken, what is refused, and the form that is published.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod breaks;
mod form;

use games::rush_out::catalogue::{Constraint, accept, check, read};
use games::rush_out::model::{Catalogue, Status};
use serde_json::{Value, json};

/// The stand-in set as it stands in a file.
pub(crate) fn stand_in() -> Value {
    serde_json::to_value(Catalogue::stand_in()).unwrap()
}

/// The thing with this id.
pub(crate) fn thing<'a>(whole: &'a mut Value, list: &str, id: &str) -> &'a mut Value {
    whole[list].as_array_mut().unwrap().iter_mut().find(|thing| thing["id"] == id).unwrap()
}

/// Only what differs from the stand-in set.
fn overrides(things: Value) -> Value {
    json!({"schema": 1, "name": "ours", "overrides": things})
}

#[test]
fn the_stand_in_set_can_be_played_and_is_unchecked() {
    let catalogue = accept(&stand_in()).unwrap();
    assert_eq!(catalogue, Catalogue::stand_in());
    let checked = check(&catalogue);
    assert_eq!((checked.broken, checked.warnings), (vec![], vec![]));
    assert_eq!(catalogue.ids().count(), 4 + 76 + 6 + 6);
    assert_eq!(catalogue.unchecked(), catalogue.ids().count());
    assert_eq!(catalogue.status, Status::StandIn);
}

#[test]
fn what_an_owner_copied_takes_the_place_of_the_stand_in() {
    let ours = overrides(json!([
        {"id": "T01", "hero": ["key", "key"], "banner": ["fire", "air"], "verified": true},
        {"id": "bard", "skill": "heart", "verified": true},
        {"id": "EQ-ANY", "cost": 4, "verified": true},
        {"id": "SC-SWEEP", "slots": ["air"], "verified": true},
    ]));
    let catalogue = accept(&ours).unwrap();
    let mut whole = stand_in();
    whole["name"] = json!("ours");
    for (list, id, field, value) in [
        ("cards", "T01", "hero", json!(["key", "key"])),
        ("cards", "T01", "banner", json!(["fire", "air"])),
        ("heroes", "bard", "skill", json!("heart")),
        ("equipment", "EQ-ANY", "cost", json!(4)),
        ("scrolls", "SC-SWEEP", "slots", json!(["air"])),
    ] {
        let thing = thing(&mut whole, list, id);
        thing[field] = value;
        thing["verified"] = json!(true);
    }
    assert_eq!(catalogue, read(&whole).unwrap());
    assert_eq!(catalogue.unchecked(), 92 - 4);
    // The whole of it says the same again.
    assert_eq!(accept(&serde_json::to_value(&catalogue).unwrap()).unwrap(), catalogue);
}

#[test]
fn the_dragon_tile_can_be_changed_by_itself() {
    let mut ours = overrides(json!([]));
    ours["dragon_tile"] = json!({"3": ["wild"], "4": ["wild", "wild"], "5": ["wild", "wild"]});
    assert_eq!(accept(&ours).unwrap().dragon_tile["3"].len(), 1);
}

#[test]
fn what_is_changed_must_exist_and_have_these_fields() {
    let refused = |things: Value| accept(&overrides(things)).unwrap_err();
    let unknown = refused(json!([{"id": "T99", "hero": ["key"]}]));
    assert_eq!((unknown.constraint, unknown.card.as_str()), (Constraint::Unknown, "T99"));
    assert_eq!(refused(json!([{"hero": ["key"]}])).constraint, Constraint::Unknown);
    assert_eq!(refused(json!([{"id": "T01", "heroes": ["key"]}])).constraint, Constraint::Form);
    assert_eq!(refused(json!([{"id": "T01", "hero": ["kee"]}])).constraint, Constraint::Form);
    assert_eq!(refused(json!({"id": "T01"})).constraint, Constraint::Form);
}

#[test]
fn a_set_is_a_stand_in_until_every_card_was_checked() {
    let mut whole = stand_in();
    whole["status"] = json!("copied");
    assert_eq!(read(&whole).unwrap().status, Status::StandIn);
    whole["status"] = json!("stand_in");
    for list in ["heroes", "cards", "equipment", "scrolls"] {
        for thing in whole[list].as_array_mut().unwrap() {
            thing["verified"] = json!(true);
        }
    }
    let catalogue = accept(&whole).unwrap();
    assert_eq!((catalogue.unchecked(), catalogue.status), (0, Status::Copied));
}

fn asked(catalogue: Value) -> Value {
    let question = json!({"ask": "catalogue", "catalogue": catalogue}).to_string();
    games::rulebook("rush_out")
        .unwrap()
        .judge(&question, &kernel::Options::new(), &|| false)
        .unwrap()
        .answer
}

#[test]
fn the_judge_tells_what_cards_are_like_and_says_them_whole() {
    let shipped = asked(Value::Null);
    assert_eq!(shipped["catalogue"], stand_in());
    assert_eq!((&shipped["unchecked"], &shipped["of"]), (&json!(92), &json!(92)));
    assert_eq!((&shipped["broken"], &shipped["warnings"]), (&json!([]), &json!([])));

    let ours = asked(overrides(json!([
        {"id": "T01", "hero": [], "verified": true},
        {"id": "CU1", "effect": {"curse": "one_hand"}},
    ])));
    assert_eq!(ours["unchecked"], 91);
    assert_eq!(ours["catalogue"]["cards"][0]["hero"], json!([]));
    let slots =
        json!([{"constraint": "hero_slots", "card": "T01", "found": 0, "least": 1, "most": 6}]);
    assert_eq!(ours["broken"], slots);
    assert_eq!(ours["warnings"][0]["constraint"], "curse_set");

    for foreign in [json!({"cards": 3}), json!("x"), json!({"schema": 7})] {
        let told = asked(foreign);
        assert_eq!(
            (&told["catalogue"], told["broken"].as_array().unwrap().len()),
            (&Value::Null, 1)
        );
    }
}
