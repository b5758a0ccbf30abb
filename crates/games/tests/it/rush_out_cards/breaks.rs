//! Every constraint of RO-127, broken.

use super::{stand_in, thing};
use games::rush_out::catalogue::{Constraint, accept, check, read};
use serde_json::{Value, json};

type Break = (Constraint, fn(&mut Value));

fn card<'a>(whole: &'a mut Value, id: &str) -> &'a mut Value {
    thing(whole, "cards", id)
}

/// What breaks each constraint, and nothing before it.
pub(super) const BREAKS: &[Break] = &[
    (Constraint::Form, |c| c["cards"] = json!("none")),
    (Constraint::Form, |c| c["more"] = json!(1)),
    (Constraint::Form, |c| *c = json!([])),
    (Constraint::Form, |c| card(c, "T01")["back"] = json!(-1)),
    (Constraint::Schema, |c| c["schema"] = json!(2)),
    (Constraint::Schema, |c| c["schema"] = json!(0)),
    (Constraint::Name, |c| c["name"] = json!("")),
    (Constraint::Name, |c| card(c, "T01")["id"] = json!("x".repeat(25))),
    (Constraint::Twice, |c| card(c, "T01")["id"] = json!("SC-SWEEP")),
    (Constraint::Dice, |c| c["dice"]["hero"][5] = json!("heart")),
    (Constraint::Dice, |c| c["dice"]["sorcerer"] = json!(["fire", "wild"])),
    (Constraint::Track, |c| c["track"]["task_spaces"] = json!(4)),
    (Constraint::Heroes, |c| drop(c["heroes"].as_array_mut().map(Vec::pop))),
    (Constraint::Skill, |c| thing(c, "heroes", "bard")["skill"] = json!("air")),
    (Constraint::HeroSlots, |c| thing(c, "heroes", "bard")["wounded"] = json!([])),
    (Constraint::Count, |c| drop(c["cards"].as_array_mut().map(|cards| cards.remove(0)))),
    (Constraint::HeroSlots, |c| card(c, "T01")["hero"] = json!([])),
    (Constraint::HeroSlots, |c| card(c, "DI3")["hero"] = json!(["key"; 7].to_vec())),
    (Constraint::HeroSymbol, |c| card(c, "T01")["hero"] = json!(["plant"])),
    (Constraint::HeroSymbol, |c| card(c, "T01")["hero"] = json!(["wild"])),
    (Constraint::NoHeroHalf, |c| card(c, "DO1")["hero"] = json!(["key"])),
    (Constraint::SorcererSlots, |c| card(c, "G01")["sorcerer"] = json!([])),
    (Constraint::SorcererSlots, |c| card(c, "RE1")["sorcerer"] = json!(["air"; 6].to_vec())),
    (Constraint::SorcererSymbol, |c| card(c, "RE1")["sorcerer"] = json!(["key"])),
    (Constraint::NoSorcererHalf, |c| card(c, "T01")["sorcerer"] = json!(["air"])),
    (Constraint::Banner, |c| card(c, "T01")["banner"] = json!("sword")),
    (Constraint::Banner, |c| card(c, "T01")["banner"] = json!(["air", "air"])),
    (Constraint::Back, |c| card(c, "T01")["back"] = json!(3)),
    (Constraint::Back, |c| card(c, "RE1")["back"] = json!(4)),
    (Constraint::Effect, |c| card(c, "T01")["effect"] = json!({"coins": 1})),
    (Constraint::Effect, |c| card(c, "CO1")["effect"] = json!({})),
    (Constraint::Effect, |c| card(c, "DO1")["effect"] = json!({"wound": 1, "souls": false})),
    (Constraint::Effect, |c| card(c, "DR1")["effect"] = json!({"steps": 3})),
    (Constraint::Effect, |c| card(c, "DI1")["effect"] = json!({"lock": "vortex", "forbid": "key"})),
    (Constraint::Effect, |c| card(c, "DI1")["effect"] = json!({"forbid": "air"})),
    (Constraint::Variants, |c| {
        for id in ["RE4", "RE5", "RE6"] {
            card(c, id)["effect"] = json!({"lose_xp": "one_hero"});
        }
    }),
    (Constraint::Setups, |c| drop(c["setups"].as_object_mut().map(|all| all.remove("S6")))),
    (Constraint::Setups, |c| c["setups"]["S6"]["trophies_to_win"] = json!(3)),
    (Constraint::SetupSpells, |c| c["setups"]["S4"]["spells"]["doom"] = json!(8)),
    (Constraint::SetupSpells, |c| c["setups"]["S4"]["spells"]["gold"] = json!(1)),
    (Constraint::SetupSpells, |c| c["setups"]["T1"]["spells"] = json!({"summon": 3})),
    (Constraint::SetupSpells, |c| {
        c["setups"]["S6"]["spells"] = json!({"confusion": 8, "summon": 3});
    }),
    (Constraint::TasksForThree, |c| {
        for id in 4..=12 {
            card(c, &format!("T{id:02}"))["back"] = json!(4);
        }
    }),
    (Constraint::DragonTile, |c| c["dragon_tile"]["4"] = json!([])),
    (Constraint::DragonTile, |c| c["dragon_tile"]["5"] = json!(["wild", "key"])),
    (Constraint::DragonTile, |c| c["dragon_tile"]["6"] = json!(["wild"])),
    (Constraint::Piles, |c| c["souls_by_heroes"]["3"] = json!(0)),
    (Constraint::Piles, |c| drop(c["life_by_heroes"].as_object_mut().map(|p| p.remove("2")))),
    (Constraint::Kinds, |c| {
        let item = c["equipment"][0].clone();
        let more = (0..21).map(|n| {
            let mut item = item.clone();
            item["id"] = json!(format!("EQ-{n}"));
            item
        });
        c["equipment"] = more.collect();
    }),
    (Constraint::Price, |c| c["equipment"][0]["cost"] = json!(10)),
    (Constraint::Price, |c| c["scrolls"][0]["copies"] = json!(0)),
    (Constraint::Item, |c| c["equipment"][0]["wild_as"] = json!("air")),
    (Constraint::Item, |c| c["scrolls"][0]["flip"] = json!(["air", "air"])),
    (Constraint::Item, |c| thing(c, "scrolls", "SC-SWEEP")["effect"] = json!({"steps": 2})),
    (Constraint::Item, |c| thing(c, "scrolls", "SC-SWEEP")["wild_as"] = json!("air")),
];

/// What is only strange.
const STRANGE: &[Break] = &[
    (Constraint::DispelSet, |c| card(c, "DI3")["effect"] = json!({"forbid": "footprint"})),
    (Constraint::CurseSet, |c| card(c, "CU1")["effect"] = json!({"curse": "high_five"})),
    (Constraint::EquipmentCopies, |c| c["equipment"][0]["copies"] = json!(1)),
    (Constraint::ScrollCopies, |c| c["scrolls"][0]["copies"] = json!(2)),
    (Constraint::Locked, |c| card(c, "DI3")["hero"] = json!(["heart", "fire"])),
    (Constraint::Locked, |c| card(c, "DI3")["hero"] = json!(["heart"; 5].to_vec())),
    (Constraint::Locked, |c| card(c, "DI3")["hero"] = json!(["key", "key", "sword"])),
];

#[test]
fn every_broken_constraint_has_its_own_reason() {
    for (constraint, spoil) in BREAKS {
        let mut whole = stand_in();
        spoil(&mut whole);
        let broken = accept(&whole).unwrap_err();
        assert_eq!(broken.constraint, *constraint, "{broken}");
    }
}

#[test]
fn what_stands_on_a_guess_only_warns() {
    for (constraint, spoil) in STRANGE {
        let mut whole = stand_in();
        spoil(&mut whole);
        let checked = check(&accept(&whole).unwrap());
        let warnings: Vec<Constraint> = checked.warnings.iter().map(|w| w.constraint).collect();
        assert_eq!(warnings, [*constraint]);
    }
}

#[test]
fn every_mistake_is_told_at_once() {
    let mut whole = stand_in();
    card(&mut whole, "T01")["hero"] = json!([]);
    card(&mut whole, "DO1")["sorcerer"] = json!([]);
    whole["track"]["deck_position"] = json!(3);
    let told = check(&read(&whole).unwrap()).broken;
    let told: Vec<_> = told.iter().map(|b| (b.constraint, b.card.as_str())).collect();
    assert_eq!(
        told,
        [
            (Constraint::Track, ""),
            (Constraint::HeroSlots, "T01"),
            (Constraint::SorcererSlots, "DO1"),
        ]
    );
}

#[test]
fn the_last_scenario_holds_without_confusion() {
    let mut whole = stand_in();
    whole["setups"]["S6"]["spells"]["confusion"] = json!(0);
    assert!(accept(&whole).is_ok());
}
