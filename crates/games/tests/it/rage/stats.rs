//! What the statistics remember of an evening, counted by hand.

use games::rage::Rage;
use games::rage::command::Command;
use games::rage::model::{Config, RoundPlan};
use games::rage::state::State;
use kernel::{Actor, Chance, Ctx, Game, Grain, Knowledge, Record, Seat, Seed, Setup, Timestamp};
use serde_json::json;

fn say(state: &mut State, command: serde_json::Value) {
    let command = Command::read(&command.to_string()).expect("a command");
    let chance = Chance::new(&Seed::from_bytes([1; 32]), 0);
    let events =
        Rage::decide(state, Actor::Keeper, command, &mut Ctx { now: Timestamp(0), chance });
    events.expect("it is allowed").iter().for_each(|event| Rage::evolve(state, event));
}

#[test]
fn bids_made_are_counted_by_size_and_by_cards() {
    let setup = Setup {
        names: ["A", "B"].map(String::from).into_iter().collect(),
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        first: Some(Seat(0)),
        config: Config { round_plan: RoundPlan::Custom(vec![3, 3, 1]), ..Config::default() },
        decks: Vec::new(),
    };
    let mut state = State::open(&setup).expect("two can play");
    let chance = Chance::new(&Seed::from_bytes([1; 32]), 0);
    let begun = Rage::begin(&state, &mut Ctx { now: Timestamp(0), chance });
    begun.iter().for_each(|event| Rage::evolve(&mut state, event));
    // What A and B bid, and what they took.
    for (round, [bids, tricks]) in
        [[[2, 0], [2, 1]], [[2, 1], [1, 2]], [[0, 0], [0, 1]]].iter().enumerate()
    {
        let each = |name: &str, of: &[i64; 2]| -> Vec<_> {
            (0..2).map(|seat| json!({"seat": seat, name: of[seat]})).collect()
        };
        let round = round + 1;
        say(&mut state, json!({"do": "book_bids", "round": round, "bids": each("n", bids)}));
        say(
            &mut state,
            json!({"do": "book_results", "round": round, "results": each("tricks", tricks)}),
        );
    }
    assert!(Rage::standing(&state).over);
    let stats = Rage::stats(&state);
    let of = |seat: u8, key: &str| -> Vec<(String, i64, i64)> {
        let own = stats.iter().filter(|f| f.seat == Some(Seat(seat)) && f.key == key);
        own.map(|f| (f.dim.clone(), f.value, f.of)).collect()
    };
    let rows = |rows: &[(&str, i64, i64)]| -> Vec<(String, i64, i64)> {
        rows.iter().map(|(dim, made, of)| ((*dim).to_owned(), *made, *of)).collect()
    };
    assert_eq!(of(0, "bid"), rows(&[("0", 1, 1), ("2", 1, 2)]));
    assert_eq!(of(0, "cards"), rows(&[("1", 1, 1), ("3", 1, 2)]));
    assert_eq!(of(1, "bid"), rows(&[("0", 0, 2), ("1", 0, 1)]));
    assert_eq!(of(1, "bonus"), rows(&[("", 0, 3)]));
}
