//! Every code that a file is refused with, each with a file that has it and the place it names.

use games::sheet::examine::examine;
use games::sheet::fault::{Fault, Why};
use serde_json::{Value, json};

/// A small file that holds, with this put in at a place such as `/round/fields/0/max`.
pub(super) fn with(changes: &[(&str, Value)]) -> String {
    let mut file = json!({
        "format": "tapete-game", "version": 1, "id": "small", "revision": 1, "name": "Small",
        "seats": [2, 4], "wins": "high",
        "rounds": { "count": 3, "values": [ { "id": "cards", "name": "cards", "value": "round" } ] },
        "house": [ { "id": "top", "max": 50, "default": 10, "name": "Top" },
            { "id": "moon", "kind": "choice", "default": "others", "name": "Moon",
              "of": [ { "id": "others", "name": "others" }, { "id": "own", "name": "own" } ] } ],
        "round": {
            "phases": ["First", "Second"],
            "fields": [
                { "id": "bid", "max": "cards", "name": "Bid" },
                { "id": "won", "phase": 2, "max": "cards", "name": "Won" } ],
            "parts": [ { "name": "Made", "if": "won == bid", "value": "house.top + won" } ] },
        "end": { "when": "max(each.total) >= 1000" },
        "cases": [ { "round": 2, "bid": [1, 2], "won": [1, 1], "points": [11, 0] } ]
    });
    for (place, value) in changes {
        let (parent, name) = place.rsplit_once('/').expect("a place");
        let parent = file.pointer_mut(parent).unwrap_or_else(|| panic!("no {place}"));
        match parent {
            Value::Object(fields) => drop(fields.insert(name.to_owned(), value.clone())),
            Value::Array(list) => list.push(value.clone()),
            _ => panic!("no place for {place}"),
        }
    }
    file.to_string()
}

fn faults(text: &str) -> Vec<Fault> {
    examine(text).faults
}

#[test]
fn a_small_file_holds() {
    assert_eq!(faults(&with(&[])), []);
}

#[test]
fn each_fault_is_named_with_its_place() {
    let part = "/round/parts/0/value";
    let when = "/round/parts/0/if";
    let long = "1 + ".repeat(120) + "1";
    let deep = "(".repeat(30) + "1" + &")".repeat(30);
    let nested = "[1].all(a, [1].all(b, [1].all(c, a + b + c > 0))) ? 1 : 0";
    let heavy = "count(each.bid.map(a, each.bid.exists(b, each.bid.size() > a + b)))";
    let field = |id: &str| json!({ "id": id, "name": "Field" });
    let cases: &[(&str, &str, Option<u32>, String)] = &[
        ("game_too_large", "", None, with(&[("/about", json!("x".repeat(70_000)))])),
        ("game_foreign", "", None, "{".to_owned()),
        ("game_foreign", "format", None, "{}".to_owned()),
        ("game_foreign", "", None, "[".repeat(40)),
        ("game_newer", "version", None, with(&[("/version", json!(2))])),
        ("game_form", "", None, with(&[]).replacen(r#""seats":[2,4],"#, "", 1)),
        ("game_form", "round.fields[1]", None, with(&[]).replacen(r#""id":"won","#, "", 1)),
        ("game_form", "fieldz", None, with(&[("/fieldz", json!(1))])),
        ("game_form", "round.fields[0].maxx", None, with(&[("/round/fields/0/maxx", json!(1))])),
        ("game_form", "seats", None, with(&[("/seats", json!([4, 2]))])),
        ("game_form", "round.fields[0].phase", None, with(&[("/round/fields/0/phase", json!(3))])),
        ("game_form", "house[1].default", None, with(&[("/house/1/default", json!("other"))])),
        ("game_id_twice", "round.fields[2].id", None, with(&[("/round/fields/-", field("bid"))])),
        ("game_reserved", "round.fields[2].id", None, with(&[("/round/fields/-", field("total"))])),
        (
            "game_expression",
            "round.parts[0].value",
            Some(14),
            with(&[(part, json!("won > bid ? 1"))]),
        ),
        ("game_expression", "round.parts[0].value", Some(5), with(&[(part, json!("bid = 3"))])),
        ("game_expression", "round.parts[0].value", None, with(&[(part, json!(long))])),
        ("game_expression", "round.parts[0].value", Some(25), with(&[(part, json!(deep))])),
        ("game_name", "round.parts[0].value", Some(1), with(&[(part, json!("wom + 1"))])),
        ("game_name", "round.parts[0].value", None, with(&[(part, json!("root(won)"))])),
        ("game_name", "round.fields[0].max", None, with(&[("/round/fields/0/max", json!("won"))])),
        ("game_type", "round.parts[0].if", None, with(&[(when, json!("won + 1"))])),
        ("game_type", "round.parts[0].value", None, with(&[(part, json!("won == bid"))])),
        ("game_type", "round.parts[0].value", None, with(&[(part, json!("won > bid ? 1 : 'x'"))])),
        ("game_type", "round.parts[0].if", None, with(&[(when, json!("bid == 'x'"))])),
        ("game_type", "round.parts[0].if", None, with(&[(when, json!("house.moon == 'other'"))])),
        ("game_heavy", "round.parts[0].value", None, with(&[(part, json!(nested))])),
        ("game_endless", "rounds.count", None, with(&[("/rounds/count", json!("500 / n"))])),
        ("game_endless", "rounds.count", None, with(&[("/rounds/count", json!(500))])),
        ("game_endless", "end.when", None, with(&[("/end/when", json!("house.top > 5"))])),
        (
            "game_bounds",
            "round.fields[0]",
            None,
            with(&[("/round/fields/0/min", json!(5)), ("/round/fields/0/max", json!(4))]),
        ),
        ("game_bounds", "round.fields[0]", None, with(&[("/round/fields/0/min", json!("9"))])),
        ("game_probe", "round.parts[0]", None, with(&[(part, json!("100 / bid"))])),
        (
            "game_probe",
            "round.parts[1]",
            None,
            with(&[("/round/parts/-", json!({ "name": "More", "value": "100 / bid" }))]),
        ),
        (
            "game_probe",
            "round.parts[0]",
            None,
            with(&[(when, json!("won >= bid")), (part, json!("won * 9223372036854775807"))]),
        ),
        (
            "game_case",
            "cases[0]",
            None,
            with(&[("/cases", json!([{ "bid": [1, 0], "won": [1, 0], "points": [12, 10] }]))]),
        ),
        ("game_case", "cases[0]", None, with(&[("/cases", json!([{ "bod": [1, 0] }]))])),
        ("game_text", "name", None, with(&[("/name", json!("a\u{202e}b"))])),
        ("game_text", "about", None, with(&[("/about", json!("see https://example.org"))])),
        (
            "game_language",
            "about",
            None,
            with(&[
                ("/about", json!({ "en": "words" })),
                ("/end/name", json!("x")),
                ("/house/0/name", json!({ "en": "Top", "es": "Tope" })),
            ]),
        ),
    ];
    let found = faults(&with(&[(part, json!(heavy))]));
    assert!(
        found.iter().all(|fault| fault.code() == "game_case"),
        "as heavy as a file may be: {found:?}"
    );
    let mut wrong = Vec::new();
    for (code, path, column, text) in cases {
        let found = faults(text);
        let is = found.iter().any(|fault| {
            fault.code() == *code
                && fault.path == *path
                && (column.is_none() || fault.column == *column)
        });
        if !is {
            let said: Vec<String> = found.iter().map(ToString::to_string).collect();
            wrong.push(format!("{code} at {path}: {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn an_expression_without_a_result_is_named_once() {
    let found = faults(&with(&[("/round/parts/0/value", json!("100 / bid"))]));
    assert_eq!(found.len(), 1, "{found:?}");
}

/// To know whether the last flag is asked, all before it are worked out for all people, each as often as the next.
fn a_chain(links: usize) -> String {
    let flag = |n: usize| {
        let when =
            if n == 0 { "round > 500".to_owned() } else { format!("count(each.f{}) > 0", n - 1) };
        json!({ "id": format!("f{n}"), "kind": "flag", "name": "Flag", "if": when })
    };
    let fields: Vec<Value> = (0..links).map(flag).collect();
    let round = json!({ "fields": fields, "parts": [ { "name": "All", "value": 1 } ] });
    with(&[("/seats", json!([2, 20])), ("/round", round), ("/cases", json!([]))])
}

#[test]
fn a_file_whose_fields_hang_on_each_other_too_often_is_refused_before_it_is_tried() {
    assert_eq!(faults(&a_chain(2)), []);
    for links in [4, 40] {
        let found = faults(&a_chain(links));
        let heavy = |fault: &Fault| fault.code() == "game_heavy" && fault.path.starts_with("round");
        assert!(found.iter().any(heavy), "{links}: {found:?}");
    }
}

#[test]
fn the_mark_that_some_editors_put_before_a_text_is_no_fault() {
    assert_eq!(faults(&format!("\u{feff}{}", with(&[]))), []);
}

#[test]
fn a_misspelt_name_is_told_the_nearest() {
    let found = faults(&with(&[("/round/parts/0/value", json!("bid + wonn"))]));
    assert_eq!(found[0].why.to_string(), "`wonn` is not known here; did you mean `won`?");
}

#[test]
fn each_fault_has_a_sentence_in_both_languages() {
    let catalogues = [
        include_str!("../../../../../ui/src/i18n/en/screens/faults.ftl"),
        include_str!("../../../../../ui/src/i18n/es/screens/faults.ftl"),
    ];
    for catalogue in catalogues {
        let sentences: Vec<&str> = catalogue.split("\nfault-").skip(1).collect();
        assert_eq!(sentences.len(), Why::ALL.len());
        for (why, params) in Why::ALL {
            let snake = why.chars().fold(String::new(), |mut name, c| {
                if c.is_uppercase() && !name.is_empty() {
                    name.push('_');
                }
                name.push(c.to_ascii_lowercase());
                name
            });
            let named = |sentence: &&&str| sentence.starts_with(&format!("{snake} ="));
            let sentence = sentences.iter().find(named).unwrap_or_else(|| panic!("no {snake}"));
            for filled in sentence.split('$').skip(1) {
                let end = filled.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let name = &filled[..end.unwrap_or(filled.len())];
                assert!(params.contains(&name), "{snake} has no {name}");
            }
        }
    }
}
