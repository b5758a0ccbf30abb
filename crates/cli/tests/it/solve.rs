//! `tapete solve`, the real program.

use crate::program::tapete;
use serde_json::{Value, json};

fn answers(questions: &str) -> (i32, Vec<Value>) {
    let (code, out, _) = tapete(&["solve", "rummikub"], questions.as_bytes());
    (code, out.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// A question of a person who has opened, with these fields changed or added.
fn question(changed: Value) -> String {
    let mut question = json!({
        "id": 1, "table": ["B3 B4 J"], "rack": "B5 R7 Y7 K1", "objective": "tiles",
        "jokers": "free", "opened": true,
    });
    for (name, value) in changed.as_object().unwrap() {
        question[name] = value.clone();
    }
    question.to_string()
}

#[test]
fn the_best_play_lays_all_it_can() {
    let (code, answers) = answers(&question(json!({})));
    assert_eq!(code, 0);
    let answer = &answers[0]["answer"];
    assert_eq!(answer["tiles"], 3);
    assert_eq!(answer["value"], 19);
    assert_eq!(answer["played"], "B5 R7 Y7");
    assert!(answer["micros"].is_u64());
    let fields: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["micros", "played", "table", "tiles", "value"]);
}

#[test]
fn its_table_passes_the_referee() {
    for jokers in ["free", "replace", "replace_rack"] {
        for opened in [true, false] {
            let rack = "B5 R10 Y10 K10 R7 Y7 R11 R12";
            let asked = json!({"jokers": jokers, "opened": opened, "rack": rack});
            let (_, solved) = answers(&question(asked));
            let after = &solved[0]["answer"]["table"];
            let turn = json!({
                "id": 1, "ask": "rummikub.turn", "opened": opened, "before": ["B3 B4 J"],
                "rack": rack, "after": after, "options": {"joker_release": jokers},
            });
            let (_, out, _) = tapete(&["judge"], turn.to_string().as_bytes());
            let judged: Value = serde_json::from_str(&out).unwrap();
            let played = &solved[0]["answer"]["played"];
            assert_eq!(judged["answer"]["played"], *played, "{jokers} {opened}: {after} {out}");
        }
    }
}

#[test]
fn a_rack_that_cannot_open_leaves_the_table_as_it_is() {
    let (_, answers) = answers(&question(json!({"opened": false})));
    let answer = &answers[0]["answer"];
    assert_eq!((&answer["tiles"], &answer["table"]), (&json!(0), &json!(["B3 B4 J"])));
}

#[test]
fn what_cannot_be_worked_out_is_refused_and_what_is_no_question_is_told() {
    let lines = [
        question(json!({"table": ["B3 B4"], "rack": "K1"})),
        question(json!({"table": ["B3 B4 B5", "B3 B4 B5"], "rack": "B3"})),
        question(json!({"ask": "rummikub.solve"})),
        question(json!({"jokers": "frozen"})),
        question(json!({"rack": null})),
        question(json!({"options": {"initial_min": 31}})),
    ];
    let (code, answers) = answers(&lines.join("\n"));
    assert_eq!(code, 1);
    assert_eq!(answers[0]["refusal"]["code"], "TABLE_INVALID");
    assert_eq!(answers[1]["refusal"]["code"], "TOO_MANY_COPIES");
    for bad in &answers[2..5] {
        assert_eq!(bad["error"]["code"], "bad_question", "{bad}");
    }
    assert_eq!(answers[5]["refusal"]["code"], "OPTION_RANGE");
}

#[test]
fn a_game_that_is_none_is_a_wrong_argument_and_one_that_solves_nothing_is_asked_in_vain() {
    assert_eq!(tapete(&["solve", "nonsense"], b"").0, 2);
    assert_eq!(tapete(&["solve"], b"").0, 2);
    let (code, out, _) = tapete(&["solve", "rage"], br#"{"id":1}"#);
    assert_eq!(code, 1);
    assert!(out.contains("bad_question"), "{out}");
}
