//! Clocks that run out, whatever else happens while they run.

use crate::common::{House, KEEPER, new_table, open};
use serde_json::json;
use service::{NewTable, TableState};
use std::time::Duration;
use uuid::Uuid;

/// More tables than stay in memory.
const MANY: usize = 40;
const MINUTE: i64 = 60_000;

/// A table with a countdown of a minute that has just begun.
fn counting(house: &House) -> TableState {
    let new = NewTable { game: "bare".to_owned(), ..new_table(Vec::new(), json!({})) };
    let table = house.service.open_table(&new, KEEPER).unwrap();
    let rules = json!({"form": {"form": "countdown", "ms": MINUTE}, "order": "clockwise",
        "tokens": 0, "token_ms": 0, "penalty": null});
    let table = house.play(&table, json!({"tool": {"do": "set_clock", "rules": rules}}));
    house.play(&table, json!({"tool": {"do": "start_clock", "turn": null, "signal": false}}))
}

fn others(house: &House) -> Vec<Uuid> {
    (0..MANY).map(|_| house.table(json!({})).session).collect()
}

/// The last millisecond passes; whether the clock of the table is written down as run out.
fn rings(house: &House, session: Uuid) -> bool {
    house.clock.forward(MINUTE - 1);
    assert_eq!(house.service.ring(), Some(Duration::from_millis(1)), "not early");
    house.clock.forward(1);
    assert_eq!(house.service.ring(), None);
    // Read by another service: the question must not be what brings the table into memory.
    let other = open(house.folder.path(), &house.clock);
    let table = other.table(session, kernel::Viewer::Table).unwrap();
    assert_eq!(house.service.ring(), None, "once");
    table.tools["clock"]["rung"] == true
}

#[test]
fn a_clock_rings_on_time_never_early_and_also_after_a_restart() {
    let house = House::new();
    assert_eq!(house.service.ring(), None);
    let table = counting(&house);
    assert!(rings(&house, table.session));
    let house = House::new();
    let table = counting(&house);
    assert!(rings(&house.restart(), table.session));
}

#[test]
fn a_clock_rings_when_its_table_left_memory() {
    let house = House::new();
    let others = others(&house);
    let table = counting(&house);
    others.iter().for_each(|other| drop(house.look(*other)));
    assert!(rings(&house, table.session), "other tables were looked at");

    let house = House::new();
    let table = counting(&house);
    for _ in 0..MANY {
        counting(&house);
    }
    assert!(rings(&house.restart(), table.session), "so many are open at the start");

    let house = House::new();
    let table = counting(&house);
    let ana = house.people(&["Ana"])[0];
    house.service.change_person(ana, "Other", 1).unwrap();
    assert!(rings(&house, table.session), "a person has another name");
}

#[test]
fn a_clock_rings_when_another_process_wrote() {
    let house = House::new();
    let other = house.table(json!({}));
    let table = counting(&house);
    open(house.folder.path(), &house.clock).create_person("Eva", None).unwrap();
    house.look(other.session);
    assert!(rings(&house, table.session));
}

#[test]
fn a_clock_of_a_table_that_is_laid_aside_or_deleted_is_silent() {
    let house = House::new();
    let table = counting(&house);
    let table = house.service.pause(table.session, table.revision, KEEPER).unwrap();
    assert_eq!(house.service.ring(), None);
    let table = house.service.resume(table.session, table.revision, KEEPER).unwrap();
    assert!(house.service.ring().is_some());
    house.service.delete(table.session).unwrap();
    assert_eq!(house.service.ring(), None);
    house.service.restore(table.session).unwrap();
    assert!(house.service.ring().is_some());
}
