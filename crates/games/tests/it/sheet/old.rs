//! Tables of the old scorepad stand as they stood: `fixtures/freeform.json` holds what its cases folded to.

use kernel::{
    Actor, Chance, Ctx, Grain, Knowledge, Options, Seat, Seed, Setup, Standing, Table, Timestamp,
};
use serde::Deserialize;
use serde_json::Value;

/// A table with everything that was played at it.
#[derive(Deserialize)]
struct Case {
    title: String,
    names: Vec<String>,
    options: Options,
    steps: Vec<Step>,
}

/// A step as it was stored, and how the table stood after it.
#[derive(Deserialize)]
struct Step {
    by: Option<Seat>,
    command: Value,
    events: Vec<Value>,
    over: bool,
    /// Points, place and whether they had won, seat by seat.
    places: Vec<(i32, u8, bool)>,
    rounds: Vec<Vec<i32>>,
    rule: Option<String>,
}

impl Case {
    fn open(&self) -> Box<dyn Table> {
        let setup = Setup {
            names: self.names.iter().cloned().collect(),
            knowledge: Knowledge::Observed,
            grain: Grain::Round,
            first: None,
            config: self.options.clone(),
            decks: Vec::new(),
        };
        let game = games::rulebook("freeform").expect("its tables are opened");
        game.open(&setup).unwrap_or_else(|why| panic!("{}: {why}", self.title))
    }
}

impl Step {
    fn is_how_it_stands(&self, now: &Standing, at: &str) {
        let places: Vec<_> =
            now.places.iter().map(|one| (one.points, one.place, one.won)).collect();
        assert_eq!(places, self.places, "{at}: places");
        assert_eq!(now.over, self.over, "{at}: over");
        let rounds: Vec<Vec<i32>> = now.rounds.iter().map(|row| row.as_slice().to_vec()).collect();
        assert_eq!(rounds, self.rounds, "{at}: rounds");
        let rule = self.rule.as_deref().map(|rule| match rule {
            "FF-17" => "SH-22",
            "FF-23" => "SH-23",
            "FF-24" => "SH-24",
            other => panic!("{at}: {other} ended nothing"),
        });
        assert_eq!(now.rule.as_deref(), rule, "{at}: rule");
    }
}

fn cases() -> Vec<Case> {
    serde_json::from_str(include_str!("../../fixtures/freeform.json")).expect("cases")
}

/// Every stored event, one step after another.
#[test]
fn stored_events_fold_to_the_same_table() {
    for case in cases() {
        let mut table = case.open();
        for (at, step) in case.steps.iter().enumerate() {
            for event in &step.events {
                let told = table.apply_narrated(&event.to_string()).expect("it is read");
                assert!(told.lines.iter().all(|line| line.key.starts_with("sheet-")));
            }
            step.is_how_it_stands(&table.standing(), &format!("{}, step {}", case.title, at + 1));
        }
    }
}

/// The same commands, decided again as a correction decides them.
#[test]
fn stored_commands_are_decided_alike() {
    for case in cases() {
        let mut table = case.open();
        for (at, step) in case.steps.iter().enumerate() {
            let by = step.by.map_or(Actor::Keeper, Actor::Seat);
            let mut cx =
                Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([9; 32]), 0) };
            let at = format!("{}, step {}", case.title, at + 1);
            let decision = table
                .decide(by, &step.command.to_string(), &mut cx)
                .unwrap_or_else(|why| panic!("{at}: {}: {why}", step.command));
            table = decision.next;
            step.is_how_it_stands(&table.standing(), &at);
        }
    }
}

/// A note, a title and named rows are where people look for them.
#[test]
fn what_was_written_is_shown() {
    let options = serde_json::json!({"title": " Mus ", "rows": ["Ones", "Twos"], "end": "target"});
    let case = Case {
        title: "shown".to_owned(),
        names: vec!["Ana".to_owned(), "Bruno".to_owned()],
        options: options.as_object().cloned().expect("options"),
        steps: Vec::new(),
    };
    let mut table = case.open();
    for event in [
        r#"{"is":"booked","row":2,"entries":[{"seat":0,"amount":8}],"totals":[8,0],"complete":false}"#,
        r#"{"is":"noted","row":2,"seat":0,"text":"joker"}"#,
    ] {
        table.apply(event).expect("it is read");
    }
    assert_eq!(table.standing().title.as_deref(), Some("Mus"));
    let view = table.view(kernel::Viewer::Table);
    let view: serde_json::Value = serde_json::from_str(view.text()).expect("a view is JSON");
    assert_eq!(view["game"]["sheet"]["fields"][1]["name"], "Twos");
    assert_eq!(view["sheet"]["cells"][0]["r2"], 8);
    assert_eq!(view["sheet"]["box_notes"][0]["text"], "joker");
}
