//! A newer file at a table: the same file counted again comes to the same, and nothing else panics.

use games::sheet::Sheet;
use games::sheet::command::Command;
use games::sheet::event::Event;
use games::sheet::form::{GameFile, Pace};
use games::sheet::shelf::{FILES, of_id};
use games::sheet::state::State;
use kernel::{
    Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Options, Record, Seat, Seed, Setup,
    Timestamp,
};
use serde_json::{Value, json};

pub(super) fn luck(seed: u8, step: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([seed; 32]), step) }
}

/// A table of a file of the shelf, after so many random commands.
pub(super) fn played(id: &str, seed: u8, steps: u64) -> State {
    let file = of_id(id).expect("on the shelf");
    let mut words = Options::new();
    words.insert("game".into(), serde_json::to_value(file).expect("JSON"));
    let config = Sheet::configure(&words).expect("a file of the shelf");
    let seats = file.seats.0.max(file.seats.1.min(4));
    let names: BySeat<String> = (0..seats).map(|n| format!("P{n}")).collect();
    let (knowledge, grain) = (Knowledge::Observed, Grain::Round);
    let setup = Setup { names, knowledge, grain, first: None, config, decks: Vec::new() };
    let mut state = Sheet::open(&setup).expect("a table");
    for event in Sheet::begin(&state.clone(), &mut luck(seed, 0)) {
        Sheet::evolve(&mut state, &event);
    }
    for step in 1..=steps {
        let seat = |n: u8| Seat((n + step as u8) % seats);
        let found =
            (0..seats).find_map(|n| Sheet::suggest(&state, seat(n), &mut luck(seed, step).chance));
        let Some(command) = found else { break };
        let events = Sheet::decide(&state, Actor::Keeper, command, &mut luck(seed, step));
        for event in events.expect("what was suggested") {
            Sheet::evolve(&mut state, &event);
        }
    }
    state
}

/// The next revision of the table's own file.
fn next(state: &State) -> Value {
    let file = &state.rules.file;
    serde_json::to_value(GameFile { revision: file.revision + 1, ..file.clone() }).expect("JSON")
}

fn take(state: &State, game: Value, again: bool) -> Result<State, String> {
    let command = Command::TakeFile { game, again };
    let events = Sheet::decide(state, Actor::Keeper, command, &mut luck(0, 0));
    let mut after = state.clone();
    for event in events.map_err(|refused| refused.to_string())? {
        // What is stored is read again before it is folded.
        let stored = serde_json::to_string(&event).expect("JSON");
        Sheet::evolve(&mut after, &Event::read(&stored).expect("an event"));
    }
    Ok(after)
}

#[test]
fn the_same_file_changes_nothing_whether_counted_again_or_not() {
    let (mut taken, mut counted) = (0, 0);
    for (id, _) in FILES {
        for (seed, steps) in [(1, 0), (2, 3), (3, 8), (4, 400)] {
            let state = played(id, seed, steps);
            let before = Sheet::standing(&state);
            for again in [false, true] {
                let Ok(after) = take(&state, next(&state), again) else { continue };
                taken += 1;
                counted += usize::from(again && state.complete() > 0);
                let standing = Sheet::standing(&after);
                let points = |one: &kernel::Standing| {
                    one.places.iter().map(|place| place.points).collect::<Vec<_>>()
                };
                assert_eq!(points(&standing), points(&before), "{id} {steps} {again}");
                // A game that the keeper ended goes on; one that ended by itself ends again.
                if standing.over {
                    assert_eq!(standing.places, before.places, "{id} {steps} {again}");
                    assert_eq!(Sheet::stats(&after), Sheet::stats(&state), "{id} {again}");
                }
                assert_eq!(standing.rounds, before.rounds, "{id} {steps} {again}");
                let kept = after.rows.iter().filter(|row| after.edition(row).is_some()).count();
                assert_eq!(kept, if again { 0 } else { state.complete() }, "{id} {again}");
                serde_json::to_value(Sheet::view(&after, kernel::Viewer::Table)).expect("JSON");
            }
        }
    }
    assert!(taken > 200 && counted > 50, "{taken} taken, {counted} counted again");
}

#[test]
fn rows_of_an_earlier_file_stay_while_its_fields_come_and_go() {
    for (id, _) in FILES {
        let state = played(id, 5, 6);
        let mut game = next(&state);
        // A field before all others: every box has another place from now on.
        for entry in ["round", "sheet"] {
            if let Some(fields) = game.pointer_mut(&format!("/{entry}/fields")) {
                let new = json!({ "id": "zz_new", "name": "New", "extra": true });
                fields.as_array_mut().expect("a list").insert(0, new);
            }
        }
        let pace = state.rules.file.pace();
        let Ok(mut after) = take(&state, game, false) else { continue };
        let rounds = |state: &State| Sheet::standing(state).rounds;
        let was = rounds(&state);
        assert_eq!(
            &rounds(&after)[..state.complete().min(was.len())],
            &was[..state.complete().min(was.len())],
            "{id}"
        );
        // The game goes on to its end.
        for step in 0..400 {
            let found = (0..after.seats as u8)
                .find_map(|n| Sheet::suggest(&after, Seat(n), &mut luck(6, step).chance));
            let Some(command) = found else { break };
            let events = Sheet::decide(&after, Actor::Keeper, command, &mut luck(6, step));
            for event in events.expect("what was suggested") {
                Sheet::evolve(&mut after, &event);
            }
        }
        assert!(Sheet::standing(&after).over || pace == Pace::Free, "{id} does not end");
        Sheet::stats(&after);
    }
}
