//! Endings that were made a session of their own, on devices that go on with them.

use super::agreement::{book, sheet};
use super::device::Device;
use kernel::{Actor, Seat, Viewer};
use serde_json::{Value, json};
use service::{Correction, Ending, ServiceError};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};
use uuid::Uuid;

/// The points of the first seat in each round.
fn rounds(device: &Device, session: Uuid) -> Vec<i32> {
    let table = device.service().table(session, Viewer::Table).unwrap();
    table.standing.rounds.iter().map(|round| round[Seat(0)]).collect()
}

fn endings(device: &Device, session: Uuid) -> Vec<Ending> {
    device.service().endings(session).unwrap()
}

/// How many rounds its other endings have.
fn others(device: &Device, session: Uuid) -> Vec<u32> {
    endings(device, session).iter().filter(|one| !one.shown).map(|one| one.rounds).collect()
}

fn part(device: &Device, session: Uuid, rounds: u32) -> Uuid {
    let ending = endings(device, session).into_iter().find(|one| one.rounds == rounds).unwrap();
    device.service().part_ending(session, &ending.end).unwrap()
}

/// A device that takes this one's file from nothing is the same, and both are whole.
fn assert_told(device: &Device) {
    let (text, fresh) = (device.export(), Device::new());
    fresh.take(&text);
    assert_eq!(text, fresh.export());
    for device in [device, &fresh] {
        assert_eq!(device.service().full_integrity_check(&Default::default()).unwrap(), [""; 0]);
    }
}

/// A sheet that went on with 10, 10 and 10 here, and with 20 there.
fn forked() -> (Device, Device, Uuid) {
    let ([here, there, _], session) = forked_in_three();
    (here, there, session)
}

/// The same, and with 30 at a third place.
fn forked_in_three() -> ([Device; 3], Uuid) {
    let devices = [Device::new(), Device::new(), Device::new()];
    let [here, there, third] = &devices;
    let session = sheet(here);
    book(here, session, 1);
    let began = here.export();
    for device in [there, third] {
        device.take(&began);
    }
    (0..3).for_each(|_| book(here, session, 10));
    book(there, session, 20);
    book(third, session, 30);
    (devices, session)
}

#[test]
fn an_ending_that_goes_on_in_two_places_after_it_was_parted_is_one_session_everywhere() {
    let (here, there, session) = forked();
    let third = Device::new();
    third.take(&there.export());
    here.take(&there.export());
    let apart = part(&here, session, 2);
    book(&here, apart, 30);
    here.service().save_draft(apart, Some("[4".to_owned())).unwrap();
    here.take(&there.export());
    let draft = || here.service().table(apart, Viewer::Table).unwrap().draft;
    assert_eq!(draft().as_deref(), Some("[4"), "what is half typed stays");
    // The third device has not heard of it, and goes on with the line as it was.
    (0..2).for_each(|_| book(&third, session, 40));
    assert_eq!(here.take(&third.export()).parted, [apart]);
    assert_eq!(draft().as_deref(), Some("[4"), "also where another line is shown");
    // Of what follows it is no part: it belongs to this device.
    here.service().save_draft(apart, None).unwrap();
    // A file has its sessions in the order of their ids, and an ending's is of its steps.
    let parted = third.take(&here.export()).parted.into_iter().collect();
    assert_eq!(BTreeSet::from([session, apart]), parted);
    for device in [&here, &third] {
        assert_eq!(rounds(device, session), [1, 10, 10, 10]);
        assert_eq!(rounds(device, apart), [1, 20, 40, 40]);
        assert_eq!((others(device, session), others(device, apart)), (vec![], vec![3]));
        assert_told(device);
    }
    assert_eq!(here.export(), third.export());
}

#[test]
fn all_lines_through_the_step_at_which_an_ending_is_parted_go_with_it() {
    let (here, there, session) = forked();
    let third = Device::new();
    third.take(&there.export());
    book(&third, session, 31);
    (0..3).for_each(|_| book(&there, session, 32));
    here.take(&third.export());
    here.take(&there.export());
    assert_eq!(rounds(&here, session), [1, 20, 32, 32, 32]);
    let ten = endings(&here, session).into_iter().find(|one| one.rounds == 4).unwrap();
    here.service().choose_ending(session, &ten.end).unwrap();
    let apart = part(&here, session, 3);
    assert_eq!(rounds(&here, session), [1, 10, 10, 10]);
    assert_eq!(rounds(&here, apart), [1, 20, 31], "the ending that was named");
    assert_eq!(others(&here, apart), [5]);
    assert_told(&here);
}

/// Three devices, of which the first two each made the line of the other one a session of its own, and those two
/// sessions; the third one has heard of none of it.
fn both_parted() -> ([Device; 3], Uuid, [Uuid; 2]) {
    let (devices, session) = forked_in_three();
    let [here, there, _] = &devices;
    here.take(&there.export());
    there.take(&here.export());
    let shorter = endings(there, session).into_iter().find(|one| one.rounds == 2).unwrap();
    there.service().choose_ending(session, &shorter.end).unwrap();
    let sessions = [part(here, session, 2), part(there, session, 4)];
    let (mine, theirs) = (here.export(), there.export());
    here.take(&theirs);
    there.take(&mine);
    (devices, session, sessions)
}

fn open_tables(device: &Device) -> BTreeSet<Uuid> {
    device.service().tables(None).unwrap().into_iter().map(|card| card.session).collect()
}

#[test]
fn where_each_ending_was_parted_on_another_device_each_counts_once() {
    let ([here, there, _], session, sessions) = both_parted();
    assert_eq!(here.export(), there.export());
    for device in [&here, &there] {
        assert_eq!(sessions.map(|one| rounds(device, one).len()), [2, 4]);
        assert_eq!(open_tables(device), BTreeSet::from(sessions), "none of them twice");
        assert!(device.service().endings(session).is_err(), "both are sessions of their own");
        assert_told(device);
    }
}

#[test]
fn a_session_whose_endings_were_all_parted_is_there_again_with_another_one() {
    let ([here, there, third], session, sessions) = both_parted();
    let fresh = Device::new();
    fresh.take(&here.export());
    let another = third.export();
    third.take(&here.export());
    for device in [&here, &there, &fresh] {
        device.take(&another);
        device.take(&third.export());
        third.take(&device.export());
    }
    let [one, two] = sessions;
    for device in [&here, &there, &fresh, &third] {
        assert_eq!(rounds(device, session), [1, 30]);
        assert_eq!(open_tables(device), BTreeSet::from([session, one, two]));
        device.take(&third.export());
        assert_eq!(device.export(), third.export());
        assert_told(device);
    }
}

#[test]
fn the_file_of_one_session_names_everybody_of_its_other_endings() {
    let (here, there, session) = forked();
    there.reseat(session, 1, "Zoe", false);
    here.take(&there.export());
    let shown = here.service().table(session, Viewer::Table).unwrap();
    assert!(shown.seats.iter().all(|seat| seat.name != "Zoe"), "she sits in the other ending");
    let report = Device::new().take(&here.service().session_file(session).unwrap());
    assert_eq!((report.new, report.left_out), (1, Vec::new()));
}

fn finish(device: &Device, session: Uuid) {
    let revision = device.service().store().revision(session).unwrap().unwrap();
    device.service().play(session, revision, Actor::Keeper, &json!({"do": "finish"})).unwrap();
}

#[test]
fn a_finished_ending_that_is_taken_up_again_stays_the_one_that_is_shown() {
    for reopen in [true, false] {
        let (here, there, session) = forked();
        (0..5).for_each(|_| book(&there, session, 20));
        finish(&here, session);
        here.take(&there.export());
        assert_eq!(rounds(&here, session), [1, 10, 10, 10], "the finished one");
        let revision = here.service().store().revision(session).unwrap().unwrap();
        if reopen {
            here.service().reopen(session, revision, Actor::Keeper).unwrap();
        } else {
            here.service().undo(session, revision, Actor::Keeper).unwrap();
        }
        assert_eq!((rounds(&here, session).len(), others(&here, session)), (4, vec![7]));
        assert_told(&here);
        there.take(&here.export());
        here.take(&there.export());
        for device in [&here, &there] {
            assert_eq!(rounds(device, session), [1, 10, 10, 10]);
        }
        assert_eq!(here.export(), there.export());
    }
}

#[test]
fn a_correction_after_the_end_that_is_refused_chooses_no_ending() {
    let (here, there, session) = forked();
    finish(&here, session);
    here.take(&there.export());
    // Bruno, who sits there, turns out to be Zoe, whom the correction seats beside him.
    let service = here.service();
    let table = service.table(session, Viewer::Table).unwrap();
    let zoe = here.people(&["Zoe"])[0];
    service.merge_people(zoe, table.seats[1].person).unwrap();
    let before = here.export();
    let revision = service.store().revision(session).unwrap().unwrap();
    let end = service.review(session).unwrap().steps - 1;
    let reseat = json!({"tool": {"do": "reseat", "seat": 0, "person": zoe, "name": zoe, "piece": 7,
                                 "from_start": true}});
    let corrections = [Correction { position: end, command: reseat }];
    let refused = service.amend(session, revision, Actor::Keeper, &corrections);
    assert!(
        matches!(refused, Err(ServiceError::Invalid { code: "person_twice", .. })),
        "{refused:?}"
    );
    assert_eq!(here.export(), before);
}

#[test]
fn a_plain_file_follows_the_ending_that_was_chosen() {
    let (here, there, session) = forked();
    let service = here.service();
    let revision = service.store().revision(session).unwrap().unwrap();
    service.play(session, revision, Actor::Keeper, &json!({"do": "finish"})).unwrap();
    here.take(&there.export());
    let shelf = here.folder.path().join("shelf");
    assert_eq!(service.write_session_files(&shelf).unwrap(), 1);
    for rounds in [2, 4] {
        let other = endings(&here, session).into_iter().find(|one| one.rounds == rounds).unwrap();
        service.choose_ending(session, &other.end).unwrap();
        assert_eq!(service.write_session_files(&shelf).unwrap(), 1);
        let file = std::fs::read_dir(&shelf).unwrap().next().unwrap().unwrap().path();
        let said = std::fs::read_to_string(file).unwrap();
        assert_eq!(said, service.session_file(session).unwrap());
    }
}

#[test]
fn what_is_half_typed_stays_when_another_ending_is_shown_that_is_not_finished() {
    let (here, there, session) = forked();
    let service = there.service();
    let draft = || service.table(session, Viewer::Table).unwrap().draft;
    service.save_draft(session, Some("half typed".to_owned())).unwrap();
    there.take(&here.export());
    assert_eq!((rounds(&there, session).len(), draft().as_deref()), (4, Some("half typed")));
    let own = endings(&there, session).into_iter().find(|one| one.rounds == 2).unwrap();
    service.choose_ending(session, &own.end).unwrap();
    assert_eq!((rounds(&there, session).len(), draft().as_deref()), (2, Some("half typed")));
    // At a table that is over nothing is typed.
    let revision = here.service().store().revision(session).unwrap().unwrap();
    here.service().play(session, revision, Actor::Keeper, &json!({"do": "finish"})).unwrap();
    there.take(&here.export());
    let over = endings(&there, session).into_iter().find(|one| one.rounds == 4).unwrap();
    service.choose_ending(session, &over.end).unwrap();
    assert_eq!((rounds(&there, session).len(), draft()), (4, None));
}

#[test]
fn a_step_that_is_recorded_while_an_ending_is_chosen_is_kept() {
    let (here, there, session) = forked();
    here.take(&there.export());
    let service = here.service();
    let enter = |amount: i64| {
        let table = service.table(session, Viewer::Table).unwrap();
        let entries = json!([{"seat": 0, "values": {"amount": amount}},
                             {"seat": 1, "values": {"amount": 1}}]);
        let row = table.standing.rounds.len() + 1;
        let command = json!({"do": "enter", "row": row, "entries": entries});
        service.play(session, table.revision, Actor::Keeper, &command).is_ok()
    };
    let (enough, chosen) = (20, AtomicU32::new(0));
    let recorded: BTreeSet<i64> = std::thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let mut recorded = BTreeSet::new();
            for amount in 7_000.. {
                if recorded.len() < enough && enter(amount) {
                    recorded.insert(amount);
                }
                if recorded.len() == enough && chosen.load(Ordering::SeqCst) >= 3 {
                    break;
                }
            }
            recorded
        });
        while !playing.is_finished() {
            let Ok(all) = service.endings(session) else { continue };
            let Some(other) = all.iter().find(|one| !one.shown) else { continue };
            // It is refused where it was played on meanwhile.
            if service.choose_ending(session, &other.end).is_ok() {
                chosen.fetch_add(1, Ordering::SeqCst);
            }
        }
        playing.join().unwrap()
    });
    let file: Value = serde_json::from_str(&here.export()).unwrap();
    let mut held = BTreeSet::new();
    amounts(&file, &mut held);
    let lost: Vec<_> = recorded.difference(&held).collect();
    assert!(lost.is_empty(), "{} recorded, lost: {lost:?}", recorded.len());
    assert_told(&here);
}

/// Every amount that a command of a file enters, wherever it stands.
fn amounts(value: &Value, found: &mut BTreeSet<i64>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("amount").and_then(Value::as_i64));
            fields.values().for_each(|one| amounts(one, found));
        }
        Value::Array(list) => list.iter().for_each(|one| amounts(one, found)),
        _ => {}
    }
}
