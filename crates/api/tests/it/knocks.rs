//! Three words, a knock, and the keeper's tap.

use crate::asking::{ask, get, people};
use crate::network::Quiet;
use api::{App, Caller, ErrorKind, WireError, dispatch};
use serde_json::{Value, json};
use tempfile::TempDir;

struct Door {
    app: App,
    session: Value,
    _folder: TempDir,
}

impl Door {
    fn new() -> Door {
        let folder = tempfile::tempdir().unwrap();
        let app = App::open(folder.path()).ready();
        app.guests().offer(Box::new(Quiet));
        let people = people(&app, ["Ana", "Bea"]);
        let mut door = Door { app, session: Value::Null, _folder: folder };
        let new = json!({"game": "sheet", "people": people, "first": 0,
            "knowledge": "observed", "grain": "round", "config": {}});
        door.session = door.get("open_table", new)["session"].clone();
        door.get("invite", json!({"session": door.session}));
        door
    }

    fn get(&self, name: &str, request: Value) -> Value {
        get(&self.app, name, request)
    }

    fn invitation(&self) -> Value {
        self.get("invitation", json!({"session": self.session}))
    }

    /// As a device types the words that it was read out.
    fn typed(&self, language: &str) -> String {
        self.invitation()["words"][language].as_str().unwrap().replace(' ', "-")
    }

    fn caller(&self, key: &str) -> Option<Caller> {
        self.app.guests().caller(key)
    }

    fn knock(&self) -> String {
        let outside = self.caller(&self.typed("es")).unwrap();
        let knocked = ask(&self.app, outside, "knock", json!({"language": "en"})).unwrap();
        knocked["key"].as_str().unwrap().to_owned()
    }

    fn lobby(&self, key: &str) -> Result<Value, WireError> {
        ask(&self.app, self.caller(key).unwrap(), "lobby", json!({}))
    }
}

#[test]
fn words_knock_and_only_the_keeper_lets_in() {
    let door = Door::new();
    assert_eq!(door.caller(&door.typed("es")), door.caller(&door.typed("en")), "in both languages");
    let key = door.knock();
    assert_eq!(door.lobby(&key).unwrap_err().kind, ErrorKind::Forbidden, "it waits");
    let words = door.caller(&door.typed("es")).unwrap();
    let straight = ask(&door.app, words, "join", json!({"seat": 0, "language": "es"}));
    assert_eq!(straight.unwrap_err().kind, ErrorKind::Forbidden, "words let nothing in");

    let waiting = door.invitation()["knocks"].clone();
    assert_eq!(waiting[0]["language"], json!("en"));
    door.get("answer_knock", json!({"knock": waiting[0]["id"], "let_in": true}));
    assert_eq!(door.invitation()["knocks"], json!([]));
    assert_eq!(door.lobby(&key).unwrap()["session"], door.session);
    let inside = door.caller(&key).unwrap();
    let joined = ask(&door.app, inside, "join", json!({"seat": 1, "language": "en"})).unwrap();
    assert!(matches!(door.caller(joined["key"].as_str().unwrap()), Some(Caller::Guest(_))));
}

#[test]
fn a_device_that_is_not_let_in_stays_outside() {
    let door = Door::new();
    let key = door.knock();
    let waiting = door.invitation()["knocks"][0]["id"].clone();
    door.get("answer_knock", json!({"knock": waiting, "let_in": false}));
    assert_eq!(door.caller(&key), None);
    let again = json!({"knock": waiting, "let_in": true}).to_string();
    let gone = dispatch(&door.app, Caller::Keeper, "answer_knock", &again).unwrap_err();
    assert_eq!(gone.kind, ErrorKind::NotFound);

    let keys: Vec<String> = (0..8).map(|_| door.knock()).collect();
    let outside = door.caller(&door.typed("es")).unwrap();
    let full = ask(&door.app, outside, "knock", json!({"language": "es"})).unwrap_err();
    assert_eq!(full.code, "table_full");
    assert_eq!(door.invitation()["knocks"].as_array().map(Vec::len), Some(8));
    let words = door.typed("es");
    door.get("end_invitations", json!({}));
    assert_eq!((door.caller(&keys[0]), door.caller(&words)), (None, None), "the door is closed");
}
