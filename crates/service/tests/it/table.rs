//! A table from its opening to the history, on real files.

use crate::common::{Device, KEEPER, new_table, shown};
use kernel::{Actor, Seat, Viewer};
use serde_json::{Value, json};
use service::{Change, Correction, Fate, HistoryFilter, Preview, ServiceError, Status, StepKind};
use uuid::Uuid;

fn correct(position: u32, n: i64) -> Correction {
    Correction { position, command: json!({"do": "add", "n": n}) }
}

#[test]
fn undo_and_redo_bring_back_the_same_bytes_across_a_restart() {
    let mut device = Device::new();
    let mut table = device.table(json!({"debts": true, "target": 1_000_000}));
    let mut seen = vec![shown(&table)];
    for i in 0..70 {
        let command = if i % 3 == 0 { json!({"do": "roll"}) } else { json!({"do": "add", "n": i}) };
        table = device.play(&table, command);
        seen.push(shown(&table));
    }
    for round in 0..2 {
        for i in (0..70).rev() {
            table = device.undo(&table);
            assert_eq!(shown(&table), seen[i], "undo to {i}");
        }
        assert_eq!(table.undo, None);
        device = device.restart();
        table = device.look(table.session);
        assert_eq!(shown(&table), seen[0], "after a restart");
        for expected in &seen[1..] {
            table = device.redo(&table);
            assert_eq!(shown(&table), *expected, "round {round}");
        }
        assert_eq!(table.redo, None);
        assert!(device.service.is_consistent(table.session).unwrap());
    }
    assert!(device.service.store().faults().unwrap().is_empty());
}

#[test]
fn a_roll_that_is_taken_back_and_made_again_shows_the_same_face() {
    let device = Device::new();
    let table = device.table(json!({}));
    let rolled = device.play(&table, json!({"do": "roll"}));
    let back = device.undo(&rolled);
    let tried = device.service.try_play(back.session, KEEPER, &json!({"do": "roll"})).unwrap();
    let again = device.play(&back, json!({"do": "roll"}));
    assert_eq!(again.view, rolled.view);
    // A person who only tries must not see what will come up.
    let Preview::Accepted { view, .. } = tried else { panic!("{tried:?}") };
    assert_ne!(view, rolled.view);
}

#[test]
fn a_caller_who_saw_an_older_revision_is_told() {
    let device = Device::new();
    let table = device.table(json!({}));
    device.add(&table, 1);
    let command = json!({"do": "add", "n": 2});
    let late = device.service.play(table.session, table.revision, KEEPER, &command);
    assert!(matches!(late, Err(ServiceError::Stale { current: 2 })), "{late:?}");
    let late = device.service.pause(table.session, table.revision, KEEPER);
    assert!(matches!(late, Err(ServiceError::Stale { current: 2 })), "{late:?}");
}

#[test]
fn a_refusal_changes_nothing() {
    let device = Device::new();
    let table = device.add(&device.table(json!({})), 5);
    let before = device.log(table.session);
    for command in [json!({"do": "add", "n": -9}), json!({"do": "sing"}), json!(null), json!([])] {
        device.service.play(table.session, table.revision, KEEPER, &command).unwrap_err();
    }
    assert_eq!(device.look(table.session), table);
    assert_eq!(device.log(table.session), before);
}

#[test]
fn a_correction_decides_everything_after_it_again() {
    let device = Device::new();
    let mut table = device.table(json!({}));
    for n in [10, 20] {
        table = device.add(&table, n);
    }
    table = device.play(&table, json!({"do": "roll"}));
    table = device.add(&table, -15);
    let before = shown(&table);

    let tried = device.service.try_amend(table.session, KEEPER, &[correct(1, 12)]).unwrap();
    let Preview::Accepted { before: then, after, lines, .. } = tried else { panic!("{tried:?}") };
    assert_eq!(lines.len(), 1);
    assert_eq!(shown(&device.look(table.session)), before, "trying changes nothing");

    let amended =
        device.service.amend(table.session, table.revision, KEEPER, &[correct(1, 12)]).unwrap();
    assert_eq!(amended.standing, after);
    assert_eq!(amended.steps, table.steps);
    let first = |s: &kernel::Standing| s.places.iter().map(|p| p.points).sum::<i32>();
    assert_eq!(first(&amended.standing), first(&then) + 2);

    let log = device.log(table.session);
    assert_eq!(log[1].fate, Fate::Amended);
    assert_eq!(log[1].command, Some(json!({"do": "add", "n": 12})));
    assert_eq!(log[1].position, Some(1));
    let last = log.last().unwrap();
    assert_eq!((last.kind, last.lines.len(), last.before.len()), (StepKind::Amend, 1, 1));
    assert_ne!(last.lines, last.before);
    let undo = amended.undo.as_ref().unwrap();
    assert_eq!(undo.iter().map(|line| &*line.key).collect::<Vec<_>>(), ["step-corrected-plain"]);

    let back = device.undo(&amended);
    assert_eq!(shown(&back), before, "a correction is taken back as one");
    assert_eq!(device.log(table.session)[1].fate, Fate::Live);
    let device = device.restart();
    let again = device.redo(&device.look(back.session));
    assert_eq!(shown(&again), shown(&amended));
    assert!(device.service.is_consistent(again.session).unwrap());
}

#[test]
fn a_correction_that_breaks_a_later_step_names_it() {
    let device = Device::new();
    let mut table = device.table(json!({}));
    for n in [10, 0, -8, 0, 3] {
        table = device.add(&table, n);
    }
    let tried = device.service.try_amend(table.session, KEEPER, &[correct(1, 5)]).unwrap();
    let Preview::Breaks { position, lines, refused } = tried else { panic!("{tried:?}") };
    assert_eq!((position, lines.len(), refused.rule.as_str()), (3, 1, "TL-1"));
    let broken = device.service.amend(table.session, table.revision, KEEPER, &[correct(1, 5)]);
    assert!(matches!(broken, Err(ServiceError::Breaks { position: 3, .. })), "{broken:?}");
    let both = [correct(3, -4), correct(1, 5)];
    device.service.amend(table.session, table.revision, KEEPER, &both).unwrap();

    let look = device.look(table.session);
    let wrong = [vec![], vec![correct(0, 1)], vec![correct(99, 1)], vec![correct(1, -1)]];
    for corrections in wrong {
        device.service.amend(look.session, look.revision, KEEPER, &corrections).unwrap_err();
    }
    assert_eq!(device.look(table.session), look);
}

#[test]
fn the_end_is_written_with_its_step_and_reopened_by_undo() {
    let device = Device::new();
    let mut table = device.table(json!({"target": 50}));
    device.service.save_draft(table.session, Some(String::from("half"))).unwrap();
    table = device.add(&table, 20);
    assert_eq!(table.draft.as_deref(), Some("half"), "a step leaves the draft alone");
    assert_eq!(device.service.tables(None).unwrap().len(), 1);
    table = device.add(&table, 60);
    assert_eq!((table.status, table.draft.as_deref()), (Status::Finished, None));
    assert!(device.service.tables(None).unwrap().is_empty());
    let card = device.service.history(None, &HistoryFilter::default()).unwrap().sessions.remove(0);
    assert_eq!((card.status, card.standing.winners().len()), (Status::Finished, 1));
    let refused = device.service.pause(table.session, table.revision, KEEPER);
    assert!(matches!(refused, Err(ServiceError::Invalid { code: "table_over", .. })));
    table = device.undo(&table);
    assert_eq!(table.status, Status::Live);
    assert_eq!(device.service.tables(None).unwrap()[0].status, Status::Live);
    table = device.redo(&table);
    assert_eq!(table.status, Status::Finished);
}

#[test]
fn a_table_laid_aside_is_taken_up_by_the_next_step() {
    let device = Device::new();
    let table = device.add(&device.table(json!({})), 3);
    let aside = device.service.pause(table.session, table.revision, KEEPER).unwrap();
    assert_eq!(aside.status, Status::Paused);
    let same = device.service.pause(table.session, aside.revision, KEEPER).unwrap();
    assert_eq!(same.revision, aside.revision, "twice aside is once aside");
    let device = device.restart();
    let on = device.undo(&device.look(table.session));
    assert_eq!((on.status, on.revision), (Status::Live, aside.revision + 2));
    let kinds: Vec<_> = device.log(on.session).into_iter().map(|entry| entry.kind).collect();
    use StepKind::{Open, Pause, Play, Resume, Undo};
    assert_eq!(kinds, [Open, Play, Pause, Resume, Undo]);

    let given_up = device.service.abandon(on.session, on.revision, KEEPER).unwrap();
    assert_eq!(given_up.status, Status::Abandoned);
    let command = json!({"do": "roll"});
    let no = device.service.play(on.session, given_up.revision, KEEPER, &command);
    assert!(matches!(no, Err(ServiceError::Invalid { code: "table_abandoned", .. })), "{no:?}");
    let back = device.service.resume(on.session, given_up.revision, KEEPER).unwrap();
    assert_eq!(back.status, Status::Live);
}

#[test]
fn only_time_at_the_table_counts_whatever_the_clock_does() {
    let device = Device::new();
    let table = device.table(json!({}));
    device.clock.forward(60_000);
    let table = device.add(&table, 1);
    assert_eq!(table.played_ms, 60_000);
    device.clock.forward(5_000);
    let aside = device.service.pause(table.session, table.revision, KEEPER).unwrap();
    device.clock.forward(4 * 60_000);
    assert_eq!(device.look(table.session).played_ms, 65_000);
    let on = device.add(&aside, 1);
    device.clock.forward(1_000);
    assert_eq!(device.look(table.session).played_ms, 66_000);
    device.clock.forward(-3_600_000);
    assert_eq!(device.look(table.session).played_ms, 65_000);
    let on = device.add(&on, 1);
    assert_eq!(on.played_ms, 65_000);
    device.clock.forward(400 * 86_400_000);
    let on = device.add(&on, 1);
    assert_eq!(on.played_ms, 65_000 + 3_600_000, "a gap counts for an hour at most");
}

#[test]
fn every_moment_can_be_looked_at() {
    let device = Device::new();
    let mut table = device.table(json!({}));
    let mut views = vec![table.view.clone()];
    for n in 0..40 {
        table = device.add(&table, n);
        views.push(table.view.clone());
    }
    for (position, view) in views.iter().enumerate() {
        let then = device.service.view_at(table.session, position as u32, Viewer::Table).unwrap();
        assert_eq!(then.view, *view);
    }
    let beyond = device.service.view_at(table.session, 41, Viewer::Table);
    assert!(matches!(beyond, Err(ServiceError::NotFound("moment"))));
}

#[test]
fn a_draft_survives_a_restart() {
    let device = Device::new();
    let table = device.table(json!({}));
    device.service.save_draft(table.session, Some(String::from("{\"bids\":[3,"))).unwrap();
    let device = device.restart();
    let draft = device.look(table.session).draft;
    assert_eq!(draft.as_deref(), Some("{\"bids\":[3,"));
    let long = "x".repeat(16 * 1_024 + 1);
    device.service.save_draft(table.session, Some(long)).unwrap_err();
    device.service.save_draft(table.session, None).unwrap();
    assert_eq!(device.restart().look(table.session).draft, None);
}

#[test]
fn two_processes_on_one_file_cannot_fork_the_chain() {
    let device = Device::new();
    let other = crate::common::open(device.folder.path(), &device.clock);
    let table = device.table(json!({}));
    let seen = other.table(table.session, Viewer::Table).unwrap();
    assert_eq!(seen, table);
    let on = device.add(&table, 1);
    let command = json!({"do": "add", "n": 2});
    let late = other.play(table.session, seen.revision, KEEPER, &command);
    assert!(matches!(late, Err(ServiceError::Stale { current: 2 })), "{late:?}");
    let fresh = other.table(table.session, Viewer::Table).unwrap();
    assert_eq!(fresh, on);
    let theirs = other.play(table.session, fresh.revision, KEEPER, &command).unwrap();
    assert_eq!(device.look(table.session), theirs);
}

#[test]
fn listeners_are_told_of_every_change() {
    let device = Device::new();
    let changes = device.service.subscribe();
    let table = device.table(json!({}));
    let table = device.add(&table, 1);
    let heard: Vec<Change> = changes.try_iter().collect();
    let session = table.session;
    let at = |revision| Change::Table { session, revision };
    assert_eq!(heard, [Change::Lists, Change::Lists, at(1), at(2)]);
}

#[test]
fn a_step_says_who_asked_for_it() {
    let device = Device::new();
    let table = device.table(json!({}));
    let seat = Actor::Seat(Seat(1));
    let command: Value = json!({"do": "add", "n": 1});
    device.service.play(table.session, table.revision, seat, &command).unwrap();
    let device = device.restart();
    assert_eq!(device.log(table.session)[1].by, seat);
}

#[test]
fn a_table_that_cannot_be_played_is_not_opened() {
    let device = Device::new();
    let people = device.people(&["Ana", "Bruno"]);
    let (ana, open) =
        (people[0], |people, config| device.service.open_table(&new_table(people, config), KEEPER));
    assert!(matches!(open(vec![ana], json!({})), Err(ServiceError::Refused(_))));
    let twice = open(vec![ana, ana], json!({}));
    assert!(matches!(twice, Err(ServiceError::Invalid { code: "person_twice", .. })));
    let stranger = open(vec![ana, uuid::Uuid::now_v7()], json!({}));
    assert!(matches!(stranger, Err(ServiceError::NotFound("person"))));
    assert!(matches!(open(people, json!({"no": 1})), Err(ServiceError::Invalid { .. })));
    let alone = device.service.try_setup(&new_table(vec![ana], json!({}))).unwrap();
    assert_eq!(alone.map(|r| r.rule).as_deref(), Some("TL-3"));
    assert!(device.service.history(None, &HistoryFilter::default()).unwrap().sessions.is_empty());
    assert_eq!(device.service.store().step_count().unwrap(), 0);
}

#[test]
fn open_tables_come_by_pages_each_once_and_the_last_touched_first() {
    let device = Device::new();
    let opened: Vec<Uuid> = (0..70)
        .map(|_| {
            device.clock.forward(1_000);
            device.table(json!({})).session
        })
        .collect();
    let (mut pages, mut found): (Vec<usize>, Vec<Uuid>) = Default::default();
    loop {
        let page = device.service.tables(found.last().copied()).unwrap();
        pages.push(page.len());
        found.extend(page.iter().map(|card| card.session));
        if page.len() < 30 {
            break;
        }
    }
    assert_eq!(pages, [30, 30, 10]);
    assert!(found.iter().eq(opened.iter().rev()));
    assert!(matches!(device.service.tables(Some(Uuid::nil())), Err(ServiceError::NotFound(_))));
}
