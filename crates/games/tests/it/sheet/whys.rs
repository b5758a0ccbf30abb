//! Every reason that a file is refused for, each with a file that has it.

use super::faults::with;
use games::sheet::Sheet;
use games::sheet::examine::examine;
use games::sheet::fault::Why;
use games::sheet::file::text_of;
use kernel::{Game, Options};
use serde_json::{Value, json};

const PART: &str = "/round/parts/0/value";
const WHEN: &str = "/round/parts/0/if";

fn field(more: Value) -> Value {
    let mut field = json!({ "id": "more", "name": "More" });
    let more = more.as_object().cloned().unwrap_or_default();
    field.as_object_mut().expect("a field").extend(more);
    field
}

/// The files that are refused, by their form.
fn forms() -> Vec<(&'static str, String)> {
    let one = |place: &str, value: Value| with(&[(place, value)]);
    let fields = |more: Value| one("/round/fields/-", field(more));
    let many: Vec<Value> = (0..41).map(|n| field(json!({ "id": format!("f{n}") }))).collect();
    let check = |n| json!({ "id": format!("c{n}"), "if": "false", "say": "No" });
    let tally = json!([{ "id": "a", "name": "A" }]);
    let whole = json!({ "id": "small" }).to_string();
    let nothing = r#"{ "format": "tapete-game", "version": 1, "id": "x", "revision": 1, "name": "X",
        "seats": [2, 4], "wins": "high" }"#;
    vec![
        ("TooLarge", one("/about", json!("x".repeat(70_000)))),
        ("Deep", "[".repeat(40)),
        ("Json", "{".to_owned()),
        ("Format", "{}".to_owned()),
        ("Newer", one("/version", json!(2))),
        ("StrangeName", one("/fieldz", json!(1))),
        ("MissingName", r#"{"format":"tapete-game","version":1}"#.to_owned()),
        ("StrangeWord", one("/wins", json!("hihg"))),
        ("NameTwice", with(&[]).replace(&whole[1..13], &format!("{0},{0}", &whole[1..13]))),
        ("WrongType", one("/seats", json!("x"))),
        ("Version", one("/version", json!(0))),
        ("Id", one("/id", json!("A b"))),
        ("Revision", one("/revision", json!(0))),
        ("Seats", one("/seats", json!([4, 2]))),
        ("Decimals", one("/decimals", json!(3))),
        ("Nothing", nothing.to_owned()),
        ("RowNames", one("/rounds/names", json!(vec!["x"; 61]))),
        ("HouseKind", with(&[("/house/0/kind", json!("tally")), ("/house/0/of", tally)])),
        ("Many", one("/round/fields", json!(many))),
        ("Checks", one("/round/checks", json!((0..21).map(check).collect::<Vec<_>>()))),
        ("LongList", one("/also", json!(vec!["x"; 21]))),
        ("Phase", fields(json!({ "phase": 3 }))),
        ("Section", fields(json!({ "section": 1 }))),
        ("PartName", one("/round/parts/-", json!({ "value": 1 }))),
        ("Of", fields(json!({ "kind": "choice" }))),
        ("Step", fields(json!({ "step": 0 }))),
        ("Default", fields(json!({ "default": "x" }))),
        ("Default", one("/house/0/default", json!(1_000_000))),
        ("Within", one("/revision", json!(1_000_001))),
        ("Dice", one("/beside", json!({ "dice": ["five"] }))),
        ("LanguageName", one("/about", json!({ "English": "x" }))),
        ("IdTwice", fields(json!({ "id": "bid" }))),
        ("Reserved", fields(json!({ "id": "total" }))),
        ("Rounds", one("/rounds/count", json!(500))),
        ("RoundsWith", one("/rounds/count", json!("500 / n"))),
        ("TieRow", with(&[("/rounds/pace", json!("turn")), ("/tie", json!("extra_round"))])),
        (
            "OpenRows",
            with(&[("/rounds/pace", json!("open")), ("/dealer", json!({ "moves": "left" }))]),
        ),
        ("Unchanged", one("/end/when", json!("house.top > 5"))),
        ("Far", fields(json!({ "max": 99_999_999 }))),
        ("Far", fields(json!({ "min": i64::MIN, "max": 5 }))),
        ("Empty", fields(json!({ "min": 5, "max": 4 }))),
        ("Empty", fields(json!({ "min": 1, "max": 4, "step": 5 }))),
        ("NoValue", fields(json!({ "min": "round + 9", "max": 9 }))),
        ("OutOfReach", fields(json!({ "max": 9, "adds_to": 100 }))),
        ("OutOfReach", fields(json!({ "min": -3, "max": 9, "adds_to": -100 }))),
        ("Legs", one("/legs", json!({ "when": "total >= 9", "to": 21, "name": "Legs" }))),
        (
            "Legs",
            one("/legs", json!({ "when": "total >= 9", "to": "house.top + 21", "name": "Legs" })),
        ),
        ("Count", one("/rounds/count", json!("60 / (n - 2)"))),
        ("Length", one("/name", json!("x".repeat(61)))),
        ("Length", one("/about", json!("x".repeat(801)))),
        ("Hidden", one("/name", json!("a\u{202e}b"))),
        ("Link", one("/about", json!("see https://example.org"))),
        (
            "Language",
            with(&[
                ("/about", json!({ "en": "words" })),
                ("/house/0/name", json!({ "en": "Top", "es": "Tope" })),
            ]),
        ),
    ]
}

/// The files that are refused, by an expression in them.
fn expressions() -> Vec<(&'static str, String)> {
    let value = |text: &str| with(&[(PART, json!(text))]);
    let when = |text: &str| with(&[(WHEN, json!(text))]);
    let box_of = |id: &str, min: i64| json!({ "id": id, "name": id, "min": min, "max": 6 });
    let sheet = |value: &str, fields: Value| json!({ "fields": fields, "parts": [{ "name": "A", "value": value }] });
    let said = |say: &str| json!([{ "id": "much", "each": true, "if": "bid > 3", "say": say }]);
    let all = json!({ "min": "0", "max": "9", "if": "true", "adds_to": "9", "or_less": "true", "offer": "1" });
    let many: Vec<Value> = (0..38)
        .map(|n| {
            let mut one = field(all.clone());
            one["id"] = json!(format!("f{n}"));
            one
        })
        .collect();
    let parts = json!(vec![json!({ "name": "Part", "if": "true", "value": "1 + 0" }); 40]);
    let often = ["each.bid.all(a,each.bid.all(b,a>b))"; 10].join("&&");
    let pairs = "sum(each.bid.map(a, count(each.bid.map(b, a == b && a > 1))))";
    let pairs_once = &format!("{pairs} == 1");
    vec![
        ("Expressions", with(&[("/round/fields", json!(many)), ("/round/parts", parts)])),
        ("Characters", value(&("1 + ".repeat(120) + "1"))),
        ("Brackets", value(&("(".repeat(30) + "1" + &")".repeat(30)))),
        ("Nested", value(&("1+".repeat(100) + "1"))),
        ("Lacks", value("won > bid ? 1")),
        ("Unfinished", value("won +")),
        ("Unread", value("won # bid")),
        ("Unknown", value("zzzzzzzzz")),
        ("Misspelt", value("bid + wonn")),
        ("BehindDot", value("each.bid.most()")),
        ("Function", value("root(won)")),
        ("Wanted", when("won + 1")),
        ("Unfit", value("bid + (won > 1)")),
        ("Unfit", value("bid.size()")),
        ("Unknown", value("zzzzzzzzz.size()")),
        ("Misspelt", with(&[("/round/won", json!("size(each.points) > 1"))])),
        ("Literal", value("1.5")),
        ("OneKind", value("sum([1, true])")),
        ("WordTable", value("sum({'a': 1})")),
        ("Dot", value("(bid + won).x")),
        ("NoParts", when("each.bid.exists(b, b.x > 1)")),
        ("Branches", value("won > bid ? 1 : 'x'")),
        ("Values", value("rank(1)")),
        ("NoWord", when("house.moon == 'other'")),
        ("NeverEqual", when("bid == 'x'")),
        ("Place", value("bid[0]")),
        ("TableKeys", value("{'a': 1, 2: 3}[1]")),
        ("TableValues", value("{'a': 1, 'b': true}['a']")),
        ("TableLacks", value("{'a': 1}['b']")),
        ("TableAsked", value("{'a': 1}[1]")),
        ("TwoLists", value("[1].all(a, [1].all(b, [1].all(c, a + b + c > 0))) ? 1 : 0")),
        ("Often", when(&often)),
        (
            "Work",
            with(&[("/seats", json!([1, 20])), (PART, json!(pairs)), (WHEN, json!(pairs_once))]),
        ),
        ("Probe", value("100 / bid")),
        ("OpenBoxes", with(&[("/sheet", sheet("12 / most", json!([box_of("most", 1)])))])),
        (
            "OpenBoxes",
            with(&[(
                "/sheet",
                sheet("a > 0 ? a / b : 0", json!([box_of("a", 1), box_of("b", 1)])),
            )]),
        ),
        ("RoundsWith", with(&[("/rounds/pace", json!("turn")), ("/rounds/count", json!(80))])),
        ("Misspelt", with(&[("/round/checks", said("{bit} is too much"))])),
        ("Unfit", with(&[("/round/checks", said("{each.bid}"))])),
        ("Unknown", with(&[("/rounds/pace", json!("turn")), (PART, json!("sum(each.bid)"))])),
    ]
}

/// The files that are refused, by an example.
fn examples() -> Vec<(&'static str, String)> {
    let cases = |cases: Value| with(&[("/cases", cases)]);
    let row = json!({ "bid": [0, 0], "won": [0, 0] });
    vec![
        ("Cases", cases(json!(vec![row.clone(); 101]))),
        ("CaseRows", cases(json!([{ "rounds": vec![row; 201] }]))),
        ("CaseName", cases(json!([{ "bod": [1, 0] }]))),
        ("CasePeople", cases(json!([{ "seats": 9, "bid": [1, 0] }]))),
        ("CaseHouse", cases(json!([{ "house": { "moon": 7 }, "bid": [1, 0] }]))),
        ("CaseHouse", cases(json!([{ "house": { "moon": "full" }, "bid": [1, 0] }]))),
        ("CaseValue", cases(json!([{ "bid": [1.5, 0] }]))),
        ("CaseList", cases(json!([{ "bid": 1 }]))),
        ("CaseMany", cases(json!([{ "seats": 2, "bid": [1, 0, 0] }]))),
        ("CaseBack", cases(json!([{ "bid": [1, 0], "won": [1, 0], "back": [7] }]))),
        ("CaseNoRow", cases(json!([{ "bid": [1, 0], "parts": { "trick": [1] } }]))),
        ("CaseCame", cases(json!([{ "bid": [1, 0], "won": [1, 0], "points": [12, 10] }]))),
        ("CaseRefused", cases(json!([{ "bid": [99, 0], "won": [1, 0] }]))),
        ("CaseRefusedBy", cases(json!([{ "bid": [99, 0], "won": [1, 0], "refused": "won" }]))),
        ("CaseAllowed", cases(json!([{ "bid": [1, 0], "won": [1, 0], "refused": "won" }]))),
    ]
}

#[test]
fn no_text_is_too_long_or_hides_something_wherever_it_stands() {
    let one = |place: &str, value: Value| with(&[(place, value)]);
    let section = json!({ "sections": ["\u{202e}x"] });
    let mut round: Value = serde_json::from_str(&with(&[])).expect("JSON");
    round = round["round"].take();
    round.as_object_mut().expect("a round").extend(section.as_object().cloned().expect("names"));
    let fact = |id: &str, name: &str| json!([{ "id": id, "name": name, "value": "won" }]);
    let files = [
        ("also[0]", one("/also", json!(["x".repeat(61)]))),
        ("also[0]", one("/also", json!([""]))),
        ("by.author", one("/by", json!({ "author": "x".repeat(121) }))),
        ("by.author", one("/by", json!({ "author": "a\u{202e}b" }))),
        ("by.license", one("/by", json!({ "license": "https://x" }))),
        ("name", one("/name", json!({}))),
        ("dealer.name", one("/dealer", json!({ "name": "", "moves": "left" }))),
        ("end.name", one("/end/name", json!("\n"))),
        ("facts[0].name", one("/facts", fact("a", &"x".repeat(61)))),
        ("facts[0].id", one("/facts", fact("A b", "x"))),
        ("round.sections[0]", one("/round", round)),
        ("rounds.values[0].name", one("/rounds/values/0/name", json!("x".repeat(61)))),
        ("carry[0].name", one("/carry", json!([{ "id": "kept", "name": "", "next": "0" }]))),
    ];
    for (place, text) in files {
        let found: Vec<String> = examine(&text).faults.into_iter().map(|one| one.path).collect();
        assert!(found.iter().any(|path| path == place), "{place}: {found:?}");
    }
}

/// The variant of a reason.
fn name(why: &Why) -> String {
    format!("{why:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_reason_has_a_file_that_is_refused_for_it() {
    let mut wrong = Vec::new();
    let files = [forms(), expressions(), examples()].concat();
    for (wanted, text) in &files {
        let found: Vec<String> = examine(text).faults.iter().map(|one| name(&one.why)).collect();
        if !found.iter().any(|one| one == wanted) {
            wrong.push(format!("{wanted}: {found:?}"));
        }
    }
    assert_eq!(name(&text_of("tapete://game/!").expect_err("no link").why), "LinkCut");
    let known = |why: &str| why == "LinkCut" || files.iter().any(|(one, _)| *one == why);
    // CEL with one name for what is in a list has none for its place.
    let never = |why: &str| why == "OneName";
    let none = Why::ALL.iter().filter(|(why, _)| !known(why) && !never(why));
    wrong.extend(none.map(|(why, _)| format!("no file for {why}")));
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn what_belongs_where_something_else_stands_is_said_in_words_of_ours() {
    let cases = [
        ("/seats", json!("x"), "pair"),
        ("/seats", json!([1]), "pair"),
        ("/revision", json!("two"), "number"),
        ("/revision", json!(1.5), "number"),
        ("/revision", json!(-1), "number"),
        ("/id", json!(7), "text"),
        ("/name", json!(7), "texts"),
        ("/wins", json!(7), "text"),
        ("/round", json!("x"), "names"),
        ("/by", json!([]), "names"),
        ("/about", json!(null), "other"),
        ("/rules", json!([7, "Two."]), "texts"),
        ("/round/fields", json!({ "id": "bid" }), "list"),
        ("/round/fields/0/max", json!(true), "amount"),
        ("/round/fields/0/extra", json!("yes"), "yes"),
        ("/round/fields/0/default", json!([1]), "value"),
    ];
    let mut wrong = Vec::new();
    for (place, value, wanted) in cases {
        let faults = examine(&with(&[(place, value.clone())])).faults;
        let said = serde_json::to_value(&faults[0].why).expect("JSON");
        let path = faults[0].path.replace(['.', '['], "/").replace(']', "");
        let first = place != "/rules" || path == "rules/0";
        if said["params"]["wanted"] != wanted || !path.starts_with(&place[1..]) || !first {
            wrong.push(format!("{place} {value}: {wanted}, not {}", faults[0]));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_file_that_is_too_much_work_to_be_taken_in_still_opens_the_tables_that_have_it() {
    let pairs = "sum(each.bid.map(a, count(each.bid.map(b, a == b && a > 1))))";
    let parts = |n: usize| json!(vec![json!({ "name": "Pairs", "value": pairs }); n]);
    let file = |n| with(&[("/seats", json!([2, 20])), ("/round/parts", parts(n))]);
    let taken = |n| examine(&file(n)).faults.iter().all(|fault| name(&fault.why) != "Work");
    let opens = |n| {
        let game: Value = serde_json::from_str(&file(n)).expect("JSON");
        Sheet::configure(&Options::from_iter([("game".to_owned(), game)])).is_ok()
    };
    let found: Vec<_> = (1..=5).map(|n| (taken(n), opens(n))).collect();
    assert_eq!((taken(1), opens(1)), (true, true), "{found:?}");
    assert_eq!((taken(2), opens(2)), (false, true), "{found:?}");
    assert_eq!((taken(4), opens(4)), (false, false), "{found:?}");
}
