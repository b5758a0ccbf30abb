//! How fast the rules are: random evenings of every game, and the refold of a long table. Writes one
//! line of JSON.

use games::cover_your_assets::CoverYourAssets;
use games::rage::{Rage, model};
use games::rummikub::Rummikub;
use games::rummikub::model::{Config, JokerRelease};
use games::rummikub::record::Laid;
use games::rummikub::tiles::{Tile, Tiles};
use games::rummikub::turn::{Holds, Situation, referee};
use games::rush_out::RushOut;
use games::rush_out::command::Command;
use games::rush_out::model::{Config as RushOutConfig, Mode};
use games::rush7::Rush7;
use games::sheet::Sheet;
use kernel::{
    Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Options, Rulebook, Seat, Seed, Setup,
    Timestamp,
};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::{Duration, Instant};

// As in the programs; the page without a server has that of its standard library.
#[cfg(not(target_family = "wasm"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How often each figure is taken; the median counts.
const ROUNDS: usize = 5;
/// How long each figure is taken for.
const SPAN: Duration = Duration::from_millis(300);

fn main() {
    let evenings = [
        evening::<Rage>(4),
        evening::<Rush7>(2),
        evening::<CoverYourAssets>(4),
        evening::<CoverYourAssets>(6),
        evening::<Rummikub>(4),
        evening::<Sheet>(4),
        evening::<RushOut>(5),
    ];
    let tables = [JokerRelease::Free, JokerRelease::Replace].map(judged_table);
    let refold = refold_of_a_thousand_steps();
    println!(
        "{}",
        json!({"evenings": evenings, "rolls": rolls(), "refold_us": refold, "table_us": tables})
    );
}

fn setup<C: Default>(people: usize) -> Setup<C> {
    Setup {
        names: (0..people).map(|i| format!("P{i}")).collect::<BySeat<_>>(),
        knowledge: Knowledge::Dealt,
        grain: Grain::Card,
        first: Some(Seat(0)),
        config: C::default(),
        decks: Vec::new(),
    }
}

fn luck(step: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([1; 32]), step) }
}

/// Plays a dealt table to its end as the game itself suggests; answers how many decisions that took.
fn playout<G: Game>(
    state: &mut G::State,
    people: usize,
    cx: &mut Ctx,
    mut kept: impl FnMut(Vec<G::Event>),
) -> u64 {
    let mut happened = |state: &mut G::State, events: Vec<G::Event>| {
        events.iter().for_each(|event| G::evolve(state, event));
        kept(events);
    };
    let events = G::begin(state, cx);
    happened(state, events);
    let mut decisions = 0;
    let mut turn = 0;
    // The next seat is asked first: it is the likeliest to have something to do.
    while let Some((seat, command)) = (0..people).find_map(|at| {
        let seat = (turn + at) % people;
        Some((seat, G::suggest(state, Seat(seat as u8), &mut cx.chance)?))
    }) {
        turn = seat + 1;
        let events =
            G::decide(state, Actor::Keeper, command, cx).expect("a suggestion is accepted");
        happened(state, events);
        decisions += 1;
    }
    decisions
}

/// Evenings and decisions a second, without and with a log of the events.
fn evening<G: Game>(people: usize) -> Value {
    let open = G::open(&setup::<G::Config>(people)).expect("so many can play");
    let mut cx = luck(0);
    let rounds: Vec<[f64; 3]> = (0..ROUNDS)
        .map(|_| {
            let (evenings, decisions) =
                rate(|| playout::<G>(&mut open.clone(), people, &mut cx, drop));
            let (logged, _) = rate(|| {
                let mut log = Vec::new();
                let decisions =
                    playout::<G>(&mut open.clone(), people, &mut cx, |events| log.extend(events));
                black_box(log);
                decisions
            });
            [evenings, decisions, logged]
        })
        .collect();
    let middle = |at: usize| median(rounds.iter().map(|round| round[at]).collect());
    json!({
        "game": G::META.id, "people": people,
        "evenings": middle(0), "decisions": middle(1), "logged": middle(2),
    })
}

/// Rolls of Rush Out! a second, with a log of the events: one person rolls all their dice again and again.
fn rolls() -> f64 {
    let config = RushOutConfig { mode: Mode::Dice, ..Default::default() };
    let table = Setup { knowledge: Knowledge::Observed, config, ..setup(3) };
    let open = RushOut::open(&table).expect("three people can play");
    let mut cx = luck(0);
    let figures = (0..ROUNDS).map(|_| {
        let mut state = open.clone();
        RushOut::begin(&state, &mut cx).iter().for_each(|event| RushOut::evolve(&mut state, event));
        let (rolls, _) = rate(|| {
            let events = RushOut::decide(
                &state,
                Actor::Keeper,
                Command::Roll { seat: Seat(0), faces: None },
                &mut cx,
            );
            let events = events.expect("nothing hinders a roll");
            events.iter().for_each(|event| RushOut::evolve(&mut state, event));
            black_box(events);
            1
        });
        rolls
    });
    median(figures.collect())
}

/// How often a second something can be done, and how many decisions a second that makes.
fn rate(mut once: impl FnMut() -> u64) -> (f64, f64) {
    let (began, mut times, mut decisions) = (Instant::now(), 0, 0);
    while began.elapsed() < SPAN {
        decisions += once();
        times += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    (f64::from(times) / seconds, decisions as f64 / seconds)
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// A thousand steps as they are stored: JSON events folded through the erased table, in µs.
fn refold_of_a_thousand_steps() -> f64 {
    let round_plan = model::RoundPlan::Custom(vec![10; 23]);
    let long = Setup { config: model::Config { round_plan, ..Default::default() }, ..setup(4) };
    let mut state = Rage::open(&long).expect("four people can play");
    let mut stored = Vec::new();
    let decisions = playout::<Rage>(&mut state, 4, &mut luck(0), |events| {
        stored.extend(events.iter().map(|e| serde_json::to_string(e).expect("an event is JSON")));
    });
    assert!(decisions >= 1_000);
    let words = serde_json::to_value(&long.config).expect("options are JSON");
    let config: Options = words.as_object().cloned().expect("options are an object");
    let rules: &dyn Rulebook = games::rulebook("rage").expect("Rage is in the registry");
    let open = rules.open(&Setup { config, ..setup(4) }).expect("four people can play");
    let rounds = (0..ROUNDS).map(|_| {
        let (times, _) = rate(|| {
            let mut table = open.copy();
            for event in &stored {
                black_box(table.apply_narrated(event).expect("its own events"));
            }
            1
        });
        1e6 / times
    });
    median(rounds.collect())
}

/// A Rummikub turn that ends with all 106 tiles on the table, from tiles to verdict, in µs.
fn judged_table(joker_release: JokerRelease) -> f64 {
    let config = Config { joker_release, ..Config::default() };
    let of = |colour: char, low: u8, high: u8| -> String {
        (low..=high).map(|n| format!("{colour}{n} ")).collect()
    };
    let runs = ['K', 'R', 'B', 'Y'].into_iter().flat_map(|colour| {
        [of(colour, 1, 4), of(colour, 5, 9), of(colour, 10, 13)].into_iter().cycle().take(6)
    });
    let mut table: Vec<Tiles> = runs.map(|run| run.parse().expect("tiles")).collect();
    table[0].0.push(Tile::Joker);
    table[3].0.push(Tile::Joker);
    let after = table.clone();
    let last = table[23].0.pop().expect("a last tile");
    let rack = [last];
    assert_eq!(after.iter().map(|meld| meld.0.len()).sum::<usize>(), 106);
    let laid = |melds: &[Tiles]| -> Vec<Laid> {
        melds.iter().map(|m| Laid::written(m.clone(), None)).collect()
    };
    let rounds = (0..ROUNDS).map(|_| {
        let (times, _) = rate(|| {
            let (before, after) = (laid(black_box(&table)), laid(black_box(&after)));
            let situation = Situation {
                opened: true,
                before: &before,
                rack: Holds::Known(&rack),
                after: &after,
                opening: None,
            };
            black_box(referee(&situation, &config).expect("the turn holds"));
            1
        });
        1e6 / times
    });
    median(rounds.collect())
}
