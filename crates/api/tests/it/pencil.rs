//! The pencil: a guest records for everybody at their table, until it is taken back.

use crate::asking::{ask, get, people};
use crate::network::Quiet;
use api::{App, Audience, Caller, ErrorKind, WireError};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A table of Rage for three, where guests are invited.
struct Table {
    app: App,
    session: Value,
    _folder: TempDir,
}

/// A device that joined, known by its key.
struct Device<'a> {
    table: &'a Table,
    key: String,
}

impl Table {
    fn of(knowledge: &str) -> Table {
        let folder = tempfile::tempdir().unwrap();
        let app = App::open(folder.path()).ready();
        app.guests().offer(Box::new(Quiet));
        let people = people(&app, ["Ana", "Bea", "Carla"]);
        let mut table = Table { app, session: Value::Null, _folder: folder };
        let new = json!({
            "game": "rage", "people": people, "first": 0,
            "knowledge": knowledge, "grain": "card", "config": {},
        });
        table.session = table.get("open_table", new)["session"].clone();
        table.get("invite", json!({"session": table.session}));
        table
    }

    fn get(&self, name: &str, request: Value) -> Value {
        get(&self.app, name, request)
    }

    fn join(&self, seat: Option<u8>) -> Device<'_> {
        let invited = Caller::Invited(self.session.as_str().unwrap().parse().unwrap());
        let request = json!({"seat": seat, "language": "es"});
        let joined = ask(&self.app, invited, "join", request).unwrap();
        Device { table: self, key: joined["key"].as_str().unwrap().to_owned() }
    }

    fn seen(&self) -> Value {
        self.get("table", json!({"session": self.session}))
    }

    /// The keeper gives the pencil to a device, or takes it back.
    fn give_pencil(&self, device: Option<&Device<'_>>) -> Result<Value, WireError> {
        let guest = device.map(|device| {
            let Caller::Guest(guest) = device.caller() else { panic!("a device that joined") };
            guest.id
        });
        let request = json!({"session": self.session, "guest": guest});
        ask(&self.app, Caller::Keeper, "give_pencil", request)
    }
}

impl Device<'_> {
    fn caller(&self) -> Caller {
        self.table.app.guests().caller(&self.key).unwrap()
    }

    fn has_pencil(&self) -> bool {
        self.caller().audience() == Audience::Pencil
    }

    fn ask(&self, name: &str, mut request: Value) -> Result<Value, WireError> {
        if name != "return_pencil" {
            request["session"] = self.table.session.clone();
        }
        ask(&self.table.app, self.caller(), name, request)
    }

    /// The table, as one seat sees it while the device is lent to it.
    fn table_of(&self, seat: Option<u8>) -> Result<Value, WireError> {
        self.ask("table", json!({"seat": seat}))
    }

    /// Bids for the seat whose turn it is.
    fn bid(&self) -> Result<Value, WireError> {
        let seen = self.table.seen();
        let prompts = seen["prompts"].as_array().unwrap();
        let seat = &prompts.iter().find(|prompt| prompt["ask"] == "bid").unwrap()["seat"];
        let command = json!({"do": "bid", "seat": seat, "n": 1});
        self.ask("play", json!({"revision": seen["revision"], "command": command}))
    }

    /// A command that names only the revision.
    fn change(&self, name: &str) -> Result<Value, WireError> {
        self.ask(name, json!({"revision": self.table.seen()["revision"]}))
    }

    /// Whether the log shows this device the commands that were played.
    fn sees_commands(&self) -> bool {
        let log = self.ask("log_page", json!({})).unwrap();
        log["entries"].as_array().unwrap().iter().any(|entry| !entry["command"].is_null())
    }

    /// Nothing is open to this device but what a person has at a seat of their own.
    fn records_only_its_own(&self) {
        assert!(!self.has_pencil());
        assert_eq!(self.change("redo").unwrap_err().kind, ErrorKind::Forbidden);
        assert_eq!(self.bid().unwrap_err().kind, ErrorKind::Refused, "for another seat");
        assert!(!self.sees_commands());
    }
}

fn hands(table: &Value) -> Vec<bool> {
    table["view"]["seats"].as_array().unwrap().iter().map(|s| s["hand"].is_array()).collect()
}

#[test]
fn at_a_dealt_table_only_a_device_without_a_hand_gets_the_pencil() {
    let table = Table::of("dealt");
    let (seated, watching) = (table.join(Some(1)), table.join(None));
    let refused = table.give_pencil(Some(&seated)).unwrap_err();
    assert_eq!((refused.kind, &*refused.code), (ErrorKind::Invalid, "everybody_writes"));
    assert!(!seated.has_pencil());
    assert_eq!(watching.table_of(Some(0)).unwrap_err().code, "seat_not_lent");
    assert_eq!(watching.bid().unwrap_err().kind, ErrorKind::Forbidden);

    table.give_pencil(Some(&watching)).unwrap();
    assert_eq!(hands(&watching.table_of(None).unwrap()), [false, false, false]);
    for seat in 0..3 {
        let lent = watching.table_of(Some(seat)).unwrap();
        let own: Vec<bool> = (0..3).map(|at| at == seat).collect();
        assert_eq!(hands(&lent), own, "lent to {seat}");
    }
    assert_eq!(hands(&watching.bid().unwrap()), [false, false, false]);
    assert!(watching.sees_commands());
    assert!(!seated.sees_commands());

    table.give_pencil(None).unwrap();
    assert_eq!(watching.table_of(Some(0)).unwrap_err().code, "seat_not_lent");
    assert_eq!(watching.change("undo").unwrap_err().kind, ErrorKind::Forbidden);
    assert!(!watching.sees_commands());
}

#[test]
fn at_an_observed_table_a_seat_with_the_pencil_records_for_the_others() {
    let table = Table::of("observed");
    let device = table.join(Some(2));
    // Bea bids first, at another seat.
    device.records_only_its_own();
    table.give_pencil(Some(&device)).unwrap();
    let bid = device.bid().unwrap();
    assert_eq!(bid["view"]["seats"].as_array().unwrap().len(), 3);
    assert!(device.sees_commands());
    assert_eq!(table.seen()["undo"], device.table_of(None).unwrap()["undo"]);
    let undone = device.change("undo").unwrap();
    assert!(undone["redo"].is_array());
    let redone = device.change("redo").unwrap();
    assert_eq!(redone["view"], bid["view"]);
    for name in ["pause", "resume", "abandon", "resume"] {
        device.change(name).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
    // Their own hand is theirs; the device is lent to no person.
    device.table_of(Some(2)).unwrap();
    assert_eq!(device.table_of(Some(0)).unwrap_err().code, "seat_not_lent");
}

#[test]
fn the_pencil_ends_when_the_keeper_takes_it_back_or_the_guest_returns_it() {
    let table = Table::of("observed");
    let device = table.join(Some(2));
    table.give_pencil(Some(&device)).unwrap();
    table.give_pencil(None).unwrap();
    device.records_only_its_own();
    table.give_pencil(Some(&device)).unwrap();
    device.ask("return_pencil", json!({})).unwrap();
    device.records_only_its_own();
    assert_eq!(device.ask("return_pencil", json!({})).unwrap_err().kind, ErrorKind::Forbidden);
}

#[test]
fn a_table_has_one_pencil() {
    let table = Table::of("observed");
    let (one, two) = (table.join(Some(0)), table.join(Some(2)));
    table.give_pencil(Some(&one)).unwrap();
    table.give_pencil(Some(&two)).unwrap();
    assert_eq!([one.has_pencil(), two.has_pencil()], [false, true]);
    one.records_only_its_own();
    let invitation = table.get("invitation", json!({"session": table.session}));
    let pencils: Vec<&Value> =
        invitation["guests"].as_array().unwrap().iter().map(|guest| &guest["pencil"]).collect();
    assert_eq!(pencils, [false, true]);
    // A device that joins again begins without it.
    let again =
        ask(&table.app, two.caller(), "join", json!({"seat": 1, "language": "es"})).unwrap();
    assert!(table.app.guests().caller(&two.key).is_none());
    let two = Device { table: &table, key: again["key"].as_str().unwrap().to_owned() };
    assert!(!two.has_pencil());
}

#[test]
fn what_a_guest_wanted_to_record_is_dropped_with_the_pencil() {
    let table = Table::of("observed");
    let device = table.join(Some(1));
    table.get("let_keeper_accept", json!({"session": table.session, "accepts": true}));
    device.bid().unwrap();
    let proposals =
        || table.get("invitation", json!({"session": table.session}))["proposals"].clone();
    assert_eq!(proposals().as_array().unwrap().len(), 1);
    table.give_pencil(Some(&device)).unwrap();
    assert_eq!(proposals(), json!([]));
    let revision = table.seen()["revision"].as_u64();
    device.bid().unwrap();
    assert_eq!(table.seen()["revision"].as_u64(), revision.map(|revision| revision + 1));
}

#[test]
fn no_answer_to_a_guest_holds_what_the_keeper_has_half_typed() {
    let table = Table::of("observed");
    let (person, device) = (table.join(Some(1)), table.join(None));
    table.give_pencil(Some(&device)).unwrap();
    table.get("save_draft", json!({"session": table.session, "draft": "{}"}));
    let of_a_person = [person.bid(), person.change("undo"), person.table_of(None)];
    for answer in of_a_person.map(Result::unwrap) {
        assert_eq!([&answer["draft"], &answer["redo"]], [&Value::Null, &Value::Null]);
    }
    let changes = ["redo", "undo", "pause", "resume", "abandon", "resume"];
    let with_pencil = changes.map(|name| device.change(name).unwrap());
    assert!(with_pencil.iter().all(|answer| answer["draft"].is_null()));
    assert_eq!(table.seen()["draft"], "{}");
}
