//! Dice and clocks beside a table: counted, told, checked, and on time.

use crate::common::{Device, KEEPER, new_table};
use kernel::Die;
use serde_json::{Value, json};
use service::{
    Checked, DiceSet, DiceSets, NewTable, ProofFault, RollsRequest, Scope, Status, TableState,
    TestDice, check_proof, test_dice,
};

fn tool(device: &Device, table: &TableState, command: Value) -> TableState {
    device.play(table, json!({ "tool": command }))
}

fn bare(people: Vec<uuid::Uuid>) -> NewTable {
    NewTable { game: "bare".to_owned(), ..new_table(people, json!({})) }
}

/// A table without a game, at which Ana has two dice.
fn dice(device: &Device) -> TableState {
    let people = device.people(&["Ana", "=Bruno"]);
    let table = device.service.open_table(&bare(people), KEEPER).unwrap();
    let two = json!([{"sides": 6}, {"sides": 6}]);
    tool(device, &table, json!({"do": "set_dice", "owner": 0, "dice": two}))
}

fn roll(device: &Device, table: &TableState) -> TableState {
    tool(device, table, json!({"do": "roll", "owner": 0, "keep": []}))
}

#[test]
fn everything_that_came_up_is_counted_and_what_was_typed_is_not() {
    let device = Device::new();
    let mut table = dice(&device);
    for _ in 0..30 {
        table = roll(&device, &table);
    }
    let undone = device.undo(&table);
    let typed = json!({"do": "type_roll", "owner": 0, "keep": [], "faces": [0, 0]});
    let table = tool(&device, &undone, typed);
    let device = device.restart();
    let reports = device.service.fairness(Some(table.session)).unwrap();
    device.service.rebuild(&mut |_, _| true).unwrap();
    assert_eq!(device.service.fairness(Some(table.session)).unwrap(), reports, "built again");
    assert_eq!((reports.len(), reports[0].all.rolls), (1, 60));
    assert_eq!(reports[0].people.len(), 1);
    assert_eq!((&*reports[0].people[0].name, reports[0].people[0].fairness.rolls), ("Ana", 60));
    assert_eq!(device.service.fairness(None).unwrap(), reports);
    let ask = RollsRequest { session: table.session, before: None, limit: 2 };
    let page = device.service.rolls(&ask).unwrap();
    assert!(page.more && page.rolls[0].typed && page.rolls[1].undone);
    let next = RollsRequest { before: Some(page.rolls[1].seq), limit: 200, ..ask };
    let rest = device.service.rolls(&next).unwrap();
    assert_eq!((rest.rolls.len(), rest.more), (29, false));
    let csv = device.service.rolls_table(table.session).unwrap().text;
    assert_eq!(csv.lines().count(), 1 + 2 * 31);
    assert!(csv.lines().last().unwrap().ends_with(",Ana,d6,1,1,0"));
}

#[test]
fn a_name_is_no_formula_in_the_table_of_rolls() {
    let device = Device::new();
    let table = dice(&device);
    let table =
        tool(&device, &table, json!({"do": "set_dice", "owner": 1, "dice": [{"sides": 4}]}));
    let table = tool(&device, &table, json!({"do": "roll", "owner": 1, "keep": []}));
    let csv = device.service.rolls_table(table.session).unwrap().text;
    assert!(csv.contains(",'=Bruno,d4,"));
}

#[test]
fn the_seed_is_shown_when_the_table_has_ended_and_every_roll_follows_from_it() {
    let device = Device::new();
    let mut table = dice(&device);
    for _ in 0..5 {
        table = roll(&device, &table);
    }
    table = roll(&device, &device.undo(&table));
    let sealed = device.service.seal(table.session).unwrap();
    assert_eq!((sealed.seed, sealed.faces), (None, 12));
    assert_eq!(sealed.commitment, table.commitment);
    assert!(device.service.rolls_proof(table.session).is_err());
    let table = device.play(&table, json!({"do": "clear"}));
    let proof = device.service.rolls_proof(table.session).unwrap().text;
    assert_eq!(check_proof(&proof), Ok(Checked { rolls: 6, faces: 12 }));

    let forged: Value = serde_json::from_str(&proof).unwrap();
    let forge = |pointer: &str, to: Value| {
        let mut forged = forged.clone();
        *forged.pointer_mut(pointer).unwrap() = to;
        check_proof(&forged.to_string())
    };
    let face = forged["rolls"][2]["faces"][1].as_u64().unwrap();
    let other = forge("/rolls/2/faces/1", json!((face + 1) % 6));
    assert!(matches!(other, Err(ProofFault::Face { roll: 3, die: 2, .. })));
    assert_eq!(forge("/seed", json!("00".repeat(32))), Err(ProofFault::Seal));
    assert_eq!(forge("/version", json!(2)), Err(ProofFault::Newer(2)));
    assert!(matches!(forge("/seed", json!("é".repeat(32))), Err(ProofFault::Foreign(_))));
    assert!(matches!(forge("/format", json!("rolls")), Err(ProofFault::Foreign(_))));
    assert!(matches!(forge("/rolls/0/faces", json!([1])), Err(ProofFault::Foreign(_))));
    assert!(matches!(check_proof("{"), Err(ProofFault::Foreign(_))));
}

#[test]
fn a_test_of_dice_is_rolled_at_once_and_kept_nowhere() {
    let device = Device::new();
    let report = test_dice(&TestDice { die: Die::numbered(6), rolls: 60_000 }).unwrap();
    assert_eq!(report.rolls, 60_000);
    assert_eq!(device.service.fairness(None).unwrap(), []);
    assert!(test_dice(&TestDice { die: Die::numbered(1), rolls: 1 }).is_err());
    assert!(test_dice(&TestDice { die: Die::numbered(6), rolls: 1_000_001 }).is_err());
}

#[test]
fn dice_under_names_are_kept_and_odd_ones_refused() {
    let device = Device::new();
    let set =
        |name: &str, sides: u16| DiceSet { name: name.into(), dice: vec![Die::numbered(sides)] };
    let sets = DiceSets { sets: vec![set("Dados", 6), set("Magia", 20)] };
    device.service.save_dice_sets(sets.clone()).unwrap();
    for odd in [set("", 6), set("dados", 6), set(" x", 6), set("x", 1)] {
        let odd = DiceSets { sets: [sets.sets.clone(), vec![odd]].concat() };
        assert!(device.service.save_dice_sets(odd).is_err());
    }
    assert_eq!(device.restart().service.dice_sets().unwrap(), sets);
}

#[test]
fn tools_stand_beside_a_game_and_are_taken_back_like_its_own_steps() {
    let device = Device::new();
    let table = device.table(json!({}));
    let table = device.add(&table, 3);
    let with =
        tool(&device, &table, json!({"do": "set_dice", "owner": null, "dice": [{"sides": 8}]}));
    assert_eq!(with.standing, table.standing);
    let trays = |table: &TableState| {
        let tools: Value = serde_json::from_str(table.tools.text()).unwrap();
        tools["trays"].as_array().unwrap().len()
    };
    assert_eq!(trays(&with), 1);
    let without = device.undo(&with);
    assert_eq!(trays(&without), 0);
    assert_eq!(device.redo(&without).tools, with.tools);
}

#[test]
fn a_table_without_a_game_is_in_the_history_and_in_no_figure() {
    let device = Device::new();
    let table = dice(&device);
    let table = device.play(&roll(&device, &table), json!({"do": "clear"}));
    assert_eq!(device.service.card(table.session).unwrap().status, Status::Finished);
    let ana = table.seats[0].person;
    let figures = device.service.person_statistics(ana, &Scope::default()).unwrap();
    assert_eq!(figures.record.competitive.plays, 0);
    assert_eq!(device.service.overview(&Scope::default()).unwrap().plays, 0);
}
