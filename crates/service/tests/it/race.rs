//! A table where everybody acts at once.

use crate::common::{Device, GAMES, KEEPER, new_table};
use kernel::{Timestamp, Viewer};
use serde_json::{Value, json};
use service::{
    Clock, Correction, ServiceError, SessionService, Status, StepKind, Store, TableState,
    database_in,
};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// As many people as sit around one glass.
const PEOPLE: u32 = 5;
/// Of each of them: what eight taps a second come to in five seconds.
const TAPS: u32 = 40;

fn race(device: &Device) -> TableState {
    let people = device.people(&["Ana", "Bruno", "Carla", "Dani", "Eva"]);
    let new = service::NewTable { game: String::from("race"), ..new_table(people, json!({})) };
    device.service.open_table(&new, KEEPER).unwrap()
}

/// A number that is said once.
fn tap(person: u32, n: u32) -> Value {
    json!({"do": "add", "n": i64::from(person) * 1_000 + i64::from(n) + 1})
}

#[test]
fn what_everybody_does_at_once_is_neither_lost_nor_doubled() {
    let mut device = Device::new();
    let opened = race(&device);
    assert!(opened.real_time);
    let (service, session) = (&device.service, opened.session);
    let answers: Vec<(u32, u32)> = thread::scope(|scope| {
        let hands = (0..PEOPLE).map(|person| {
            scope.spawn(move || {
                let play = |n| {
                    // A play does not wait for what the others have seen.
                    let table = service.play(session, opened.revision, KEEPER, &tap(person, n));
                    (person, table.unwrap().revision)
                };
                (0..TAPS).map(play).collect::<Vec<_>>()
            })
        });
        let hands: Vec<_> = hands.collect();
        hands.into_iter().flat_map(|hand| hand.join().unwrap()).collect()
    });
    // Each got an answer of its own, and each person's in the order they were asked.
    let revisions: BTreeSet<u32> = answers.iter().map(|(_, revision)| *revision).collect();
    assert_eq!(revisions, (opened.revision + 1..=opened.revision + PEOPLE * TAPS).collect());
    for person in 0..PEOPLE {
        assert!(answers.iter().filter(|(p, _)| *p == person).is_sorted());
    }
    for restarted in [false, true] {
        if restarted {
            device = device.restart();
        }
        let log = device.log(session);
        let played = log.iter().filter(|fact| fact.kind == StepKind::Play);
        let mut played: Vec<i64> =
            played.map(|f| f.command.as_ref().unwrap()["n"].as_i64().unwrap()).collect();
        let mut asked: Vec<i64> =
            (0..PEOPLE * TAPS).map(|i| tap(i / TAPS, i % TAPS)["n"].as_i64().unwrap()).collect();
        for person in 0..PEOPLE {
            let own = |n: &&i64| **n / 1_000 == i64::from(person) && **n % 1_000 != 0;
            assert!(played.iter().filter(own).is_sorted(), "{person} tapped in this order");
        }
        played.sort_unstable();
        asked.sort_unstable();
        assert_eq!(played, asked);
        assert!(device.service.is_consistent(session).unwrap());
    }
    assert!(device.service.store().faults().unwrap().is_empty());
}

#[test]
fn a_late_command_is_judged_by_the_rules_alone() {
    let device = Device::new();
    let seen = race(&device);
    let revision = seen.revision;
    let play = |command: Value| device.service.play(seen.session, revision, KEEPER, &command);
    assert_eq!(play(json!({"do": "add", "n": 3})).unwrap().revision, revision + 1);
    assert_eq!(play(json!({"do": "roll"})).unwrap().revision, revision + 2);
    // What the rules refuse changes nothing, and what makes no sense neither.
    assert!(matches!(play(json!({"do": "add", "n": -1})), Err(ServiceError::Refused(_))));
    assert!(matches!(play(json!({"do": "fly"})), Err(ServiceError::Invalid { .. })));
    let now = device.look(seen.session);
    assert_eq!(now.revision, revision + 2);
    // A step can be taken back or corrected only by a caller who saw it.
    let correction = Correction { position: 1, command: json!({"do": "add", "n": 4}) };
    let stale = [
        device.service.undo(seen.session, revision, KEEPER),
        device.service.amend(seen.session, revision, KEEPER, &[correction]),
        device.service.pause(seen.session, revision, KEEPER),
    ];
    for answer in stale {
        assert!(matches!(answer, Err(ServiceError::Stale { current }) if current == now.revision));
    }
    device.undo(&now);
}

#[test]
fn a_command_that_was_late_does_not_take_up_a_table_that_was_laid_aside() {
    let device = Device::new();
    let seen = race(&device);
    let aside = device.service.pause(seen.session, seen.revision, KEEPER).unwrap();
    let late = device.service.play(seen.session, seen.revision, KEEPER, &json!({"do": "roll"}));
    assert!(matches!(late, Err(ServiceError::Stale { .. })));
    assert_eq!(device.look(seen.session).status, Status::Paused);
    assert_eq!(device.play(&aside, json!({"do": "roll"})).status, Status::Live);
}

type Deed = Box<dyn FnOnce() + Send>;

/// A clock at which something is done the next time that it is looked at.
#[derive(Clone, Default)]
struct Meanwhile(Arc<Mutex<Option<Deed>>>);

impl Clock for Meanwhile {
    fn now(&self) -> Timestamp {
        let deed = self.0.lock().unwrap().take();
        deed.into_iter().for_each(|deed| deed());
        Timestamp(1_800_000_000_000)
    }
}

#[test]
fn a_step_during_which_its_table_was_read_again_is_there_for_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Meanwhile::default();
    let store = Store::open(&database_in(folder.path())).unwrap();
    let service = Arc::new(SessionService::new(store, GAMES, clock.clone()));
    let people = ["Ana", "Bruno"].map(|name| service.create_person(name, None).unwrap().id);
    let table = service.open_table(&new_table(people.to_vec(), json!({})), KEEPER).unwrap();
    let (other, session, seen) = (Arc::clone(&service), table.session, table.revision);
    *clock.0.lock().unwrap() = Some(Box::new(move || {
        other.change_person(people[0], "Anita", 0).unwrap();
        // Somebody looks before the step is on the disk.
        assert_eq!(other.table(session, Viewer::Table).unwrap().revision, seen);
    }));
    let played = service.play(session, seen, KEEPER, &json!({"do": "add", "n": 3})).unwrap();
    let looked = service.table(session, Viewer::Table).unwrap();
    assert_eq!((looked.revision, played.revision), (seen + 1, seen + 1));
    assert_eq!(looked.seats[0].name, "Anita");
    service.play(session, looked.revision, KEEPER, &json!({"do": "add", "n": 4})).unwrap();
}

#[test]
fn what_was_acknowledged_is_shown_while_people_are_given_other_names() {
    let device = Device::new();
    let opened = race(&device);
    let (service, session) = (&device.service, opened.session);
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            let person = opened.seats[0].person;
            for name in ["Anita", "Ana"].iter().cycle() {
                service.change_person(person, name, 0).unwrap();
                device.look(session);
                if done.load(Ordering::SeqCst) {
                    return;
                }
            }
        });
        let hands = (0..PEOPLE).map(|person| {
            scope.spawn(move || {
                for n in 0..TAPS / 4 {
                    // One that was read again during another step is behind it, and is asked once more.
                    let play = || service.play(session, 0, KEEPER, &tap(person, n));
                    let played =
                        std::iter::repeat_with(play).take(1_000).find_map(Result::ok).unwrap();
                    let looked = service.table(session, Viewer::Table).unwrap();
                    assert!(looked.revision >= played.revision);
                }
            })
        });
        let hands: Vec<_> = hands.collect();
        let ended: Vec<_> = hands.into_iter().map(|hand| hand.join()).collect();
        done.store(true, Ordering::SeqCst);
        assert!(ended.iter().all(Result::is_ok));
    });
    assert_eq!(device.look(session).revision, opened.revision + PEOPLE * (TAPS / 4));
}
