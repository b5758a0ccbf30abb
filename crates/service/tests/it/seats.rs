//! Another person on a seat: a step with undo, and everything that names people follows.

use crate::common::{Device, KEEPER, new_table, shown};
use kernel::Seat;
use serde_json::json;
use service::{HistoryFilter, Progress, SeatChange, ServiceError, Status, TableState};
use uuid::Uuid;

fn change(
    device: &Device,
    table: &TableState,
    seat: u8,
    person: Uuid,
    from_start: bool,
) -> Result<TableState, ServiceError> {
    let change = SeatChange { seat: Seat(seat), person, from_start };
    device.service.change_seat(table.session, table.revision, KEEPER, change)
}

fn names(table: &TableState) -> Vec<&str> {
    table.seats.iter().map(|seat| &*seat.name).collect()
}

fn code(refused: Result<TableState, ServiceError>) -> String {
    match refused {
        Err(ServiceError::Refused(refused)) => refused.code,
        Err(ServiceError::Invalid { code, .. }) => code.to_owned(),
        Err(ServiceError::NotFound(what)) => format!("no {what}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_seat_taken_over_is_undone_and_redone_like_any_step() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Carla"]);
    let opened = new_table(people[..2].to_vec(), json!({}));
    let opened = device.service.open_table(&opened, KEEPER).unwrap();
    let before = device.add(&opened, 3);
    device.clock.forward(60_000);
    let after = change(&device, &before, 1, people[2], false).unwrap();
    assert_eq!(names(&after), ["Ana", "Carla"]);
    assert_eq!(after.seats[1].before[0].name, "Bruno");
    assert_eq!((&after.view, &after.standing), (&before.view, &before.standing));
    assert_eq!(after.undo.as_ref().unwrap()[0].key, "tool-took-over");
    let undone = device.undo(&after);
    assert_eq!(names(&undone), ["Ana", "Bruno"]);
    let redone = device.redo(&undone);
    assert_eq!(shown(&redone), shown(&after));
    let played = device.add(&redone, 2);
    let earlier = device.service.view_at(played.session, 1, kernel::Viewer::Table).unwrap();
    assert_eq!(earlier.seats, before.seats, "the review shows who played then");
    assert!(device.service.is_consistent(played.session).unwrap());
    let device = device.restart();
    assert_eq!(shown(&device.look(played.session)), shown(&played));
    let review = device.service.review(played.session).unwrap();
    assert_eq!(review.card.seats, played.seats);
    let rematch = device.service.card(played.session).unwrap().made_of.unwrap();
    assert_eq!(rematch.people, [people[0], people[2]]);
}

#[test]
fn a_result_belongs_to_the_person_who_sits_there_at_the_end() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Carla", "Dani"]);
    let over = device.finished(&people[..2], &[5, 3], json!({}));
    let ended = device.service.card(over.session).unwrap();
    device.finished(&people[2..], &[1, 9], json!({}));
    device.clock.forward(86_400_000);
    assert_eq!(code(change(&device, &over, 0, people[2], false)), "TL_E_SEATS_OVER");
    let right = change(&device, &over, 0, people[2], true).unwrap();
    assert_eq!((names(&right), right.status), (vec!["Carla", "Bruno"], Status::Finished));
    let card = device.service.card(over.session).unwrap();
    assert_eq!(
        (card.ended, card.sorted_at, card.played_ms),
        (ended.ended, ended.sorted_at, ended.played_ms),
        "it was over when it was over"
    );
    let of = |person: Uuid| {
        let filter = HistoryFilter { person: Some(person), ..HistoryFilter::default() };
        device.service.history(None, &filter).unwrap().sessions.len()
    };
    assert_eq!([of(people[0]), of(people[1]), of(people[2])], [0, 1, 2]);
    let search = HistoryFilter { text: Some("carla".into()), ..HistoryFilter::default() };
    assert_eq!(device.service.history(None, &search).unwrap().sessions.len(), 2);
    let games = |person: Uuid| {
        let figures = device.service.person_statistics(person, &Default::default()).unwrap();
        figures.form.len()
    };
    assert_eq!([games(people[0]), games(people[2])], [0, 2]);
    let kept = device.service.store().projections().unwrap();
    device.service.rebuild(&mut |_, _| true).unwrap();
    assert_eq!(device.service.store().projections().unwrap(), kept);
    let reopened = device.service.reopen(right.session, right.revision, KEEPER).unwrap();
    assert_eq!((names(&reopened), reopened.status), (vec!["Carla", "Bruno"], Status::Live));
    let settled = device.play(&reopened, json!({"do": "settle", "points": [5, 3]}));
    assert_eq!([of(people[0]), of(people[2])], [0, 2]);
    device.undo(&device.undo(&settled));
    assert_eq!([of(people[0]), of(people[2])], [1, 1], "a table that goes on is listed, too");
    let check = device.service.full_integrity_check(&Progress::default()).unwrap();
    assert_eq!(check, Vec::<String>::new());
}

#[test]
fn no_person_sits_at_two_seats() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Carla", "Dani"]);
    let table = new_table(people[..2].to_vec(), json!({}));
    let table = device.service.open_table(&table, KEEPER).unwrap();
    assert_eq!(code(change(&device, &table, 0, people[1], false)), "TL_E_SITS_ALREADY");
    assert_eq!(code(change(&device, &table, 0, people[0], false)), "TL_E_SITS_ALREADY");
    assert_eq!(code(change(&device, &table, 2, people[2], true)), "TL_E_UNKNOWN_PLAYER");
    assert_eq!(code(change(&device, &table, 0, Uuid::now_v7(), true)), "no person");
    let unknown = json!({"tool": {"do": "reseat", "seat": 0, "person": Uuid::now_v7(), "name": "?",
        "piece": 0, "from_start": true}});
    let unknown = device.service.play(table.session, table.revision, KEEPER, &unknown);
    assert_eq!(code(unknown), "no person");
    assert_eq!(device.look(table.session).revision, table.revision, "nothing has happened");

    // Carla has had the seat and turns out to be Ana, who sits there, too.
    let carla = change(&device, &table, 1, people[2], false).unwrap();
    assert_eq!(code(change(&device, &carla, 0, people[2], false)), "TL_E_SITS_ALREADY");
    let met = device.service.merge_people(people[0], people[2]).unwrap_err();
    assert!(matches!(met, ServiceError::Invalid { code: "people_met", .. }));
    let met = device.service.merge_people(people[1], people[2]).unwrap_err();
    assert!(
        matches!(met, ServiceError::Invalid { code: "people_met", .. }),
        "they sat at one table"
    );
    let dani = change(&device, &carla, 1, people[3], false).unwrap();
    device.service.merge_people(people[0], people[2]).unwrap();
    let dani = device.look(dani.session);
    let undone = device.service.undo(dani.session, dani.revision, KEEPER);
    assert_eq!(code(undone), "person_twice");
    assert_eq!(names(&device.look(dani.session)), ["Ana", "Dani"]);
    device.service.split_person(people[2]).unwrap();
    assert_eq!(names(&device.undo(&device.look(dani.session))), ["Ana", "Carla"]);
}

#[test]
fn a_piece_that_another_has_is_replaced() {
    let device = Device::new();
    let mut people = Vec::new();
    for (name, piece) in [("Ana", 2), ("Bruno", 1), ("Carla", 2)] {
        people.push(device.service.create_person(name, Some(piece)).unwrap().id);
    }
    let table = new_table(people[..2].to_vec(), json!({}));
    let table = device.service.open_table(&table, KEEPER).unwrap();
    let seated = change(&device, &table, 1, people[2], true).unwrap();
    assert_eq!(seated.seats[1].piece, 0, "Ana has hers");
    assert_eq!(seated.seats[1].before, []);
    let freed = change(&device, &seated, 0, people[1], true).unwrap();
    assert_eq!(freed.seats.iter().map(|seat| seat.piece).collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn two_who_were_put_down_the_wrong_way_round_change_places() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    let over = device.finished(&people, &[5, 3], json!({}));
    let won = |table: &TableState| {
        let card = device.service.card(table.session).unwrap();
        let at = card.standing.places.iter().position(|place| place.won).unwrap();
        card.seats[at].name.clone()
    };
    assert_eq!(won(&over), "Ana");
    let ended = device.service.card(over.session).unwrap().ended;
    device.clock.forward(60_000);
    let swapped = change(&device, &over, 0, people[1], true).unwrap();
    assert_eq!(names(&swapped), ["Bruno", "Ana"]);
    assert_eq!(swapped.seats[0].piece, over.seats[1].piece, "each has their own piece");
    assert_eq!(
        (won(&swapped).as_str(), swapped.undo.as_ref().unwrap()[0].key.as_str()),
        ("Bruno", "tool-changed-places")
    );
    assert_eq!(device.service.card(over.session).unwrap().ended, ended);
    let kept = device.service.store().projections().unwrap();
    device.service.rebuild(&mut |_, _| true).unwrap();
    assert_eq!(device.service.store().projections().unwrap(), kept);
    assert_eq!(won(&device.undo(&swapped)), "Ana");
}
