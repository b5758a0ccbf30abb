//! What goes into the store is read back as the same thing.

use super::evening::{begun, setup};
use games::cover_your_assets::CoverYourAssets;
use games::cover_your_assets::command::Command;
use games::cover_your_assets::event::Event;
use games::cover_your_assets::kind::Kind;
use games::cover_your_assets::model::{Config, EndedBy, TieBreak};
use games::cover_your_assets::record::{FullHands, Outcome, Position};
use kernel::{BySeat, Game, Grain, Knowledge, Record, Seat, Viewer};
use serde_json::{Value, json};

fn stored<T: Record>(record: &T) {
    let text = serde_json::to_string(record).expect("what is stored is JSON");
    assert_eq!(&T::read(&text).unwrap_or_else(|why| panic!("{text}: {why}")), record);
}

#[test]
fn what_random_play_seldom_says_survives_too() {
    for said in [
        json!({"do": "keep", "grain": Grain::Card}),
        json!({"do": "settle_tie", "by": "share"}),
        json!({"do": "table_winner", "seat": 1}),
        json!({"do": "table_winner", "seat": 1, "words": "a coin"}),
        json!({"do": "book_counts", "round": 1, "counts": [{"seat": 0, "cards": {"HOME": 2, "A boat": 3}}]}),
        json!({"do": "book_position", "turn": 0, "discard": ["HOME"],
            "places": [{"seat": 0, "in_hand": 5, "stack": [["HOME", "GOLD"]]}]}),
    ] {
        let command = Command::read(&said.to_string()).expect("a command");
        assert_eq!(serde_json::to_value(&command).expect("JSON"), said);
    }
    let home = Kind::known("HOME").expect("everybody knows a home");
    let own = Kind::own(3).expect("a list can have four kinds");
    assert_eq!(serde_json::to_value([home, own]).expect("JSON"), json!(["HOME", "#4"]));
    stored(&Event::PositionBooked(Box::new(Position {
        turn: Seat(1),
        in_hand: BySeat::new(vec![5, 4]),
        stacks: BySeat::new(vec![vec![vec![home, own]], vec![]]),
        discard: vec![own],
        draw: 7,
    })));
    stored(&Event::Tied { seats: vec![Seat(0), Seat(1)], by: TieBreak::Table });
    stored(&Event::TieTurned { by: TieBreak::Share });
    stored(&Event::GrainKept { grain: Grain::Round, now: Some(FullHands { each: 5, draw: 99 }) });
}

#[test]
fn a_stored_event_about_strangers_changes_nothing() {
    let state = begun(&setup(2, Knowledge::Observed, &Config::default()), 3);
    let (home, far) = (Kind::known("HOME").expect("everybody knows a home"), Seat(9));
    let outcome = Outcome::won_by(vec![], &BySeat::filled(9, 0), &[], EndedBy::Target);
    let nobody = BySeat::new(vec![]);
    for event in [
        Event::Paired { seat: far, cards: [home; 2] },
        Event::Challenged { seat: Seat(0), defender: far, kind: home, card: home },
        Event::Stopped { seat: Seat(0), winner: far, size: 3, value: 5_000 },
        Event::Drew { seat: far, n: 1 },
        Event::TurnPassed { to: far },
        Event::Dealt { hands: nobody, discard: home, draw: vec![] },
        Event::GameOver { outcome: Box::new(outcome), words: String::new() },
    ] {
        let mut after = state.clone();
        CoverYourAssets::narrate(&after, &event, Viewer::Table);
        CoverYourAssets::evolve(&mut after, &event);
        assert_eq!(after, state, "{event:?}");
    }
}

#[test]
fn a_number_of_cards_is_said_once() {
    let twice =
        r#"{"do":"book_counts","round":1,"counts":[{"seat":0,"cards":{"HOME":2,"HOME":3}}]}"#;
    assert!(Command::read(twice).is_err());
}

#[test]
fn numbers_of_options_are_numbers() {
    let options = [("hand_size", json!(4)), ("max_players", json!(8)), ("target", json!(500_000))];
    for (name, value) in options {
        let words = serde_json::Map::from_iter([(name.to_owned(), value.clone())]);
        let config = CoverYourAssets::configure(&words).expect("a value of the rules");
        assert_eq!(serde_json::to_value(&config).expect("JSON")[name], value);
        let text = Value::from(value.to_string());
        let words = serde_json::Map::from_iter([(name.to_owned(), text)]);
        assert!(CoverYourAssets::configure(&words).is_err(), "{name} as text");
    }
}
