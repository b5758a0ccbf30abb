//! Random matches, played as the game itself suggests.

use games::rush_out::RushOut;
use games::rush_out::event::Event;
use games::rush_out::model::{Config, Mode, Scenario};
use games::rush_out::state::State;
use kernel::{Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Seat, Seed, Setup, Timestamp};

/// More commands than any match needs.
pub(crate) const BOUND: u64 = 6_000;

/// A table of so many people.
pub(crate) fn setup(config: Config, players: usize) -> Setup<Config> {
    Setup {
        names: (0..players).map(|i| format!("P{i}")).collect::<BySeat<_>>(),
        knowledge: Knowledge::Observed,
        grain: Grain::Card,
        first: None,
        config,
        decks: Vec::new(),
    }
}

/// The luck of one step.
pub(crate) fn luck(seed: u8, step: u64) -> Ctx {
    Ctx {
        now: Timestamp(1_000 * step as i64),
        chance: Chance::new(&Seed::from_bytes([seed; 32]), step),
    }
}

/// Plays a match to its end; every table on the way is looked at. Answers all events.
pub(crate) fn play(
    setup: &Setup<Config>,
    seed: u8,
    mut look: impl FnMut(&State, &[Event]),
) -> (State, Vec<Event>, u64) {
    let mut state = RushOut::open(setup).expect("these people can play");
    let mut all = Vec::new();
    let begun = RushOut::begin(&state, &mut luck(seed, 0));
    begun.iter().for_each(|event| RushOut::evolve(&mut state, event));
    all.extend(begun);
    for step in 1..BOUND {
        let mut cx = luck(seed, step);
        let mut seats: Vec<Seat> = setup.names.seats().collect();
        cx.chance.shuffle(&mut seats);
        let said =
            seats.into_iter().find_map(|seat| RushOut::suggest(&state, seat, &mut cx.chance));
        let Some(command) = said else { return (state, all, step) };
        let events = RushOut::decide(&state, Actor::Keeper, command.clone(), &mut cx)
            .unwrap_or_else(|why| panic!("{command:?} was refused: {why}"));
        events.iter().for_each(|event| RushOut::evolve(&mut state, event));
        look(&state, &events);
        all.extend(events);
    }
    (state, all, BOUND)
}

#[test]
fn every_setup_with_every_number_of_people_ends_and_folds_to_the_same_table() {
    for scenario in Scenario::ALL {
        for players in 3..=5 {
            for mode in [Mode::Full, Mode::Shown] {
                let config = Config { setup: scenario, mode, ..Config::default() };
                let setup = setup(config, players);
                let (state, events, steps) = play(&setup, scenario as u8 + 1, |_, _| {});
                let what = format!("{scenario:?}, {players} people, {mode:?}");
                assert!(state.is_over(), "{what}: not over after {steps} steps");
                let mut folded = RushOut::open(&setup).expect("these people can play");
                events.iter().for_each(|event| RushOut::evolve(&mut folded, event));
                assert_eq!(folded, state, "{what}");
                println!("{what}: {steps} steps, {:?}", state.rounds);
            }
        }
    }
}

#[test]
fn a_table_with_real_cards_comes_to_its_end() {
    for mode in [Mode::Dice, Mode::Tracker] {
        for scenario in Scenario::ALL {
            let config = Config { setup: scenario, mode, ..Config::default() };
            let setup = setup(config, 4);
            let (state, ..) = play(&setup, 7, |_, _| {});
            assert!(state.is_over(), "{mode:?}, {scenario:?}");
        }
    }
}
