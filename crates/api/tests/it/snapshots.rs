//! Snapshots: the scores of a table as a link.

use crate::asking::{ask, get};
use api::{App, Caller, DeepLink, ErrorKind, WireError, dispatch};
use games::packed_link::{pack, unpack};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::path::Path;
use tempfile::TempDir;

const BEGIN: &str = "TAPETE://SNAPSHOT/";

struct Device {
    app: App,
    _folder: TempDir,
}

impl Device {
    fn new() -> Device {
        let folder = tempfile::tempdir().unwrap();
        Device { app: App::open(folder.path()).ready(), _folder: folder }
    }

    fn ask(&self, name: &str, request: Value) -> Result<Value, WireError> {
        ask(&self.app, Caller::Keeper, name, request)
    }

    fn get(&self, name: &str, request: Value) -> Value {
        get(&self.app, name, request)
    }

    /// A table of points for so many, with so many rounds.
    fn table(&self, people: usize, rounds: u16) -> Value {
        let seat =
            |at| self.get("create_person", json!({"name": format!("Ana {at}")}))["id"].clone();
        let people: Vec<Value> = (0..people).map(seat).collect();
        let new = json!({"game": "sheet", "people": people, "first": 0,
            "knowledge": "observed", "grain": "round", "config": {}});
        let mut table = self.get("open_table", new);
        for round in 1..=rounds {
            let entry = |seat: usize| {
                let amount =
                    (u32::from(round) * 100 + seat as u32).wrapping_mul(2_654_435_761) % 9_999_991;
                json!({"seat": seat, "values": {"amount": amount}})
            };
            let entries: Vec<Value> = (0..people.len()).map(entry).collect();
            let command = json!({"do": "enter", "row": round, "entries": entries});
            let asked = json!({"session": table["session"], "revision": table["revision"], "command": command});
            let step = self.get("play", asked);
            for part in ["revision", "standing", "now"] {
                table[part] = step[part].clone();
            }
        }
        table
    }

    fn link(&self, table: &Value) -> Option<String> {
        let taken = self.get("snapshot", json!({"session": table["session"]}));
        Some(taken["link"].as_str()?.to_owned())
    }

    fn read(&self, link: &str) -> Result<Value, WireError> {
        self.ask("read_snapshot", json!({"link": link}))
    }
}

#[test]
fn another_device_sees_the_table_as_it_stood() {
    let (one, other) = (Device::new(), Device::new());
    let table = one.table(3, 4);
    let link = one.link(&table).unwrap();
    for said in [link.clone(), format!(" {}/", link.to_lowercase())] {
        let shown = other.read(&said).unwrap();
        assert_eq!(shown["standing"], table["standing"]);
        let names: Vec<&Value> =
            shown["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
        assert_eq!(names, ["Ana 0", "Ana 1", "Ana 2"]);
        assert!(shown["at"].as_i64() >= table["now"].as_i64());
    }
    other.app.open_link(&link, Path::new("/"));
    let opened = other.get("take_deep_link", json!({}));
    assert_eq!(opened, serde_json::to_value(DeepLink::Snapshot { link }).unwrap());
    assert_eq!(other.get("history", json!({}))["sessions"], json!([]), "nothing is stored");
}

#[test]
fn a_long_table_is_shown_without_its_rounds() {
    let device = Device::new();
    let table = device.table(8, 60);
    let shown = device.read(&device.link(&table).unwrap()).unwrap();
    assert_eq!(shown["standing"]["rounds"], json!([]));
    assert_eq!(shown["standing"]["places"], table["standing"]["places"]);
}

#[test]
fn what_does_not_hold_together_is_refused() {
    let device = Device::new();
    let link = device.link(&device.table(2, 1)).unwrap();
    let whole: Value = serde_json::from_str(&unpack(BEGIN, &link, 10_000).unwrap()).unwrap();
    let bent = |bend: fn(&mut Value)| {
        let mut snapshot = whole.clone();
        bend(&mut snapshot);
        pack(BEGIN, &snapshot.to_string()).unwrap()
    };
    for (link, code) in [
        (link[..link.len() - 9].to_owned(), "snapshot_cut"),
        ("TAPETE://GAME/AAAA".to_owned(), "snapshot_cut"),
        (String::new(), "snapshot_cut"),
        (pack(BEGIN, &"[".repeat(60_000)).unwrap(), "snapshot_cut"),
        (pack(BEGIN, &" ".repeat(70_000)).unwrap(), "snapshot_cut"),
        (bent(|it| it["version"] = json!(2)), "snapshot_newer"),
        (bent(|it| it["game"] = json!("chess")), "snapshot_newer"),
        (bent(|it| it["more"] = json!(1)), "snapshot_cut"),
        (bent(|it| it["seats"] = json!([])), "snapshot_cut"),
        (bent(|it| it["seats"][0]["piece"] = json!(8)), "snapshot_cut"),
        (bent(|it| it["seats"][0]["name"] = json!("a".repeat(101))), "snapshot_cut"),
        (bent(|it| it["standing"]["places"] = json!([])), "snapshot_cut"),
        (bent(|it| it["standing"]["rounds"] = json!([[1]])), "snapshot_cut"),
        (bent(|it| it["standing"]["sides"] = json!([[0, 2]])), "snapshot_cut"),
    ] {
        let error = device.read(&link).unwrap_err();
        assert_eq!((error.kind, error.code.as_str()), (ErrorKind::Invalid, code), "{link}");
    }
}

proptest! {
    #[test]
    fn no_text_in_a_link_is_too_much(text in "\\PC{0,300}", letters in "[A-Z2-7]{0,300}") {
        let device = App::open(Path::new("/dev/null/none"));
        let ask = |link: String| {
            let asked = json!({ "link": link }).to_string();
            dispatch(&device, Caller::Keeper, "read_snapshot", &asked).unwrap_err().kind
        };
        prop_assert_eq!(ask(pack(BEGIN, &text).unwrap()), ErrorKind::Invalid);
        prop_assert_eq!(ask(format!("{BEGIN}{letters}")), ErrorKind::Invalid);
    }
}
