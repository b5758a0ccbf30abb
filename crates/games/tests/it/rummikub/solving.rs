//! The best play as the judge tells it.

use games::rummikub::Rummikub;
use games::rummikub::tiles::{Heap, Tile, Tiles};
use kernel::{Bound, Chance, Options, Rejection, Rulebook, Seed};
use serde_json::{Value, json};

fn ask(question: &Value, options: &Value) -> Result<Value, Rejection> {
    let words: Options = options.as_object().cloned().unwrap_or_default();
    Bound::<Rummikub>::RULES
        .judge(&question.to_string(), &words, &|| false)
        .map(|judged| judged.answer)
}

/// Tables that came about by play: each position is asked for its best play, and goes on from there.
fn positions(mut each: impl FnMut(&[String], &str, bool)) {
    for seed in 0..40 {
        let mut chance = Chance::new(&Seed::from_bytes([11; 32]), seed);
        let mut tiles: Vec<Tile> = Heap::whole().iter().collect();
        chance.shuffle(&mut tiles);
        let mut table: Vec<String> = Vec::new();
        for turn in 0..4 {
            let rack: Tiles = tiles.drain(..14).collect();
            let rack = rack.to_string();
            each(&table, &rack, turn > 0);
            let question = json!({
                "ask": "solve", "table": table, "rack": rack, "objective": "tiles",
                "jokers": "free", "opened": true,
            });
            let answer = ask(&question, &json!({})).expect("a table that came about by play");
            table = serde_json::from_value(answer["table"].clone()).expect("melds");
        }
    }
}

#[test]
fn every_best_play_passes_the_referee_under_the_same_house_rules() {
    let houses = [
        json!({}),
        json!({"initial_joker_value": "face"}),
        json!({"initial_table": "after_opening"}),
        json!({"initial_scope": "single"}),
        json!({"strict_order": "on"}),
    ];
    let mut laid = 0;
    positions(|table, rack, opened| {
        for (nth, house) in houses.iter().enumerate() {
            let jokers = ["free", "replace", "replace_rack"][(nth + rack.len()) % 3];
            let objective = ["tiles", "value"][(nth + table.len()) % 2];
            let opened = opened && nth != 2;
            let question = json!({
                "ask": "solve", "table": table, "rack": rack, "objective": objective,
                "jokers": jokers, "opened": opened,
            });
            let answer = ask(&question, house).expect("a table that came about by play");
            if answer["tiles"] == 0 {
                assert_eq!(answer["table"], json!(table));
                continue;
            }
            laid += 1;
            let mut house = house.clone();
            house["joker_release"] = json!(jokers);
            let turn = json!({
                "ask": "turn", "opened": opened, "before": table, "rack": rack,
                "after": answer["table"],
            });
            let judged = ask(&turn, &house).unwrap_or_else(|why| panic!("{question}: {why}"));
            assert_eq!(judged["played"], answer["played"], "{question}");
        }
    });
    assert!(laid > 200, "only {laid} plays");
}

#[test]
fn advice_says_of_every_tile_where_it_comes_from() {
    positions(|table, rack, _| {
        let question = json!({
            "ask": "advise", "table": table, "rack": rack, "objective": "tiles", "opened": true,
        });
        let answer = ask(&question, &json!({})).expect("a table that came about by play");
        let mut from_rack: Vec<&str> = Vec::new();
        let mut from_table = vec![Heap::default(); table.len()];
        for meld in answer["table"].as_array().expect("melds") {
            let tiles = meld["tiles"].as_str().expect("tiles").split_whitespace();
            let from = meld["from"].as_array().expect("places");
            assert_eq!(tiles.clone().count(), from.len(), "{meld}");
            for (tile, from) in tiles.zip(from) {
                match from.as_u64() {
                    Some(old) => from_table[old as usize].add(tile.parse().expect("a tile")),
                    None => from_rack.push(tile),
                }
            }
        }
        for (meld, found) in table.iter().zip(&from_table) {
            let meld: Tiles = meld.parse().expect("tiles");
            assert_eq!(*found, meld.0.iter().collect::<Heap>(), "{question}");
        }
        let heap = |text: &str| text.parse::<Tiles>().expect("tiles").0.iter().collect::<Heap>();
        let played = heap(answer["played"].as_str().expect("tiles"));
        assert_eq!(heap(&from_rack.join(" ")), played, "{question}");
        let left = heap(answer["left"].as_str().expect("tiles"));
        assert_eq!(left.plus(&played), heap(rack), "{question}");
        assert_eq!(answer["left_points"], json!(left.points(30)), "{question}");
        assert_eq!(answer["proven"], json!(true), "{question}");
    });
}

#[test]
fn what_did_not_change_stays_where_it_was() {
    let question = json!({
        "ask": "advise", "table": ["K1 K2 K3", "R3 R4 R5"], "rack": "R6 Y9", "objective": "tiles",
        "opened": true,
    });
    let answer = ask(&question, &json!({})).expect("a play");
    let melds = answer["table"].as_array().expect("melds");
    let kept = melds.iter().find(|meld| meld["tiles"] == "K1 K2 K3").expect("unchanged");
    assert_eq!((&kept["was"], &kept["from"]), (&json!(0), &json!([0, 0, 0])));
    let grown = melds.iter().find(|meld| meld["tiles"] == "R3 R4 R5 R6").expect("grown");
    assert_eq!((&grown["was"], &grown["from"]), (&json!(1), &json!([1, 1, 1, null])));
    assert_eq!(answer["left"], "Y9");
}

#[test]
fn frozen_jokers_are_known_as_far_as_the_referee_lets_the_play_pass() {
    let advise = |table: Value, rack: &str| {
        let question = json!({
            "ask": "advise", "table": table, "rack": rack, "objective": "tiles", "opened": true,
        });
        ask(&question, &json!({"joker_release": "frozen"}))
    };
    let grown = advise(json!(["B3 B4 J"]), "B6 K1").expect("a joker's meld may grow");
    assert_eq!(grown["played"], "B6");
    match advise(json!(["B3 B4 J B6 B7 B8"]), "B9 R6 K6") {
        Err(Rejection::Refused(refused)) => assert_eq!(refused.code, "NO_BEST_PLAY"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_rule_behind_no_answer_is_that_of_the_house_rule_or_of_the_turn() {
    let question = json!({
        "ask": "advise", "table": ["B3 B4 J B6 B7 B8"], "rack": "B9 R6 K6", "objective": "tiles",
        "opened": true,
    });
    let rule = |judged: Result<Value, Rejection>| match judged {
        Err(Rejection::Refused(refused)) => format!("{} {}", refused.code, refused.rule),
        other => panic!("{other:?}"),
    };
    let frozen = ask(&question, &json!({"joker_release": "frozen"}));
    assert_eq!(rule(frozen), "NO_BEST_PLAY RK-31");
    let rules = Bound::<Rummikub>::RULES;
    let stopped = rules.judge(&question.to_string(), &Options::new(), &|| true);
    assert_eq!(rule(stopped.map(|judged| judged.answer)), "NO_BEST_PLAY RK-27");
}

#[test]
fn a_run_that_stays_is_read_from_either_end_where_runs_have_their_order() {
    let question = json!({
        "ask": "advise", "table": ["B8 B7 B6"], "rack": "K1 K2 K3", "objective": "tiles",
        "opened": true,
    });
    let answer = ask(&question, &json!({"strict_order": "on"})).expect("a play");
    let melds: Vec<&str> = answer["table"]
        .as_array()
        .expect("melds")
        .iter()
        .filter_map(|meld| meld["tiles"].as_str())
        .collect();
    assert_eq!(melds, ["B6 B7 B8", "K1 K2 K3"]);
    let answer = ask(&question, &json!({})).expect("a play");
    assert_eq!(answer["table"][0]["tiles"], "B8 B7 B6", "without the rule it stays as it lies");
}

#[test]
fn what_a_play_counts_and_what_is_left_make_the_rack() {
    let question = json!({
        "ask": "advise", "table": [], "rack": "R5 J R7 K1", "objective": "value", "opened": true,
    });
    for (joker, value) in [(30, 42), (20, 32)] {
        let answer = ask(&question, &json!({"joker_points": joker})).expect("a play");
        assert_eq!((&answer["value"], &answer["left_points"]), (&json!(value), &json!(1)));
    }
}

#[test]
fn advice_on_a_late_position_ends_when_it_is_told_to() {
    let mut question = json!({
        "ask": "advise", "objective": "value", "opened": true,
        "table": ["R8 R9 R10 R11", "B8 B9 B10", "Y13 B13 K13 R13", "R1 B1 K1", "Y4 Y5 Y6",
            "Y1 Y2 Y3 Y4", "B1 B2 B3 B4 B5", "B2 R2 Y2", "Y6 K6 B6", "K6 K7 K8 K9 K10", "B8 K8 R8",
            "R3 R4 R5 R6", "B9 R9 Y9 K9", "Y7 Y8 Y9", "K7 Y7 R7"],
        "rack": "K11 B12 K11 Y10 K5 R6 B4 Y10 K3 B5 R10 R12 R5 K1 Y8 R3 R4 K2 K2 B12 J J",
    });
    let asked = std::cell::Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 20_000
    };
    let rules = Bound::<Rummikub>::RULES;
    let advice = rules.judge(&question.to_string(), &Options::new(), &stop).unwrap().answer;
    let advice = serde_json::to_value(advice).unwrap();
    // Once it was told, every meld of the table may be asked for once more.
    assert!(asked.get() <= 20_000 + 20, "{}", asked.get());
    assert_eq!((&advice["proven"], &advice["fewest"]), (&json!(true), &json!(false)));
    question["ask"] = json!("solve");
    question["jokers"] = json!("free");
    let best = ask(&question, &json!({})).unwrap();
    assert_eq!(advice["value"], best["value"], "as good as without the plan");
}
