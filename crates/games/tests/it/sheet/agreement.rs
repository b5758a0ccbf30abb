//! The published form and the reader accept and refuse the same files: the shelf, and one that uses every name there
//! is, each changed in every way in which a file is mistyped.

use boon::{Compiler, ErrorKind, SchemaIndex, Schemas, ValidationError};
use games::sheet::examine::examine;
use games::sheet::fault::{Fault, Why};
use games::sheet::file::MOST_BYTES;
use games::sheet::shelf::FILES;
use kernel::{Chance, Seed};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const FORM: &str = include_str!("../../../../../docs/tapete-game.schema.json");

/// A file with every name that the form knows; what it means together is of no account here.
fn everything() -> Value {
    let field = |id: &str| {
        json!({
            "id": id, "name": { "en": "Bid", "es": "Apuesta" }, "note": "How many.", "kind": "number", "for": "side",
            "phase": 1, "section": 1, "min": 0, "max": 8, "step": 2, "values": [2, 4], "default": 2, "likely": [4],
            "if": "n > 1", "optional": true, "extra": true, "hidden": true, "adds_to": 8, "or_less": "n > 2",
            "offer": "sum(dice)", "color": "red"
        })
    };
    let of = json!([{ "id": "king", "name": "King", "worth": 30, "max": 4 }, { "id": "queen", "name": "Queen" }]);
    let entry = |id: &str| {
        json!({
            "phases": ["First", "Second"], "sections": ["Above", "Below"], "order": "any",
            "fields": [field(id),
                { "id": format!("{id}_of"), "name": "Tally", "kind": "tally", "for": "table", "of": of },
                { "id": format!("{id}_as"), "name": "Choice", "kind": "choice", "default": "king", "of": of }],
            "parts": [{ "id": format!("{id}_made"), "name": "Made", "if": "n > 1", "value": "2 * n", "adds": true, "rule": 1 },
                { "value": 1, "adds": false }],
            "checks": [{ "id": "few", "if": "n > 5", "say": "Too few.", "each": true, "warn": true, "rule": 1 }],
            "won": "n > 9"
        })
    };
    json!({
        "$schema": "tapete-game.schema.json", "format": "tapete-game", "version": 1, "id": "everything",
        "revision": 1, "name": { "en": "Everything", "es": "Todo" }, "also": ["All"],
        "by": { "author": "Ana", "license": "CC0-1.0", "bgg": 7, "based_on": "pad" }, "about": "All of it.",
        "seats": [2, 6], "sides": ["each", "two"], "wins": "high", "low_if": "seats > 9", "start": 10, "decimals": 1, "total": "n",
        "dealer": { "name": "Dealer", "moves": "left", "next": "dealer + 1" },
        "rounds": { "count": 3, "names": ["One", "Two"], "pace": "row",
            "values": [{ "id": "cards", "name": "cards", "if": "n > 1", "value": 3, "words": ["none", "one"] }] },
        "round": entry("bid"), "sheet": entry("box"),
        "end": { "when": "total > 9", "name": "Over" },
        "out": { "when": "total > 9", "back": { "if": "backs < 1", "total": 5 } },
        "places": [{ "value": "total", "name": "Points", "wins": "low" }], "tie": "share",
        "legs": { "when": "total > 9", "to": 2, "name": "Games", "by": "total" },
        "carry": [{ "id": "kept", "name": "Kept", "for": "table", "start": 0, "next": 1, "show": true }],
        "counters": [{ "id": "life", "name": "Life", "for": "seat", "start": 20, "min": 0, "max": 40, "steps": [1, 5] }],
        "house": [{ "id": "limit", "name": "Limit", "max": 50, "default": 10 }, { "id": "hook", "name": "Hook", "kind": "flag", "default": true }],
        "beside": { "dice": ["2d6"], "rolls": 3, "clock": { "kind": "turn", "seconds": 60 } },
        "facts": [{ "id": "made", "name": "Made", "for": "seat", "value": "n > 1", "of": 1, "by": "n", "if": "n > 1" }],
        "rules": ["One.", { "en": "Two.", "es": "Dos." }],
        "cases": [{ "bid": [1, 2] }]
    })
}

struct Form(Schemas, SchemaIndex);

impl Form {
    fn published() -> Form {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let name = "https://tapete.invalid/tapete-game.schema.json";
        compiler.add_resource(name, serde_json::from_str(FORM).expect("JSON")).expect("a name");
        let index = compiler.compile(name, &mut schemas).expect("a schema");
        Form(schemas, index)
    }

    /// The places at which a file has not this form; none where it has.
    fn refuses(&self, file: &Value) -> BTreeSet<String> {
        let mut places = BTreeSet::new();
        if let Err(why) = self.0.validate(file, self.1) {
            collect(&why, &mut places);
        }
        places
    }
}

fn collect(why: &ValidationError, places: &mut BTreeSet<String>) {
    for cause in &why.causes {
        collect(cause, places);
    }
    if why.causes.is_empty() {
        let parent = dotted(&why.instance_location.to_string());
        match &why.kind {
            ErrorKind::AdditionalProperties { got } => {
                places.extend(got.iter().map(|name| inside(&parent, name)));
            }
            _ => drop(places.insert(parent)),
        }
    }
}

/// `/round/parts/0/value` as faults name it.
fn dotted(pointer: &str) -> String {
    pointer.split('/').skip(1).fold(String::new(), |path, name| inside(&path, name))
}

fn inside(path: &str, name: &str) -> String {
    if name.parse::<usize>().is_ok() {
        format!("{path}[{name}]")
    } else if path.is_empty() {
        name.to_owned()
    } else {
        format!("{path}.{name}")
    }
}

fn parent(path: &str) -> &str {
    path.rfind(['.', '[']).map_or("", |at| &path[..at])
}

/// What no form can say: it speaks of several places at once, or of what expressions and examples come to.
fn is_meaning(fault: &Fault) -> bool {
    match fault.code() {
        "game_id_twice" | "game_reserved" | "game_name" | "game_type" | "game_heavy"
        | "game_probe" | "game_language" => true,
        "game_expression" => !matches!(fault.why, Why::Characters { .. }),
        "game_case" => !matches!(fault.why, Why::Cases { .. }),
        "game_text" => !matches!(fault.why, Why::Length { .. }),
        "game_endless" => !matches!(fault.why, Why::Rounds { .. }),
        "game_bounds" => !matches!(fault.why, Why::Far { .. }),
        "game_form" => matches!(
            fault.why,
            Why::OpenRows | Why::TieRow | Why::Phase | Why::Section | Why::Default | Why::Seats
        ),
        _ => false,
    }
}

/// Every name that the form gives to anything.
fn names<'a>(form: &'a Value, all: &mut BTreeSet<&'a str>) {
    let properties = form.get("properties").and_then(Value::as_object);
    all.extend(properties.into_iter().flatten().map(|(name, _)| name.as_str()));
    let inner = form.as_object().into_iter().flatten().map(|(_, inner)| inner);
    inner.chain(form.as_array().into_iter().flatten()).for_each(|inner| names(inner, all));
}

#[test]
fn every_name_of_the_form_stands_in_the_manual() {
    let form: Value = serde_json::from_str(FORM).expect("JSON");
    let manual = include_str!("../../../../../docs/game-files.md");
    let mut all = BTreeSet::new();
    names(&form, &mut all);
    all.retain(|name| {
        !manual.contains(&format!("`{name}`")) && !manual.contains(&format!("\"{name}\""))
    });
    assert!(all.is_empty(), "{all:?}");
}

/// What is wrong with the agreement on this file.
fn disagreement(form: &Form, file: &Value) -> Option<String> {
    let (places, text) = (form.refuses(file), file.to_string());
    if text.len() > MOST_BYTES {
        return None;
    }
    let faults: Vec<Fault> =
        examine(&text).faults.into_iter().filter(|one| !one.is_warning()).collect();
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    if places.is_empty() {
        let more = faults.iter().find(|one| !is_meaning(one))?;
        return Some(format!("only the reader refuses: {more}"));
    }
    let near = |fault: &Fault| {
        places.iter().any(|place| {
            let within = !place.is_empty() && fault.path.starts_with(place.as_str());
            let beside = !place.is_empty() && parent(place) == fault.path;
            within || beside || fault.path == *place || parent(&fault.path) == place
        })
    };
    (!faults.iter().any(near)).then(|| format!("the form refuses {places:?}, the reader {said:?}"))
}

/// One change of a value, with its name.
type Change = (String, Value);

fn changes(value: &Value) -> Vec<Change> {
    let mut all: Vec<Change> = [
        Value::Null,
        json!(true),
        json!(7),
        json!(1.5),
        json!("x"),
        json!(""),
        json!([]),
        json!({}),
        json!([[]]),
    ]
    .into_iter()
    .map(|other| (other.to_string(), other))
    .collect();
    let mut put = |name: &str, value: Value| all.push((name.to_owned(), value));
    match value {
        Value::Number(_) => {
            for n in [-10_000_000, -9_999_999, -1, 0, 1, 2, 3, 4, 5, 8, 9, 20, 21, 60, 61, 100] {
                put(&format!("number {n}"), json!(n));
            }
            for n in [200, 201, 1_000_000, 1_000_001, 9_999_999, 10_000_000, 86_400, 86_401] {
                put(&format!("number {n}"), json!(n));
            }
            for n in [1 << 31, 1 << 32, i64::MAX] {
                put(&format!("number {n}"), json!(n));
            }
            put("the largest number", json!(u64::MAX));
        }
        Value::String(text) => {
            for length in [16, 17, 32, 33, 60, 61, 120, 121, 400, 401, 800, 801] {
                put(&format!("{length} letters"), json!("x".repeat(length)));
            }
            put("a capital", json!(text.to_uppercase()));
            put("a word behind", json!(format!("{text} b")));
            put("more dice", json!("21d6"));
            put("large dice", json!("20d100"));
            put("larger dice", json!("2d101"));
            put("by language", json!({ "en": text }));
            put("a strange language", json!({ "English": text }));
            let many = (b'a'..=b'y').map(|c| (format!("a{}", char::from(c)), json!("x")));
            put("many languages", Value::Object(many.collect()));
        }
        Value::Array(list) => {
            for length in
                [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 20, 21, 24, 25, 40, 41, 60, 61, 100, 101]
            {
                let last = list.last().cloned().unwrap_or(Value::Null);
                let mut longer = list.clone();
                longer.resize(length, last);
                put(&format!("{length} of them"), json!(longer));
            }
            put("what it holds", list.first().cloned().unwrap_or(Value::Null));
        }
        Value::Object(names) => {
            for name in names.keys() {
                let mut fewer = names.clone();
                fewer.remove(name);
                put(&format!("no {name}"), Value::Object(fewer));
            }
            let with = |name: &str| {
                let mut more = names.clone();
                more.insert(name.to_owned(), json!("x"));
                Value::Object(more)
            };
            put("a strange name", with("strange"));
            put("a language", with("pt-BR"));
            put("a strange language", with("EN"));
            put("its values", json!(names.values().collect::<Vec<_>>()));
            put("a list of it", json!([names]));
        }
        _ => {}
    }
    all
}

/// The places of a value and of all in it, but not inside of examples.
fn places(value: &Value, path: &str, all: &mut Vec<String>) {
    all.push(path.to_owned());
    if parent(&dotted(path)) == "cases" {
        return;
    }
    match value {
        Value::Object(names) => {
            for (name, inner) in names {
                places(inner, &format!("{path}/{name}"), all);
            }
        }
        Value::Array(list) => {
            for (at, inner) in list.iter().enumerate() {
                places(inner, &format!("{path}/{at}"), all);
            }
        }
        _ => {}
    }
}

/// The place without the numbers in it: fields of one list are all of one form.
fn shape(place: &str) -> String {
    place.split('/').map(|name| if name.parse::<usize>().is_ok() { "*" } else { name }).collect()
}

fn put(file: &mut Value, place: &str, value: Value) {
    if let Some(there) = file.pointer_mut(place) {
        *there = value;
    }
}

fn small() -> Value {
    serde_json::from_str(&super::faults::with(&[])).expect("JSON")
}

/// The files of the shelf, each with one of its examples: what those come to is of no account here.
fn shelf() -> impl Iterator<Item = Value> {
    FILES.iter().map(|(_, text)| {
        let mut file: Value = serde_json::from_str(text).expect("JSON");
        file["cases"].as_array_mut().expect("cases").truncate(1);
        file
    })
}

/// The seed of what is tried at random, printed when it fails, and how many times as much of it is tried.
fn luck() -> (u64, usize, Chance) {
    let said = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = said("TAPETE_SEED").unwrap_or(17);
    let times = said("TAPETE_TIMES").map_or(1, |times| times as usize);
    (seed, times, Chance::new(&Seed::from_bytes([17; 32]), seed))
}

#[test]
fn the_form_and_the_reader_agree_on_several_changes_at_once() {
    let form = Form::published();
    let (seed, times, mut chance) = luck();
    let files: Vec<Value> = [everything(), small()].into_iter().chain(shelf()).collect();
    let mut wrong = BTreeSet::new();
    for _ in 0..400 * times {
        let mut file = files[chance.below(files.len())].clone();
        let mut made = Vec::new();
        for _ in 0..=chance.below(3) {
            let mut all = Vec::new();
            places(&file, "", &mut all);
            let place = all.swap_remove(chance.below(all.len()));
            let mut some = changes(file.pointer(&place).expect("a place"));
            let (name, value) = some.swap_remove(chance.below(some.len()));
            put(&mut file, &place, value);
            made.push(format!("{place}, {name}"));
        }
        wrong.extend(disagreement(&form, &file).map(|why| format!("{}: {why}", made.join("; "))));
    }
    assert!(wrong.is_empty(), "TAPETE_SEED={seed}\n{wrong:#?}");
}

#[test]
fn the_form_and_the_reader_agree_on_every_single_change() {
    let form = Form::published();
    let (mut tried, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    for file in [everything(), small()].into_iter().chain(shelf()) {
        wrong.extend(disagreement(&form, &file));
        let mut all = Vec::new();
        places(&file, "", &mut all);
        for place in all {
            let there = file.pointer(&place).expect("a place");
            for (name, value) in changes(there) {
                if value == *there || !tried.insert((shape(&place), name.clone())) {
                    continue;
                }
                let mut changed = file.clone();
                put(&mut changed, &place, value);
                let why = disagreement(&form, &changed);
                wrong.extend(why.map(|why| format!("{place}, {name}: {why}")));
            }
        }
    }
    let list: Vec<&String> = wrong.iter().collect();
    assert!(wrong.is_empty(), "{} of {}:\n{list:#?}", wrong.len(), tried.len());
}
