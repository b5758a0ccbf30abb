//! How fast Rage is: random evenings, and the refold of a long table.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use games::rage::Rage;
use games::rage::model::{Config, RoundPlan};
use games::rage::state::{Awaited, State};
use kernel::{
    Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Moment, Rulebook, Seat, Seed, Setup,
};

fn main() {
    divan::main();
}

fn setup(config: Config) -> Setup<Config> {
    Setup {
        names: (0..4).map(|i| format!("P{i}")).collect::<BySeat<_>>(),
        knowledge: Knowledge::Dealt,
        grain: Grain::Card,
        first: Some(Seat(0)),
        config,
        decks: Vec::new(),
    }
}

/// Plays a dealt table to its end; answers how many decisions that took.
fn playout(
    state: &mut State,
    cx: &mut Ctx,
    mut kept: impl FnMut(Vec<<Rage as Game>::Event>),
) -> usize {
    let fold = |state: &mut State, events: &[_]| {
        events.iter().for_each(|event| Rage::evolve(state, event));
    };
    let events = Rage::begin(state, cx);
    fold(state, &events);
    kept(events);
    let mut decisions = 0;
    loop {
        let seat = match state.awaits() {
            Awaited::Bids(missing) => missing[0],
            Awaited::Card(seat) => seat,
            _ => return decisions,
        };
        let command = Rage::suggest(state, seat, &mut cx.chance).expect("it is this seat's turn");
        let events =
            Rage::decide(state, Actor::Keeper, command, cx).expect("a suggestion is accepted");
        fold(state, &events);
        kept(events);
        decisions += 1;
    }
}

fn luck() -> Ctx {
    Ctx { now: Moment(0), chance: Chance::new(&Seed::from_bytes([1; 32]), 0) }
}

/// Four people, ten rounds: 40 bids and 220 cards.
const DECISIONS: usize = 260;

#[divan::bench]
fn evening(bencher: Bencher) {
    let open = State::open(&setup(Config::default())).expect("four people can play");
    let mut cx = luck();
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(|| {
        let mut state = open.clone();
        let decisions = playout(&mut state, &mut cx, drop);
        assert_eq!(decisions, DECISIONS);
        state
    });
}

#[divan::bench]
fn evening_with_its_log(bencher: Bencher) {
    let open = State::open(&setup(Config::default())).expect("four people can play");
    let mut cx = luck();
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(|| {
        let mut state = open.clone();
        let mut log = Vec::with_capacity(2 * DECISIONS);
        playout(&mut state, &mut cx, |events| log.extend(events));
        (state, log)
    });
}

/// A thousand steps as they are stored: JSON events folded through the erased table.
#[divan::bench]
fn refold_of_a_thousand_steps(bencher: Bencher) {
    let config = Config { round_plan: RoundPlan::Custom(vec![10; 23]), ..Config::default() };
    let setup = setup(config);
    let mut state = State::open(&setup).expect("four people can play");
    let mut stored = Vec::new();
    let decisions = playout(&mut state, &mut luck(), |events| {
        stored.extend(events.iter().map(|e| serde_json::to_string(e).expect("an event is JSON")));
    });
    assert!(decisions >= 1_000);
    let words = serde_json::to_value(&setup.config).expect("options are JSON");
    let erased = Setup {
        config: words.as_object().cloned().expect("options are an object"),
        names: setup.names.clone(),
        ..setup_of_words()
    };
    let rules: &dyn Rulebook = games::rulebook("rage").expect("Rage is in the registry");
    let open = rules.open(&erased).expect("four people can play");
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        let mut table = open.copy();
        for event in &stored {
            black_box(table.evolve(event).expect("its own events"));
        }
        table
    });
}

fn setup_of_words() -> Setup<kernel::Words> {
    let Setup { names, knowledge, grain, first, decks, .. } = setup(Config::default());
    Setup { names, knowledge, grain, first, config: kernel::Words::new(), decks }
}
