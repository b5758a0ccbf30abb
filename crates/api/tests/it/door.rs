//! Dispatch: everything a screen may ask, with Rage on a real folder.

use crate::asking::{ask, get, people};
use api::{
    App, Audience, COMMANDS, Caller, Change, ErrorKind, Guest, Problem, WireError, dispatch,
};
use kernel::Seat;
use serde_json::{Value, json};
use tempfile::TempDir;
use uuid::Uuid;

struct Door {
    app: App,
    _folder: TempDir,
}

impl Door {
    fn new() -> Door {
        let folder = tempfile::tempdir().expect("a folder");
        Door { app: App::open(folder.path()).ready(), _folder: folder }
    }

    fn ask(&self, name: &str, request: Value) -> Result<Value, WireError> {
        ask(&self.app, Caller::Keeper, name, request)
    }

    fn get(&self, name: &str, request: Value) -> Value {
        get(&self.app, name, request)
    }

    fn open(&self) -> Value {
        let people = people(&self.app, ["Ana", "Bruno", "Carla", "Diego"]);
        let new = json!({
            "game": "rage", "people": people, "first": 0,
            "knowledge": "observed", "grain": "round", "config": {},
        });
        self.get("open_table", new)
    }
}

fn bids(round: u16, bids: [i64; 4]) -> Value {
    let bids: Vec<Value> =
        bids.iter().enumerate().map(|(seat, n)| json!({"seat": seat, "n": n})).collect();
    json!({"do": "book_bids", "round": round, "bids": bids})
}

fn results(round: u16, tricks: [i64; 4]) -> Value {
    let results: Vec<Value> =
        tricks.iter().enumerate().map(|(seat, n)| json!({"seat": seat, "tricks": n})).collect();
    json!({"do": "book_results", "round": round, "results": results})
}

#[test]
fn an_evening_of_rage_from_the_first_bid_to_the_history() {
    let door = Door::new();
    let changes = door.app.subscribe();
    let mut table = door.open();
    let session = table["session"].clone();
    let play = |table: &Value, command: Value| {
        let request =
            json!({"session": session, "revision": table["revision"], "command": command});
        door.get("play", request)
    };
    for round in 1..=10 {
        let cards = i64::from(11 - round);
        table = play(&table, bids(round, [cards.min(3), 0, 1, 0]));
        table = play(&table, results(round, [cards, 0, 0, 0]));
    }
    assert_eq!(table["standing"]["over"], json!(true), "{}", table["standing"]);
    assert_eq!(table["status"], json!("finished"));

    let first = json!([{"position": 1, "command": bids(1, [4, 0, 1, 0])}]);
    let tried = door.get("try_amend", json!({"session": session, "corrections": first}));
    assert_eq!(tried["is"], json!("accepted"), "{tried}");
    let request = json!({"session": session, "revision": table["revision"], "corrections": first});
    let amended = door.get("amend", request);
    assert_eq!(amended["standing"], tried["after"]);
    let at = json!({"session": session, "revision": amended["revision"]});
    let back = door.get("undo", at);
    assert_eq!(back["view"], table["view"]);
    let log = door.get("log_page", json!({"session": session}));
    assert_eq!(log["entries"].as_array().map(Vec::len), Some(23));
    assert_eq!(log["entries"][0]["kind"], json!("open"));
    let last =
        door.get("log_page", json!({"session": session, "order": "newest_first", "count": 1}));
    assert_eq!((&last["entries"][0]["seq"], &last["next"]), (&json!(22), &json!(21)));
    let history = door.get("history", json!({}));
    assert_eq!(history["sessions"][0]["session"], session);
    assert_eq!(history["sessions"][0]["made_of"], Value::Null);
    let card = door.get("session", json!({"session": session}));
    assert_eq!(card["made_of"]["people"].as_array().map(Vec::len), Some(4));
    let past = door.get("view_at", json!({"session": session, "position": 3}));
    assert_eq!(past["standing"]["over"], json!(false));
    assert!(changes.try_iter().any(|c| matches!(c, Change::Table { revision: 23, .. })));
}

#[test]
fn a_refusal_carries_its_code_and_its_rule() {
    let door = Door::new();
    let table = door.open();
    let command = bids(1, [99, 0, 0, 0]);
    let request =
        json!({"session": table["session"], "revision": table["revision"], "command": command});
    let refused = door.ask("play", request.clone()).unwrap_err();
    assert_eq!(refused.kind, ErrorKind::Refused);
    assert!(refused.code.starts_with("RG_"), "{refused:?}");
    assert!(refused.rule.is_some_and(|rule| rule.starts_with("RG-")));
    let mut late = request;
    late["revision"] = json!(0);
    let stale = door.ask("play", late).unwrap_err();
    assert_eq!((stale.kind, &stale.params["revision"]), (ErrorKind::Stale, &json!(1)));
}

#[test]
fn every_command_answers_nonsense_with_a_type() {
    let door = Door::new();
    let table = door.open();
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    let nested = format!("{{\"session\":{},\"revision\":1,\"command\":{deep}}}", table["session"]);
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(300_000));
    let junk = [
        "",
        "null",
        "[]",
        "{",
        "\u{0}",
        "1e999",
        "{\"no\":1}",
        "\"\\ud800\"",
        &deep,
        &nested,
        &long,
    ];
    for command in COMMANDS {
        for payload in junk {
            let error = dispatch(&door.app, Caller::Keeper, command.name, payload).unwrap_err();
            assert_eq!(error.kind, ErrorKind::Invalid, "{} {error}", command.name);
        }
    }
    for name in ["", "Play", "play ", "drop", "__proto__"] {
        assert_eq!(door.ask(name, json!({})).unwrap_err().kind, ErrorKind::NotFound);
    }
    let same = door.get("table", json!({"session": table["session"]}));
    assert_eq!(same["view"], table["view"]);
    assert_eq!(same["revision"], table["revision"]);
}

#[test]
fn names_that_cannot_be_taken_say_why() {
    let door = Door::new();
    let refuse = |name: &str, code: &str| {
        let error = door.ask("create_person", json!({"name": name})).unwrap_err();
        assert_eq!((error.kind, error.code.as_str()), (ErrorKind::Invalid, code), "{name:?}");
    };
    refuse(" \u{200b}", "person_name_empty");
    refuse(&"a".repeat(200), "person_name_too_long");
    refuse("\u{202e}ana", "person_name_characters");
    door.get("create_person", json!({"name": "Ana"}));
    refuse("aNA", "person_name_taken");
    door.get("create_person", json!({"name": "أنا 👩🏽‍🦰"}));
}

/// A device of its own at a table.
fn guest(session: &Value, seat: Option<u8>, pencil: bool) -> Caller {
    let session = session.as_str().unwrap().parse().unwrap();
    Caller::Guest(Guest { id: Uuid::nil(), session, seat: seat.map(Seat), pencil })
}

#[test]
fn the_host_says_who_calls() {
    let door = Door::new();
    let table = door.open();
    let session = &table["session"];
    let third = guest(session, Some(2), false);
    let bid = json!({"do": "bid", "seat": 3, "n": 1});
    let request = json!({"session": session, "revision": 1, "command": bid});
    let refused = ask(&door.app, third, "play", request.clone());
    assert!(refused.is_err(), "a guest bids for their own seat only");
    let mut forged = request;
    forged["by"] = json!("keeper");
    let forged = ask(&door.app, third, "play", forged).unwrap_err();
    assert_eq!(forged.kind, ErrorKind::Invalid);
    let other = ask(&door.app, third, "table", json!({"session": session, "seat": 1}));
    assert_eq!(other.unwrap_err().code, "seat_not_lent");
    ask(&door.app, third, "table", json!({"session": session, "seat": 2})).unwrap();
}

#[test]
fn each_command_is_open_to_its_audience_alone() {
    let door = Door::new();
    let (session, other) = (door.open()["session"].clone(), Uuid::max());
    let invited = Caller::Invited(session.as_str().unwrap().parse().unwrap());
    let guests = [
        guest(&session, Some(0), false),
        guest(&session, None, false),
        guest(&session, Some(0), true),
        guest(&session, None, true),
        invited,
        Caller::Outside(session.as_str().unwrap().parse().unwrap()),
    ];
    for caller in guests {
        for command in COMMANDS {
            let of_another = json!({"session": other}).to_string();
            let error = dispatch(&door.app, caller, command.name, &of_another).unwrap_err();
            assert_eq!(error.kind, ErrorKind::Forbidden, "{caller:?} {}", command.name);
        }
    }
    for caller in [Caller::Keeper, Caller::Television].into_iter().chain(guests) {
        for command in COMMANDS {
            let answer = dispatch(&door.app, caller, command.name, "{}");
            let forbidden = answer.is_err_and(|error| error.kind == ErrorKind::Forbidden);
            assert_eq!(
                forbidden,
                caller.audience() < command.audience,
                "{caller:?} {}",
                command.name
            );
        }
    }
    let open_to = |audience| {
        let commands = COMMANDS.iter().filter(move |command| command.audience == audience);
        commands.map(|command| command.name).collect::<Vec<_>>()
    };
    // A command that is added here answers guests: its answer must hold nothing that is the keeper's alone.
    assert_eq!(open_to(Audience::Television), ["games"]);
    assert_eq!(open_to(Audience::Outside), ["knock"]);
    assert_eq!(open_to(Audience::Invited), ["lobby", "join"]);
    let of_a_seat = ["play", "try_play", "undo", "withdraw_proposal", "say_value", "touch"];
    assert_eq!(open_to(Audience::Seat), of_a_seat);
    assert_eq!(
        open_to(Audience::Pencil),
        ["redo", "amend", "try_amend", "pause", "resume", "abandon", "return_pencil", "rolls"]
    );
    assert_eq!(open_to(Audience::Anyone), ["judge", "rules", "table", "view_at", "log_page"]);
}

#[test]
fn where_nothing_can_be_stored_the_app_starts_and_judges() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let app = App::open(&file).ready();
    assert!(matches!(app.problem(), Some(Problem::ReadOnly { .. })));
    let welcome = ask(&app, Caller::Keeper, "welcome", json!({})).unwrap();
    assert_eq!(welcome["problem"]["is"], json!("read_only"));
    let games = ask(&app, Caller::Keeper, "games", json!({})).unwrap();
    assert_eq!(games[0]["id"], json!("rage"));
    let rules = &games::rulebook("rage").expect("Rage is registered").meta().rules;
    for (language, text) in [("es", rules.es), ("en", rules.en)] {
        let asked = json!({"game": "rage", "language": language});
        let told = ask(&app, Caller::Keeper, "rules", asked).is_ok();
        assert_eq!(told, text.contains("**RG-26**"), "{language}");
    }
    let judged = json!({"game": "rage", "question": {"ask": "nonsense"}});
    assert_eq!(ask(&app, Caller::Keeper, "judge", judged).unwrap_err().kind, ErrorKind::Invalid);
    for name in ["people", "tables", "history"] {
        let error = ask(&app, Caller::Keeper, name, json!({})).unwrap_err();
        assert_eq!(error.kind, ErrorKind::Storage, "{name}");
    }
    let changes = app.subscribe();
    while api::run_waiting() {}
    assert!(changes.recv().is_err());
}

#[test]
fn the_welcome_and_the_other_commands_answer() {
    let door = Door::new();
    let welcome = door.get("welcome", json!({}));
    assert_eq!(welcome["problem"], Value::Null);
    let mut settings = welcome["settings"].clone();
    settings["theme"] = json!("dark");
    settings["large_symbols"] = json!(true);
    assert_eq!(door.get("change_settings", settings.clone()), settings);
    assert_eq!(door.get("welcome", json!({}))["settings"], settings);
    assert_eq!(door.get("random_order", json!({"count": 4})).as_array().map(Vec::len), Some(4));
    let table = door.open();
    assert_eq!(door.get("tables", json!({})).as_array().map(Vec::len), Some(1));
    assert_eq!(door.get("people", json!({})).as_array().map(Vec::len), Some(4));
    let draft = json!({"session": table["session"], "draft": "{}"});
    assert_eq!(door.get("save_draft", draft), Value::Null);
    let at = |t: &Value| json!({"session": t["session"], "revision": t["revision"]});
    let aside = door.get("pause", at(&table));
    assert_eq!((&aside["status"], &aside["draft"]), (&json!("paused"), &json!("{}")));
    let given_up = door.get("abandon", at(&aside));
    assert_eq!(given_up["status"], json!("abandoned"));
    assert_eq!(door.get("resume", at(&given_up))["status"], json!("live"));
    let card = door.get("session", json!({"session": table["session"]}));
    let made_of = card["made_of"].clone();
    assert_eq!(door.get("try_setup", made_of), Value::Null);
}

#[test]
fn who_left_for_good_is_not_seated_at_the_next_table() {
    let door = Door::new();
    let sat = people(&door.app, ["Ana", "Bruno", "Carla", "Diego"]);
    for game in ["rage", "cover_your_assets", "sheet"] {
        for (first, leaves, begins) in [(3, 1, Some(2)), (1, 1, None), (0, 3, Some(0))] {
            let new = json!({
                "game": game, "people": sat, "first": first,
                "knowledge": "observed", "grain": "round", "config": {},
            });
            let table = door.get("open_table", new);
            let session = table["session"].clone();
            let leave = json!({
                "session": session, "revision": table["revision"],
                "command": {"do": "leave", "seat": leaves},
            });
            door.get("play", leave);
            let made_of = door.get("session", json!({"session": session}))["made_of"].clone();
            let stay: Vec<_> = sat
                .iter()
                .enumerate()
                .filter(|(seat, _)| *seat != leaves)
                .map(|one| one.1)
                .collect();
            assert_eq!(made_of["people"], json!(stay), "{game}");
            assert_eq!(made_of["first"], json!(begins), "{game}");
            assert_eq!(door.get("try_setup", made_of), Value::Null, "{game}");
        }
    }
}
