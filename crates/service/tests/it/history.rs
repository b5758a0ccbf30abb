//! The history: filters, search, deleting, archiving, places and notes, taking a session up again.

use crate::common::{Device, KEEPER, new_table};
use kernel::{Seat, Timestamp};
use serde_json::json;
use service::{
    CameOut, Change, HistoryFilter, PastGame, PastResult, Progress, ServiceError, Status,
};
use uuid::Uuid;

/// Four people and what they played: Rage-like tables of Ana and Bruno, a shared one, a paused one.
struct Past {
    device: Device,
    people: Vec<Uuid>,
    sessions: Vec<Uuid>,
}

fn past() -> Past {
    let device = Device::new();
    let people = device.people(&["Ana", "Íñigo Muñoz", "Carla", "Dani"]);
    let of = |seats: &[usize]| seats.iter().map(|i| people[*i]).collect::<Vec<_>>();
    let sessions = vec![
        device.finished(&of(&[0, 1]), &[5, 3], json!({})).session,
        device.finished(&of(&[0, 1, 2]), &[4, 4, 1], json!({})).session,
        device.finished(&of(&[2, 3]), &[1, 9], json!({"title": "Mus"})).session,
        {
            device.clock.forward(60_000);
            let table = device.service.open_table(&new_table(of(&[0, 3]), json!({})), KEEPER);
            let table = table.unwrap();
            device.service.pause(table.session, table.revision, KEEPER).unwrap().session
        },
    ];
    Past { device, people, sessions }
}

impl Past {
    /// The sessions of a filter, by their number, the latest first.
    fn of(&self, filter: HistoryFilter) -> Vec<usize> {
        let page = self.device.service.history(None, &filter).unwrap();
        let at = |id| self.sessions.iter().position(|s| *s == id).unwrap();
        page.sessions.iter().map(|card| at(card.session)).collect()
    }

    fn search(&self, text: &str) -> Vec<usize> {
        self.of(HistoryFilter { text: Some(text.to_owned()), ..HistoryFilter::default() })
    }
}

fn all() -> HistoryFilter {
    HistoryFilter::default()
}

#[test]
fn every_filter_shows_what_it_says() {
    let past = past();
    let person = |at: usize| HistoryFilter { person: Some(past.people[at]), ..all() };
    assert_eq!(past.of(all()), [3, 2, 1, 0]);
    assert_eq!(past.of(HistoryFilter { game: Some("tally".into()), ..all() }), [3, 2, 1, 0]);
    assert_eq!(past.of(HistoryFilter { game: Some("chess".into()), ..all() }), [0; 0]);
    assert_eq!(past.of(HistoryFilter { title: Some("Mus".into()), ..all() }), [2]);
    assert_eq!(past.of(person(0)), [3, 1, 0]);
    assert_eq!(past.of(HistoryFilter { with: Some(past.people[2]), ..person(0) }), [1]);
    assert_eq!(past.of(HistoryFilter { with: Some(past.people[0]), ..person(2) }), [1]);
    let shared = HistoryFilter { result: Some(CameOut::Shared), ..person(0) };
    assert_eq!(past.of(HistoryFilter { with: Some(past.people[2]), ..shared }), [1]);
    let came = |at, result| past.of(HistoryFilter { result: Some(result), ..person(at) });
    assert_eq!(came(0, CameOut::Won), [0]);
    assert_eq!(came(0, CameOut::Shared), [1]);
    assert_eq!(came(1, CameOut::Lost), [0]);
    assert_eq!(came(0, CameOut::Finished), [1, 0]);
    let result = |result| past.of(HistoryFilter { result: Some(result), ..all() });
    assert_eq!(result(CameOut::Paused), [3]);
    assert_eq!(result(CameOut::Live), [0; 0]);
    let won = HistoryFilter { result: Some(CameOut::Won), ..all() };
    assert!(past.device.service.history(None, &won).is_err());
    let cards = past.device.service.history(None, &all()).unwrap().sessions;
    let (since, until) = (Some(cards[2].ended), Some(cards[1].ended));
    assert_eq!(past.of(HistoryFilter { since, until, ..all() }), [1]);
    let group = past.device.service.create_group("Three", &past.people[..3], false).unwrap();
    assert_eq!(past.of(HistoryFilter { group: Some(group.id), ..all() }), [1, 0]);
    assert_eq!(past.of(HistoryFilter { group: Some(group.id), ..person(2) }), [1]);
}

#[test]
fn a_search_looks_through_names_venues_titles_and_notes_without_accents() {
    let past = past();
    let service = &past.device.service;
    assert_eq!(past.search("inigo"), [1, 0]);
    assert_eq!(past.search("  CARLA   munoz "), [1]);
    assert_eq!(past.search("mu"), [2, 1, 0]);
    assert_eq!(past.search("nobody"), [0; 0]);
    assert_eq!(past.search("%"), [0; 0]);
    service.describe(past.sessions[0], Some("Málaga"), "La tía ganó").unwrap();
    service.describe(past.sessions[1], Some("  malaga "), "").unwrap();
    assert_eq!(past.search("malaga"), [1, 0]);
    assert_eq!(past.search("tia inig"), [0]);
    assert_eq!(past.search("la tia gano ana inigo"), [0]);
    assert_eq!(past.search("la tia gano ana carla"), [0; 0], "every word has to be there");
    service.change_person(past.people[2], "Clara", 3).unwrap();
    assert_eq!(past.search("carla"), [0; 0]);
    assert_eq!(past.search("clara"), [2, 1]);
}

#[test]
fn a_venue_is_named_once() {
    let past = past();
    let service = &past.device.service;
    let card = service.describe(past.sessions[0], Some(" Casa "), " \n good  ").unwrap();
    assert_eq!(card.note, "good");
    let casa = card.venue.unwrap();
    assert_eq!(casa.name, "Casa");
    let again = service.describe(past.sessions[1], Some("CASA"), "").unwrap();
    assert_eq!(again.venue, Some(casa.clone()));
    service.describe(past.sessions[2], Some("Pueblo"), "").unwrap();
    let venues = service.venues().unwrap();
    let listed: Vec<_> = venues.iter().map(|v| (v.name.as_str(), v.sessions)).collect();
    assert_eq!(listed, [("Casa", 2), ("Pueblo", 1)]);
    assert_eq!(past.of(HistoryFilter { venue: Some(casa.id), ..all() }), [1, 0]);
    assert_eq!(service.describe(past.sessions[0], None, "").unwrap().venue, None);
    let long = "ñ".repeat(2_001);
    assert!(service.describe(past.sessions[0], None, &long).is_err());
    assert!(service.describe(past.sessions[0], None, &long[2..]).is_ok());
}

#[test]
fn what_is_deleted_is_nowhere_and_comes_back_as_it_was() {
    let past = past();
    let service = &past.device.service;
    let figures = || {
        let scope = service::Scope::default();
        let people: Vec<_> = past
            .people
            .iter()
            .map(|person| service.person_statistics(*person, &scope).unwrap())
            .collect();
        json!({
            "people": people, "all": service.overview(&scope).unwrap(),
            "history": service.history(None, &all()).unwrap(), "known": service.people().unwrap(),
        })
    };
    let before = figures();
    service.delete(past.sessions[1]).unwrap();
    assert_eq!(past.of(all()), [3, 2, 0]);
    assert_eq!(past.search("inigo"), [0]);
    let ana = service.person_statistics(past.people[0], &Default::default()).unwrap();
    assert_eq!((ana.record.competitive.plays, ana.rivals.len()), (1, 1));
    let gone = past.sessions[1];
    assert!(matches!(service.card(gone), Err(ServiceError::NotFound("session"))));
    assert!(matches!(service.review(gone), Err(ServiceError::NotFound("session"))));
    assert!(service.play(gone, 2, KEEPER, &json!({"do": "roll"})).is_err());
    assert!(service.delete(gone).is_err());
    for _ in 0..2 {
        service.restore(gone).unwrap();
    }
    assert_eq!(figures(), before);
    // A table that is open leaves the home screen, and comes back to it.
    service.delete(past.sessions[3]).unwrap();
    assert!(service.tables(None).unwrap().is_empty());
    service.restore(past.sessions[3]).unwrap();
    assert_eq!(service.tables(None).unwrap().len(), 1);
}

#[test]
fn after_thirty_days_it_is_removed_for_good_and_nothing_is_missing() {
    let past = past();
    let service = &past.device.service;
    let last = past.sessions[3];
    service.delete(last).unwrap();
    past.device.clock.forward(29 * 24 * 60 * 60 * 1_000);
    assert_eq!(service.purge_deleted().unwrap(), 0);
    past.device.clock.forward(2 * 24 * 60 * 60 * 1_000);
    assert_eq!(service.purge_deleted().unwrap(), 1);
    assert!(matches!(service.restore(last), Err(ServiceError::NotFound("session"))));
    assert_eq!(service.store().faults().unwrap(), []);
    let people = past.people.clone();
    let device = past.device.restart();
    assert_eq!(device.service.store().loss(), None);
    assert_eq!(device.service.store().faults().unwrap(), []);
    device.finished(&people[..2], &[1, 0], json!({}));
    assert_eq!(device.service.store().faults().unwrap(), []);
}

#[test]
fn a_backup_whose_last_session_was_removed_for_good_comes_back_whole() {
    let past = past();
    let service = &past.device.service;
    service.delete(past.sessions[3]).unwrap();
    past.device.clock.forward(31 * 24 * 60 * 60 * 1_000);
    assert_eq!(service.purge_deleted().unwrap(), 1);
    let backup = service.back_up().unwrap();
    let then = past.device.look(past.sessions[0]);
    past.device.undo(&then);
    let changes = service.subscribe();
    service.restore_backup(&backup.name).unwrap();
    assert_eq!(past.device.look(past.sessions[0]).revision, then.revision);
    assert_eq!(changes.try_recv(), Ok(Change::Lists));
    past.device.undo(&then);
}

#[test]
fn an_archived_session_stands_in_the_archive_and_in_the_figures() {
    let past = past();
    let service = &past.device.service;
    assert!(service.archive(past.sessions[1], true).unwrap().archived);
    assert_eq!(past.of(all()), [3, 2, 0]);
    assert_eq!(past.of(HistoryFilter { archived: true, ..all() }), [1]);
    assert_eq!(service.overview(&Default::default()).unwrap().plays, 3);
    service.archive(past.sessions[3], true).unwrap();
    assert!(service.tables(None).unwrap().is_empty());
    service.archive(past.sessions[1], false).unwrap();
    assert_eq!(past.of(all()), [2, 1, 0]);
}

#[test]
fn months_are_counted_between_bounds() {
    let past = past();
    let cards = past.device.service.history(None, &all()).unwrap().sessions;
    let mut ends: Vec<i64> = cards.iter().map(|card| card.ended.0).collect();
    ends.reverse();
    let count = |bounds: &[i64]| {
        let bounds: Vec<Timestamp> = bounds.iter().map(|b| Timestamp(*b)).collect();
        past.device.service.history_counts(&all(), &bounds)
    };
    assert_eq!(count(&[ends[0], ends[2], ends[3]]).unwrap(), [2, 1, 0]);
    assert_eq!(count(&[ends[0] + 1, i64::MAX]).unwrap(), [3, 0]);
    assert_eq!(count(&[]).unwrap(), [0; 0]);
    assert!(count(&[2, 1]).is_err());
    assert!(count(&[0; 801]).is_err());
}

#[test]
fn a_finished_session_is_taken_up_again_and_both_results_are_kept() {
    let past = past();
    let service = &past.device.service;
    let session = past.sessions[0];
    let table = past.device.look(session);
    assert!(service.reopen(session, 0, KEEPER).is_err());
    past.device.clock.forward(5_000);
    let open = service.reopen(session, table.revision, KEEPER).unwrap();
    assert_eq!((open.status, open.standing.over), (Status::Live, false));
    assert_eq!(past.of(HistoryFilter { result: Some(CameOut::Live), ..all() }), [0]);
    let ana = service.person_statistics(past.people[0], &Default::default()).unwrap();
    assert_eq!(ana.record.competitive.plays, 1);
    assert!(service.reopen(session, open.revision, KEEPER).is_err());
    let over = past.device.play(&open, json!({"do": "settle", "points": [1, 8]}));
    assert_eq!(over.status, Status::Finished);
    let review = service.review(session).unwrap();
    assert_eq!(review.former.len(), 1);
    assert_eq!(review.former[0].standing.places.as_slice()[0].points, 5);
    assert_eq!(review.card.standing.places.as_slice()[0].points, 1);
    let ana = service.person_statistics(past.people[0], &Default::default()).unwrap();
    assert_eq!((ana.record.competitive.plays, ana.record.competitive.wins), (2, 1));
}

#[test]
fn what_was_corrected_after_the_end_stays_when_a_session_is_taken_up_again() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    let table = device.service.open_table(&new_table(people, json!({})), KEEPER).unwrap();
    let table = device.add(&table, 1);
    let over = device.play(&table, json!({"do": "settle", "points": [5, 3]}));
    let command = json!({"do": "add", "n": 7});
    let correction = service::Correction { position: 1, command };
    let service = &device.service;
    let over = service.amend(over.session, over.revision, KEEPER, &[correction]).unwrap();
    assert_eq!(over.status, Status::Finished);
    let open = service.reopen(over.session, over.revision, KEEPER).unwrap();
    assert_eq!(open.status, Status::Live);
    let first = device.log(open.session).into_iter().find(|step| step.position == Some(1)).unwrap();
    assert_eq!(first.command, Some(json!({"do": "add", "n": 7})));
    assert_eq!(service.full_integrity_check(&Progress::default()).unwrap(), Vec::<String>::new());
}

#[test]
fn the_end_is_the_last_step_that_counts_and_a_correction_does_not_move_it() {
    let past = past();
    let service = &past.device.service;
    let before = service.card(past.sessions[0]).unwrap();
    past.device.clock.forward(90_000_000);
    let table = past.device.look(past.sessions[0]);
    let command = json!({"do": "settle", "points": [2, 7]});
    let correction = service::Correction { position: 1, command };
    service.amend(table.session, table.revision, KEEPER, &[correction]).unwrap();
    let after = service.card(past.sessions[0]).unwrap();
    assert_eq!(after.ended, before.ended);
    assert!(after.touched > before.touched);
    assert_eq!(past.of(all()), [3, 2, 1, 0]);
    let won = HistoryFilter { person: Some(past.people[1]), result: Some(CameOut::Won), ..all() };
    assert_eq!(past.of(won), [0]);
}

#[test]
fn what_is_done_beside_a_game_that_is_over_does_not_move_its_end() {
    let past = past();
    let (device, session) = (&past.device, past.sessions[0]);
    let before = device.service.card(session).unwrap();
    let clock = json!({"form": {"form": "stopwatch"}, "order": "clockwise", "tokens": 0, "token_ms": 0,
        "penalty": null});
    let mut table = device.look(session);
    for tool in [
        json!({"do": "set_dice", "owner": null, "dice": [{"sides": 6}]}),
        json!({"do": "roll", "owner": null, "keep": []}),
        json!({"do": "choose", "among": [0, 1]}),
        json!({"do": "set_clock", "rules": clock}),
        json!({"do": "start_clock", "turn": null, "signal": false}),
        json!({"do": "pause_clock"}),
    ] {
        device.clock.forward(90_000_000);
        table = device.play(&table, json!({ "tool": tool }));
        let after = device.service.card(session).unwrap();
        assert_eq!((after.status, after.ended), (Status::Finished, before.ended), "{tool}");
    }
    let rebuilt = || {
        device.service.rebuild(&mut |_, _| true).unwrap();
        device.service.card(session).unwrap().ended
    };
    assert_eq!(rebuilt(), before.ended);
    assert_eq!(
        device.service.full_integrity_check(&Progress::default()).unwrap(),
        Vec::<String>::new()
    );
    // While a game goes on, what is done beside it counts as before.
    let table = device.service.reopen(session, table.revision, KEEPER).unwrap();
    device.clock.forward(60_000);
    device.play(&table, json!({"tool": {"do": "choose", "among": [0, 1]}}));
    assert_eq!(device.service.card(session).unwrap().ended, Timestamp(device.look_now()));
    assert_eq!(rebuilt(), Timestamp(device.look_now()));
}

#[test]
fn of_a_past_game_only_who_won_and_where_may_be_known() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno", "Carla"]);
    let service = &device.service;
    let game = |ended, venue: &str, result| PastGame {
        title: "Catan".to_owned(),
        ended: Timestamp(ended),
        played_ms: 0,
        people: people.clone(),
        result,
        venue: Some(venue.to_owned()),
    };
    let won =
        |seats: &[u8]| PastResult::Winners { winners: seats.iter().map(|n| Seat(*n)).collect() };
    let card = service.record_past_game(&game(1, " Casa ", won(&[1]))).unwrap();
    assert_eq!(card.venue.map(|venue| venue.name).as_deref(), Some("Casa"));
    let shown: Vec<_> = card.standing.places.iter().map(|one| (one.place, one.won)).collect();
    assert_eq!(shown, [(0, false), (0, true), (0, false)], "no place is made up");
    let ana = service.person_statistics(people[0], &Default::default()).unwrap().record;
    assert_eq!((ana.competitive.plays, ana.competitive.wins), (1, 0));
    // The other two were not beaten by each other.
    service.record_past_game(&game(2, "casa", won(&[0, 1]))).unwrap();
    let venues: Vec<_> =
        service.venues().unwrap().into_iter().map(|one| (one.name, one.sessions)).collect();
    assert_eq!(venues, [("Casa".to_owned(), 2)], "one place, however it is written");
    assert_eq!(service.record_past_game(&game(3, " ", won(&[0]))).unwrap().venue, None);
    let before = service.history(None, &all()).unwrap().sessions.len();
    assert!(service.record_past_game(&game(4, &"x".repeat(65), won(&[0]))).is_err());
    assert_eq!(service.history(None, &all()).unwrap().sessions.len(), before);
    let pair = service.pair_statistics(people[0], people[2], &Default::default()).unwrap();
    assert_eq!((pair.record.ahead, pair.record.behind), (2, 0));
    assert_eq!(service.full_integrity_check(&Progress::default()).unwrap(), Vec::<String>::new());
}

#[test]
fn a_past_game_is_written_down_and_counts_as_what_it_was() {
    let device = Device::new();
    device.clock.forward(90_000_000);
    let people = device.people(&["Ana", "Bruno", "Carla"]);
    let service = &device.service;
    let now = service.card(device.finished(&people, &[1, 2, 3], json!({})).session).unwrap().ended;
    let game = |result: PastResult| PastGame {
        title: "Catan".to_owned(),
        ended: Timestamp(now.0 - 86_400_000),
        played_ms: 5_400_000,
        people: people.clone(),
        result,
        venue: None,
    };
    let card = service.record_past_game(&game(PastResult::Points {
        lowest: false,
        points: vec![10, 7, 7],
        won: None,
    }));
    let card = card.unwrap();
    let shown: Vec<_> =
        card.standing.places.iter().map(|one| (one.points, one.place, one.won)).collect();
    assert_eq!(shown, [(10, 1, true), (7, 2, false), (7, 2, false)]);
    assert_eq!(
        (card.standing.title.as_deref(), card.played_ms, card.foreign),
        (Some("Catan"), 5_400_000, true)
    );
    service.record_past_game(&game(PastResult::Places { places: vec![2, 1, 2] })).unwrap();
    service.record_past_game(&game(PastResult::Together { won: true })).unwrap();
    let alone = PastResult::OneAgainstMany { one: Seat(2), won: true };
    service.record_past_game(&game(alone)).unwrap();
    let ana = service.person_statistics(people[0], &Default::default()).unwrap().record;
    assert_eq!((ana.competitive.plays, ana.competitive.wins), (3, 1));
    assert_eq!((ana.cooperative.plays, ana.cooperative.wins), (1, 1));
    assert_eq!((ana.among.plays, ana.among.wins), (1, 0));
    // One person alone plays against the game, and has won where that is said.
    let alone = |result| PastGame { people: vec![people[0]], ..game(result) };
    for won in [true, false] {
        let result = PastResult::Points { lowest: false, points: vec![120], won: Some(won) };
        let card = service.record_past_game(&alone(result)).unwrap();
        let own = &card.standing.places[Seat(0)];
        assert_eq!((own.points, own.place, own.won), (120, u8::from(won), won));
    }
    let ana = service.person_statistics(people[0], &Default::default()).unwrap().record;
    assert_eq!((ana.competitive.plays, ana.cooperative.plays, ana.cooperative.wins), (3, 3, 2));
    assert_eq!(service.full_integrity_check(&Progress::default()).unwrap(), Vec::<String>::new());
    // What cannot have been is refused, and nothing is written.
    let before = service.history(None, &all()).unwrap().sessions.len();
    let code = |game: PastGame| match service.record_past_game(&game) {
        Err(ServiceError::Invalid { code, .. }) => code,
        other => panic!("{other:?}"),
    };
    let good = game(PastResult::Together { won: true });
    assert_eq!(
        code(PastGame { ended: Timestamp(now.0 + 86_400_000_000), ..good.clone() }),
        "past_in_future"
    );
    for ended in [-1, i64::MIN] {
        assert_eq!(code(PastGame { ended: Timestamp(ended), ..good.clone() }), "past_too_old");
    }
    assert_eq!(code(PastGame { played_ms: -1, ..good.clone() }), "past_too_long");
    assert_eq!(code(PastGame { people: Vec::new(), ..good.clone() }), "past_people");
    assert_eq!(
        code(PastGame { people: vec![people[0], people[0]], ..good.clone() }),
        "person_twice"
    );
    for result in [
        PastResult::Points { lowest: true, points: vec![1], won: None },
        PastResult::Places { places: vec![2, 2, 3] },
        PastResult::Places { places: vec![1, 2, 4] },
        PastResult::OneAgainstMany { one: Seat(3), won: true },
        PastResult::Winners { winners: Vec::new() },
        PastResult::Winners { winners: vec![Seat(3)] },
        PastResult::Winners { winners: vec![Seat(1), Seat(1)] },
    ] {
        assert_eq!(code(game(result)), "past_result");
    }
    for result in [
        PastResult::Points { lowest: false, points: vec![120], won: None },
        PastResult::Places { places: vec![1] },
        PastResult::Winners { winners: vec![Seat(0)] },
    ] {
        assert_eq!(code(alone(result)), "past_result");
    }
    assert_eq!(service.history(None, &all()).unwrap().sessions.len(), before);
}
