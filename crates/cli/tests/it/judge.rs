//! `tapete judge`, the real program.

use crate::program::tapete;
use serde_json::{Value, json};

fn answers(questions: &[u8]) -> (i32, Vec<Value>) {
    let (code, out, _) = tapete(&["judge"], questions);
    (code, out.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn an_answer_a_question_in_the_same_order() {
    let (code, answers) = answers(
        br#"{"id":"a","ask":"rage.score","cards":3,"bid":1,"tricks":1,"bonus":0,"mad":0}

{"id":[1,{"b":null}],"ask":"rage.bid","cards":3,"bids":[1],"players":4,"n":4}
{"id":null,"ask":"rage.score","options":{"scoring":"alternative"},"cards":3,"bid":1,"tricks":0,"bonus":0,"mad":0}"#,
    );
    assert_eq!(code, 0, "a refusal is an answer");
    assert_eq!(answers[0], json!({"id": "a", "answer": {"points": 11}}));
    assert_eq!(answers[1]["id"], json!([1, {"b": null}]));
    let refusal = &answers[1]["refusal"];
    assert!(refusal["code"].as_str().unwrap().starts_with("RG_E_"), "{refusal}");
    assert!(refusal["rule"].as_str().unwrap().starts_with("RG-"), "{refusal}");
    assert!(refusal["params"].is_object(), "{refusal}");
    assert_eq!(answers[2], json!({"id": null, "answer": {"points": -5}}));
}

#[test]
fn a_line_that_is_no_question_is_told_and_does_not_stop_the_others() {
    let lines = [
        "nonsense",
        "[1]",
        r#"{"id":1}"#,
        r#"{"id":2,"ask":"rage.nonsense"}"#,
        r#"{"id":3,"ask":"nonsense.score"}"#,
        r#"{"id":4,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1,"extra":1}"#,
        r#"{"id":5,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1,"n":1}"#,
        r#"{"id":6,"ask":"rage.bid","cards":3,"bids":[],"players":4}"#,
        r#"{"id":7,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":"1"}"#,
        r#"{"id":8,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1.5}"#,
        r#"{"id":9,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1,"options":{"nonsense":"on"}}"#,
    ];
    let mut text = lines.join("\n").into_bytes();
    text.extend(b"\n\xff\xfe\n");
    text.extend(br#"{"id":"last","ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1}"#);
    let (code, answers) = answers(&text);
    assert_eq!(code, 1);
    assert_eq!(answers.len(), lines.len() + 2);
    let (last, wrong) = answers.split_last().unwrap();
    for (at, answer) in wrong.iter().enumerate() {
        assert_eq!(answer["error"]["code"], "bad_question", "line {at}: {answer}");
        assert_ne!(answer["error"]["message"], "", "line {at}: {answer}");
        let id = if (2..=10).contains(&at) { json!(at - 1) } else { Value::Null };
        assert_eq!(answer["id"], id, "line {at}");
    }
    assert_eq!(*last, json!({"id": "last", "answer": {"legal": true}}));
}

#[test]
fn an_unknown_value_of_an_option_is_a_refusal() {
    let (code, answers) = answers(
        br#"{"id":1,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1,"options":{"scoring":"nonsense"}}"#,
    );
    assert_eq!(answers[0]["refusal"]["code"], "RG_E_OPTION", "{}", answers[0]);
    assert_eq!(code, 0);
}

#[test]
fn an_id_comes_back_as_it_was_written() {
    let question = br#"{"id": 1.50e+1 ,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1}"#;
    let (_, out, _) = tapete(&["judge"], question);
    assert!(out.starts_with(r#"{"id":1.50e+1,"answer""#), "{out}");
}

#[test]
fn a_line_may_be_one_mebibyte_and_no_longer() {
    let question = r#"{"id":1,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1}"#;
    let padded = |length: usize| format!("{}{question}\n", " ".repeat(length - question.len()));
    let (code, told) = answers(padded(1 << 20).as_bytes());
    assert_eq!((code, told[0]["answer"]["legal"].clone()), (0, json!(true)));
    let (code, told) = answers(format!("{}{question}", padded((1 << 20) + 1)).as_bytes());
    assert_eq!(code, 1);
    assert_eq!(told[0]["error"]["code"], "bad_question");
    assert_eq!(told[1]["answer"]["legal"], true);
}

#[test]
fn depth_and_numbers_without_end_are_no_questions() {
    let deep = format!("{{\"id\":1,\"ask\":\"rage.bid\",\"n\":{}", "[".repeat(100_000));
    let closed = format!("{deep}{}}}", "]".repeat(100_000));
    let huge = r#"{"id":1,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1e999}"#;
    let (code, told) = answers(format!("{deep}\n{closed}\n{huge}\n").as_bytes());
    assert_eq!(code, 1);
    assert!(told.iter().all(|answer| answer["error"]["code"] == "bad_question"), "{told:?}");
}

#[test]
fn wrong_arguments_end_with_2() {
    assert_eq!(tapete(&["judge", "--nonsense"], b"").0, 2);
    assert_eq!(tapete(&["judge", "no/such/file"], b"").0, 2);
    assert_eq!(tapete(&["nonsense"], b"").0, 2);
    assert_eq!(tapete(&["judge"], b"").0, 0, "no question at all is well answered");
}

#[test]
fn a_file_is_read_like_the_input() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("questions");
    let question = r#"{"id":1,"ask":"rage.bid","cards":3,"bids":[],"players":4,"n":1}"#;
    std::fs::write(&path, question).unwrap();
    let (code, out, _) = tapete(&["judge", path.to_str().unwrap()], b"");
    assert_eq!((code, out.as_str()), (0, "{\"id\":1,\"answer\":{\"legal\":true}}\n"));
}
