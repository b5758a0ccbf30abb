//! The rule of agreement: however often, late and in whatever order files are exchanged, devices come to the same.

use super::device::{Device, game_file};
use super::ours::assert_fits;
use kernel::{Actor, Viewer};
use proptest::prelude::*;
use serde_json::{Value, json};
use service::{CountsAs, GameKind, HistoryFilter, NewTable, Scope, Status};
use std::collections::BTreeSet;
use uuid::Uuid;

const KEEPER: Actor = Actor::Keeper;

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// A sheet of its own for two, which both devices know from the start.
pub(super) fn sheet(device: &Device) -> Uuid {
    let new = NewTable {
        game: "sheet".to_owned(),
        people: device.people(&["Ana", "Bruno"]),
        first: None,
        knowledge: kernel::Knowledge::Observed,
        grain: kernel::Grain::Round,
        config: kernel::Options::new(),
    };
    device.service().open_table(&new, KEEPER).unwrap().session
}

pub(super) fn book(device: &Device, session: Uuid, points: i32) {
    let service = device.service();
    let table = service.table(session, Viewer::Table).unwrap();
    let row = table.standing.rounds.len() + 1;
    let entries =
        json!([{"seat": 0, "values": {"amount": points}}, {"seat": 1, "values": {"amount": 1}}]);
    let command = json!({"do": "enter", "row": row, "entries": entries});
    service.play(session, table.revision, KEEPER, &command).unwrap();
}

/// How many sessions and other endings a file holds.
fn held(file: &str) -> (usize, usize) {
    let file = read(file);
    let sessions = file["sessions"].as_array().unwrap();
    let endings = sessions.iter().filter_map(|session| session["endings"].as_array());
    (sessions.len(), endings.map(Vec::len).sum())
}

#[test]
fn a_table_that_goes_on_in_two_places_stays_one_session_with_one_other_ending() {
    let (here, there) = (Device::new(), Device::new());
    let session = sheet(&here);
    book(&here, session, 5);
    there.take(&here.export());
    // Two who hear of both, each in its own order.
    let (one, other) = (Device::new(), Device::new());
    for round in 0..20 {
        book(&here, session, 7 + round);
        book(&there, session, 70 + round);
        // There they play twice as often, later on.
        if round > 9 {
            book(&there, session, 90 + round);
        }
        let files = [here.export(), there.export()];
        for (device, order) in [(&one, [0, 1]), (&other, [1, 0])] {
            for at in if round % 3 == 0 { [order[1], order[0]] } else { order } {
                device.take(&files[at]);
            }
        }
        if round % 4 == 1 {
            let (mine, theirs) = (one.export(), other.export());
            one.take(&theirs);
            other.take(&mine);
            other.take(&theirs);
        }
        let text = one.export();
        assert_eq!(text, other.export(), "round {round}");
        assert_eq!(held(&text), (1, 1), "round {round}");
        assert_fits(&text);
        let fresh = Device::new();
        fresh.take(&text);
        assert_eq!(fresh.export(), text, "from nothing, round {round}");
    }
    // A device that goes on where another line is shown ends up with it beside its own.
    assert_eq!(here.take(&there.export()).parted, [session]);
    assert_eq!(here.export(), one.export());
    // Only the line that is shown counts.
    let rounds = |device: &Device| {
        device.service().table(session, Viewer::Table).unwrap().standing.rounds.len()
    };
    assert_eq!((rounds(&one), rounds(&here)), (31, 31));
    let revision = one.service().store().revision(session).unwrap().unwrap();
    one.service().play(session, revision, KEEPER, &json!({"do": "finish"})).unwrap();
    assert_eq!(one.service().overview(&Scope::default()).unwrap().plays, 1);
    assert_eq!(one.service().full_integrity_check(&Default::default()).unwrap(), [""; 0]);
}

#[test]
fn the_line_that_is_finished_is_shown_before_a_longer_one() {
    let (here, there) = (Device::new(), Device::new());
    let session = sheet(&here);
    book(&here, session, 5);
    there.take(&here.export());
    (0..6).for_each(|n| book(&there, session, n));
    let revision = here.service().store().revision(session).unwrap().unwrap();
    here.service().play(session, revision, KEEPER, &json!({"do": "finish"})).unwrap();
    let (mine, theirs) = (here.export(), there.export());
    here.take(&theirs);
    there.take(&mine);
    assert_eq!(here.export(), there.export());
    assert_eq!(here.service().card(session).unwrap().status, Status::Finished);
    assert_eq!(held(&here.export()), (1, 1));
}

#[test]
fn two_endings_that_are_both_games_are_two_sessions_everywhere() {
    let (here, there) = (Device::new(), Device::new());
    let session = sheet(&here);
    book(&here, session, 5);
    there.take(&here.export());
    (0..3).for_each(|n| book(&there, session, n));
    book(&here, session, 50);
    let late = there.export();
    here.take(&late);
    let endings = here.service().endings(session).unwrap();
    assert_eq!(
        endings.iter().map(|one| (one.shown, one.rounds)).collect::<Vec<_>>(),
        [(true, 4), (false, 2)]
    );
    assert!(
        here.service().part_ending(session, &endings[0].end).is_err(),
        "the shown one is this session"
    );
    let other = here.service().part_ending(session, &endings[1].end).unwrap();
    assert_eq!(here.service().endings(session).unwrap(), []);
    there.take(&here.export());
    here.take(&late);
    for device in [&here, &there] {
        assert_eq!(device.service().tables(None).unwrap().len(), 2);
        let rounds = |id| device.service().table(id, Viewer::Table).unwrap().standing.rounds.len();
        assert_eq!((rounds(session), rounds(other)), (4, 2));
        assert_eq!(device.service().full_integrity_check(&Default::default()).unwrap(), [""; 0]);
    }
    assert_eq!(here.export(), there.export());
    assert_fits(&here.export());
}

#[test]
fn a_clock_that_is_years_ahead_wins_only_until_the_next_edit() {
    let (here, there) = (Device::new(), Device::new());
    let ana = here.people(&["Ana"])[0];
    here.service().change_person(ana, "Anna", 2).unwrap();
    let mut file = read(&here.export());
    for edit in file["edits"].as_array_mut().unwrap() {
        edit["stamp"] = json!(1_i64 << 52);
        edit["value"] =
            if edit["field"] == "name" { json!("Of the future") } else { edit["value"].clone() };
        edit["device"] = json!("ffffffff-ffff-4fff-bfff-ffffffffffff");
    }
    let ahead = file.to_string();
    for device in [&here, &there] {
        device.take(&ahead);
        assert_eq!(device.service().people().unwrap()[0].name, "Of the future");
    }
    there.service().change_person(ana, "Ana", 2).unwrap();
    there.take(&ahead);
    here.take(&there.export());
    for device in [&here, &there] {
        assert_eq!(device.service().people().unwrap()[0].name, "Ana");
    }
    assert_eq!(here.export(), there.export());
}

#[test]
fn two_who_are_each_other_are_one_person_and_no_circle() {
    let (here, there) = (Device::new(), Device::new());
    let two = here.people(&["Ana", "Anna"]);
    there.take(&here.export());
    here.service().merge_people(two[0], two[1]).unwrap();
    there.service().merge_people(two[1], two[0]).unwrap();
    let (mine, theirs) = (here.export(), there.export());
    assert_eq!(here.look(&theirs).unwrap().left_out, []);
    here.take(&theirs);
    there.take(&mine);
    assert_eq!(here.export(), there.export());
    let people = here.service().people().unwrap();
    assert_eq!((people.len(), people[0].also.len()), (1, 1));
    // Told apart again, they are apart everywhere.
    here.service().split_person(people[0].also[0].id).unwrap();
    there.take(&here.export());
    assert_eq!(there.service().people().unwrap().len(), 2);
    assert_eq!(here.export(), there.export());
}

#[test]
fn two_who_were_taken_for_one_are_two_once_they_sit_at_one_table() {
    let (here, there) = (Device::new(), Device::new());
    let two = here.people(&["Ana", "Anna"]);
    there.take(&here.export());
    here.service().merge_people(two[0], two[1]).unwrap();
    there.play("rage", &["Ana", "Anna"], 1, 12);
    let (mine, theirs) = (here.export(), there.export());
    assert_eq!(here.take(&theirs).left_out, []);
    there.take(&mine);
    assert_eq!(here.export(), there.export());
    assert_eq!(here.service().people().unwrap().len(), 2);
}

#[test]
fn what_was_deleted_stays_deleted_until_it_is_restored() {
    let (here, there) = (Device::new(), Device::new());
    let session = here.play("rage", &["Ana", "Bruno"], 1, 12);
    let before = here.export();
    there.take(&before);
    here.service().delete(session).unwrap();
    assert_eq!((here.take(&before).new, held(&here.export()).0), (0, 0));
    there.take(&here.export());
    assert!(there.service().card(session).is_err());
    assert_eq!(here.export(), there.export());
    // Who never had it does not get it either, not even from an older file.
    let third = Device::new();
    third.take(&here.export());
    assert_eq!(third.look(&before).unwrap().new, 0);
    let report = third.take(&before);
    assert_eq!((report.new, report.deleted), (0, 1));
    there.service().restore(session).unwrap();
    for device in [&here, &third] {
        device.take(&there.export());
        assert_eq!(device.export(), there.export());
        assert!(device.service().card(session).is_ok());
    }
}

#[test]
fn a_venue_that_was_renamed_elsewhere_is_found_by_its_new_name() {
    let (here, there) = (Device::new(), Device::new());
    let session = here.play("rage", &["Ana", "Bruno"], 1, 600);
    here.service().describe(session, Some("Casa"), "").unwrap();
    there.take(&here.export());
    let venue = there.service().venues().unwrap()[0].id;
    there.hears_of_venue(venue, "Club");
    here.take(&there.export());
    for device in [&here, &there] {
        let found = ["club", "casa"].map(|word| {
            let filter = HistoryFilter { text: Some(word.to_owned()), ..HistoryFilter::default() };
            device.service().history(None, &filter).unwrap().sessions.len()
        });
        assert_eq!(found, [1, 0]);
        assert_eq!(device.service().full_integrity_check(&Default::default()).unwrap(), [""; 0]);
    }
    assert_eq!(here.export(), there.export());
}

#[derive(Clone, Debug)]
enum Deed {
    Book(u8),
    /// At a session that was an ending.
    BookApart(usize, u8),
    Pause,
    Undo,
    Finish,
    Choose(usize),
    Part(usize),
    Name(usize, u8),
    Piece(usize, u8),
    Same(usize, usize),
    Apart(usize),
    Note(u8),
    Venue(u8),
    RenameVenue(u8),
    Delete(bool),
    Group(u8, Vec<usize>),
    Ungroup,
    Preset(u8),
    Game(u8, u8),
    CountAs(u8, u8),
    Cards(u8),
    /// Takes an earlier file of another device.
    Take(usize),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => any::<u8>().prop_map(Deed::Book),
        1 => Just(Deed::Pause),
        1 => Just(Deed::Undo),
        2 => (any::<usize>(), 0..6_u8).prop_map(|(who, name)| Deed::Name(who, name)),
        1 => (any::<usize>(), 0..8_u8).prop_map(|(who, piece)| Deed::Piece(who, piece)),
        2 => (any::<usize>(), any::<usize>()).prop_map(|(from, into)| Deed::Same(from, into)),
        1 => any::<usize>().prop_map(Deed::Apart),
        1 => any::<u8>().prop_map(Deed::Note),
        1 => (0..3_u8).prop_map(Deed::Venue),
        1 => (0..3_u8).prop_map(Deed::RenameVenue),
        1 => any::<bool>().prop_map(Deed::Delete),
        1 => (0..3_u8, prop::collection::vec(any::<usize>(), 1..4)).prop_map(|(n, who)| Deed::Group(n, who)),
        1 => Just(Deed::Ungroup),
        1 => (0..3_u8).prop_map(Deed::Preset),
        1 => (0..2_u8, 0..3_u8).prop_map(|(game, revision)| Deed::Game(game, revision)),
        1 => (0..3_u8, 0..3_u8).prop_map(|(from, into)| Deed::CountAs(from, into)),
        1 => any::<u8>().prop_map(Deed::Cards),
        3 => any::<usize>().prop_map(Deed::Take),
    ]
}

/// Of a table that goes on in several places, and of its endings.
fn deed_of_endings() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => any::<u8>().prop_map(Deed::Book),
        4 => (any::<usize>(), any::<u8>()).prop_map(|(at, points)| Deed::BookApart(at, points)),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Finish),
        2 => any::<usize>().prop_map(Deed::Choose),
        3 => any::<usize>().prop_map(Deed::Part),
        5 => any::<usize>().prop_map(Deed::Take),
    ]
}

/// Does it where it can be done; what is refused is no deed.
fn does(device: &Device, session: Uuid, deed: &Deed, files: &[String]) {
    let service = device.service();
    let people = service.people().unwrap();
    let who = |at: usize| people[at % people.len()].clone();
    let revision = service.store().revision(session).unwrap().unwrap_or(0);
    let tables: Vec<Uuid> = service.tables(None).unwrap().iter().map(|card| card.session).collect();
    let book_at = |table: Uuid, points: u8| {
        if service.table(table, Viewer::Table).is_ok_and(|table| table.status == Status::Live) {
            book(device, table, i32::from(points));
        }
    };
    // An ending of one of the tables that went on in several places.
    let ending = |at: usize| {
        let every = tables.iter().map(|table| (*table, service.endings(*table).unwrap()));
        let every: Vec<_> = every.filter(|(_, endings)| !endings.is_empty()).collect();
        let (table, endings) = every.get(at % every.len().max(1))?;
        Some((*table, endings[at % 7 % endings.len()].end.clone()))
    };
    match deed {
        Deed::Book(points) => book_at(session, *points),
        Deed::BookApart(at, points) => {
            let apart: Vec<_> = tables.iter().filter(|table| **table != session).collect();
            if let Some(table) = apart.get(at % apart.len().max(1)) {
                book_at(**table, *points);
            }
        }
        Deed::Finish => {
            drop(service.play(session, revision, KEEPER, &json!({"do": "finish"})));
        }
        Deed::Choose(at) => {
            if let Some((table, end)) = ending(*at) {
                drop(service.choose_ending(table, &end));
            }
        }
        Deed::Part(at) => {
            if let Some((table, end)) = ending(*at) {
                drop(service.part_ending(table, &end));
            }
        }
        Deed::Pause => {
            if service.pause(session, revision, KEEPER).is_err() {
                drop(service.resume(session, revision, KEEPER));
            }
        }
        Deed::Undo => drop(service.undo(session, revision, KEEPER)),
        Deed::Name(at, name) => {
            let person = who(*at);
            drop(service.change_person(person.id, &format!("Person {name}"), person.piece));
        }
        Deed::Piece(at, piece) => {
            let person = who(*at);
            drop(service.change_person(person.id, &person.name, *piece));
        }
        Deed::Same(from, into) => drop(service.merge_people(who(*into).id, who(*from).id)),
        Deed::Apart(at) => {
            let also: Vec<_> = people.iter().flat_map(|person| &person.also).collect();
            if let Some(one) = also.get(at % also.len().max(1)) {
                drop(service.split_person(one.id));
            }
        }
        Deed::Note(n) => drop(service.describe(session, None, &format!("note {n}"))),
        Deed::Venue(n) => drop(service.describe(session, Some(&format!("Place {n}")), "")),
        Deed::RenameVenue(n) => {
            if let Some(venue) = service.venues().unwrap().first() {
                device.hears_of_venue(venue.id, &format!("Place {n}"));
            }
        }
        Deed::Delete(true) => drop(service.delete(session)),
        Deed::Delete(false) => drop(service.restore(session)),
        Deed::Group(n, members) => {
            let members: BTreeSet<Uuid> = members.iter().map(|at| who(*at).id).collect();
            let members: Vec<Uuid> = members.into_iter().collect();
            drop(service.create_group(&format!("Group {n}"), &members, *n > 0));
        }
        Deed::Ungroup => {
            if let Some(group) = service.groups().unwrap().first() {
                drop(service.delete_group(group.id));
            }
        }
        Deed::Preset(n) => {
            let rules = service.presets("rage").unwrap();
            match rules.first() {
                Some(first) if *n == 0 => drop(service.delete_preset(first.id)),
                _ => drop(service.save_preset(
                    "rage",
                    &format!("Rules {n}"),
                    &kernel::Options::new(),
                )),
            }
        }
        Deed::Game(game, 0) => {
            if service.remove_game(&format!("game_{game}")).is_err() {
                drop(service.restore_game(&format!("game_{game}")));
            }
        }
        Deed::Game(game, revision) => {
            drop(service.save_game(&game_file(&format!("game_{game}"), u32::from(*revision))))
        }
        Deed::CountAs(from, into) => {
            let kind = |n: &u8| GameKind {
                game: "freeform".to_owned(),
                title: ["", "A", "B"][usize::from(*n)].to_owned(),
            };
            drop(service.count_game_as(CountsAs { from: kind(from), into: kind(into) }));
        }
        Deed::Cards(n) => device.cards(json!({ "copied": n })),
        Deed::Take(at) => {
            if !files.is_empty() {
                device.take(&files[at % files.len()]);
            }
        }
    }
}

/// As WebAssembly each of them takes ten seconds.
const CASES: u32 = if cfg!(target_family = "wasm") { 3 } else { 10 };

proptest! {
    #![proptest_config(ProptestConfig { cases: CASES, ..ProptestConfig::default() })]

    /// Laws Y1 and Y2: files doubled, late and in any order; a device that takes everything from nothing. Whether two met
    /// at a table that was deleted is known only to those who had it: either people are merged or sessions deleted.
    #[test]
    fn devices_that_know_the_same_files_are_the_same_to_the_byte(
        (forked, deeds) in prop_oneof![
            (Just(false), prop::collection::vec((0..3_usize, deed()), 1..30)),
            (Just(true), prop::collection::vec((0..3_usize, deed_of_endings()), 10..30)),
        ],
        deletes in any::<bool>(),
    ) {
        let devices = [Device::new(), Device::new(), Device::new()];
        let session = sheet(&devices[0]);
        devices[0].people(&["Carla", "Diego"]);
        let beginning = devices[0].export();
        devices.iter().for_each(|device| drop(device.take(&beginning)));
        let mut files = Vec::new();
        if forked {
            (10..).zip(&devices).for_each(|(points, device)| book(device, session, points));
            files.extend(devices.iter().map(Device::export));
            devices.iter().for_each(|device| drop(device.take(&files[2])));
        }
        let skipped = |deed: &Deed| match deed {
            Deed::Same(..) => deletes,
            Deed::Delete(..) => !deletes,
            _ => false,
        };
        for (at, deed) in deeds.iter().filter(|(_, deed)| !skipped(deed)) {
            does(&devices[*at], session, deed, &files);
            files.push(devices[*at].export());
        }
        // Twice: what was deleted and is wanted back is told first, what only its deleter had of it after that.
        for _ in 0..2 {
            let last: Vec<String> = devices.iter().map(Device::export).collect();
            for (at, device) in devices.iter().enumerate() {
                for turn in 0..4 {
                    device.take(&last[(at + turn) % 3]);
                }
            }
            files.extend(last);
        }
        let text = devices[0].export();
        prop_assert_eq!(&text, &devices[1].export());
        prop_assert_eq!(&text, &devices[2].export());
        let fresh = Device::new();
        files.iter().rev().chain([&text]).for_each(|file| drop(fresh.take(file)));
        prop_assert_eq!(&text, &fresh.export());
        let told = Device::new();
        told.take(&text);
        prop_assert_eq!(&text, &told.export());
        for device in &devices {
            let none: [String; 0] = [];
            prop_assert_eq!(device.service().full_integrity_check(&Default::default()).unwrap(), none);
        }
    }
}
