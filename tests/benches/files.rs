//! A game from a file: a step beside one of Rage, the largest file read, and a long table folded again. Prints one line
//! of JSON.

use api::{App, Caller, dispatch};
use games::sheet::examine::examine;
use games::sheet::file;
use kernel::{Actor, Chance, Ctx, Grain, Knowledge, Options, Seed, Setup, Table, Timestamp};
use mimalloc::MiMalloc;
use serde_json::{Value, json};
use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

// As in the programs.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// How many evenings the steps are taken of.
const TABLES: usize = 15;
const ROUNDS: usize = 10;
/// How often a figure without a disk is taken; the median counts.
const TIMES: usize = 15;
const ROWS: usize = 200;

fn main() {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let app = App::open(&folder).ready();
    let people: Vec<Value> = (0..10)
        .map(|n| ask(&app, "create_person", &json!({"name": format!("P{n}")}))["id"].clone())
        .collect();
    let (mut rage, mut file) = (Vec::new(), Vec::new());
    for _ in 0..TABLES {
        // One after the other, so that both meet the same disk and the same load.
        rage.extend(evening(&app, "rage", json!({}), &people[..4], rage_round));
        file.extend(evening(&app, "sheet", json!({"game": skull_king()}), &people, sheet_round));
    }
    let corrected = correction(&app);
    drop(app);
    let _ = std::fs::remove_dir_all(&folder);
    let largest = largest();
    let read = times(|| {
        let read = examine(black_box(&largest));
        assert!(read.faults.is_empty(), "{:?}", read.faults);
    });
    println!(
        "{}",
        json!({"rage": middle(rage), "step": middle(file), "read": read, "bytes": largest.len(),
               "refold": refold(), "corrected": corrected})
    );
}

/// An evening; how many microseconds each step of its tenth round took.
fn evening(
    app: &App,
    game: &str,
    config: Value,
    people: &[Value],
    round: fn(usize, usize) -> [Value; 2],
) -> Vec<u64> {
    let new = json!({"game": game, "people": people, "first": 0, "knowledge": "observed",
                     "grain": "round", "config": config});
    let mut table = ask(app, "open_table", &new);
    let mut micros = Vec::new();
    for number in 1..=ROUNDS {
        for command in round(number, people.len()) {
            let play = json!({"session": table["session"], "revision": table["revision"],
                              "command": command});
            let began = Instant::now();
            table = ask(app, "play", &play);
            if number == ROUNDS {
                micros.push(began.elapsed().as_micros() as u64);
            }
        }
    }
    micros
}

/// The first person takes every trick, as they said they would.
fn taken(cards: usize, people: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..people).map(move |seat| (seat, if seat == 0 { cards } else { 0 }))
}

fn rage_round(round: usize, people: usize) -> [Value; 2] {
    let cards = ROUNDS + 1 - round;
    let bids: Vec<_> =
        taken(cards, people).map(|(seat, n)| json!({"seat": seat, "n": n})).collect();
    let results: Vec<_> =
        taken(cards, people).map(|(seat, n)| json!({"seat": seat, "tricks": n})).collect();
    [
        json!({"do": "book_bids", "round": round, "bids": bids}),
        json!({"do": "book_results", "round": round, "results": results}),
    ]
}

fn sheet_round(round: usize, people: usize) -> [Value; 2] {
    let cards = round.min(70 / people);
    ["bid", "won"].map(|field| {
        let entries: Vec<_> = taken(cards, people)
            .map(|(seat, n)| json!({"seat": seat, "values": {field: n}}))
            .collect();
        json!({"do": "enter", "row": round, "entries": entries})
    })
}

/// Skull King for ten.
fn skull_king() -> Value {
    let mut file = serde_json::to_value(games::sheet::shelf::of_id("skull_king")).expect("a file");
    file["id"] = json!("ten");
    file["seats"] = json!([2, 10]);
    file
}

/// A file of 64 KiB: as many fields, parts and cases as there may be, and rules up to its bound.
fn largest() -> String {
    let fields: Vec<Value> = (0..40)
        .map(|n| json!({"id": format!("f{n}"), "max": 20, "name": format!("F{n}")}))
        .collect();
    let parts: Vec<Value> = (0..40)
        .map(|n| {
            let (a, b) = (format!("f{n}"), format!("f{}", (n + 7) % 40));
            json!({"id": format!("p{n}"), "name": format!("P{n}"),
                   "if": format!("{a} > 0 || {b} == max(each.{b}) && house.limit > 10"),
                   "value": format!("{a} >= {b} ? 3 * {a} + sum(each.{b}) : abs({b} - {a}) * 2 - min({a}, 4)")})
        })
        .collect();
    let cases: Vec<Value> = (0..100)
        .map(|n| {
            let entries = (0..40).map(|f| (format!("f{f}"), json!([(n + f) % 5, f % 3])));
            Value::Object(entries.collect())
        })
        .collect();
    let mut file = json!({
        "format": "tapete-game", "version": 1, "id": "largest", "revision": 1, "name": "Largest",
        "seats": [2, 20], "wins": "high",
        "house": [{"id": "limit", "max": 500, "default": 100, "name": "Limit"}],
        "round": {"fields": fields, "parts": parts},
        "end": {"when": "max(each.total) >= 1000 * house.limit + 1"},
        "cases": cases,
    });
    let rest = file::MOST_BYTES - file.to_string().len() - 64;
    let paragraphs = rest / 803;
    file["rules"] = json!(vec!["x".repeat(800); paragraphs]);
    file.to_string()
}

/// A file with as much to work out in a row as one may have, most of it for checks that speak of points.
fn heaviest() -> Value {
    let part = |n: usize| {
        json!({"id": format!("p{n}"), "name": format!("P{n}"),
               "value": format!("sum(each.f{}.filter(x, x > me)) > {n} ? 1 : 2", n % 4)})
    };
    let check = |n: usize| json!({"id": format!("c{n}"), "each": true, "if": format!("p{n} > 5"), "say": "Too many"});
    let with = |parts: usize| {
        json!({
            "format": "tapete-game", "version": 1, "id": "heaviest", "revision": 1, "name": "Heaviest",
            "seats": [2, 20], "wins": "high",
            "round": {
                "fields": (0..4).map(|n| json!({"id": format!("f{n}"), "max": 20, "name": format!("F{n}")})).collect::<Vec<_>>(),
                "parts": (0..parts).map(part).collect::<Vec<_>>(),
                "checks": (0..20).map(check).collect::<Vec<_>>(),
            },
            "end": {"when": "max(each.total) >= 100000"},
        })
    };
    let holds = |file: &Value| examine(&file.to_string()).faults.is_empty();
    (20..=40).map(with).take_while(holds).last().expect("twenty parts are not too many")
}

/// A table of 20 people and 200 rows by the heaviest file, its first row corrected.
fn correction(app: &App) -> u64 {
    let people: Vec<Value> = (10..30)
        .map(|n| ask(app, "create_person", &json!({"name": format!("P{n}")}))["id"].clone())
        .collect();
    let enter = |row: usize, value: usize| {
        let values = json!({"f0": value, "f1": 2, "f2": 3, "f3": 4});
        let entries: Vec<_> =
            (0..people.len()).map(|seat| json!({"seat": seat, "values": values})).collect();
        json!({"do": "enter", "row": row, "entries": entries})
    };
    let new = json!({"game": "sheet", "people": people, "first": 0, "knowledge": "observed",
                     "grain": "round", "config": {"game": heaviest()}});
    let mut table = ask(app, "open_table", &new);
    for row in 1..=ROWS {
        let play = json!({"session": table["session"], "revision": table["revision"],
                          "command": enter(row, 1)});
        table = ask(app, "play", &play);
    }
    let amend = json!({"session": table["session"], "revision": table["revision"],
                       "corrections": [{"position": 1, "command": enter(1, 9)}]});
    let began = Instant::now();
    ask(app, "amend", &amend);
    began.elapsed().as_micros() as u64
}

/// A table of 20 people and 200 rows, its stored events folded as they are read from the disk.
fn refold() -> u64 {
    let people = 20;
    let mut game = skull_king();
    game["seats"] = json!([2, people]);
    game["rounds"]["count"] = json!(ROWS);
    game["rounds"]["values"][0]["value"] = json!("min(round, 9)");
    let config: Options = Options::from_iter([("game".to_owned(), game)]);
    let setup = Setup {
        names: (0..people).map(|n| format!("P{n}")).collect(),
        knowledge: Knowledge::Observed,
        grain: Grain::Round,
        first: None,
        config,
        decks: Vec::new(),
    };
    let rules = games::rulebook("sheet").expect("it is in the registry");
    let open = rules.open(&setup).expect("so many can play");
    let mut cx = Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([1; 32]), 0) };
    let mut stored = open.begin(&mut cx).events;
    let mut table: Box<dyn Table> = open.begin(&mut cx).next;
    for row in 1..=ROWS {
        let cards = row.min(9);
        for field in ["bid", "won"] {
            let entries: Vec<_> = taken(cards, people)
                .map(|(seat, n)| json!({"seat": seat, "values": {field: n}}))
                .collect();
            let command = json!({"do": "enter", "row": row, "entries": entries}).to_string();
            let decision = table.decide(Actor::Keeper, &command, &mut cx).expect("it is accepted");
            stored.extend(decision.events);
            table = decision.next;
        }
    }
    times(|| {
        let mut again = open.copy();
        for event in &stored {
            again.apply(event).expect("its own events");
        }
        assert!(again.standing().rounds.len() == ROWS);
    })
}

fn times(mut once: impl FnMut()) -> u64 {
    let one = |_| {
        let began = Instant::now();
        once();
        began.elapsed().as_micros() as u64
    };
    middle((0..TIMES).map(one).collect())
}

fn middle(mut micros: Vec<u64>) -> u64 {
    micros.sort_unstable();
    micros[micros.len() / 2]
}

fn ask(app: &App, name: &str, payload: &Value) -> Value {
    match dispatch(app, Caller::Keeper, name, &payload.to_string()) {
        Ok(answer) => serde_json::from_str(&answer).expect("answers are JSON"),
        Err(error) => panic!("{name}: {error}"),
    }
}
