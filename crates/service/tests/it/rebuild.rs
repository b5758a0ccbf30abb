//! Everything that lists and figures read, built again, is what it was.

use crate::common::{Device, KEEPER, new_table, open};
use kernel::{Seat, Timestamp};
use proptest::prelude::*;
use serde_json::json;
use service::{Correction, Progress, Scope, SeatChange, ServiceError};

/// Every row of every projection.
fn dump(device: &Device) -> Vec<String> {
    device.service.store().projections().unwrap()
}

#[derive(Clone, Debug)]
enum Do {
    Open(Vec<u8>, bool),
    Play(usize, i64),
    Settle(usize, i64),
    Undo(usize),
    Redo(usize),
    Amend(usize, i64),
    Reseat(usize, u8, usize, bool),
    Pause(usize),
    Abandon(usize),
    Reopen(usize),
    Delete(usize),
    Restore(usize),
    Archive(usize),
    Describe(usize, bool),
    Merge(usize, usize),
    Split(usize),
    Rename(usize, u8),
    Group(Vec<u8>, bool),
}

fn doing() -> impl Strategy<Value = Do> {
    let at = 0usize..6;
    let who = 0usize..5;
    prop_oneof![
        3 => (Just(vec![0u8, 1, 2, 3, 4]).prop_shuffle(), any::<bool>()).prop_map(|(p, t)| Do::Open(p, t)),
        4 => (at.clone(), 0i64..9).prop_map(|(s, n)| Do::Play(s, n)),
        4 => (at.clone(), 0i64..5).prop_map(|(s, n)| Do::Settle(s, n)),
        2 => at.clone().prop_map(Do::Undo),
        1 => at.clone().prop_map(Do::Redo),
        2 => (at.clone(), 0i64..9).prop_map(|(s, n)| Do::Amend(s, n)),
        3 => (at.clone(), 0u8..3, who.clone(), any::<bool>()).prop_map(|(s, at, p, start)| Do::Reseat(s, at, p, start)),
        1 => at.clone().prop_map(Do::Pause),
        1 => at.clone().prop_map(Do::Abandon),
        1 => at.clone().prop_map(Do::Reopen),
        2 => at.clone().prop_map(Do::Delete),
        1 => at.clone().prop_map(Do::Restore),
        1 => at.clone().prop_map(Do::Archive),
        1 => (at, any::<bool>()).prop_map(|(s, v)| Do::Describe(s, v)),
        1 => (who.clone(), who.clone()).prop_map(|(a, b)| Do::Merge(a, b)),
        1 => who.clone().prop_map(Do::Split),
        1 => (who, any::<u8>()).prop_map(|(a, n)| Do::Rename(a, n)),
        1 => (Just(vec![0u8, 1, 2, 3, 4]).prop_shuffle(), any::<bool>()).prop_map(|(p, gone)| Do::Group(p, gone)),
    ]
}

/// Does it where it can be done; a refusal leaves everything as it was.
fn act(device: &Device, people: &[uuid::Uuid], sessions: &mut Vec<uuid::Uuid>, deed: &Do) {
    let service = &device.service;
    let at = |n: usize| sessions.get(n).copied();
    let look = |n: usize| at(n).and_then(|id| service.table(id, kernel::Viewer::Table).ok());
    let change = |n: usize, f: &dyn Fn(&service::TableState) -> Result<(), ServiceError>| {
        if let Some(table) = look(n) {
            let _ = f(&table);
        }
    };
    let play = |n: usize, command: serde_json::Value| {
        change(n, &|t| service.play(t.session, t.revision, KEEPER, &command).map(drop));
    };
    match deed {
        Do::Open(order, teams) => {
            let seated: Vec<_> = order.iter().take(3).map(|i| people[usize::from(*i)]).collect();
            let config = if *teams {
                json!({"sides": [[0], [1, 2]], "debts": true})
            } else {
                json!({"title": "X"})
            };
            if let Ok(table) = service.open_table(&new_table(seated, config), KEEPER) {
                sessions.push(table.session);
            }
        }
        Do::Play(s, n) => play(*s, json!({"do": "add", "n": n})),
        Do::Settle(s, n) => play(*s, json!({"do": "settle", "points": [n, 2, 3]})),
        Do::Undo(s) => change(*s, &|t| service.undo(t.session, t.revision, KEEPER).map(drop)),
        Do::Redo(s) => change(*s, &|t| service.redo(t.session, t.revision, KEEPER).map(drop)),
        Do::Amend(s, n) => change(*s, &|t| {
            let position = t.steps.saturating_sub(1);
            let points = json!({"do": "settle", "points": [1, n, 2]});
            let command = if t.standing.over { points } else { json!({"do": "add", "n": n}) };
            service
                .amend(t.session, t.revision, KEEPER, &[Correction { position, command }])
                .map(drop)
        }),
        Do::Reseat(s, seat, person, from_start) => change(*s, &|t| {
            let (seat, person, from_start) = (Seat(*seat), people[*person], *from_start);
            let change = SeatChange { seat, person, from_start };
            service.change_seat(t.session, t.revision, KEEPER, change).map(drop)
        }),
        Do::Pause(s) => change(*s, &|t| service.pause(t.session, t.revision, KEEPER).map(drop)),
        Do::Abandon(s) => change(*s, &|t| service.abandon(t.session, t.revision, KEEPER).map(drop)),
        Do::Reopen(s) => change(*s, &|t| service.reopen(t.session, t.revision, KEEPER).map(drop)),
        Do::Delete(s) => drop(at(*s).map(|id| service.delete(id))),
        Do::Restore(s) => drop(at(*s).map(|id| service.restore(id))),
        Do::Archive(s) => drop(at(*s).map(|id| service.archive(id, true))),
        Do::Describe(s, v) => {
            let venue = if *v { Some("Casa") } else { None };
            drop(at(*s).map(|id| service.describe(id, venue, "note")));
        }
        Do::Merge(a, b) => drop(service.merge_people(people[*a], people[*b])),
        Do::Split(a) => drop(service.split_person(people[*a])),
        Do::Group(order, gone) => {
            let group = service.groups().unwrap()[0].id;
            let theirs: Vec<_> = order.iter().take(4).map(|i| people[usize::from(*i)]).collect();
            drop(service.change_group(group, "Some", &theirs, false));
            if *gone {
                drop(service.delete_group(group));
                drop(service.restore_group(group));
            }
        }
        Do::Rename(a, n) => drop(service.change_person(people[*a], &format!("N{n}"), 0)),
    }
}

/// Every figure there is, of all of time; asked from a moment before everything they are read row by
/// row, not from sums.
fn figures(
    device: &Device,
    people: &[uuid::Uuid],
    since: Option<Timestamp>,
) -> Vec<serde_json::Value> {
    let service = &device.service;
    let mut figures = Vec::new();
    let group = service.groups().unwrap().first().map(|group| group.id);
    let scope = Scope { since, ..Scope::default() };
    let game = Some(String::from("tally"));
    for scope in [
        scope.clone(),
        Scope { group, ..scope.clone() },
        Scope { group, game: game.clone(), ..scope.clone() },
        Scope { seats: Some(3), game: game.clone(), ..scope.clone() },
        Scope { title: Some(String::from("X")), game, ..scope },
    ] {
        figures.push(told(service.overview(&scope)));
        if scope.game.is_some() {
            figures.push(told(service.game_statistics(&scope)));
        }
        for one in people {
            figures.push(told(service.person_statistics(*one, &scope)));
            figures.push(told(service.pair_statistics(*one, people[0], &scope)));
        }
    }
    figures
}

/// An answer, its numbers to nine digits: sums of shares come out a hair apart in another order.
fn told<T: serde::Serialize>(answer: Result<T, ServiceError>) -> serde_json::Value {
    fn round(value: &mut serde_json::Value) {
        match value {
            serde_json::Value::Array(all) => all.iter_mut().for_each(round),
            serde_json::Value::Object(all) => all.values_mut().for_each(round),
            serde_json::Value::Number(number) if number.is_f64() => {
                *value = json!((number.as_f64().unwrap_or(0.0) * 1e9).round());
            }
            _ => {}
        }
    }
    let mut value = serde_json::to_value(answer.unwrap()).unwrap();
    round(&mut value);
    value
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn a_rebuild_comes_to_what_was_kept_step_by_step(deeds in prop::collection::vec(doing(), 1..40)) {
        let device = Device::new();
        let people = device.people(&["A", "B", "C", "D", "E"]);
        device.service.create_group("Some", &people[..4], false).unwrap();
        let mut sessions = Vec::new();
        for deed in &deeds {
            device.clock.forward(7_001);
            act(&device, &people, &mut sessions, deed);
        }
        let kept = dump(&device);
        let summed = figures(&device, &people, None);
        prop_assert_eq!(&figures(&device, &people, Some(Timestamp(i64::MIN + 1))), &summed);
        device.service.rebuild(&mut |_, _| true).unwrap();
        prop_assert_eq!(&dump(&device), &kept);
        prop_assert_eq!(device.service.store().faults().unwrap(), []);
    }
}

#[test]
fn a_rebuild_that_is_ended_has_not_happened() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    for n in 0..3 {
        device.finished(&people, &[n, 1], json!({}));
    }
    let kept = dump(&device);
    let mut heard = Vec::new();
    let ended = device.service.rebuild(&mut |done, of| {
        heard.push((done, of));
        done < 2
    });
    assert!(matches!(ended, Err(ServiceError::Invalid { code: "cancelled", .. })));
    assert_eq!(heard, [(0, 3), (1, 3), (2, 3)]);
    assert_eq!(dump(&device), kept);
    device.finished(&people, &[9, 1], json!({}));
}

#[test]
fn a_store_that_was_never_projected_is_settled_once() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    device.finished(&people, &[4, 1], json!({}));
    let kept = dump(&device);
    assert!(!device.service.store().projected().unwrap());
    device.service.migrate_projections(&Progress::default()).unwrap();
    assert!(device.service.store().projected().unwrap());
    assert_eq!(dump(&device), kept);
    let (folder, clock) = (device.folder.path().to_owned(), device.clock.clone());
    drop(device.service);
    assert!(open(&folder, &clock).store().projected().unwrap());
}

#[test]
fn steps_go_on_during_a_rebuild_and_stay() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    device.finished(&people, &[3, 4], json!({}));
    let mut table = device.table(json!({}));
    let mut played = 0;
    // A reader that the lock keeps out would wait here for ever.
    let rebuilt = device.service.rebuild_beside(&mut |_, _| {
        table = device.add(&table, 5);
        played += 1;
        true
    });
    assert!(!rebuilt.unwrap(), "something was written meanwhile: it begins again");
    assert!(played > 1);
    assert_eq!(device.look(table.session).steps, played + 1);
    let before = dump(&device);
    assert!(device.service.rebuild_beside(&mut |_, _| true).unwrap());
    assert_eq!(dump(&device), before);
    device.add(&device.look(table.session), 6);
    // One that is stopped has not happened, and the job does either of them.
    assert!(device.service.rebuild_beside(&mut |_, _| false).is_err());
    device.service.rebuild_job(&Progress::default()).unwrap();
    let findings = device.service.full_integrity_check(&Progress::default()).unwrap();
    assert_eq!(findings, Vec::<String>::new());
}
