//! Tools stand beside any table: told, folded again, and never mistaken for a game's own.

use crate::people;
use kernel::{
    Actor, Chance, Ctx, Grain, Knowledge, Options, Rulebook, Seat, Seed, Setup, Table, Timestamp,
};
use serde_json::{Value, json};
use tools::{BARE, Furnished};

fn cx(position: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([4; 32]), position) }
}

fn table(seats: u8) -> Furnished {
    let setup = Setup {
        names: (0..seats).map(|seat| format!("P{seat}")).collect(),
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        first: None,
        config: Options::new(),
        decks: Vec::new(),
    };
    Furnished::new(BARE.open(&setup).expect("a bare table"), people(seats))
}

#[test]
fn a_step_of_a_tool_is_folded_to_the_same_table_and_tells_what_it_rolled() {
    let mut folded = table(2);
    let mut live: Box<dyn Table> = Box::new(table(2));
    let steps = [
        json!({"tool": {"do": "set_dice", "owner": 1, "dice": [{"sides": 6}, {"sides": 20}]}}),
        json!({"tool": {"do": "roll", "owner": 1, "keep": []}}),
        json!({"tool": {"do": "choose", "among": [0, 1]}}),
        json!({"do": "clear"}),
    ];
    let mut rolled = Vec::new();
    for (at, command) in steps.iter().enumerate() {
        let decision =
            live.decide(Actor::Keeper, &command.to_string(), &mut cx(at as u64)).expect("allowed");
        for event in &decision.events {
            let told = folded.apply_narrated(event).expect("its own event");
            assert_eq!(told.lines, decision.lines);
            rolled.extend(told.rolled);
        }
        live = decision.next;
        assert!(folded.same(&*live));
    }
    assert_eq!(rolled.len(), 2);
    assert!(live.standing().over);
    let tools: Value = serde_json::from_str(live.tools(false).text()).unwrap();
    assert_eq!(tools["trays"][0]["owner"], 1);
}

#[test]
fn what_is_no_command_is_no_command() {
    let table = table(2);
    let bad = [
        r#"{"tool": {"do": "fly"}}"#,
        r#"{"tool":{"do":"fly"}}"#,
        r#"{"tool":{"do":"pause_clock"},"do":"clear"}"#,
        r#"{"tool":"#,
        "",
    ];
    for command in bad {
        assert!(table.decide(Actor::Keeper, command, &mut cx(0)).is_err(), "{command}");
    }
    let mut table = table;
    assert!(table.apply_narrated(r#"{"tool":{"did":"rolled"}}"#).is_err());
    assert!(
        table
            .apply_narrated(
                r#"{"tool":{"did":"rolled","owner":5,"rolled":[200],"faces":[9],"typed":false}}"#
            )
            .is_ok()
    );
}

fn reseat(seat: u8, person: u128, from_start: bool) -> String {
    let person = uuid::Uuid::from_u128(person);
    let command = json!({
        "do": "reseat", "seat": seat, "person": person, "name": "Eva", "piece": 7, "from_start": from_start
    });
    json!({ "tool": command }).to_string()
}

#[test]
fn a_seat_is_put_right_or_taken_over() {
    let decide =
        |table: &dyn Table, command: &str| table.decide(Actor::Keeper, command, &mut cx(1));
    let took = decide(&table(2), &reseat(1, 9, false)).expect("a person goes on");
    let eva = &took.next.sitters()[1];
    assert_eq!((eva.name.as_str(), eva.piece, eva.before.len()), ("Eva", 7, 1));
    assert_eq!((eva.before[0].name.as_str(), eva.before[0].until), ("P1", Timestamp(0)));
    assert_eq!(took.lines[0].key, "tool-took-over");
    let reseated = tools::reseated(&took.events[0]).expect("it gives a seat away");
    assert_eq!(reseated.person, eva.person);
    assert_eq!(tools::reseated(r#"{"tool":{"did":"clock_cleared"}}"#), None);

    let corrected = decide(&*took.next, &reseat(1, 10, true)).expect("it was another person");
    assert_eq!(corrected.next.sitters()[1].before, [], "from the start");
    assert_eq!(corrected.lines[0].key, "tool-sat-from-start");

    let over = decide(&*took.next, r#"{"do":"clear"}"#).expect("cleared away").next;
    assert!(decide(&*over, &reseat(0, 10, true)).is_ok(), "a mistake is put right at any time");
    let code = |table: &dyn Table, command: &str| match decide(table, command) {
        Err(kernel::Rejection::Refused(refused)) => refused.code,
        _ => panic!("{command} is refused"),
    };
    assert_eq!(code(&*over, &reseat(0, 10, false)), "TL_E_SEATS_OVER");
    let swapped = decide(&table(2), &reseat(0, 1, true)).expect("they change places");
    let names: Vec<_> = swapped.next.sitters().iter().map(|sitter| &*sitter.name).collect();
    assert_eq!((names, swapped.lines[0].key.as_str()), (vec!["P1", "P0"], "tool-changed-places"));
    let swapped = decide(&*took.next, &reseat(0, 9, true)).expect("they change places");
    let before: Vec<_> = swapped.next.sitters().iter().map(|sitter| sitter.before.len()).collect();
    assert_eq!(before, [0, 1], "who sat there before belongs to the seat");
    assert_eq!(code(&table(2), &reseat(0, 1, false)), "TL_E_SITS_ALREADY");
    assert_eq!(code(&table(2), &reseat(1, 1, false)), "TL_E_SITS_ALREADY");
    assert_eq!(code(&table(2), &reseat(2, 9, false)), "TL_E_UNKNOWN_PLAYER");
    assert_eq!(code(&table(2), &reseat(0, 9, true).replace("7", "8")), "TL_E_PIECE");
}

#[test]
fn no_person_sits_down_later_where_the_game_has_no_such_command() {
    let come = json!({"tool": {"do": "come", "person": uuid::Uuid::from_u128(9), "name": "Eva", "piece": 0}});
    let refused = table(2).decide(Actor::Keeper, &come.to_string(), &mut cx(1)).err();
    let Some(kernel::Rejection::Refused(refused)) = refused else { panic!("{refused:?}") };
    assert_eq!((refused.code.as_str(), refused.rule.as_str()), ("TL_E_SEATS_FIXED", "TL-27"));
}

#[test]
fn a_person_uses_their_own_tools_and_the_rest_is_the_keepers() {
    let die = json!([{"sides": 6}]);
    let own = [
        json!({"do": "set_dice", "owner": 1, "dice": die}),
        json!({"do": "roll", "owner": 1, "keep": []}),
        json!({"do": "set_dice", "owner": null, "dice": die}),
        json!({"do": "clear_dice", "owner": null}),
    ];
    let mut live: Box<dyn Table> = Box::new(table(2));
    for command in own {
        let command = json!({"tool": command}).to_string();
        live = live.decide(Actor::Seat(Seat(1)), &command, &mut cx(1)).expect("their own").next;
    }
    let keepers = [
        json!({"tool": {"do": "set_dice", "owner": 0, "dice": die}}),
        json!({"tool": {"do": "roll", "owner": 0, "keep": []}}),
        json!({"tool": {"do": "clear_clock"}}),
        json!({"tool": {"do": "pass_turn", "to": null}}),
        json!({"tool": {"do": "nobodys_turn"}}),
        json!({"tool": {"do": "run_out"}}),
        json!({"tool": {"do": "choose", "among": [0, 1]}}),
        json!({"tool": {"do": "shuffle", "among": [0, 1]}}),
        json!({"do": "clear"}),
    ];
    let keepers = keepers.map(|command| command.to_string()).into_iter();
    for command in keepers.chain([reseat(1, 9, true)]) {
        let refused = live.decide(Actor::Seat(Seat(1)), &command, &mut cx(2)).err();
        let Some(kernel::Rejection::Refused(refused)) = refused else { panic!("{command}") };
        assert_eq!((refused.code.as_str(), refused.rule.as_str()), ("TL_E_NOT_YOURS", "TL-29"));
    }
}
