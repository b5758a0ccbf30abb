//! Two who are one, groups, and the archive of people.

use crate::common::House;
use serde_json::{Value, json};
use service::{HistoryFilter, Scope, ServiceError};
use uuid::Uuid;

fn figures(house: &House, people: &[Uuid]) -> Value {
    let scope = Scope::default();
    let service = &house.service;
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
    let house = House::new();
    let people = house.people(&["Ana", "Bruno", "Ana B.", "Carla"]);
    let [ana, bruno, other, carla] = people[..] else { panic!("four people") };
    house.finished(&[ana, bruno], &[5, 3], json!({}));
    house.finished(&[other, bruno, carla], &[1, 9, 4], json!({}));
    house.finished(&[other, carla], &[6, 2], json!({}));
    house.service.create_group("Us", &[ana, bruno, carla], false).unwrap();
    let before = figures(&house, &people);
    let merged = house.service.merge_people(ana, other).unwrap();
    assert_eq!((merged.tables, merged.also.len()), (3, 1));
    assert_eq!(merged.also[0].name, "Ana B.");
    let known: Vec<_> = house.service.people().unwrap().into_iter().map(|p| p.name).collect();
    assert_eq!(known, ["Ana", "Bruno", "Carla"]);
    let record = house.service.person_statistics(ana, &Scope::default()).unwrap();
    assert_eq!((record.record.competitive.plays, record.record.competitive.wins), (3, 2));
    assert_eq!(record.rivals.len(), 2);
    let page = house
        .service
        .history(None, &HistoryFilter { person: Some(ana), ..HistoryFilter::default() });
    let page = page.unwrap();
    assert_eq!(page.sessions.len(), 3);
    assert!(page.sessions.iter().all(|card| card.seats.iter().any(|seat| seat.name == "Ana")));
    let group = house.service.groups().unwrap()[0].id;
    let scope = Scope { group: Some(group), ..Scope::default() };
    assert_eq!(house.service.overview(&scope).unwrap().plays, 3);
    // The journals still hold: no seat was changed.
    assert_eq!(house.service.store().faults().unwrap(), []);
    house.service.split_person(other).unwrap();
    assert_eq!(figures(&house, &people), before);
    assert!(house.service.split_person(other).is_err());
}

#[test]
fn people_who_sat_at_one_table_cannot_be_merged() {
    let house = House::new();
    let people = house.people(&["Ana", "Bruno", "Carla"]);
    house.finished(&people[..2], &[5, 3], json!({}));
    let before = figures(&house, &people);
    let refused = house.service.merge_people(people[0], people[1]).unwrap_err();
    assert!(matches!(refused, ServiceError::Invalid { code: "people_met", .. }), "{refused}");
    assert!(house.service.merge_people(people[0], people[0]).is_err());
    assert!(house.service.merge_people(people[0], Uuid::now_v7()).is_err());
    assert_eq!(figures(&house, &people), before);
    house.service.merge_people(people[0], people[2]).unwrap();
    assert!(house.service.merge_people(people[1], people[0]).is_err());
    assert!(house.service.merge_people(people[2], people[1]).is_err());
}

#[test]
fn a_chain_is_taken_apart_where_it_was_joined() {
    let house = House::new();
    let people = house.people(&["A", "B", "C", "D"]);
    let [a, b, c, d] = people[..] else { panic!("four people") };
    house.finished(&[a, d], &[1, 0], json!({}));
    house.finished(&[b, d], &[1, 0], json!({}));
    house.finished(&[c, d], &[0, 1], json!({}));
    house.service.merge_people(b, a).unwrap();
    let before = figures(&house, &people);
    let all = house.service.merge_people(c, b).unwrap();
    assert_eq!((all.tables, all.also.len()), (3, 2));
    house.service.split_person(b).unwrap();
    assert_eq!(figures(&house, &people), before);
    house.service.merge_people(c, b).unwrap();
    house.service.split_person(a).unwrap();
    let tables: Vec<_> = house.service.people().unwrap().iter().map(|p| p.tables).collect();
    assert_eq!(tables, [1, 2, 3]);
}

#[test]
fn the_name_of_a_merged_person_is_free_and_stands_in_the_way_later() {
    let house = House::new();
    let people = house.people(&["Ana", "Anita"]);
    house.service.merge_people(people[0], people[1]).unwrap();
    let new = house.service.create_person("anita", None).unwrap();
    assert!(matches!(house.service.split_person(people[1]), Err(ServiceError::Name(_))));
    house.service.change_person(new.id, "Another", 0).unwrap();
    assert_eq!(house.service.split_person(people[1]).unwrap().name, "Anita");
    assert!(house.service.create_person("ANITA", None).is_err());
}

#[test]
fn an_archived_person_keeps_their_past() {
    let house = House::new();
    let people = house.people(&["Ana", "Bruno"]);
    house.finished(&people, &[5, 3], json!({}));
    let ana = house.service.archive_person(people[0], true).unwrap();
    assert!(ana.archived && ana.tables == 1);
    assert!(!house.service.archive_person(people[0], false).unwrap().archived);
    assert!(house.service.archive_person(Uuid::now_v7(), true).is_err());
}

#[test]
fn a_group_counts_sessions_of_its_people_alone() {
    let house = House::new();
    let people = house.people(&["Ana", "Bruno", "Carla", "Dani"]);
    house.finished(&people[..2], &[5, 3], json!({}));
    house.finished(&people[..3], &[5, 3, 1], json!({}));
    let group = house.service.create_group(" Us ", &people[..2], true).unwrap();
    assert_eq!((group.name.as_str(), group.hide_rates), ("Us", true));
    let plays = |group: Uuid| {
        let scope = Scope { group: Some(group), ..Scope::default() };
        let overview = house.service.overview(&scope).unwrap();
        (overview.plays, overview.hide_rates)
    };
    assert_eq!(plays(group.id), (1, true));
    house.finished(&people[..2], &[1, 3], json!({}));
    assert_eq!(plays(group.id), (2, true));
    house.service.change_group(group.id, "Us", &people[..3], false).unwrap();
    assert_eq!(plays(group.id), (3, false));
    assert!(house.service.create_group("us", &people[..2], false).is_err());
    assert!(house.service.create_group("One", &people[..1], false).is_err());
    assert!(house.service.create_group("X", &[people[0], Uuid::now_v7()], false).is_err());
    house.service.delete_group(group.id).unwrap();
    assert!(house.service.groups().unwrap().is_empty());
    assert!(house.service.change_group(group.id, "Us", &people[..3], false).is_err());
    house.service.restore_group(group.id).unwrap();
    assert_eq!(plays(group.id), (3, false));
}

#[test]
fn a_new_person_gets_a_piece_that_no_other_has() {
    let house = House::new();
    let people = house.people(&["Ana", "Bruno", "Carla", "Diego", "Elena", "Fede", "Gala", "Hugo"]);
    house.service.archive_person(people[2], true).unwrap();
    let ivan = house.service.create_person("Ivan", None).unwrap();
    let there: Vec<u8> = house.service.people().unwrap().iter().map(|p| p.piece).collect();
    assert_eq!((&there[..8], ivan.piece), (&[0, 1, 2, 3, 4, 5, 6, 7][..], 2));
}
