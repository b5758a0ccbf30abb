//! A television for every table, and how long the door stays open.

use crate::asking::{ask, get, people};
use crate::clock::Told;
use crate::network::Quiet;
use api::{App, Caller, ErrorKind, arrive, arrive_television, dispatch, shown_tables};
use serde_json::{Value, json};
use service::Clock;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tempfile::TempDir;

const HOUR: i64 = 60 * 60 * 1_000;

struct Club {
    app: Arc<App>,
    clock: Arc<Told>,
    people: Vec<Value>,
    _folder: TempDir,
}

impl Club {
    fn new() -> Club {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(Told(AtomicI64::new(1_790_000_000_000)));
        let told: Arc<dyn Clock> = Arc::<Told>::clone(&clock);
        let app = Arc::new(App::with(folder.path(), games::GAMES, told).ready());
        app.guests().offer(Box::new(Quiet));
        let people = people(&app, ["Ana", "Bea", "Carla"]).into();
        Club { app, clock, people, _folder: folder }
    }

    fn get(&self, name: &str, request: Value) -> Value {
        get(&self.app, name, request)
    }

    fn open(&self, game: &str, knowledge: &str, grain: &str) -> Value {
        let new = json!({"game": game, "people": self.people, "first": 0,
            "knowledge": knowledge, "grain": grain, "config": {}});
        self.get("open_table", new)["session"].clone()
    }

    fn wait(&self, ms: i64) {
        self.clock.0.fetch_add(ms, Ordering::SeqCst);
    }

    /// The caller with the key at the end of a link.
    fn caller(&self, link: &Value) -> Option<Caller> {
        let (_, key) = link.as_str().unwrap().rsplit_once('=').unwrap();
        self.app.guests().caller(key)
    }
}

#[test]
fn a_television_shows_the_tables_of_the_last_hours_and_nothing_that_is_hidden() {
    let club = Club::new();
    let before = dispatch(&club.app, Caller::Keeper, "television", "{}").unwrap_err();
    assert_eq!(before.code, "no_network", "without a door");
    let old = club.open("rage", "observed", "round");
    club.wait(7 * HOUR);
    let rage = club.open("rage", "dealt", "card");
    club.wait(1_000);
    let rummikub = club.open("rummikub", "dealt", "card");
    club.get("invite", json!({"session": rage}));
    let link = club.get("television", json!({}))["link"].clone();
    assert_eq!(club.caller(&link), Some(Caller::Television));
    assert_eq!(club.get("television", json!({}))["link"], link, "the same for every television");

    let shown = serde_json::to_value(shown_tables(&club.app).unwrap()).unwrap();
    let sessions: Vec<&Value> =
        shown["tables"].as_array().unwrap().iter().map(|table| &table["session"]).collect();
    assert_eq!(sessions, [&rage, &rummikub]);
    assert!(!sessions.contains(&&old), "the last step there was seven hours ago");
    for hidden in ["hand", "rack", "view", "seed", "draft", "config"] {
        assert!(!shown.to_string().contains(&format!("\"{hidden}\":")), "{hidden}: {shown}");
    }
    // A session that is archived is shown no more.
    club.get("archive_session", json!({"session": rummikub, "archived": true}));
    assert_eq!(shown_tables(&club.app).unwrap().tables.len(), 1);

    for name in ["table", "people", "history", "lobby", "join"] {
        let asked = json!({"session": rage}).to_string();
        let error = dispatch(&club.app, Caller::Television, name, &asked).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Forbidden, "{name}");
    }
    club.get("end_invitations", json!({}));
    assert_eq!(club.caller(&link), None, "with the door its key ends");
    assert!(arrive_television(&club.app).is_none());
}

#[test]
fn the_door_closes_ten_minutes_after_the_last_page_was_closed_and_not_before() {
    let club = Club::new();
    let session = club.open("rage", "dealt", "card");
    let invitation = club.get("invite", json!({"session": session}));
    let join = |seat: u8| {
        let asked = json!({"seat": seat, "language": "es"}).to_string();
        let caller = club.caller(&invitation["link"]).unwrap();
        let joined: Value = ask(&club.app, caller, "join", &asked).unwrap();
        match club.app.guests().caller(joined["key"].as_str().unwrap()) {
            Some(Caller::Guest(guest)) => guest,
            other => panic!("{other:?}"),
        }
    };
    let (stays, goes) = (join(0), join(1));
    let page = arrive(&club.app, stays).unwrap();
    // Another device is sent away, which makes another link.
    club.get("dismiss_guest", json!({"guest": goes.id}));
    club.wait(HOUR);
    assert!(!api::stop_when_alone(&club.app), "a guest is there");

    club.get("television", json!({}));
    let television = arrive_television(&club.app).unwrap();
    drop(page);
    club.wait(HOUR);
    assert!(!api::stop_when_alone(&club.app), "a television is on");
    drop(television);
    club.wait(10 * 60 * 1_000 - 1);
    assert!(!api::stop_when_alone(&club.app));
    club.wait(1);
    assert!(api::stop_when_alone(&club.app));
    assert_eq!(club.get("invitation", json!({"session": session})), Value::Null);
}
