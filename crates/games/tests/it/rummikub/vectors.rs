//! The worked examples of melds and turns, each with every figure and every verdict.

use games::rummikub::Rummikub;
use kernel::{Bound, Options, Rejection, Rulebook};
use serde_json::{Value, json};

/// A meld that holds: number, tiles, kinds, value with jokers 0, least and most face value.
type Sound = (&'static str, &'static str, &'static [&'static str], u32, u32, u32);

const SOUND: &[Sound] = &[
    ("M-1", "K3 R3 B3 Y3", &["group"], 12, 12, 12),
    ("M-2", "R6 R7 R8 R9", &["run"], 30, 30, 30),
    ("M-3", "K3 R3 B3", &["group"], 9, 9, 9),
    ("M-4", "R1 R2 R3", &["run"], 6, 6, 6),
    ("M-5", "R11 R12 R13", &["run"], 36, 36, 36),
    ("M-6", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", &["run"], 91, 91, 91),
    ("M-7", "R5 J R7", &["run"], 12, 18, 18),
    ("M-8", "R12 R13 J", &["run"], 25, 36, 36),
    ("M-9", "J R1 R2", &["run"], 3, 6, 6),
    ("M-10", "R11 R12 R13 J", &["run"], 36, 46, 46),
    ("M-11", "J J R5", &["group", "run"], 5, 12, 18),
    ("M-12", "J J R1", &["group", "run"], 1, 3, 6),
    ("M-13", "R13 J J", &["group", "run"], 13, 36, 39),
    ("M-14", "R5 J J R8", &["run"], 13, 26, 26),
    ("M-15", "R5 J R7 J", &["run"], 12, 22, 26),
    ("M-16", "J J R5 R6", &["run"], 11, 18, 26),
    ("M-17", "K13 R13 J J", &["group"], 26, 52, 52),
    ("M-18", "K3 R3 B3 J", &["group"], 9, 12, 12),
    ("M-19", "K3 R3 J", &["group"], 6, 9, 9),
    ("M-20", "R1 R2 R3 R4 R5 R6 J R8 R9 R10 R11 R12 R13", &["run"], 84, 91, 91),
    ("M-21", "B8 B7 B6", &["run"], 21, 21, 21),
    ("M-22", "R10 B10 J", &["group"], 20, 30, 30),
];

/// Tiles that are no meld: number, tiles, every reason.
const FAULTY: &[(&str, &str, &[&str])] = &[
    ("M-23", "", &["EMPTY"]),
    ("M-24", "R5 R6", &["TOO_SHORT"]),
    ("M-25", "R5 J", &["TOO_SHORT"]),
    ("M-26", "J J", &["TOO_SHORT", "ONLY_JOKERS"]),
    ("M-27", "R5 R6 B7", &["MIXED"]),
    ("M-28", "K5 R5 B6", &["MIXED"]),
    ("M-29", "R5 B6 K7", &["MIXED"]),
    ("M-30", "R3 R4 R6", &["RUN_GAP"]),
    ("M-31", "R3 J R7", &["RUN_GAP"]),
    ("M-32", "J R3 J R9", &["RUN_GAP"]),
    ("M-33", "R12 R13 R1", &["RUN_WRAP"]),
    ("M-34", "R13 J R1", &["RUN_WRAP"]),
    ("M-35", "K3 R3 R3", &["GROUP_DUP_COLOR"]),
    ("M-36", "K3 R3 B3 Y3 J", &["GROUP_TOO_LONG"]),
    ("M-37", "R4 R5 R5 R6", &["RUN_DUP_NUMBER"]),
    ("M-38", "R5 R5 J", &["DUPLICATE_TILE"]),
    ("M-39", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J", &["RUN_TOO_LONG"]),
    ("M-40", "J J J", &["TOO_MANY_COPIES", "ONLY_JOKERS"]),
    ("M-41", "R5 R5 R5", &["TOO_MANY_COPIES", "DUPLICATE_TILE"]),
];

/// A turn: number, whether opened, table before, rack, table after, and the verdict by default, with
/// `joker_release` = `replace`, `replace_rack`, and `initial_joker_value` = `face`.
type Turn = (
    &'static str,
    bool,
    &'static [&'static str],
    &'static str,
    &'static [&'static str],
    [&'static str; 4],
);

const TURNS: &[Turn] = &[
    ("T-1", false, &[], "R9 R10 R11 K1 K2", &["R9 R10 R11"], ["OK", "OK", "OK", "OK"]),
    (
        "T-2",
        false,
        &[],
        "K5 R5 B5 Y4 Y5 Y6 B1",
        &["K5 R5 B5", "Y4 Y5 Y6"],
        ["OK", "OK", "OK", "OK"],
    ),
    (
        "T-3",
        false,
        &[],
        "Y4 Y5 Y6 R2 R3 R4 R5 B9",
        &["Y4 Y5 Y6", "R2 R3 R4 R5"],
        [
            "OPENING_UNDER_MIN[29]",
            "OPENING_UNDER_MIN[29]",
            "OPENING_UNDER_MIN[29]",
            "OPENING_UNDER_MIN[29]",
        ],
    ),
    (
        "T-4",
        false,
        &[],
        "K9 R9 J B2 B3 B6",
        &["K9 R9 J"],
        [
            "OPENING_UNDER_MIN[18]",
            "OPENING_UNDER_MIN[18]",
            "OPENING_UNDER_MIN[18]",
            "OPENING_UNDER_MIN[27]",
        ],
    ),
    (
        "T-5",
        false,
        &[],
        "R10 B10 J K1",
        &["R10 B10 J"],
        ["OPENING_UNDER_MIN[20]", "OPENING_UNDER_MIN[20]", "OPENING_UNDER_MIN[20]", "OK"],
    ),
    (
        "T-6",
        false,
        &["B3 B4 B5"],
        "R10 B10 K10 B6 K2",
        &["R10 B10 K10", "B3 B4 B5 B6"],
        [
            "OPENING_TABLE_TOUCHED",
            "OPENING_TABLE_TOUCHED",
            "OPENING_TABLE_TOUCHED",
            "OPENING_TABLE_TOUCHED",
        ],
    ),
    (
        "T-7",
        false,
        &["B3 B4 B5"],
        "R10 B10 K10 B6 K2",
        &["R10 B10 K10", "B3 B4 B5"],
        ["OK", "OK", "OK", "OK"],
    ),
    (
        "T-8",
        true,
        &["R3 R4 R5"],
        "R6 K3 B3 Y9",
        &["R4 R5 R6", "R3 K3 B3"],
        ["OK", "OK", "OK", "OK"],
    ),
    (
        "T-9",
        true,
        &["B6 B7 B8 B9 B10"],
        "B8 K1",
        &["B6 B7 B8", "B8 B9 B10"],
        ["OK", "OK", "OK", "OK"],
    ),
    ("T-10", true, &["B6 R6 Y6"], "K6 R7 R8", &["K6 B6 Y6", "R6 R7 R8"], ["OK", "OK", "OK", "OK"]),
    (
        "T-11",
        true,
        &["K5 R5 B5 Y5"],
        "B6 B7 Y1",
        &["K5 R5 Y5", "B5 B6 B7"],
        ["OK", "OK", "OK", "OK"],
    ),
    ("T-12", true, &["B3 B4 J"], "B5 R7 Y7", &["B3 B4 B5", "R7 Y7 J"], ["OK", "OK", "OK", "OK"]),
    (
        "T-13",
        true,
        &["B3 B4 J B6 B7 B8"],
        "B2 R9 Y9",
        &["B2 B3 B4", "B6 B7 B8", "R9 Y9 J"],
        ["OK", "JOKER_NOT_REPLACED", "JOKER_NOT_REPLACED", "OK"],
    ),
    (
        "T-14",
        true,
        &["B3 B4 J", "K5 R5 B5 Y5"],
        "R7 Y7",
        &["B3 B4 B5", "K5 R5 Y5", "R7 Y7 J"],
        ["OK", "OK", "JOKER_NOT_REPLACED", "OK"],
    ),
    ("T-15", true, &["B3 B4 J B6 B7"], "B8 K1", &["B3 B4 J", "B6 B7 B8"], ["OK", "OK", "OK", "OK"]),
    ("T-16", true, &["K6 R6 J"], "Y6 B1 B2", &["K6 R6 Y6", "B1 B2 J"], ["OK", "OK", "OK", "OK"]),
    (
        "T-17",
        true,
        &["B3 B4 J"],
        "B5 R7",
        &["B3 B4 B5"],
        ["JOKER_KEPT", "JOKER_KEPT", "JOKER_KEPT", "JOKER_KEPT"],
    ),
    (
        "T-18",
        true,
        &["K5 R5 B5 Y5"],
        "B6 B7",
        &["K5 R5 Y5"],
        ["TILE_VANISHED", "TILE_VANISHED", "TILE_VANISHED", "TILE_VANISHED"],
    ),
    (
        "T-19",
        true,
        &["R3 R4 R5"],
        "R7",
        &["R3 R4 R5 R6"],
        ["TILE_NOT_ON_RACK", "TILE_NOT_ON_RACK", "TILE_NOT_ON_RACK", "TILE_NOT_ON_RACK"],
    ),
    (
        "T-20",
        true,
        &["R3 R4 R5 R6 R7 R8"],
        "K1",
        &["R3 R4 R5", "R6 R7 R8"],
        ["NOTHING_PLAYED", "NOTHING_PLAYED", "NOTHING_PLAYED", "NOTHING_PLAYED"],
    ),
    (
        "T-21",
        true,
        &["R3 R4 R5"],
        "K1",
        &["R3 R4 R5"],
        ["NOTHING_PLAYED", "NOTHING_PLAYED", "NOTHING_PLAYED", "NOTHING_PLAYED"],
    ),
    (
        "T-22",
        true,
        &["B6 B7 B8 B9"],
        "B10",
        &["B6 B7 B8", "B9 B10"],
        [
            "INVALID_MELD[1,TOO_SHORT]",
            "INVALID_MELD[1,TOO_SHORT]",
            "INVALID_MELD[1,TOO_SHORT]",
            "INVALID_MELD[1,TOO_SHORT]",
        ],
    ),
    (
        "T-23",
        true,
        &["R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"],
        "J",
        &["R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J"],
        [
            "INVALID_MELD[0,RUN_TOO_LONG]",
            "INVALID_MELD[0,RUN_TOO_LONG]",
            "INVALID_MELD[0,RUN_TOO_LONG]",
            "INVALID_MELD[0,RUN_TOO_LONG]",
        ],
    ),
    (
        "T-24",
        true,
        &["R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"],
        "J",
        &["R1 R2 R3 R4 R5 R6 R7", "J R8 R9 R10 R11 R12 R13"],
        ["OK", "OK", "OK", "OK"],
    ),
    ("T-25", true, &["R3 R4 R5"], "R6 R7", &["R3 R4 R5 R6 R7"], ["OK", "OK", "OK", "OK"]),
];

fn words(options: &Value) -> Options {
    options.as_object().cloned().unwrap_or_default()
}

fn ask(question: &Value, options: &Value) -> Result<Value, Rejection> {
    Bound::<Rummikub>::RULES
        .judge(&question.to_string(), &words(options), &|| false)
        .map(|judged| judged.answer)
}

#[test]
fn every_meld_counts_what_it_should() {
    for (name, tiles, kinds, value, least, most) in SOUND {
        let answer = ask(&json!({"ask": "meld", "tiles": tiles}), &json!({})).expect(name);
        let wanted = json!({"kinds": kinds, "value": value, "face_min": least, "face_max": most});
        assert_eq!(answer, wanted, "{name}: {tiles}");
    }
}

#[test]
fn every_fault_has_all_its_reasons_and_each_points_at_its_tiles() {
    for (name, tiles, reasons) in FAULTY {
        let refused = match ask(&json!({"ask": "meld", "tiles": tiles}), &json!({})) {
            Err(Rejection::Refused(refused)) => refused,
            other => panic!("{name}: {tiles}: {other:?}"),
        };
        assert_eq!(refused.code, reasons[0], "{name}: {tiles}");
        assert_eq!(refused.params["reasons"], json!(reasons), "{name}: {tiles}");
        let marks = refused.params["marks"].as_array().expect("marks");
        assert_eq!(marks.len(), reasons.len(), "{name}: {tiles}");
        let len = tiles.split_whitespace().count() as u64;
        for mark in marks {
            let at = mark["at"].as_array().expect("places");
            assert!(at.iter().all(|at| at.as_u64() < Some(len)), "{name}: {mark}");
            assert_eq!(at.is_empty(), len == 0, "{name}: {mark}");
        }
    }
}

/// The verdict as the examples write it: `OK`, or the code with its figures.
fn verdict(judged: Result<Value, Rejection>) -> String {
    let refused = match judged {
        Ok(_) => return "OK".to_owned(),
        Err(Rejection::Refused(refused)) => refused,
        Err(other) => panic!("no question: {other}"),
    };
    let text = |name: &str| refused.params[name].as_str().unwrap_or_default().to_owned();
    match refused.code.as_str() {
        "OPENING_UNDER_MIN" => format!("OPENING_UNDER_MIN[{}]", refused.params["sum"]),
        "INVALID_MELD" => {
            format!("INVALID_MELD[{},{}]", refused.params["meld"], text("error"))
        }
        code => code.to_owned(),
    }
}

#[test]
fn every_turn_has_its_verdict_under_each_rule() {
    let columns = [
        json!({}),
        json!({"joker_release": "replace"}),
        json!({"joker_release": "replace_rack"}),
        json!({"initial_joker_value": "face"}),
    ];
    for (name, opened, before, rack, after, wanted) in TURNS {
        let question = json!({
            "ask": "turn", "opened": opened, "before": before, "rack": rack, "after": after,
        });
        for (options, wanted) in columns.iter().zip(wanted) {
            assert_eq!(verdict(ask(&question, options)), *wanted, "{name} with {options}");
        }
    }
}

#[test]
fn an_accepted_turn_tells_what_was_played() {
    for (name, opened, before, rack, after, wanted) in TURNS.iter().filter(|t| t.5[0] == "OK") {
        let question = json!({
            "ask": "turn", "opened": opened, "before": before, "rack": rack, "after": after,
        });
        let answer = ask(&question, &json!({})).expect(name);
        let count = |melds: &[&str]| melds.iter().flat_map(|m| m.split_whitespace()).count();
        let played = answer["played"].as_str().expect("tiles").split_whitespace().count();
        assert_eq!(played, count(after) - count(before), "{name}: {wanted:?}");
        assert_eq!(answer["opening_value"].is_null(), *opened, "{name}");
        let rack = rack.split_whitespace().count();
        assert_eq!(answer["wins"], json!(played == rack), "{name}");
        // The same turn by a seat whose rack is not known.
        let mut unknown = question.clone();
        unknown["rack"] = Value::Null;
        let answer = ask(&unknown, &json!({})).expect(name);
        assert_eq!(answer["wins"], json!(false), "{name}");
    }
}
