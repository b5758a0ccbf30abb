//! History, review and statistics of twenty thousand sessions and a million events, asked as a screen asks
//! them. Prints one line of JSON.

mod made;
mod transfer;
mod waits;

use api::{App, Caller, dispatch};
use mimalloc::MiMalloc;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

// As in the programs.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const TIMES: usize = 101;
const YEAR_MS: i64 = 365 * 24 * 60 * 60 * 1_000;

fn main() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("remembered");
    let made = made::make(&folder);
    let built_mb = memory("VmHWM");
    forget_peak();
    let began = Instant::now();
    let app = made::open(&folder);
    ask(&app, "history", &json!({}));
    let opened = began.elapsed().as_micros() as u64;
    let database = folder.join("tapete.db");
    let bytes = std::fs::metadata(&database).map_or(0, |file| file.len());
    let figures: Vec<Value> =
        questions(&app).iter().map(|(what, name, asked)| taken(&app, what, name, asked)).collect();
    let sessions = reviews(&app);
    let (peak, now) = (memory("VmHWM"), memory("VmRSS"));
    let transfers = transfer::there_and_back(&app, &folder.with_file_name("taken-in"));
    let waits = waits::while_jobs_run(&app);
    println!(
        "{}",
        json!({
            "sessions": made.sessions, "events": made.events, "rebuild_ms": made.rebuild_ms as u64,
            "open_us": opened, "bytes": bytes, "figures": figures, "reviews": sessions,
            "peak_mb": peak, "now_mb": now, "rebuild_peak_mb": built_mb, "waits": waits, "transfers": transfers,
        })
    );
}

/// What a screen asks for, each with how it is told.
fn questions(app: &App) -> Vec<(String, &'static str, Vec<Value>)> {
    let people = ask(app, "people", &json!({}));
    let mut often: Vec<&Value> = people.as_array().expect("people are a list").iter().collect();
    often.sort_by_key(|person| std::cmp::Reverse(person["tables"].as_u64()));
    let id = |at: usize| often[at]["id"].clone();
    let (first, second, rare) = (id(0), id(1), id(often.len() - 1));
    let group = ask(app, "groups", &json!({}))[0]["id"].clone();
    let venue = ask(app, "venues", &json!({}))[0]["id"].clone();
    let last = ask(app, "history", &json!({}))["sessions"][0]["ended"].as_i64().expect("an end");
    let year = json!({"since": last - YEAR_MS, "until": last + 1});
    let days: Vec<i64> = (0..=366).map(|day| last - YEAR_MS + day * 86_400_000).collect();
    let one = |what: &str, name: &'static str, asked: Value| (what.to_owned(), name, vec![asked]);
    let filter = |what: &str, filter: Value| one(what, "history", json!({"filter": filter}));
    let mut questions = vec![
        one("an answer that reads nothing", "random_order", json!({"count": 4})),
        one("history: the first page", "history", json!({})),
        filter("history: of a game", json!({"game": "rummikub"})),
        filter("history: of a game played seldom", json!({"game": "sheet", "title": "Nothing"})),
        filter("history: of a person", json!({"person": first})),
        filter(
            "history: won by a person who seldom comes",
            json!({"person": rare, "result": "won"}),
        ),
        filter("history: of two people", json!({"person": first, "with": rare})),
        filter("history: at a venue", json!({"venue": venue})),
        filter("history: of a group", json!({"group": group})),
        filter("history: laid aside", json!({"result": "paused"})),
        filter(
            "history: of a period",
            json!({"since": last - 3 * YEAR_MS, "until": last - 2 * YEAR_MS}),
        ),
        filter("search: found at once", json!({"text": "ini"})),
        filter("search: two words, a note", json!({"text": "malaga tia"})),
        filter("search: found nowhere", json!({"text": "zzz"})),
        one(
            "history: every day of a year counted",
            "history_counts",
            json!({"filter": {}, "bounds": days}),
        ),
        one("statistics: everything", "statistics", json!({})),
        one("statistics: everything of a year", "statistics", year.clone()),
        one("statistics: everything of a group", "statistics", json!({"group": group})),
        one("statistics: tables of four", "statistics", json!({"seats": 4})),
        one("statistics: everything at a venue", "statistics", json!({"venue": venue})),
        one(
            "statistics: milestones of the person who plays most",
            "person_milestones",
            json!({"person": first}),
        ),
    ];
    let scopes = [
        ("all of time", json!({})),
        ("a year", year.clone()),
        ("a group", json!({"group": group})),
        ("a venue", json!({"venue": venue})),
        ("a group at a venue", json!({"group": group, "venue": venue})),
        ("tables of four", json!({"seats": 4})),
    ];
    for (which, scope) in &scopes {
        let mut game = scope.clone();
        game["game"] = json!("rage");
        let person = json!({"person": first, "scope": scope});
        let pair = json!({"person": first, "other": second, "scope": scope});
        for (what, name, asked) in [
            ("a game", "game_statistics", game),
            ("the person who plays most", "person_statistics", person),
            ("the two who meet most", "pair_statistics", pair),
        ] {
            questions.push((format!("statistics: {what}, {which}"), name, vec![asked]));
        }
    }
    let recap = |what: &str, scope: Value, person: Value| {
        let asked = json!({"scope": scope, "person": person, "bounds": days});
        (format!("statistics: {what}"), "recap", vec![asked])
    };
    questions.push(recap("a year's recap", year.clone(), Value::Null));
    questions.push(recap("a person's year", year, first.clone()));
    // Pages by key, one after the other, as a list is scrolled.
    let mut pages = Vec::new();
    let mut from = Value::Null;
    for _ in 0..TIMES {
        let asked = if from.is_null() { json!({}) } else { json!({"from": from}) };
        from = ask(app, "history", &asked)["next"].clone();
        pages.push(json!({"from": from}));
    }
    questions.push((String::from("history: page after page"), "history", pages));
    questions
}

/// The longest sessions looked back at: first read from the disk, then moment by moment.
fn reviews(app: &App) -> Value {
    let page = ask(app, "history", &json!({"filter": {"game": "rage"}}));
    let listed = page["sessions"].as_array().expect("a page is a list");
    let steps = |card: &Value| {
        let table = ask(app, "table", &json!({"session": card["session"]}));
        table["steps"].as_u64().unwrap_or(0)
    };
    let longest = listed.iter().max_by_key(|card| steps(card)).expect("a session of Rage");
    let session = longest["session"].clone();
    let count = steps(longest);
    let service = app.service().expect("the database is open");
    let time = |again: &mut dyn FnMut(usize)| {
        let times = (0..TIMES).map(|at| {
            let began = Instant::now();
            again(at);
            began.elapsed().as_micros()
        });
        summary(times.collect())
    };
    let open = time(&mut |_| {
        service.clear_cache();
        ask(app, "table", &json!({"session": session}));
    });
    let review = time(&mut |_| drop(ask(app, "review", &json!({"session": session}))));
    let log = time(&mut |at| {
        drop(ask(app, "log_page", &json!({"session": session, "from": at, "count": 100})));
    });
    let moment = time(&mut |at| {
        let position = (at as u64 * 7_919) % count;
        drop(ask(app, "view_at", &json!({"session": session, "position": position})));
    });
    json!({"steps": count, "open": open, "review": review, "log": log, "moment": moment})
}

fn taken(app: &App, what: &str, name: &str, asked: &[Value]) -> Value {
    let asked: Vec<String> = asked.iter().map(Value::to_string).collect();
    let times = (0..TIMES).map(|at| {
        let began = Instant::now();
        let answer = dispatch(app, Caller::Keeper, name, &asked[at % asked.len()]);
        let took = began.elapsed().as_micros();
        assert!(answer.is_ok(), "{what}: {answer:?}");
        took
    });
    let mut figure = summary(times.collect());
    figure["what"] = json!(what);
    figure
}

fn ask(app: &App, name: &str, payload: &Value) -> Value {
    match dispatch(app, Caller::Keeper, name, &payload.to_string()) {
        Ok(answer) => serde_json::from_str(&answer).expect("answers are JSON"),
        Err(error) => panic!("{name}: {error}"),
    }
}

/// From now on the most memory is counted again; nothing elsewhere than on Linux.
fn forget_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// A line of what Linux says about this process, in MB; 0 elsewhere.
fn memory(field: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field)?.strip_prefix(':'));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1_024
}

fn summary(mut micros: Vec<u128>) -> Value {
    micros.sort_unstable();
    let at = |share: usize| micros[(micros.len() - 1) * share / 100] as u64;
    json!({"p50": at(50), "p99": at(99)})
}
