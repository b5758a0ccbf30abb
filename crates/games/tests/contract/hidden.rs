//! What is hidden stays hidden, as far as that can be said of every game.
//!
//! What one seat sees beyond the open table is its own: it stands at places of the view where
//! everybody else sees what the open table shows. What a game hides beyond that it proves itself.

use super::each_playout;
use kernel::{Seat, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;

/// Every value of a view that is no list and no object, by its place.
fn leaves(value: &Value) -> BTreeMap<String, Value> {
    let mut found = BTreeMap::new();
    collect(value, String::new(), &mut found);
    found
}

fn collect(value: &Value, at: String, found: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| collect(field, format!("{at}/{name}"), found));
        }
        Value::Array(items) => {
            let all = items.iter().enumerate();
            all.for_each(|(i, item)| collect(item, format!("{at}/{i}"), found));
        }
        leaf => {
            found.insert(at, leaf.clone());
        }
    }
}

/// Where a view says something else than the open one; a hidden value is null there or missing.
fn own(view: &Value, open: &BTreeMap<String, Value>) -> Vec<String> {
    let differs = |(at, value): &(String, Value)| open.get(at) != Some(value);
    leaves(view).into_iter().filter(differs).map(|(at, _)| at).collect()
}

#[test]
fn what_one_seat_sees_alone_no_other_seat_sees() {
    each_playout(|opening, playout| {
        for (_, table) in playout.steps().step_by(13) {
            let open = leaves(&table.view(Viewer::Table));
            let mut seen: BTreeMap<String, Seat> = BTreeMap::new();
            for seat in opening.all_seats() {
                for at in own(&table.view(Viewer::Seat(seat)), &open) {
                    if let Some(other) = seen.insert(at.clone(), seat) {
                        panic!("{opening}: {seat:?} and {other:?} both see more at {at}");
                    }
                }
            }
        }
    });
}

#[test]
fn the_open_table_shows_nothing_that_a_seat_does_not_see() {
    each_playout(|opening, playout| {
        for (_, table) in playout.steps().step_by(13) {
            let open = leaves(&table.view(Viewer::Table));
            for seat in opening.all_seats() {
                let view = leaves(&table.view(Viewer::Seat(seat)));
                for (at, value) in open.iter().filter(|(_, value)| !value.is_null()) {
                    assert_eq!(view.get(at), Some(value), "{opening}: {seat:?} at {at}");
                }
            }
        }
    });
}

#[test]
fn a_stranger_sees_the_open_table() {
    each_playout(|opening, playout| {
        for (_, table) in playout.steps().step_by(31) {
            let stranger = Viewer::Seat(Seat(opening.seats() as u8));
            assert_eq!(table.view(stranger), table.view(Viewer::Table), "{opening}");
        }
    });
}

#[test]
fn whoever_looks_back_sees_what_every_seat_saw() {
    each_playout(|opening, playout| {
        for (_, table) in playout.steps().step_by(13) {
            let everything = leaves(&table.view(Viewer::LookingBack));
            for seat in opening.all_seats() {
                let view = leaves(&table.view(Viewer::Seat(seat)));
                for (at, value) in view.iter().filter(|(_, value)| !value.is_null()) {
                    assert_eq!(everything.get(at), Some(value), "{opening}: {seat:?} at {at}");
                }
            }
        }
    });
}
