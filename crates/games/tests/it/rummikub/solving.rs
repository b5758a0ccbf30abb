//! The best play as the judge tells it.

use games::rummikub::Rummikub;
use games::rummikub::tiles::{Heap, Tile, Tiles};
use kernel::{Bound, Chance, Options, Rejection, Rulebook, Seed};
use serde_json::{Value, json};

fn ask(question: &Value, options: &Value) -> Result<Value, Rejection> {
    let words: Options = options.as_object().cloned().unwrap_or_default();
    Bound::<Rummikub>::RULES.judge(&question.to_string(), &words).map(|judged| judged.answer)
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
