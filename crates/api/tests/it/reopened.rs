//! A host that is started again in the middle of an evening: the same devices are let in, and no others.

use crate::asking::{ask, get, people};
use crate::clock::Told;
use api::{App, Caller, Guest, Interface, Network, arrive, dispatch, note_open, reopen};
use kernel::Seat;
use serde_json::{Value, json};
use service::Clock;
use std::io;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const MINUTE: i64 = 60 * 1_000;

/// A network with this address, where a port is taken by another program.
struct Home {
    address: Ipv4Addr,
    taken: Option<u16>,
}

impl Network for Home {
    fn interfaces(&self) -> Vec<Interface> {
        vec![Interface { name: "wlan0".to_owned(), address: self.address }]
    }

    fn open(&self, address: Ipv4Addr, port: Option<u16>) -> io::Result<SocketAddrV4> {
        match port {
            Some(port) if self.taken == Some(port) => Err(io::ErrorKind::AddrInUse.into()),
            port => Ok(SocketAddrV4::new(address, port.unwrap_or(7303))),
        }
    }

    fn close(&self) {}
}

const HOME: Home = Home { address: Ipv4Addr::new(192, 168, 1, 40), taken: None };

/// What the devices of an evening hold.
struct Evening {
    session: Value,
    link: String,
    words: String,
    television: String,
    bea: (String, Guest),
    sent_away: String,
}

fn start(folder: &Path, clock: &Arc<Told>, network: Home) -> Arc<App> {
    start_at(folder, Arc::<Told>::clone(clock), network)
}

fn start_at(folder: &Path, clock: Arc<dyn Clock>, network: Home) -> Arc<App> {
    let app = Arc::new(App::with(folder, games::GAMES, clock).ready());
    app.guests().offer(Box::new(network));
    reopen(&app);
    app
}

fn key(link: &Value) -> String {
    let (_, key) = link["link"].as_str().unwrap().split_once('=').unwrap();
    key.to_owned()
}

/// A table with Bea, who has the pencil, and one who was sent away.
fn evening(app: &App) -> Evening {
    let get = |name: &str, request: Value| get(app, name, request);
    let people = people(app, ["Ana", "Bea"]);
    let session = get(
        "open_table",
        json!({"game": "sheet", "people": people, "first": 0,
            "knowledge": "observed", "grain": "round", "config": {}}),
    )["session"]
        .clone();
    let table = json!({"session": session});
    let invited = app.guests().caller(&key(&get("invite", table.clone()))).unwrap();
    let join = |seat: Value| {
        let joined = ask(app, invited, "join", json!({"seat": seat, "language": "es"})).unwrap();
        let key = joined["key"].as_str().unwrap().to_owned();
        let Some(Caller::Guest(guest)) = app.guests().caller(&key) else { panic!("{joined}") };
        (key, guest)
    };
    let (bea, away) = (join(json!(1)), join(Value::Null));
    get("dismiss_guest", json!({"guest": away.1.id}));
    get("give_pencil", json!({"session": session, "guest": bea.1.id}));
    get("let_keeper_accept", json!({"session": session, "accepts": true}));
    let television = key(&get("television", json!({})));
    let invitation = get("invitation", table);
    Evening {
        link: key(&invitation),
        words: invitation["words"]["es"].as_str().unwrap().replace(' ', "-"),
        session,
        television,
        bea,
        sent_away: away.0,
    }
}

fn clock() -> Arc<Told> {
    Arc::new(Told(AtomicI64::new(1_790_000_000_000)))
}

#[test]
fn a_host_that_is_started_again_soon_lets_the_same_devices_in() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), clock());
    let evening = evening(&start(folder.path(), &clock, HOME));
    clock.0.fetch_add(9 * MINUTE, Ordering::SeqCst);
    let app = start(folder.path(), &clock, HOME);
    let (session, guests) = (evening.session.as_str().unwrap().parse().unwrap(), app.guests());
    let guest = Guest { pencil: true, ..evening.bea.1 };
    assert_eq!(guests.caller(&evening.bea.0), Some(Caller::Guest(guest)), "her seat, the pencil");
    assert_eq!(guest.seat, Some(Seat(1)));
    assert_eq!(guests.caller(&evening.link), Some(Caller::Invited(session)));
    assert_eq!(guests.caller(&evening.words), Some(Caller::Outside(session)));
    assert_eq!(guests.caller(&evening.television), Some(Caller::Television));
    assert_eq!(guests.caller(&evening.sent_away), None, "who was sent away stays away");
    let invitation = get(&app, "invitation", json!({"session": session}));
    assert_eq!(invitation["host"], "192.168.1.40:7303");
    assert_eq!(invitation["keeper_accepts"], true);
    assert_eq!(invitation["guests"][0]["language"], "es");
    assert_eq!(invitation["guests"][0]["here"], false, "until her page comes");
    // Nobody comes: ten minutes later it stops listening, and the next start does not begin again.
    clock.0.fetch_add(10 * MINUTE, Ordering::SeqCst);
    assert!(api::stop_when_alone(&app));
    drop(app);
    let app = start(folder.path(), &clock, HOME);
    assert_eq!(app.guests().caller(&evening.bea.0), None);
}

#[test]
fn an_evening_that_goes_on_for_hours_is_as_fresh_as_at_its_beginning() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), clock());
    let app = start(folder.path(), &clock, HOME);
    let evening = evening(&app);
    let here = arrive(&app, evening.bea.1);
    for _ in 0..5 {
        clock.0.fetch_add(60 * MINUTE, Ordering::SeqCst);
        assert!(!api::stop_when_alone(&app));
        note_open(&app);
    }
    // A process that is killed says nothing of who was there.
    std::mem::forget(here);
    clock.0.fetch_add(MINUTE, Ordering::SeqCst);
    let app = start(folder.path(), &clock, HOME);
    assert!(app.guests().caller(&evening.bea.0).is_some());
}

/// A clock that tells when it is looked at.
#[cfg(target_os = "linux")]
struct Looked(std::sync::Mutex<Option<std::sync::mpsc::Sender<()>>>);

#[cfg(target_os = "linux")]
impl Clock for Looked {
    fn now(&self) -> kernel::Timestamp {
        if let Some(told) = &*self.0.lock().unwrap() {
            told.send(()).unwrap();
        }
        kernel::Timestamp(1_790_000_000_000)
    }
}

#[cfg(target_os = "linux")]
#[test]
fn while_the_note_is_written_everybody_else_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Arc::new(Looked(std::sync::Mutex::new(None)));
    let told: Arc<dyn Clock> = Arc::<Looked>::clone(&clock);
    let app = start_at(folder.path(), told, HOME);
    let evening = evening(&app);
    // A pipe lies where the note is written: who writes it waits until somebody reads.
    let part = folder.path().join("guests.json.part");
    assert!(std::process::Command::new("mkfifo").arg(&part).status().unwrap().success());
    let (sender, looked) = std::sync::mpsc::channel();
    *clock.0.lock().unwrap() = Some(sender);
    let (told, answers) = std::sync::mpsc::channel();
    let (app, bea) = (&app, &evening.bea.0);
    std::thread::scope(|scope| {
        scope.spawn(|| note_open(app));
        looked.recv().unwrap();
        scope.spawn(move || told.send(app.guests().caller(bea)).unwrap());
        let answer = answers.recv_timeout(std::time::Duration::from_secs(5));
        let note = std::fs::read_to_string(&part).unwrap();
        assert!(matches!(answer, Ok(Some(Caller::Guest(_)))), "{answer:?}");
        assert!(note.contains(bea), "{note}");
    });
}

#[test]
fn it_stays_closed_where_that_is_safer() {
    let noted = |folder: &Path| folder.join("guests.json");
    type Case = (&'static str, i64, Home, fn(&App, &Path));
    let cases: [Case; 5] = [
        ("ten minutes later", 10, HOME, |_, _| ()),
        ("the keeper closed it", 1, HOME, |app, _| {
            let _ = dispatch(app, Caller::Keeper, "end_invitations", "{}");
        }),
        (
            "another network",
            1,
            Home { address: Ipv4Addr::new(10, 0, 0, 7), taken: None },
            |_, _| (),
        ),
        ("another program listens there", 1, Home { taken: Some(7303), ..HOME }, |_, _| ()),
        ("the file is damaged", 1, HOME, |_, path| std::fs::write(path, b"{\"at\":").unwrap()),
    ];
    for (what, minutes, network, happens) in cases {
        let (folder, clock) = (tempfile::tempdir().unwrap(), clock());
        let app = start(folder.path(), &clock, HOME);
        let evening = evening(&app);
        happens(&app, &noted(folder.path()));
        drop(app);
        clock.0.fetch_add(minutes * MINUTE, Ordering::SeqCst);
        let app = start(folder.path(), &clock, network);
        assert_eq!(app.guests().caller(&evening.bea.0), None, "{what}");
        assert_eq!(app.guests().caller(&evening.link), None, "{what}");
        let invited = get(&app, "invite", json!({"session": evening.session}));
        assert_ne!(key(&invited), evening.link, "{what}: everybody scans a new code");
    }
}
