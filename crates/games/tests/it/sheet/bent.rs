//! Events of a bent journal, as a file may hold them: whatever they come to, the game goes on or refuses.

use super::newer::{luck, played};
use games::sheet::Sheet;
use games::sheet::event::Event;
use games::sheet::shelf::FILES;
use kernel::{Actor, Game, Record, Seat, Viewer};
use serde_json::{Value, json};

/// The same with other totals and points, or those of another number of columns.
fn bend(value: &mut Value, total: i64, points: i64) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match name.as_str() {
                    "total" => *value = json!(total),
                    "points" => *value = json!(points),
                    "totals" => *value = json!([total]),
                    _ => bend(value, total, points),
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|one| bend(one, total, points)),
        _ => {}
    }
}

#[test]
fn totals_at_the_end_of_all_numbers_are_counted_on() {
    let most = [i64::MAX, i64::MIN];
    for (id, _) in FILES {
        for (total, points) in most.iter().flat_map(|total| most.map(|points| (*total, points))) {
            let mut state = played(id, 7, 3);
            for step in 0..12 {
                let found = (0..state.seats as u8)
                    .find_map(|n| Sheet::suggest(&state, Seat(n), &mut luck(7, step).chance));
                let Some(command) = found else { break };
                let events = Sheet::decide(&state, Actor::Keeper, command, &mut luck(7, step));
                // What is too much may be refused.
                for event in events.unwrap_or_default() {
                    let mut stored = serde_json::to_value(&event).unwrap();
                    bend(&mut stored, total, points);
                    Sheet::evolve(&mut state, &Event::read(&stored.to_string()).unwrap());
                }
                Sheet::standing(&state);
                Sheet::stats(&state);
                serde_json::to_value(Sheet::view(&state, Viewer::Table)).unwrap();
            }
        }
    }
}
