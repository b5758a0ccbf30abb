//! A round kept card by card and the same round kept by its results end in the same sheet (RG-61).

use games::rulebook;
use kernel::{
    Actor, BySeat, Chance, Ctx, Grain, Knowledge, Options, Rulebook, Seat, Seed, Setup, Table,
    Timestamp,
};
use serde_json::{Value, json};

fn cx(step: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([6; 32]), step) }
}

fn open(grain: Grain, words: &Options) -> Box<dyn Table> {
    let setup = Setup {
        names: BySeat::new(["Ana", "Bruno", "Carla", "Diego"].map(str::to_owned).to_vec()),
        knowledge: Knowledge::Observed,
        grain,
        first: Some(Seat(3)),
        config: words.clone(),
        decks: Vec::new(),
    };
    let game: &dyn Rulebook = rulebook("rage").expect("Rage is in the registry");
    game.open(&setup).expect("four people can play").begin(&mut cx(0)).next
}

/// Every row without the word that says how it was kept.
fn rows(table: &dyn Table) -> Vec<Value> {
    let view = table.view(kernel::Viewer::Table);
    let view: Value = serde_json::from_str(view.text()).expect("a view is JSON");
    let mut rows = view["sheet"].as_array().cloned().unwrap_or_default();
    rows.iter_mut().filter_map(Value::as_object_mut).for_each(|row| drop(row.remove("grain")));
    rows
}

/// What the results of a row are as commands.
fn commands(row: &Value) -> [Value; 2] {
    let cells = row["cells"].as_array().cloned().unwrap_or_default();
    let bids: Vec<Value> =
        cells.iter().enumerate().map(|(i, c)| json!({"seat": i, "n": c["bid"]})).collect();
    let results: Vec<Value> = cells
        .iter()
        .enumerate()
        .map(|(i, c)| {
            json!({"seat": i, "tricks": c["tricks"], "bonus": c["bonus"], "mad": c["mad"]})
        })
        .collect();
    [
        json!({"do": "book_bids", "round": row["round"], "bids": bids}),
        json!({"do": "book_results", "round": row["round"], "results": results}),
    ]
}

#[test]
fn the_same_evening_in_both_grains() {
    for (name, value) in [
        ("scoring", "fundex"),
        ("scoring", "alternative"),
        ("teams", "pairs"),
        ("out_rage", "trick_then_new"),
        ("sweep_double", "on"),
        ("secret_bids", "on"),
    ] {
        let words = Options::from_iter([(name.to_owned(), Value::from(value))]);
        let mut fine = open(Grain::Card, &words);
        for step in 1..2_000 {
            let mut cx = cx(step);
            let command = (0..4).find_map(|i| fine.suggest(Seat(i), &mut cx.chance));
            let Some(command) = command else { break };
            fine = fine.decide(Actor::Keeper, &command, &mut cx).expect("suggested").next;
        }
        assert!(fine.standing().over, "{name}={value}");
        let mut coarse = open(Grain::Round, &words);
        for row in rows(fine.as_ref()) {
            for command in commands(&row) {
                let decided = coarse.decide(Actor::Keeper, &command.to_string(), &mut cx(0));
                coarse = decided.unwrap_or_else(|why| panic!("{command}: {why}")).next;
            }
        }
        assert_eq!(rows(fine.as_ref()), rows(coarse.as_ref()), "{name}={value}");
        let (fine, coarse) = (fine.standing(), coarse.standing());
        assert_eq!((fine.places, fine.rule), (coarse.places, coarse.rule), "{name}={value}");
    }
}
