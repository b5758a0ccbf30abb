//! The clock: stretches between start, pauses and the end (RO-122).

use super::evenings::setup;
use games::rush_out::RushOut;
use games::rush_out::command::Command;
use games::rush_out::model::{Config, Scenario, Team};
use games::rush_out::refusal::Refusal;
use games::rush_out::state::State;
use kernel::{Actor, Chance, Ctx, Game, Seat, Seed, Setup, Timestamp, Viewer};

fn at(ms: i64) -> Ctx {
    Ctx { now: Timestamp(ms), chance: Chance::new(&Seed::from_bytes([1; 32]), ms as u64) }
}

fn said(state: &mut State, ms: i64, command: Command) -> Result<(), Refusal> {
    let events = RushOut::decide(state, Actor::Keeper, command, &mut at(ms))?;
    events.iter().for_each(|event| RushOut::evolve(state, event));
    Ok(())
}

fn table(config: Config) -> State {
    let setup = Setup { first: Some(Seat(0)), ..setup(config, 4) };
    let mut state = RushOut::open(&setup).expect("four people can play");
    let begun = RushOut::begin(&state, &mut at(0));
    begun.iter().for_each(|event| RushOut::evolve(&mut state, event));
    state
}

fn roll(seat: u8) -> Command {
    Command::Roll { seat: Seat(seat), faces: None }
}

#[test]
fn pauses_do_not_count() {
    let mut state = table(Config { setup: Scenario::S1, ..Config::default() });
    said(&mut state, 1_000, roll(0)).expect("the sorcerer starts");
    said(&mut state, 5_000, Command::Pause {}).expect("it runs");
    let clock = RushOut::view(&state, Viewer::Table).clock;
    assert_eq!((clock.elapsed_ms, clock.running_since), (4_000, None));
    said(&mut state, 90_000, Command::Resume {}).expect("it was paused");
    said(&mut state, 91_000, Command::EndRound { winner: Team::Heroes }).expect("it runs");
    assert_eq!(state.rounds[0].elapsed_ms, 5_000);
    said(&mut state, 95_000, Command::NextRound {}).expect("the round is over");
    let view = RushOut::view(&state, Viewer::Table);
    assert_eq!((view.clock.elapsed_ms, view.earlier_ms), (0, 5_000));
}

#[test]
fn a_clock_that_was_set_back_takes_nothing_and_forbids_no_roll() {
    let mut state = table(Config { min_roll_interval_ms: 700, ..Config::default() });
    said(&mut state, 50_000, roll(0)).expect("the sorcerer starts");
    assert_eq!(
        said(&mut state, 50_100, roll(0)),
        Err(Refusal::RollTooSoon { wait_ms: 600 }),
        "too soon"
    );
    said(&mut state, 10_000, roll(0)).expect("the clock was set back");
    said(&mut state, 10_700, roll(0)).expect("0.7 seconds later");
    said(&mut state, 9_000, Command::Pause {}).expect("it runs");
    assert_eq!(state.elapsed_ms, 0);
}
