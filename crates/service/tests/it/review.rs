//! A session looked back at: rounds, time, corrections, former results, the log by pages.

use crate::common::{Device, KEEPER};
use crate::tally::WORK;
use serde_json::{Value, json};
use service::{Correction, Fate, LogOrder};

/// Whose turn it is in the tally.
fn turn(table: &service::TableState) -> usize {
    let (turn, _): (usize, Value) = serde_json::from_str(table.view.text()).unwrap();
    turn
}

#[test]
fn time_goes_to_whom_the_table_waited_for_and_pauses_do_not_count() {
    let device = Device::new();
    let table = device.table(json!({"target": 100}));
    let first = turn(&table);
    device.clock.forward(4_000);
    let table = device.add(&table, 1);
    device.clock.forward(9_000);
    let table = device.service.pause(table.session, table.revision, KEEPER).unwrap();
    device.clock.forward(1_000_000);
    let table = device.service.resume(table.session, table.revision, KEEPER).unwrap();
    device.clock.forward(2_000);
    let table = device.add(&table, 1);
    // A long pause: an hour at most counts.
    device.clock.forward(5 * 60 * 60 * 1_000);
    let table = device.add(&table, 1);
    let review = device.service.review(table.session).unwrap();
    let times = review.times.seats.as_slice();
    assert_eq!((times[first], times[1 - first]), (4_000 + 3_600_000, 11_000));
    assert_eq!(review.times.table, 0);
    assert_eq!(times.iter().sum::<i64>(), table.played_ms);
}

#[test]
fn each_round_is_marked_where_it_was_complete() {
    let device = Device::new();
    let mut table = device.table(json!({"target": 100}));
    let first = turn(&table);
    for n in [3, 4, 5, 6, 7] {
        device.clock.forward(1_000);
        table = device.add(&table, n);
    }
    let review = device.service.review(table.session).unwrap();
    let seat = |points: &kernel::BySeat<i32>, seat: usize| points.as_slice()[seat];
    let marks: Vec<_> = review
        .rounds
        .iter()
        .map(|r| (r.round, seat(&r.points, first), seat(&r.totals, 1 - first), r.position))
        .collect();
    assert_eq!(marks, [(1, 3, 4, 2), (2, 5, 10, 4)]);
    assert_eq!(review.rounds[1].at.0 - review.rounds[0].at.0, 2_000);
    assert_eq!(review.steps, 6);
    let moment = device.service.view_at(table.session, 2, kernel::Viewer::Table).unwrap();
    assert_eq!(moment.standing.rounds.len(), 1);
}

#[test]
fn a_correction_says_what_it_did_to_the_totals_and_whether_it_counts() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    let table = device.finished(&people, &[5, 3], json!({}));
    let correct = |table: &service::TableState, points: [i64; 2]| {
        device.clock.forward(1_000);
        let command = json!({"do": "settle", "points": points});
        let correction = Correction { position: 1, command };
        device.service.amend(table.session, table.revision, KEEPER, &[correction]).unwrap()
    };
    let table = correct(&table, [2, 7]);
    let table = correct(&table, [9, 9]);
    let table = device.undo(&table);
    let review = device.service.review(table.session).unwrap();
    let told: Vec<_> = review
        .corrections
        .iter()
        .map(|c| {
            (c.totals_before.as_slice().to_vec(), c.totals_after.as_slice().to_vec(), c.counts)
        })
        .collect();
    assert_eq!(told[0], (vec![5, 3], vec![2, 7], true));
    assert_eq!(told[1], (vec![2, 7], vec![9, 9], false));
    assert_eq!(review.corrections[0].before.len(), 1);
    let former: Vec<_> =
        review.former.iter().map(|f| f.standing.places.as_slice()[0].points).collect();
    assert_eq!(former, [5, 2, 9]);
    assert_eq!(review.card.standing.places.as_slice()[0].points, 2);
    let stats: Vec<_> = review.stats.iter().map(|f| (f.seat, f.key.as_str(), f.value)).collect();
    let (ana, bruno) = (Some(kernel::Seat(0)), Some(kernel::Seat(1)));
    assert_eq!(stats, [(ana, "points", 2), (bruno, "points", 7), (None, "rounds", 1)]);
}

#[test]
fn the_log_comes_in_pages() {
    let device = Device::new();
    let mut table = device.table(json!({}));
    for _ in 0..6 {
        table = device.add(&table, 1);
    }
    let whole = device.log(table.session);
    let page = |from, count| {
        device.service.log_page(table.session, LogOrder::OldestFirst, from, count).unwrap()
    };
    let first = page(None, Some(4));
    assert_eq!((&first.entries[..], first.next), (&whole[..4], Some(4)));
    let second = page(first.next, Some(4));
    assert_eq!((&second.entries[..], second.next), (&whole[4..], None));
    assert_eq!(page(None, None).entries, whole);
    let back = |from, count| {
        device.service.log_page(table.session, LogOrder::NewestFirst, from, count).unwrap()
    };
    let mut turned = whole.clone();
    turned.reverse();
    let first = back(None, Some(4));
    assert_eq!((&first.entries[..], first.next), (&turned[..4], Some(2)));
    let second = back(first.next, Some(4));
    assert_eq!((&second.entries[..], second.next), (&turned[4..], None));
    assert_eq!(back(Some(u32::MAX), None).entries, turned);
    assert!(whole.iter().all(|entry| entry.fate == Fate::Live));
    assert!(page(Some(99), None).entries.is_empty());
    assert!(
        device.service.log_page(table.session, LogOrder::OldestFirst, None, Some(501)).is_err()
    );
    assert!(device.service.log_page(table.session, LogOrder::OldestFirst, None, Some(0)).is_err());
}

#[test]
fn the_work_of_a_review_and_of_a_first_look_grows_with_the_steps_and_no_faster() {
    let work_of = |steps: i64| {
        let device = Device::new();
        let mut table = device.table(json!({}));
        for n in 0..steps {
            table = device.add(&table, n);
            table = device.play(&table, json!({"tool": {"do": "choose", "among": [0, 1]}}));
        }
        let counted = |work: &dyn Fn()| {
            WORK.set(0);
            work();
            WORK.get()
        };
        let device = device.restart();
        let session = table.session;
        let look = counted(&|| drop(device.look(session)));
        let review = counted(&|| drop(device.service.review(session).unwrap()));
        let page = counted(&|| {
            drop(device.service.log_page(session, LogOrder::NewestFirst, None, Some(20)).unwrap());
        });
        [look, review, page]
    };
    let (short, long) = (work_of(100), work_of(300));
    // Each of the game's own steps: folded, once more for the rounds, twice where it then stands, a copy now and then.
    let most = [500, 1_400, 0];
    for ((short, long), most) in short.into_iter().zip(long).zip(most) {
        assert!(long <= most && long <= 3 * short + 20, "{short} for 100 steps, {long} for 300");
    }
}
