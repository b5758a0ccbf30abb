//! Tools stand beside any table: told, folded again, and never mistaken for a game's own.

use kernel::{
    Actor, Chance, Ctx, Grain, Knowledge, Options, Rulebook, Seed, Setup, Table, Timestamp,
};
use serde_json::json;
use tools::{BARE, Furnished};

fn cx(position: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([4; 32]), position) }
}

fn table(seats: usize) -> Furnished {
    let setup = Setup {
        names: (0..seats).map(|seat| format!("P{seat}")).collect(),
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        first: None,
        config: Options::new(),
        decks: Vec::new(),
    };
    Furnished::new(BARE.open(&setup).expect("a bare table"), seats)
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
    assert_eq!(live.tools()["trays"][0]["owner"], 1);
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
