//! Hands in a look back: hidden as long as the cards can still be played, open once all is over.

use crate::asking::{ask, get, people};
use api::{App, Caller, ErrorKind, Guest, WireError};
use kernel::Seat;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

struct Evening {
    app: App,
    session: Value,
    _folder: TempDir,
}

impl Evening {
    /// One round of two cards, dealt by the app.
    fn open(knowledge: &str) -> Evening {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::open(folder.path()).ready();
        let people = people(&app, ["Ana", "Bruno"]);
        let mut evening = Evening { app, session: Value::Null, _folder: folder };
        let new = json!({
            "game": "rage", "people": people, "first": 1,
            "knowledge": knowledge, "grain": "card", "config": {"round_plan": [2]},
        });
        evening.session = evening.get("open_table", new)["session"].clone();
        evening
    }

    fn get(&self, name: &str, request: Value) -> Value {
        get(&self.app, name, request)
    }

    /// A person with a device of their own.
    fn guest(&self) -> Caller {
        let session = self.session.as_str().unwrap().parse().unwrap();
        Caller::Guest(Guest { id: Uuid::nil(), session, seat: Some(Seat(1)), pencil: false })
    }

    fn table(&self, seat: Option<u8>) -> Value {
        self.get("table", json!({"session": self.session, "seat": seat}))
    }

    fn change(&self, name: &str) -> Value {
        self.get(name, json!({"session": self.session, "revision": self.table(None)["revision"]}))
    }

    fn play(&self, command: &Value) {
        let revision = self.table(None)["revision"].clone();
        self.get(
            "play",
            json!({"session": self.session, "revision": revision, "command": command}),
        );
    }

    fn bid(&self) {
        for (seat, n) in [(0, 1), (1, 2)] {
            self.play(&json!({"do": "bid", "seat": seat, "n": n}));
        }
    }

    /// Both hands are played, card by card.
    fn play_out(&self) {
        while let Some(seat) = self.table(None)["view"]["turn"].as_u64() {
            let own = self.table(Some(seat as u8));
            let prompts = own["prompts"].as_array().expect("prompts");
            let legal = prompts.iter().find_map(|prompt| prompt["legal"].as_array());
            let card = &legal.expect("the cards that may be played")[0];
            let mut command = json!({"do": "play", "seat": seat, "card": card});
            if card == "WILD" {
                command["colour"] = json!("R");
            }
            self.play(&command);
        }
    }

    fn moment(&self, caller: Caller, hands: bool) -> Result<Value, WireError> {
        let request = json!({"session": self.session, "position": 0, "hands": hands});
        ask(&self.app, caller, "view_at", request)
    }

    fn refuses(&self) {
        for caller in [Caller::Keeper, self.guest()] {
            let refused = self.moment(caller, true).expect_err("the hands are hidden");
            assert_eq!((refused.kind, &*refused.code), (ErrorKind::Invalid, "hands_hidden"));
        }
        assert_eq!(self.moment(Caller::Keeper, false).expect("a moment")["hides"], json!(false));
    }
}

fn hands(moment: &Value) -> Vec<Option<usize>> {
    let seats = moment["view"]["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat["hand"].as_array().map(Vec::len)).collect()
}

#[test]
fn hands_lie_open_once_the_session_is_finished_and_no_sooner() {
    let evening = Evening::open("dealt");
    evening.refuses();
    evening.bid();
    evening.refuses();
    evening.play_out();
    assert_eq!(evening.table(None)["status"], json!("finished"));
    let covered = evening.moment(Caller::Keeper, false).expect("a moment");
    assert_eq!((hands(&covered), &covered["hides"]), (vec![None, None], &json!(true)));
    for caller in [Caller::Keeper, evening.guest()] {
        let open = evening.moment(caller, true).expect("a moment");
        assert_eq!((hands(&open), &open["hides"]), (vec![Some(2), Some(2)], &json!(false)));
    }
    evening.change("undo");
    evening.refuses();
    evening.change("redo");
    assert!(evening.moment(Caller::Keeper, true).is_ok());
}

#[test]
fn what_was_given_up_can_be_taken_up_again_so_its_hands_stay_hidden() {
    let evening = Evening::open("dealt");
    evening.bid();
    evening.change("abandon");
    evening.refuses();
}

#[test]
fn a_table_that_hid_nothing_hides_nothing_afterwards() {
    let evening = Evening::open("observed");
    evening.play(&json!({"do": "turn", "cards": ["R5"], "empty": false}));
    evening.bid();
    let results = [json!({"seat": 0, "tricks": 1}), json!({"seat": 1, "tricks": 1})];
    evening.play(&json!({"do": "book_results", "round": 1, "results": results}));
    assert_eq!(evening.table(None)["status"], json!("finished"));
    assert_eq!(evening.moment(Caller::Keeper, false).expect("a moment")["hides"], json!(false));
}
