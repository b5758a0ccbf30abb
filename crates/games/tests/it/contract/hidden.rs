//! What is hidden stays hidden, as far as that can be said of every game.
//!
//! What one seat sees beyond the open table is its own: it stands at places of the view where
//! everybody else sees what the open table shows. What a game hides beyond that it proves itself.

use super::playout::Step;
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

/// Each seat sees what the open table shows; what it sees beyond that no other seat sees; a stranger
/// sees the open table; a look back shows what every seat saw.
pub(crate) fn each_seat_sees_its_own_and_no_more(step: &Step) {
    let Step { opening, table, .. } = step;
    let view = |viewer| -> Value {
        serde_json::from_str(table.view(viewer).text()).expect("a view is JSON")
    };
    let open_view = view(Viewer::Table);
    let stranger = Viewer::Seat(Seat(opening.seats() as u8));
    assert_eq!(view(stranger), open_view, "{opening}: a stranger sees more");
    let open = leaves(&open_view);
    let everything = leaves(&view(Viewer::LookingBack));
    let mut seen: BTreeMap<String, Seat> = BTreeMap::new();
    for seat in opening.all_seats() {
        let own = leaves(&view(Viewer::Seat(seat)));
        for (at, value) in open.iter().filter(|(_, value)| !value.is_null()) {
            assert_eq!(own.get(at), Some(value), "{opening}: {seat:?} misses {at}");
        }
        for (at, value) in own {
            if !value.is_null() {
                let looking_back = everything.get(&at);
                assert_eq!(looking_back, Some(&value), "{opening}: what {seat:?} saw at {at}");
            }
            // A hidden value is null in the open view or missing there.
            if open.get(&at) != Some(&value)
                && let Some(other) = seen.insert(at.clone(), seat)
            {
                panic!("{opening}: {seat:?} and {other:?} both see more at {at}");
            }
        }
    }
}
