//! Clocks that run out, whatever else happens while they run.

use crate::common::{Device, KEEPER, new_table, open};
use serde_json::{Value, json};
use service::{FileChoices, NewTable, Progress, TableState};
use std::time::Duration;
use uuid::Uuid;

/// More tables than stay in memory.
const MANY: usize = 40;
const MINUTE: i64 = 60_000;

/// A table with a countdown of a minute that has just begun.
fn counting(device: &Device) -> TableState {
    let new = NewTable { game: "bare".to_owned(), ..new_table(Vec::new(), json!({})) };
    count_down(device, &device.service.open_table(&new, KEEPER).unwrap())
}

/// A countdown of a minute begins at this table.
fn count_down(device: &Device, table: &TableState) -> TableState {
    let rules = json!({"form": {"form": "countdown", "ms": MINUTE}, "order": "clockwise",
        "tokens": 0, "token_ms": 0, "penalty": null});
    let table = device.play(table, json!({"tool": {"do": "set_clock", "rules": rules}}));
    device.play(&table, json!({"tool": {"do": "start_clock", "turn": null, "signal": false}}))
}

fn others(device: &Device) -> Vec<Uuid> {
    (0..MANY).map(|_| device.table(json!({})).session).collect()
}

/// Whether it is written down that the time of a table ran out.
fn has_rung(table: &TableState) -> bool {
    let tools: Value = serde_json::from_str(table.tools.text()).unwrap();
    tools["clock"]["rung"] == true
}

/// The table after the alarm looked at its clocks, of which none runs any more.
fn after_alarm(device: &Device, session: Uuid) -> TableState {
    assert_eq!(device.service.ring(), None);
    device.look(session)
}

/// The last millisecond passes; whether the clock of the table is written down as run out.
fn rings(device: &Device, session: Uuid) -> bool {
    device.clock.forward(MINUTE - 1);
    assert_eq!(device.service.ring(), Some(Duration::from_millis(1)), "not early");
    device.clock.forward(1);
    assert_eq!(device.service.ring(), None);
    // Read by another service: the question must not be what brings the table into memory.
    let other = open(device.folder.path(), &device.clock);
    let table = other.table(session, kernel::Viewer::Table).unwrap();
    assert_eq!(device.service.ring(), None, "once");
    has_rung(&table)
}

#[test]
fn a_clock_rings_on_time_never_early_and_also_after_a_restart() {
    let device = Device::new();
    assert_eq!(device.service.ring(), None);
    let table = counting(&device);
    assert!(rings(&device, table.session));
    let device = Device::new();
    let table = counting(&device);
    assert!(rings(&device.restart(), table.session));
}

#[test]
fn a_clock_rings_when_its_table_left_memory() {
    let device = Device::new();
    let others = others(&device);
    let table = counting(&device);
    others.iter().for_each(|other| drop(device.look(*other)));
    assert!(rings(&device, table.session), "other tables were looked at");

    let device = Device::new();
    let table = counting(&device);
    for _ in 0..MANY {
        counting(&device);
    }
    assert!(rings(&device.restart(), table.session), "so many are open at the start");

    let device = Device::new();
    let table = counting(&device);
    let ana = device.people(&["Ana"])[0];
    device.service.change_person(ana, "Other", 1).unwrap();
    assert!(rings(&device, table.session), "a person has another name");
}

#[test]
fn a_clock_rings_when_another_process_wrote() {
    let device = Device::new();
    let other = device.table(json!({}));
    let table = counting(&device);
    open(device.folder.path(), &device.clock).create_person("Eva", None).unwrap();
    device.look(other.session);
    assert!(rings(&device, table.session));
}

#[test]
fn a_clock_of_a_table_that_is_laid_aside_or_deleted_is_silent() {
    let device = Device::new();
    let table = counting(&device);
    let table = device.service.pause(table.session, table.revision, KEEPER).unwrap();
    // Laid aside it stands, whoever asked for that: an hour later the whole minute is left.
    device.clock.forward(60 * MINUTE);
    assert_eq!(device.service.ring(), None);
    let table = device.service.resume(table.session, table.revision, KEEPER).unwrap();
    assert_eq!(device.service.ring(), None);
    let table = device.play(&table, json!({"tool": {"do": "resume_clock"}}));
    assert_eq!(device.service.ring(), Some(Duration::from_millis(MINUTE as u64)));
    device.service.delete(table.session).unwrap();
    assert_eq!(device.service.ring(), None);
    device.service.restore(table.session).unwrap();
    assert!(device.service.ring().is_some());
}

/// Everything of a device is taken in by another one.
fn takes(other: &Device, device: &Device) {
    let (file, mut text) = (other.folder.path().join("file.tapete.json"), Vec::new());
    device.service.export(&mut text, &Progress::default()).unwrap();
    std::fs::write(&file, text).unwrap();
    other.service.import_file(&file, &FileChoices::default(), &Progress::default()).unwrap();
}

#[test]
fn a_clock_rings_where_its_ending_was_chosen() {
    let (device, other) = (Device::new(), Device::new());
    let table = count_down(&device, &device.table(json!({})));
    takes(&other, &device);
    other.play(&other.look(table.session), json!({"tool": {"do": "add_time", "ms": MINUTE}}));
    device.add(&table, 1);
    takes(&other, &device);
    for _ in 0..2 {
        let endings = other.service.endings(table.session).unwrap();
        let another = endings.iter().find(|one| !one.shown).unwrap();
        other.service.choose_ending(table.session, &another.end).unwrap();
        assert!(other.service.ring().is_some());
    }
}

#[test]
fn where_clocks_run_is_erased_with_their_tables() {
    let (device, other) = (Device::new(), Device::new());
    counting(&device);
    takes(&other, &device);
    let noted = || other.service.store().setting("clocks_elsewhere").unwrap();
    assert!(noted().is_some());
    other.service.erase().unwrap();
    assert_eq!(noted(), None);
}

#[test]
fn a_clock_that_runs_on_another_device_is_silent_until_this_one_goes_on() {
    let (device, other) = (Device::new(), Device::new());
    let take = || takes(&other, &device);
    let table = counting(&device);
    let own = counting(&other);
    take();
    take();
    other.clock.forward(MINUTE);
    assert_eq!(other.service.ring(), None);
    assert!(has_rung(&other.look(own.session)), "a clock of its own rings");
    let taken = other.look(table.session);
    assert_eq!((taken.revision, has_rung(&taken)), (table.revision, false), "no step is added");
    // Where it runs it rings; and taken in again, nothing has parted.
    device.clock.forward(MINUTE);
    assert!(has_rung(&after_alarm(&device, table.session)));
    take();
    assert_eq!(other.service.endings(table.session).unwrap(), []);
    // A step that is recorded here brings the clock here.
    let table = counting(&device);
    take();
    assert_eq!(other.service.ring(), None);
    other.play(&other.look(table.session), json!({"tool": {"do": "add_time", "ms": MINUTE}}));
    assert_eq!(other.service.ring(), Some(Duration::from_millis(2 * MINUTE as u64)));
}

#[test]
fn a_clock_that_runs_on_another_device_stands_until_a_step_is_recorded_here() {
    let (device, other) = (Device::new(), Device::new());
    let table = counting(&device);
    let from = |table: &TableState| {
        let tools: Value = serde_json::from_str(table.tools.text()).unwrap();
        let clock = &tools["clock"];
        (clock["elsewhere"].clone(), clock["hands"][0].clone(), clock["turn_hand"]["from"].clone())
    };
    let stands = (json!(true), json!({"ms": MINUTE, "from": null, "rate": -1.0}), Value::Null);
    let (elsewhere, running, since) = from(&table);
    assert_eq!((elsewhere, &running["from"]), (json!(false), &since));
    // Also where it was looked at before, and after a start of the app.
    takes(&other, &device);
    let taken = other.look(table.session);
    assert_eq!(from(&taken), stands);
    let other = other.restart();
    assert_eq!(from(&other.look(table.session)), stands);
    // A step that is refused is none.
    let again = json!({"tool": {"do": "resume_clock"}});
    other.service.play(table.session, taken.revision, KEEPER, &again).unwrap_err();
    assert_eq!(from(&other.look(table.session)), stands);
    let brought = other.play(&taken, json!({"tool": {"do": "add_time", "ms": MINUTE}}));
    let (elsewhere, hand, _) = from(&brought);
    assert_eq!((elsewhere, &hand["from"]), (json!(false), &since));
    assert_eq!(from(&other.undo(&brought)), (json!(false), running, since));
}

#[test]
fn after_a_clock_ran_out_what_was_done_before_is_taken_back_as_ever() {
    let device = Device::new();
    let table = count_down(&device, &device.table(json!({})));
    let table = device.add(&table, 1);
    device.clock.forward(MINUTE);
    let rung = after_alarm(&device, table.session);
    assert!(has_rung(&rung));
    // First that the time ran out, then the step before it, however often the alarm looks.
    let mut back = rung.clone();
    for steps in [rung.steps - 1, rung.steps - 2] {
        back = device.undo(&back);
        let seen = after_alarm(&device, table.session);
        assert_eq!((seen.revision, seen.steps), (back.revision, steps));
        assert!(!has_rung(&seen) && seen.redo.is_some());
    }
    back = device.redo(&device.redo(&back));
    assert!(has_rung(&back));
    // Another step in their place: the time of that turn is over as well, and that is written down once.
    let other = device.add(&device.undo(&device.undo(&back)), 2);
    let seen = after_alarm(&device, table.session);
    assert_eq!((seen.revision, has_rung(&seen)), (other.revision + 1, true));
    assert_eq!(after_alarm(&device, table.session).revision, seen.revision);
}

#[test]
fn what_can_be_brought_back_still_can_when_a_clock_runs_out_meanwhile() {
    let device = Device::new();
    let table = device.add(&count_down(&device, &device.table(json!({}))), 1);
    let back = device.undo(&table);
    device.clock.forward(MINUTE);
    let seen = after_alarm(&device, table.session);
    assert_eq!((seen.revision, seen.redo.is_some()), (back.revision, true));
    // An app that is opened later waits as well, and rings for the next step.
    let device = device.restart();
    assert!(!has_rung(&after_alarm(&device, table.session)));
    let table = device.add(&back, 2);
    assert!(has_rung(&after_alarm(&device, table.session)));

    // A clock that is stopped meanwhile rings when it goes on.
    let table = device.add(&count_down(&device, &device.table(json!({}))), 1);
    let back = device.undo(&table);
    device.clock.forward(MINUTE);
    let stood = device.play(&back, json!({"tool": {"do": "pause_clock"}}));
    assert!(!has_rung(&after_alarm(&device, table.session)));
    device.play(&stood, json!({"tool": {"do": "resume_clock"}}));
    assert!(has_rung(&after_alarm(&device, table.session)));
}
