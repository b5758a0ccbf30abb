//! Two who are one, groups, and the archive of people.

use crate::common::Device;
use serde_json::{Value, json};
use service::{HistoryFilter, Scope, ServiceError};
use uuid::Uuid;

fn figures(device: &Device, people: &[Uuid]) -> Value {
    let scope = Scope::default();
    let service = &device.service;
    let persons: Vec<_> =
        people.iter().map(|one| service.person_statistics(*one, &scope).unwrap()).collect();
    let groups = service.groups().unwrap();
    let in_groups: Vec<_> = groups
        .iter()
        .map(|group| {
            let scope = Scope { group: Some(group.id), ..Scope::default() };
            service.overview(&scope).unwrap()
        })
        .collect();
    json!({
        "persons": persons, "all": service.overview(&scope).unwrap(), "groups": groups,
        "in_groups": in_groups, "people": service.people().unwrap(),
        "history": service.history(None, &HistoryFilter::default()).unwrap(),
    })
}

#[test]
fn two_who_are_one_have_one_past_and_can_be_told_apart_again() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Ana B.", "Carla"]);
    let [ana, bruno, other, carla] = people[..] else { panic!("four people") };
    device.finished(&[ana, bruno], &[5, 3], json!({}));
    device.finished(&[other, bruno, carla], &[1, 9, 4], json!({}));
    device.finished(&[other, carla], &[6, 2], json!({}));
    device.service.create_group("Us", &[ana, bruno, carla], false).unwrap();
    let before = figures(&device, &people);
    let merged = device.service.merge_people(ana, other).unwrap();
    assert_eq!((merged.tables, merged.also.len()), (3, 1));
    assert_eq!(merged.also[0].name, "Ana B.");
    let known: Vec<_> = device.service.people().unwrap().into_iter().map(|p| p.name).collect();
    assert_eq!(known, ["Ana", "Bruno", "Carla"]);
    let record = device.service.person_statistics(ana, &Scope::default()).unwrap();
    assert_eq!((record.record.competitive.plays, record.record.competitive.wins), (3, 2));
    assert_eq!(record.rivals.len(), 2);
    let page = device
        .service
        .history(None, &HistoryFilter { person: Some(ana), ..HistoryFilter::default() });
    let page = page.unwrap();
    assert_eq!(page.sessions.len(), 3);
    assert!(page.sessions.iter().all(|card| card.seats.iter().any(|seat| seat.name == "Ana")));
    let group = device.service.groups().unwrap()[0].id;
    let scope = Scope { group: Some(group), ..Scope::default() };
    assert_eq!(device.service.overview(&scope).unwrap().plays, 3);
    // The journals still hold: no seat was changed.
    assert_eq!(device.service.store().faults().unwrap(), []);
    device.service.split_person(other).unwrap();
    assert_eq!(figures(&device, &people), before);
    assert!(device.service.split_person(other).is_err());
}

#[test]
fn people_who_sat_at_one_table_cannot_be_merged() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Carla"]);
    device.finished(&people[..2], &[5, 3], json!({}));
    let before = figures(&device, &people);
    let refused = device.service.merge_people(people[0], people[1]).unwrap_err();
    assert!(matches!(refused, ServiceError::Invalid { code: "people_met", .. }), "{refused}");
    assert!(device.service.merge_people(people[0], people[0]).is_err());
    assert!(device.service.merge_people(people[0], Uuid::now_v7()).is_err());
    assert_eq!(figures(&device, &people), before);
    device.service.merge_people(people[0], people[2]).unwrap();
    assert!(device.service.merge_people(people[1], people[0]).is_err());
    assert!(device.service.merge_people(people[2], people[1]).is_err());
}

#[test]
fn a_chain_is_taken_apart_where_it_was_joined() {
    let device = Device::new();
    let people = device.people(&["A", "B", "C", "D"]);
    let [a, b, c, d] = people[..] else { panic!("four people") };
    device.finished(&[a, d], &[1, 0], json!({}));
    device.finished(&[b, d], &[1, 0], json!({}));
    device.finished(&[c, d], &[0, 1], json!({}));
    device.service.merge_people(b, a).unwrap();
    let before = figures(&device, &people);
    let all = device.service.merge_people(c, b).unwrap();
    assert_eq!((all.tables, all.also.len()), (3, 2));
    device.service.split_person(b).unwrap();
    assert_eq!(figures(&device, &people), before);
    device.service.merge_people(c, b).unwrap();
    device.service.split_person(a).unwrap();
    let tables: Vec<_> = device.service.people().unwrap().iter().map(|p| p.tables).collect();
    assert_eq!(tables, [1, 2, 3]);
}

#[test]
fn the_name_of_a_merged_person_is_free_and_stands_in_the_way_later() {
    let device = Device::new();
    let people = device.people(&["Ana", "Anita"]);
    device.service.merge_people(people[0], people[1]).unwrap();
    let new = device.service.create_person("anita", None).unwrap();
    assert!(matches!(device.service.split_person(people[1]), Err(ServiceError::Name(_))));
    device.service.change_person(new.id, "Another", 0).unwrap();
    assert_eq!(device.service.split_person(people[1]).unwrap().name, "Anita");
    assert!(device.service.create_person("ANITA", None).is_err());
}

#[test]
fn an_archived_person_keeps_their_past() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    device.finished(&people, &[5, 3], json!({}));
    let ana = device.service.archive_person(people[0], true).unwrap();
    assert!(ana.archived && ana.tables == 1);
    assert!(!device.service.archive_person(people[0], false).unwrap().archived);
    assert!(device.service.archive_person(Uuid::now_v7(), true).is_err());
}

#[test]
fn a_group_counts_sessions_of_its_people_alone() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Carla", "Dani"]);
    device.finished(&people[..2], &[5, 3], json!({}));
    device.finished(&people[..3], &[5, 3, 1], json!({}));
    let group = device.service.create_group(" Us ", &people[..2], true).unwrap();
    assert_eq!((group.name.as_str(), group.hide_rates), ("Us", true));
    let plays = |group: Uuid| {
        let scope = Scope { group: Some(group), ..Scope::default() };
        let overview = device.service.overview(&scope).unwrap();
        (overview.plays, overview.hide_rates)
    };
    assert_eq!(plays(group.id), (1, true));
    device.finished(&people[..2], &[1, 3], json!({}));
    assert_eq!(plays(group.id), (2, true));
    device.service.change_group(group.id, "Us", &people[..3], false).unwrap();
    assert_eq!(plays(group.id), (3, false));
    assert!(device.service.create_group("us", &people[..2], false).is_err());
    assert!(device.service.create_group("One", &people[..1], false).is_err());
    assert!(device.service.create_group("X", &[people[0], Uuid::now_v7()], false).is_err());
    device.service.delete_group(group.id).unwrap();
    assert!(device.service.groups().unwrap().is_empty());
    assert!(device.service.change_group(group.id, "Us", &people[..3], false).is_err());
    device.service.restore_group(group.id).unwrap();
    assert_eq!(plays(group.id), (3, false));
}

#[test]
fn a_new_person_gets_a_piece_that_no_other_has() {
    let device = Device::new();
    let people =
        device.people(&["Ana", "Bruno", "Carla", "Diego", "Elena", "Fede", "Gala", "Hugo"]);
    device.service.archive_person(people[2], true).unwrap();
    let ivan = device.service.create_person("Ivan", None).unwrap();
    let there: Vec<u8> = device.service.people().unwrap().iter().map(|p| p.piece).collect();
    assert_eq!((&there[..8], ivan.piece), (&[0, 1, 2, 3, 4, 5, 6, 7][..], 2));
}
