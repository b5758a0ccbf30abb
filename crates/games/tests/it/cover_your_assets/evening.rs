//! A random evening, step by step.

use games::cover_your_assets::CoverYourAssets;
use games::cover_your_assets::command::Command;
use games::cover_your_assets::event::Event;
use games::cover_your_assets::kind::Kind;
use games::cover_your_assets::model::Config;
use games::cover_your_assets::state::State;
use kernel::{Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Seat, Seed, Setup, Timestamp};

/// More steps than an evening has.
pub(crate) const BOUND: u64 = 5_000;

pub(crate) fn cx(seed: u8, step: u64) -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([seed; 32]), step) }
}

pub(crate) fn setup(people: usize, knowledge: Knowledge, config: &Config) -> Setup<Config> {
    Setup {
        names: (0..people).map(|i| format!("P{i}")).collect::<BySeat<_>>(),
        knowledge,
        grain: Grain::Card,
        first: Some(Seat(0)),
        config: config.clone(),
        decks: Vec::new(),
    }
}

pub(crate) fn begun(setup: &Setup<Config>, seed: u8) -> State {
    let mut state = State::open(setup).expect("so many can play");
    let events = CoverYourAssets::begin(&state, &mut cx(seed, 0));
    fold(&mut state, &events);
    state
}

pub(crate) fn fold(state: &mut State, events: &[Event]) {
    events.iter().for_each(|event| CoverYourAssets::evolve(state, event));
}

/// What a seat does next at random.
pub(crate) fn suggested(state: &State, cx: &mut Ctx) -> Option<Command> {
    let mut seats = (0..state.seats).map(|at| Seat(at as u8));
    seats.find_map(|seat| CoverYourAssets::suggest(state, seat, &mut cx.chance))
}

/// Plays so many steps at random, or to the end; `each` sees what was said, what it brought about, and
/// the table after it.
pub(crate) fn play(
    state: &mut State,
    seed: u8,
    steps: u64,
    mut each: impl FnMut(&Command, &[Event], &State),
) {
    for step in 1..=steps {
        let mut cx = cx(seed, step);
        let Some(command) = suggested(state, &mut cx) else { return };
        let said = command.clone();
        let events = CoverYourAssets::decide(state, Actor::Keeper, command, &mut cx)
            .expect("a suggestion is accepted");
        fold(state, &events);
        each(&said, &events, state);
    }
}

/// Every card that lies open, or is spent in a challenge.
pub(crate) fn open_cards(state: &State) -> Vec<Kind> {
    let round = &state.round;
    let stacks = round.stacks.iter().flat_map(|stack| stack.cards());
    let shows = round.challenge.iter().flat_map(|challenge| &challenge.shows);
    stacks.chain(shows).chain(&round.discard).copied().collect()
}
