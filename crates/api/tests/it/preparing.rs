//! An app that is opened after an update, while its projections are rebuilt.

use crate::asking::{ask, get};
use api::{App, Caller, Change, ErrorKind, JobKind};
use games::GAMES;
use kernel::{Actor, Grain, Knowledge, Options};
use serde_json::{Value, json};
use service::{Language, NewTable, SessionService, Settings, Store, SystemClock, database_in};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use uuid::Uuid;

/// What an older version left behind: a table, Spanish, and lists that have to be built again.
fn older(folder: &Path) -> Uuid {
    let service = device(folder);
    let settings = Settings { language: Language::Es, ..service.settings().unwrap() };
    service.change_settings(settings).unwrap();
    let people = ["Ana", "Bruno"].map(|name| service.create_person(name, None).unwrap().id);
    let new = NewTable {
        game: "rage".to_owned(),
        people: people.to_vec(),
        first: None,
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        config: Options::new(),
    };
    service.open_table(&new, Actor::Keeper).unwrap().session
}

fn device(folder: &Path) -> SessionService<SystemClock> {
    SessionService::new(Store::open(&database_in(folder)).unwrap(), GAMES, SystemClock::new())
}

/// Another process that is in the middle of building everything again.
struct Other {
    go: Option<Sender<()>>,
    ended: JoinHandle<bool>,
}

impl Other {
    fn at_it(folder: &Path) -> Other {
        let service = device(folder);
        let (begun, is_at_it) = channel();
        let (go, told): (Sender<()>, Receiver<()>) = channel();
        let ended = std::thread::spawn(move || {
            let step = |_, _| {
                let _ = begun.send(());
                told.recv().is_ok()
            };
            service.rebuild(&mut { step }).is_ok()
        });
        is_at_it.recv().unwrap();
        Other { go: Some(go), ended }
    }

    /// Goes on to the end.
    fn end(mut self) {
        self.go.take().unwrap().send(()).unwrap();
        assert!(self.ended.join().unwrap());
    }

    /// Is closed half-way.
    fn die(mut self) {
        drop(self.go.take());
        assert!(!self.ended.join().unwrap());
    }
}

fn is_whole(app: &App, session: Uuid) {
    let welcome = get(app, "welcome", json!({}));
    assert_eq!((&welcome["preparing"], &welcome["problem"]), (&Value::Null, &Value::Null));
    assert_eq!(get(app, "history", json!({}))["sessions"][0]["session"], json!(session));
    let store = app.service().unwrap().store();
    assert!(store.projected().unwrap());
    assert_eq!(store.faults().unwrap(), []);
}

#[test]
fn what_takes_no_while_is_done_before_the_first_command() {
    let folder = tempfile::tempdir().unwrap();
    let session = older(folder.path());
    is_whole(&App::open(folder.path()).ready(), session);
}

#[test]
fn until_everything_is_in_order_the_app_says_so_and_then_does_what_was_asked() {
    let folder = tempfile::tempdir().unwrap();
    let session = older(folder.path());
    let other = Other::at_it(folder.path());
    let app = App::open(folder.path());
    assert_eq!(app.preparing().unwrap().kind, JobKind::Prepare);
    app.run_background();
    let changes = app.subscribe();

    let welcome = get(&app, "welcome", json!({}));
    assert_eq!(welcome["preparing"]["kind"], "prepare");
    assert_eq!(
        (&welcome["settings"]["language"], &welcome["problem"]),
        (&json!("es"), &json!(null))
    );
    assert_eq!(get(&app, "job", json!({}))["outcome"], Value::Null);
    assert_eq!(
        get(&app, "games", json!({})).as_array().unwrap().len(),
        GAMES.iter().filter(|game| games::is_offered(**game)).count()
    );
    // It cannot be stopped.
    get(&app, "stop_job", json!({}));
    for (name, request) in [
        ("people", json!({})),
        ("tables", json!({})),
        ("history", json!({})),
        ("statistics", json!({})),
        ("create_person", json!({"name": "Carla"})),
        ("change_settings", welcome["settings"].clone()),
        ("table", json!({"session": session})),
        ("random_order", json!({"count": 2})),
        ("create_backup", json!({})),
        ("erase_all", json!({"confirmation": "erase everything"})),
        ("check_integrity", json!({})),
        ("upload_part", json!({"size": 2, "text": "{}"})),
    ] {
        let refused = ask(&app, Caller::Keeper, name, request).unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Preparing, "{name}: {refused}");
    }

    let link = format!("tapete://session/{session}");
    std::thread::scope(|scope| {
        let asked = scope.spawn(|| app.open_link(&link, Path::new("")));
        other.end();
        asked.join().unwrap();
    });
    assert_eq!(
        get(&app, "take_deep_link", json!({})),
        json!({"is": "session", "session": session})
    );
    assert_eq!(changes.recv().unwrap(), Change::Lists);
    get(&app, "create_person", json!({"name": "Carla"}));
    assert_eq!(changes.recv().unwrap(), Change::Lists);
    is_whole(&app, session);
}

#[test]
fn where_another_process_ends_half_way_this_one_does_it() {
    let folder = tempfile::tempdir().unwrap();
    let session = older(folder.path());
    let other = Other::at_it(folder.path());
    let app = App::open(folder.path());
    assert!(app.preparing().is_some());
    other.die();
    is_whole(&app.ready(), session);
}
