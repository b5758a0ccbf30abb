//! A table where everybody acts at once.

use crate::common::{House, KEEPER, new_table};
use serde_json::{Value, json};
use service::{Correction, ServiceError, Status, StepKind, TableState};
use std::collections::BTreeSet;
use std::thread;

/// As many people as sit around one glass.
const PEOPLE: u32 = 5;
/// Of each of them: what eight taps a second come to in five seconds.
const TAPS: u32 = 40;

fn race(house: &House) -> TableState {
    let people = house.people(&["Ana", "Bruno", "Carla", "Dani", "Eva"]);
    let new = service::NewTable { game: String::from("race"), ..new_table(people, json!({})) };
    house.service.open_table(&new, KEEPER).unwrap()
}

/// A number that is said once.
fn tap(person: u32, n: u32) -> Value {
    json!({"do": "add", "n": i64::from(person) * 1_000 + i64::from(n) + 1})
}

#[test]
fn what_everybody_does_at_once_is_neither_lost_nor_doubled() {
    let mut house = House::new();
    let opened = race(&house);
    assert!(opened.real_time);
    let (service, session) = (&house.service, opened.session);
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
            house = house.restart();
        }
        let log = house.log(session);
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
        assert!(house.service.is_consistent(session).unwrap());
    }
    assert!(house.service.store().faults().unwrap().is_empty());
}

#[test]
fn a_late_command_is_judged_by_the_rules_alone() {
    let house = House::new();
    let seen = race(&house);
    let revision = seen.revision;
    let play = |command: Value| house.service.play(seen.session, revision, KEEPER, &command);
    assert_eq!(play(json!({"do": "add", "n": 3})).unwrap().revision, revision + 1);
    assert_eq!(play(json!({"do": "roll"})).unwrap().revision, revision + 2);
    // What the rules refuse changes nothing, and what makes no sense neither.
    assert!(matches!(play(json!({"do": "add", "n": -1})), Err(ServiceError::Refused(_))));
    assert!(matches!(play(json!({"do": "fly"})), Err(ServiceError::Invalid { .. })));
    let now = house.look(seen.session);
    assert_eq!(now.revision, revision + 2);
    // A step can be taken back or corrected only by a caller who saw it.
    let correction = Correction { position: 1, command: json!({"do": "add", "n": 4}) };
    let stale = [
        house.service.undo(seen.session, revision, KEEPER),
        house.service.amend(seen.session, revision, KEEPER, &[correction]),
        house.service.pause(seen.session, revision, KEEPER),
    ];
    for answer in stale {
        assert!(matches!(answer, Err(ServiceError::Stale { current }) if current == now.revision));
    }
    house.undo(&now);
}

#[test]
fn a_command_that_was_late_does_not_take_up_a_table_that_was_laid_aside() {
    let house = House::new();
    let seen = race(&house);
    let aside = house.service.pause(seen.session, seen.revision, KEEPER).unwrap();
    let late = house.service.play(seen.session, seen.revision, KEEPER, &json!({"do": "roll"}));
    assert!(matches!(late, Err(ServiceError::Stale { .. })));
    assert_eq!(house.look(seen.session).status, Status::Paused);
    assert_eq!(house.play(&aside, json!({"do": "roll"})).status, Status::Live);
}
