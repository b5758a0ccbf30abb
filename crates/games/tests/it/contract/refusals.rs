//! A refused command changes nothing, whatever it was.

use super::playout::Sample;
use super::tables::{Opening, openings, viewers};
use games::GAMES;
use kernel::{Actor, Seat, Table};
use serde_json::Value;

/// What should never be sent, and will be.
const GARBAGE: &[&str] = &[
    "",
    "null",
    "0",
    "[]",
    "{}",
    "\"bid\"",
    "{\"do\":null}",
    "{\"do\":\"\"}",
    "{\"do\":{\"do\":1}}",
    "{\"do\":\"bid\"}",
    "{\"do\":\"bid\",\"seat\":0,\"n\":1.5}",
    "{\"do\":\"bid\",\"seat\":-1,\"n\":0}",
    "{\"do\":\"bid\",\"seat\":0,\"n\":1e400}",
    "{\"do\":\"play\",\"seat\":0,\"card\":\"\"}",
    "\u{0}",
    "{\"seat\":0}",
    "[[[[[[[[",
    "{\"do\":\"bid\",\"do\":\"bid\"}",
];

/// Numbers that lie outside of everything.
const NUMBERS: &[i64] = &[i64::MIN, -(1 << 53), -1, 0, 1, 11, 255, 256, 65_536, i64::MAX];

pub(crate) fn a_refused_command_leaves_the_table_as_it_was(opening: &Opening, sample: &Sample) {
    // Of each table some thousand commands: half of the sample is enough.
    for (at, table) in sample.tables().step_by(2) {
        let before = table.copy();
        let shown: Vec<_> = viewers(opening.seats()).map(|v| table.view(v)).collect();
        for command in commands(opening, table, at as u64) {
            for by in [Actor::Keeper, Actor::Seat(Seat(0)), Actor::Seat(Seat(200))] {
                // Accepted or refused: the table itself never changes, and nothing panics.
                let decided = table.decide(by, &command, &mut opening.luck(at as u64));
                if let Ok(decision) = decided {
                    assert!(!decision.events.is_empty(), "{opening}: {command} did nothing");
                }
            }
        }
        assert!(table.same(before.as_ref()), "{opening}");
        let again: Vec<_> = viewers(opening.seats()).map(|v| table.view(v)).collect();
        assert_eq!(shown, again, "{opening}");
    }
}

pub(crate) fn a_seat_speaks_only_for_itself(opening: &Opening, sample: &Sample) {
    for (at, table) in sample.tables() {
        for seat in opening.all_seats() {
            let mut cx = opening.luck(at as u64);
            let Some(command) = table.suggest(seat, &mut cx.chance) else {
                continue;
            };
            for other in opening.all_seats().filter(|other| *other != seat) {
                let decided = table.decide(Actor::Seat(other), &command, &mut cx);
                assert!(decided.is_err(), "{opening}: {other:?} may say {command}");
            }
        }
    }
}

#[test]
fn a_damaged_event_is_reported_and_changes_nothing() {
    for game in GAMES.iter().filter(|game| games::is_offered(**game)) {
        for opening in openings(*game).into_iter().take(4) {
            let mut table = opening.open();
            let before = table.copy();
            for event in GARBAGE {
                assert!(table.apply_narrated(event).is_err(), "{opening}: {event} was folded");
            }
            assert!(table.same(before.as_ref()), "{opening}");
        }
    }
}

/// Garbage, everybody's next command, and the same with every number bent.
fn commands(opening: &Opening, table: &dyn Table, step: u64) -> Vec<String> {
    let mut found: Vec<String> = GARBAGE.iter().map(|text| (*text).to_owned()).collect();
    for seat in opening.all_seats() {
        let suggested = table.suggest(seat, &mut opening.luck(step).chance);
        if let Some(command) = suggested {
            let value: Value = serde_json::from_str(&command).expect("a suggestion is JSON");
            for number in NUMBERS {
                found.extend(bent(&value, *number).iter().map(Value::to_string));
            }
            found.push(command);
        }
    }
    found
}

/// The value once for each number in it, with that number replaced.
fn bent(value: &Value, number: i64) -> Vec<Value> {
    match value {
        Value::Number(_) => vec![Value::from(number)],
        Value::Array(items) => (0..items.len())
            .flat_map(|i| {
                bent(&items[i], number).into_iter().map(move |item| {
                    let mut items = items.clone();
                    items[i] = item;
                    Value::Array(items)
                })
            })
            .collect(),
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, field)| {
                bent(field, number).into_iter().map(move |field| {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), field);
                    Value::Object(fields)
                })
            })
            .collect(),
        _ => Vec::new(),
    }
}
