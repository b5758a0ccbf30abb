//! The set-up list of the real box.

use crate::contract::written::every_line_has_a_sentence;
use games::rush_out::RushOut;
use kernel::{Bound, Options, Param, Rulebook};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn layout(setup: &str, players: u8, options: Value) -> Vec<kernel::Line> {
    let Value::Object(options) = options else { panic!("options are an object") };
    let question = json!({"ask": "layout", "setup": setup, "players": players}).to_string();
    let judged = Bound::<RushOut>::RULES.judge(&question, &Options::from_iter(options), &|| false);
    let judged = judged.expect("the judge answers");
    serde_json::from_value(judged.answer["layout"].clone()).expect("lines")
}

fn keys(lines: &[kernel::Line]) -> Vec<&str> {
    lines
        .iter()
        .map(|line| line.key.strip_prefix("rush_out-layout-").expect("a line of the list"))
        .collect()
}

#[test]
fn every_setup_says_what_is_laid_out_and_by_which_rule() {
    let rules = &Bound::<RushOut>::RULES.meta().rules;
    let mut told = BTreeSet::new();
    for setup in ["T1", "T2", "S1", "S2", "S3", "S4", "S5", "S6"] {
        for players in 3..=5 {
            for line in layout(setup, players, json!({})) {
                let rule = line.rule.unwrap();
                assert!(rules.en.contains(&format!("**{rule}**")), "{}: {rule}", line.key);
                told.insert(line.key);
            }
        }
    }
    every_line_has_a_sentence("rush_out", &told);
}

#[test]
fn a_training_needs_little_and_the_last_scenario_everything() {
    let first = layout("T1", 3, json!({}));
    let wanted = ["heroes", "sorcerer", "spells", "spells", "spell-deck", "tasks", "task-deck"];
    assert_eq!(keys(&first), [&wanted[..], &["rows", "wins"]].concat());
    assert_eq!(first[2].params["n"], Param::Number(8));
    assert_eq!(first[4].params["n"], Param::Number(15));
    assert_eq!(first[5].params["n"], Param::Number(3), "tasks with a mark stay in the box");

    let last = layout("S6", 5, json!({"easier_for_heroes": "on", "s6_confusion": 0}));
    for more in ["more-tasks", "dragon", "market", "marker", "souls", "life", "abilities"] {
        assert!(keys(&last).contains(&more), "{more}");
    }
    let of = |name: &str| last.iter().find(|line| line.key.ends_with(name)).unwrap();
    assert_eq!(of("-tasks").params["n"], Param::Number(0), "all tasks are played with");
    assert_eq!(of("task-deck").params["easier"], Param::Number(1));
    assert_eq!(of("spell-deck").params["n"], Param::Number(22));
    assert_eq!(of("-life").params["n"], Param::Number(6));
    assert_eq!(
        (&of("market").params["gear"], &of("market").params["scrolls"]),
        (&Param::Number(10), &Param::Number(8))
    );
}
