//! The file itself: its schema, its settings, its upgrades, and what happens when the disk says no.

use crate::open::MIGRATIONS;
use crate::{
    Event, Head, NewSession, NewStep, OLDEST_SQLITE, Outcome, PersonRow, PresetRow, Projection,
    SeatRow, Status, StepKind, Store, StoreError,
};
use kernel::{BestIs, Contest};
use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};
use std::path::PathBuf;
use std::sync::LazyLock;
use tempfile::TempDir;
use uuid::Uuid;

mod long;
mod plans;

pub(crate) fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tapete.db");
    (folder, path)
}

fn nobody() -> PersonRow {
    let name = String::new();
    PersonRow { id: Uuid::now_v7(), name, piece: 0, tables: 0, archived: false, also: Vec::new() }
}

pub(crate) fn session(store: &Store) -> (NewSession, Head) {
    let person = PersonRow { id: Uuid::now_v7(), name: "Ana".into(), piece: 0, ..nobody() };
    let key = person.id.to_string();
    store.create_person(&person, &key, 1).unwrap();
    let session = NewSession {
        id: Uuid::now_v7(),
        game: String::from("tally"),
        rules_version: 1,
        setup: String::from("{}"),
        seed: [7; 32],
        started: 10,
        seats: vec![SeatRow { person: person.id, piece: 0 }],
    };
    let head = store.create(&session, &[step(StepKind::Open)], &projection()).unwrap();
    (session, head)
}

pub(crate) fn step(kind: StepKind) -> NewStep {
    let event = |position| Event { position, payload: String::from("{\"is\":\"x\"}") };
    NewStep {
        at: 10,
        by: String::from("\"keeper\""),
        kind,
        command: (kind == StepKind::Play).then(|| String::from("{}")),
        corrections: None,
        events: vec![event(0), event(0), event(1)],
    }
}

pub(crate) fn projection() -> Projection {
    Projection {
        deadline: None,
        status: Status::Live,
        seats: Vec::new(),
        touched: 10,
        played_ms: 0,
        running_since: Some(10),
        standing: String::from("{}"),
        outcomes: Vec::new(),
        faces: Vec::new(),
        ended: 10,
        title: String::new(),
        contest: Contest::Each,
        scoring: BestIs::Highest,
        stats: Vec::new(),
    }
}

#[test]
fn the_migrations_hold() {
    MIGRATIONS.validate().unwrap();
}

#[test]
fn every_connection_is_set_up_and_sqlite_is_new_enough() {
    assert!(rusqlite::version_number() >= OLDEST_SQLITE, "{}", rusqlite::version());
    let (_folder, path) = place();
    for _ in 0..2 {
        let store = Store::open(&path).unwrap();
        let inner = store.lock();
        let number = |pragma| -> i64 {
            inner.connection.pragma_query_value(None, pragma, |row| row.get(0)).unwrap()
        };
        assert_eq!(number("synchronous"), 2);
        assert_eq!(number("foreign_keys"), 1);
        assert_eq!(number("mmap_size"), 0);
        assert!(number("busy_timeout") >= 1_000);
        let mode: String =
            inner.connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
    }
}

#[test]
fn a_step_after_the_log_was_written_back_is_written_over_what_stands_there() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, mut head) = session(&store);
    let length = || std::fs::metadata(path.with_extension("db-wal")).unwrap().len();
    let whole = length();
    for _ in 0..3 {
        store.write_log_back().unwrap();
        head = store.append(session.id, head, &[step(StepKind::Play)], &projection()).unwrap();
        assert_eq!(length(), whole);
    }
    // A log that was cut off grows by each step.
    store.checkpoint().unwrap();
    assert_eq!(length(), 0);
    head = store.append(session.id, head, &[step(StepKind::Play)], &projection()).unwrap();
    assert!((1..whole).contains(&length()));
    drop(store);
    let again = Store::open(&path).unwrap();
    assert_eq!(again.session(session.id).unwrap().head, head);
}

#[test]
fn a_copy_to_check_waits_for_no_disk_and_the_database_does_all_along() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    session(&store);
    let syncs = |store: &Store| -> i64 {
        store.lock().connection.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap()
    };
    let copy = store.copy_to_check().unwrap();
    copy.keep_projections().unwrap();
    copy.store().rebuild().unwrap().finish().unwrap();
    assert_eq!((syncs(copy.store()), syncs(&store)), (0, 2));
    let made = store.change_count().unwrap();
    assert!(store.adopt(copy, made).unwrap());
    store.rebuild().unwrap().finish().unwrap();
    assert_eq!(syncs(&store), 2);
}

#[test]
fn every_table_is_strict() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let loose: i64 = store
        .lock()
        .connection
        .query_row(
            "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(loose, 0);
}

#[test]
fn a_session_is_read_back_as_it_was_recorded() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, head) = session(&store);
    let head = store.append(session.id, head, &[step(StepKind::Play)], &projection()).unwrap();
    drop(store);
    let read = Store::open(&path).unwrap().session(session.id).unwrap();
    assert_eq!((&read.fixed, read.head), (&session, head));
    let kinds: Vec<_> = read.steps.iter().map(|s| (s.seq, s.number, s.what.clone())).collect();
    assert_eq!(kinds, [(0, 1, step(StepKind::Open)), (1, 2, step(StepKind::Play))]);
}

#[test]
fn the_journal_only_grows() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    session(&store);
    let inner = store.lock();
    for sql in ["UPDATE steps SET at = 0", "UPDATE steps SET events = '[]'", "DELETE FROM steps"] {
        let refused = inner.connection.execute(sql, []).unwrap_err();
        assert!(refused.to_string().contains("never"), "{sql}: {refused}");
    }
}

#[test]
fn projections_follow_the_step_that_makes_them() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, head) = session(&store);
    let outcome = Outcome { points: 3, place: 1, won: true, side: 0 };
    let over = Projection {
        status: Status::Finished,
        seats: session.seats.clone(),
        standing: String::from(r#"{"rounds":[[4],[-1]]}"#),
        outcomes: vec![outcome],
        faces: Vec::new(),
        ..projection()
    };
    let rows = || -> (Vec<Vec<i32>>, i64) {
        let rounds = store.export_session(session.id).unwrap().rounds;
        let inner = store.lock();
        let results = inner
            .connection
            .query_row("SELECT count(*) FROM results WHERE won = 1", [], |row| row.get(0))
            .unwrap();
        (rounds, results)
    };
    store.save_draft(session.id, Some("half")).unwrap();
    let head = store.append(session.id, head, &[step(StepKind::Play)], &over).unwrap();
    assert_eq!(rows(), (vec![vec![4], vec![-1]], 1));
    assert_eq!(store.session(session.id).unwrap().draft, None);
    let fewer = Projection { standing: String::from(r#"{"rounds":[[4]]}"#), ..projection() };
    store.append(session.id, head, &[step(StepKind::Undo)], &fewer).unwrap();
    assert_eq!(rows(), (vec![vec![4]], 0));
}

#[test]
fn a_connection_that_saw_an_older_head_is_refused() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, head) = session(&store);
    store.append(session.id, head, &[step(StepKind::Play)], &projection()).unwrap();
    let late = store.append(session.id, head, &[step(StepKind::Play)], &projection());
    assert!(matches!(late, Err(StoreError::Stale { revision: 2 })), "{late:?}");
    assert_eq!(store.step_count().unwrap(), 2);
}

#[test]
fn a_full_disk_is_said_and_loses_nothing() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, mut head) = session(&store);
    let pages: i64 = {
        let inner = store.lock();
        inner.connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap()
    };
    let limit = |pages: i64| {
        let inner = store.lock();
        inner.connection.pragma_update(None, "max_page_count", pages).unwrap();
    };
    limit(pages + 3);
    let mut recorded = 1;
    let full = loop {
        match store.append(session.id, head, &[step(StepKind::Play)], &projection()) {
            Ok(next) => (head, recorded) = (next, recorded + 1),
            Err(error) => break error,
        }
    };
    assert!(full.to_string().contains("full"), "{full}");
    assert_eq!(store.step_count().unwrap(), recorded);
    assert!(store.faults().unwrap().is_empty());
    limit(1_000_000);
    store.append(session.id, head, &[step(StepKind::Play)], &projection()).unwrap();
    assert!(store.faults().unwrap().is_empty());
}

#[test]
fn a_locked_file_is_said_and_left_alone() {
    let (folder, path) = place();
    drop(Store::open(&path).unwrap());
    let other = Connection::open(&path).unwrap();
    other.pragma_update(None, "locking_mode", "exclusive").unwrap();
    other.execute_batch("BEGIN EXCLUSIVE; UPDATE database_state SET steps = 0;").unwrap();
    let locked = Store::open(&path).err().unwrap();
    assert!(matches!(locked, StoreError::Sqlite(_)), "{locked}");
    let names = std::fs::read_dir(folder.path()).unwrap();
    assert!(
        names.map(|e| e.unwrap().file_name()).all(|n| !n.to_string_lossy().contains("damaged"))
    );
}

/// Every step of the schema.
const RELEASED: [&str; 15] = [
    include_str!("../../../migrations/01-the-table/up.sql"),
    include_str!("../../../migrations/02-presets/up.sql"),
    include_str!("../../../migrations/03-the-evening-remembered/up.sql"),
    include_str!("../../../migrations/04-other-devices/up.sql"),
    include_str!("../../../migrations/05-the-dice/up.sql"),
    include_str!("../../../migrations/06-the-sums/up.sql"),
    include_str!("../../../migrations/07-the-groups/up.sql"),
    include_str!("../../../migrations/08-plain-names/up.sql"),
    include_str!("../../../migrations/09-who-sits-where/up.sql"),
    include_str!("../../../migrations/10-scopes/up.sql"),
    include_str!("../../../migrations/11-deadlines/up.sql"),
    include_str!("../../../migrations/12-edits/up.sql"),
    include_str!("../../../migrations/13-games/up.sql"),
    include_str!("../../../migrations/14-packed-rows/up.sql"),
    include_str!("../../../migrations/15-fewer-rows/up.sql"),
];
/// Today's schema and one more step, as the next release may bring it.
static TOMORROW: LazyLock<Migrations<'static>> = LazyLock::new(|| {
    let mut steps: Vec<M<'static>> = RELEASED.iter().map(|sql| M::up(sql)).collect();
    steps.push(M::up("CREATE TABLE more (x INTEGER) STRICT;"));
    Migrations::new(steps)
});

fn preset(name: &str) -> PresetRow {
    PresetRow {
        id: Uuid::now_v7(),
        game: String::from("tally"),
        name: name.to_owned(),
        config: String::from("{}"),
        created: 7,
    }
}

#[test]
fn deleted_house_rules_leave_their_name_free_and_come_back() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (ours, theirs) = (preset("Ours"), preset("OURS"));
    store.create_preset(&ours, "ours").unwrap();
    assert_eq!(store.preset(ours.id).unwrap(), ours);
    assert!(matches!(store.create_preset(&theirs, "ours"), Err(StoreError::NameTaken)));
    let elsewhere = PresetRow { game: String::from("chess"), ..preset("Ours") };
    store.create_preset(&elsewhere, "ours").unwrap();
    for _ in 0..2 {
        store.delete_preset(ours.id, Some(9)).unwrap();
    }
    assert_eq!(store.presets("tally").unwrap(), []);
    assert!(matches!(store.preset(ours.id), Err(StoreError::NotFound("preset"))));
    let changed = store.change_preset(ours.id, "Mine", "mine", "{}");
    assert!(matches!(changed, Err(StoreError::NotFound("preset"))));
    store.create_preset(&theirs, "ours").unwrap();
    assert!(matches!(store.delete_preset(ours.id, None), Err(StoreError::NameTaken)));
    store.change_preset(theirs.id, "Theirs", "theirs", "[1]").unwrap();
    for _ in 0..2 {
        store.delete_preset(ours.id, None).unwrap();
    }
    drop(store);
    let listed = Store::open(&path).unwrap().presets("tally").unwrap();
    let names: Vec<_> = listed.iter().map(|p| (p.name.as_str(), p.config.as_str())).collect();
    assert_eq!(names, [("Ours", "{}"), ("Theirs", "[1]")]);
}

#[test]
fn an_upgrade_makes_a_copy_first_and_today_refuses_tomorrow() {
    let (_folder, path) = place();
    let store = Store::open(&path).unwrap();
    let (session, _) = session(&store);
    drop(store);
    let upgraded = Store::open_with(&path, &TOMORROW).unwrap();
    assert_eq!(upgraded.session(session.id).unwrap().fixed, session);
    drop(upgraded);
    drop(Store::open_with(&path, &TOMORROW).unwrap());
    let copies = crate::backups_of(&path).unwrap();
    assert_eq!(copies.len(), 1, "an upgrade happens once");
    assert_eq!(copies[0].occasion, crate::BackupOccasion::Update);
    let before = std::fs::read(&path).unwrap();
    let newer = Store::open(&path).err().unwrap();
    assert!(matches!(newer, StoreError::Newer { found: 16, known: 15 }), "{newer}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let copy = Store::open(&path.with_file_name("backups").join(&copies[0].name)).unwrap();
    assert_eq!(copy.session(session.id).unwrap().fixed, session);
}

#[test]
fn a_newer_version_that_only_the_log_knows_is_refused_untouched() {
    let (_folder, path) = place();
    drop(Store::open(&path).unwrap());
    let other = Connection::open(&path).unwrap();
    // A host whose connections share no memory opens it no other way.
    other.pragma_update(None, "locking_mode", "exclusive").unwrap();
    other.pragma_update(None, "user_version", 16).unwrap();
    let log = path.with_extension("db-wal");
    let before = (std::fs::read(&path).unwrap(), std::fs::read(&log).unwrap());
    // A second process that does not clean up behind itself, as after a power cut.
    let kept = tempfile::tempdir().unwrap();
    let copy = kept.path().join("tapete.db");
    std::fs::write(&copy, &before.0).unwrap();
    std::fs::write(copy.with_extension("db-wal"), &before.1).unwrap();
    drop(other);
    let newer = Store::open(&copy).err().unwrap();
    assert!(matches!(newer, StoreError::Newer { found: 16, .. }), "{newer}");
    let after = std::fs::read(&copy).unwrap();
    assert_eq!((after, std::fs::read(copy.with_extension("db-wal")).unwrap()), before);
}
