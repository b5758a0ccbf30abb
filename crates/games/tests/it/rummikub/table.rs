//! Whole tables: where every tile is, what the clock does, what a seat may not see.

use games::rummikub::Rummikub;
use games::rummikub::command::Command;
use games::rummikub::model::{Config, TurnSeconds};
use games::rummikub::refusal::Refusal;
use games::rummikub::state::{Phase, State};
use games::rummikub::tiles::{Heap, Tile};
use kernel::{
    Actor, BySeat, Chance, Ctx, Game, Grain, Knowledge, Seat, Seed, Setup, Timestamp, Viewer,
};

fn cx(step: u64, now: i64) -> Ctx {
    Ctx { now: Timestamp(now), chance: Chance::new(&Seed::from_bytes([7; 32]), step) }
}

fn open(config: Config, knowledge: Knowledge, grain: Grain) -> State {
    let names = BySeat::new(["Ana", "Bruno", "Carla"].map(str::to_owned).to_vec());
    let setup = Setup { names, knowledge, grain, first: Some(Seat(0)), config, decks: Vec::new() };
    let mut state = State::open(&setup).expect("three people can play");
    fold(&mut state, &Rummikub::begin(&State::open(&setup).expect("as before"), &mut cx(0, 0)));
    state
}

fn fold(state: &mut State, events: &[<Rummikub as Game>::Event]) {
    events.iter().for_each(|event| Rummikub::evolve(state, event));
}

fn ask(state: &mut State, now: i64, command: Command) -> Result<(), Refusal> {
    let events = Rummikub::decide(state, Actor::Keeper, command, &mut cx(1, now))?;
    fold(state, &events);
    Ok(())
}

/// A dealt table after every step of a random evening.
fn evening(mut each: impl FnMut(&State)) {
    for seed in 0..6u64 {
        let mut state = open(Config::default(), Knowledge::Dealt, Grain::Card);
        for step in 1..2_000 {
            each(&state);
            let mut cx = cx(1_000 * seed + step, 0);
            let seats = (0..3).map(Seat);
            let Some(command) =
                seats.into_iter().find_map(|s| Rummikub::suggest(&state, s, &mut cx.chance))
            else {
                break;
            };
            let events =
                Rummikub::decide(&state, Actor::Keeper, command, &mut cx).expect("suggested");
            fold(&mut state, &events);
        }
        assert_eq!(state.phase(), Phase::Finished);
    }
}

#[test]
fn every_tile_is_in_exactly_one_place() {
    evening(|state| {
        let round = &state.round;
        let racks = round.racks.iter().filter_map(|rack| rack.tiles.as_ref());
        let pool: Heap = round.pool.iter().collect();
        let all = racks.fold(round.table_heap().plus(&pool), |sum, rack| sum.plus(rack));
        assert_eq!(all, Heap::whole());
        assert_eq!(usize::from(round.pool_left), round.pool.len());
        for rack in round.racks.iter() {
            assert_eq!(Some(usize::from(rack.count)), rack.tiles.as_ref().map(Heap::len));
        }
    });
}

fn seen(state: &State, viewer: Viewer) -> String {
    let view = serde_json::to_string(&Rummikub::view(state, viewer)).expect("a view is JSON");
    let prompts = serde_json::to_string(&Rummikub::prompts(state, viewer)).expect("and prompts");
    let standing = serde_json::to_string(&Rummikub::standing(state)).expect("and a standing");
    [view, prompts, standing].join("\n")
}

#[test]
fn racks_and_the_pool_are_hidden_from_other_seats() {
    evening(|state| {
        for viewer in [Viewer::Table, Viewer::Seat(Seat(1))] {
            // The hidden racks and the pool are mixed again: nothing to see for this one.
            let mut other = state.clone();
            let hidden: Vec<Seat> = (0..3).map(Seat).filter(|seat| !viewer.sees(*seat)).collect();
            let mut tiles: Vec<Tile> = other.round.pool.clone();
            for seat in &hidden {
                tiles.extend(state.round.racks[*seat].tiles.iter().flat_map(Heap::iter));
            }
            tiles.reverse();
            for seat in &hidden {
                let count = usize::from(state.round.racks[*seat].count);
                let rack: Vec<Tile> = tiles.drain(..count).collect();
                other.round.racks[*seat].tiles = Some(rack.iter().collect());
            }
            other.round.pool = tiles;
            assert_eq!(seen(state, viewer), seen(&other, viewer));
        }
    });
}

fn clocked() -> State {
    let config = Config { turn_seconds: TurnSeconds::Seconds(60), ..Config::default() };
    open(config, Knowledge::Dealt, Grain::Card)
}

fn timeout(seat: u8) -> Command {
    Command::Timeout { seat: Seat(seat), after: None }
}

#[test]
fn the_clock_runs_out_after_its_seconds_and_runs_on_for_the_next_one() {
    let mut state = clocked();
    ask(&mut state, 1_000, Command::BeginTurn { seat: Seat(0) }).expect("it is Ana's turn");
    let early = ask(&mut state, 60_999, timeout(0));
    assert_eq!(early, Err(Refusal::TimeLeft { seconds: 1 }));
    ask(&mut state, 61_000, timeout(0)).expect("a minute has passed");
    assert_eq!(state.round.racks[Seat(0)].count, 17, "three tiles as a penalty");
    let begun = state.round.begun.expect("Bruno's clock runs");
    assert_eq!((state.round.turn, begun.at), (Seat(1), Timestamp(61_000)));
}

#[test]
fn where_only_results_are_written_down_the_clock_empties_no_pool() {
    let config = Config { turn_seconds: TurnSeconds::Seconds(60), ..Config::default() };
    let mut state = open(config, Knowledge::Observed, Grain::Round);
    ask(&mut state, 0, Command::BeginTurn { seat: Seat(0) }).expect("it is Ana's turn");
    for turn in 1..100 {
        let seat = state.round.turn.0;
        ask(&mut state, turn * 60_000, timeout(seat)).expect("a minute has passed");
    }
    assert_eq!(state.round.ended, None, "a game is not blocked by its clock");
}

#[test]
fn a_pause_takes_no_time_and_a_token_gives_half_a_minute() {
    let mut state = clocked();
    ask(&mut state, 0, Command::BeginTurn { seat: Seat(0) }).expect("it is Ana's turn");
    ask(&mut state, 20_000, Command::Pause {}).expect("the clock runs");
    assert_eq!(ask(&mut state, 21_000, Command::Pause {}), Err(Refusal::ClockSo {}));
    ask(&mut state, 260_000, Command::Resume {}).expect("the clock stands");
    assert_eq!(ask(&mut state, 260_000, Command::Resume {}), Err(Refusal::ClockSo {}));
    ask(&mut state, 261_000, Command::Extend { seat: Seat(0) }).expect("a token is left");
    let clock = Rummikub::view(&state, Viewer::Table).clock.expect("a clock");
    assert_eq!((clock.seconds, clock.waited, clock.paused), (90, 240_000, None));
    assert_eq!(Rummikub::view(&state, Viewer::Table).seats[Seat(0)].tokens, 2);
    let early = ask(&mut state, 329_000, timeout(0));
    assert_eq!(early, Err(Refusal::TimeLeft { seconds: 1 }));
    ask(&mut state, 330_000, timeout(0)).expect("ninety seconds and the pause have passed");
}

#[test]
fn a_valid_table_counts_when_the_time_is_over() {
    let config = Config { turn_seconds: TurnSeconds::Seconds(15), ..Config::default() };
    let mut state = open(config, Knowledge::Observed, Grain::Card);
    ask(&mut state, 0, Command::BeginTurn { seat: Seat(0) }).expect("it is Ana's turn");
    let table = || vec!["R10 R11 R12".parse().expect("tiles")];
    let after = Command::Timeout { seat: Seat(0), after: Some(table()) };
    ask(&mut state, 15_000, after).expect("the time is over");
    assert_eq!(state.round.racks[Seat(0)].count, 11);
    // Bruno's table has a tile that he cannot hold: it goes back, and he draws three.
    let mut worse = table();
    worse.push("R10 R11 R12 R13 J J J".parse().expect("tiles"));
    let after = Command::Timeout { seat: Seat(1), after: Some(worse) };
    ask(&mut state, 30_000, after).expect("the time is over");
    assert_eq!(state.round.racks[Seat(1)].count, 17);
    assert_eq!(state.round.table.len(), 1);
}
