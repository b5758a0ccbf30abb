//! Facts of game files in statistics: as one counts them by hand, after a correction and without an end.

use crate::asking::{get, people};
use api::App;
use serde_json::{Value, json};

/// Two rows of bids, with a fact of every kind.
fn file(id: &str) -> Value {
    json!({
        "format": "tapete-game", "version": 1, "id": id, "revision": 1, "name": id,
        "seats": [2, 4], "wins": "high",
        "rounds": { "count": 2, "values": [ { "id": "cards", "name": "cards", "value": "round" } ] },
        "carry": [ { "id": "row", "name": "Row", "next": "made > 0 ? row + 1 : 0" } ],
        "round": {
            "phases": ["Bids", "Tricks"],
            "fields": [ { "id": "bid", "max": "cards", "name": "Bid" },
                { "id": "won", "phase": 2, "max": "cards", "name": "Won" } ],
            "parts": [ { "id": "made", "name": "Made", "if": "won == bid", "value": "10 + won" } ] },
        "facts": [
            { "id": "bids", "name": { "en": "Bids made", "es": "Apuestas cumplidas" }, "value": "won == bid", "by": "bid" },
            { "id": "share", "name": "Tricks of cards", "value": "won", "of": "cards" },
            { "id": "taken", "name": "Tricks a game", "value": "won" },
            { "id": "again", "name": "Made again", "value": "made > 0", "if": "row > 0" },
            { "id": "behind", "name": "Made from behind", "value": "won == bid", "if": "total < max(each.total)" },
            { "id": "over", "for": "table", "name": "Bid too much", "value": "sum(each.bid) > cards" } ],
        "cases": [ { "round": 1, "bid": [1, 0], "won": [1, 0], "points": [11, 10] } ],
    })
}

fn enter(row: u16, field: &str, numbers: [i64; 2]) -> Value {
    let entry = |seat: usize| json!({ "seat": seat, "values": { field: numbers[seat] } });
    json!({ "do": "enter", "row": row, "entries": [entry(0), entry(1)] })
}

/// A table played to its end: Ana bids 1 and 1 and takes 1 and 2, Bruno bids 0 and 1 and takes nothing.
fn play(app: &App, people: &[Value], file: &Value) -> Value {
    let open = json!({
        "game": "sheet", "people": people, "knowledge": "observed", "grain": "round",
        "config": { "game": file },
    });
    let mut table = get(app, "open_table", &open);
    for command in [
        enter(1, "bid", [1, 0]),
        enter(1, "won", [1, 0]),
        enter(2, "bid", [1, 1]),
        enter(2, "won", [2, 0]),
    ] {
        let step = json!({ "session": table["session"], "revision": table["revision"], "command": command });
        table = get(app, "play", &step);
    }
    assert_eq!(table["status"], json!("finished"));
    table
}

/// What a page says: game, key and kind, how much out of how many.
fn said(answer: &Value) -> Vec<(String, i64, i64)> {
    let one = |stat: &Value| {
        let text = |name: &str| stat[name].as_str().unwrap().to_owned();
        let named = format!("{} {} {}", text("game"), text("key"), text("dim"));
        let number = |name: &str| stat[name].as_i64().unwrap();
        (named.trim().to_owned(), number("value"), number("of"))
    };
    answer["stats"].as_array().unwrap().iter().map(one).collect()
}

#[test]
fn facts_are_what_one_counts_by_hand_and_follow_corrections_and_undo() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let people = people(&app, ["Ana", "Bruno"]);
    let table = play(&app, &people, &file("few"));
    let game = || get(&app, "game_statistics", json!({ "game": "sheet/few" }));
    let facts = |all: &[(&str, i64, i64)]| -> Vec<(String, i64, i64)> {
        all.iter().map(|(key, value, of)| (format!("sheet/few {key}"), *value, *of)).collect()
    };
    let first = facts(&[
        ("again", 0, 2),
        ("behind", 0, 1),
        ("bids 0", 1, 1),
        ("bids 1", 1, 3),
        ("over", 0, 2),
        ("share", 3, 6),
        ("taken", 3, 2),
    ]);
    assert_eq!(said(&game()), first);
    let name = &game()["stats"][2]["name"];
    let bids = json!({ "said": { "en": "Bids made", "es": "Apuestas cumplidas" }, "share": true });
    assert_eq!(*name, bids);
    let own = get(&app, "person_statistics", json!({ "person": people[1], "scope": {} }));
    let bruno = [
        ("again", 0, 1),
        ("behind", 0, 1),
        ("bids 0", 1, 1),
        ("bids 1", 0, 1),
        ("share", 0, 3),
        ("taken", 0, 1),
    ];
    assert_eq!(said(&own), facts(&bruno));
    let review = get(&app, "review", json!({ "session": table["session"] }));
    assert_eq!(review["stats"][0]["name"], bids);

    // Bruno took one in the second row after all.
    let amend = json!({ "session": table["session"], "revision": table["revision"],
        "corrections": [ { "position": 4, "command": enter(2, "won", [2, 1]) } ] });
    let amended = get(&app, "amend", &amend);
    let second = facts(&[
        ("again", 1, 2),
        ("behind", 1, 1),
        ("bids 0", 1, 1),
        ("bids 1", 2, 3),
        ("over", 0, 2),
        ("share", 4, 6),
        ("taken", 4, 2),
    ]);
    assert_eq!(said(&game()), second);
    let step = |revision: &Value| json!({ "session": table["session"], "revision": revision });
    let undone = get(&app, "undo", step(&amended["revision"]));
    assert_eq!(said(&game()), first);
    let undone = get(&app, "undo", step(&undone["revision"]));
    assert_eq!(said(&game()), []);
    get(&app, "redo", step(&undone["revision"]));
    assert_eq!(said(&game()), first);
    let none: [&str; 0] = [];
    assert_eq!(app.service().unwrap().full_integrity_check(&Default::default()).unwrap(), none);
}

#[test]
fn of_games_counted_as_one_only_what_says_the_same_is_added() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path()).ready();
    let people = people(&app, ["Ana", "Bruno"]);
    let mut other = file("other");
    // The same id says another thing, and one is new.
    other["facts"][1] = json!({ "id": "share", "name": "All taken", "value": "won == cards" });
    other["facts"][2]["id"] = json!("tricks");
    play(&app, &people, &file("few"));
    play(&app, &people, &other);
    let kind = |game: &str| json!({ "game": game, "title": "" });
    let (few, other) = (kind("sheet/few"), kind("sheet/other"));
    get(&app, "count_game_as", json!({ "from": other, "into": few }));
    let game = get(&app, "game_statistics", json!({ "game": "sheet/few" }));
    let named = |key: &str| said(&game).into_iter().find(|(name, ..)| name == key);
    let is = |key: &str, value, of| assert_eq!(named(key), Some((key.to_owned(), value, of)));
    is("sheet/few bids 1", 2, 6);
    is("sheet/few share", 3, 6);
    is("sheet/other share", 2, 4);
    is("sheet/few taken", 3, 2);
    is("sheet/other tricks", 3, 2);
    assert_eq!(named("sheet/other bids 1"), None);
    let none: [&str; 0] = [];
    assert_eq!(app.service().unwrap().full_integrity_check(&Default::default()).unwrap(), none);
    // Apart again.
    get(&app, "count_game_as", json!({ "from": other, "into": other }));
    let game = get(&app, "game_statistics", json!({ "game": "sheet/few" }));
    assert_eq!(said(&game).len(), 7);
    assert!(said(&game).contains(&("sheet/few bids 1".to_owned(), 1, 3)));
}
