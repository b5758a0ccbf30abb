//! Those who were invited: by a link that follows the host into another network, to a seat that is theirs from the first
//! moment.

use crate::asking::{ask, get, people};
use crate::clock::Told;
use crate::network::Moving;
use api::{App, Caller, arrive};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};

#[test]
fn in_another_network_the_invitation_is_none_until_guests_are_invited_again() {
    let folder = tempfile::tempdir().unwrap();
    let (app, at) = (App::open(folder.path()).ready(), Arc::new(AtomicU8::new(1)));
    app.guests().offer(Box::new(Moving(Arc::clone(&at))));
    let session = session(&app);
    let of = json!({"session": session});
    let link = |invitation: &Value| invitation["host"].as_str().map(str::to_owned);
    assert_eq!(link(&get(&app, "invite", of.clone())).as_deref(), Some("10.0.0.1:7303"));
    let before = get(&app, "invitation", of.clone())["link"].clone();
    let (_, key) = before.as_str().unwrap().split_once("/#join=").unwrap();
    at.store(2, Ordering::SeqCst);
    assert_eq!(get(&app, "invitation", of.clone()), Value::Null);
    let again = get(&app, "invite", of);
    assert_eq!(link(&again).as_deref(), Some("10.0.0.2:7303"));
    assert!(again["link"].as_str().unwrap().ends_with(key), "who has the link has it still");
}

#[test]
fn a_seat_that_was_just_taken_waits_for_its_page_and_is_given_to_another_when_none_comes() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Arc::new(Told(AtomicI64::new(1_000_000)));
    let app = Arc::new(App::with(folder.path(), games::GAMES, clock.clone()).ready());
    app.guests().offer(Box::new(Moving(Arc::new(AtomicU8::new(1)))));
    let session = session(&app);
    get(&app, "invite", json!({"session": session}));
    let by_link = Caller::Invited(serde_json::from_value(session).unwrap());
    let join = || ask(&app, by_link, "join", json!({"seat": 1, "language": "en"}));
    join().unwrap();
    assert_eq!(join().unwrap_err().code, "seat_taken");
    clock.0.fetch_add(10_000, Ordering::SeqCst);
    let late = join().unwrap();
    // A page that was open and is gone holds nothing.
    let Some(Caller::Guest(guest)) = app.guests().caller(late["key"].as_str().unwrap()) else {
        panic!("a guest");
    };
    drop(arrive(&app, guest));
    join().unwrap();
}

fn session(app: &App) -> Value {
    let new = json!({"game": "sheet", "people": people(app, ["Ana", "Bea"]), "first": 0,
        "knowledge": "observed", "grain": "round", "config": {}});
    get(app, "open_table", new)["session"].clone()
}
