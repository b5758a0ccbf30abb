//! Random play: a command that is accepted now and moves the match on.

mod aim;
mod heroes;
mod market;
mod sorcerer;
mod table;

use super::command::Command;
use super::decide::placing::places;
use super::state::{DiePlace, Phase, State};
use kernel::{Chance, Seat};

/// A command that is accepted from this seat now.
pub(super) fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    state.player(seat)?;
    let sorcerer = seat == state.sorcerer;
    match state.phase {
        Phase::Ready if sorcerer => sorcerer::begin(state, seat, chance),
        Phase::Ready => heroes::before(state, seat, chance),
        Phase::Running if !state.is_full() => table::real(state, seat, chance),
        Phase::Running if sorcerer => sorcerer::sorcerer(state, seat, chance),
        Phase::Running => heroes::hero(state, seat, chance),
        Phase::Over => sorcerer.then_some(Command::NextRound {}),
        Phase::Market => market::market(state, seat, chance),
        Phase::Paused | Phase::Finished => None,
    }
}

/// Whether one time in `n`.
fn once_in(n: usize, chance: &mut Chance) -> bool {
    chance.below(n) == 0
}

/// A die where it does most good, or else a roll, or else dice back.
fn dice(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    if let Some((die, target, slot)) = aim::best(state, seat, &places(state, seat), chance) {
        return Some(Command::Place {
            seat,
            die: die.code().to_owned(),
            target: state.name(target),
            slot: Some(i64::from(slot)),
            symbol: None,
        });
    }
    roll_or_retrieve(state, seat, chance)
}

/// A roll of what is in hand; with nothing in hand the placed dice back, now and then.
fn roll_or_retrieve(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let hand = state.dice_of(seat).any(|die| matches!(state.at(die), DiePlace::Hand(_)));
    if hand {
        return rested(state, seat).then_some(Command::Roll { seat, faces: None });
    }
    let hurry = state.config().min_roll_interval_ms > 0;
    if !hurry && seat != state.sorcerer && !once_in(4, chance) {
        return None;
    }
    let back = state.dice_of(seat).filter(|die| match state.at(*die) {
        DiePlace::Slot(target, _) => seat == state.sorcerer || !state.is_waiting(target),
        DiePlace::Aside => true,
        DiePlace::Hand(_) | DiePlace::Vortex => false,
    });
    let dice: Vec<String> = back.map(|die| die.code().to_owned()).collect();
    (!dice.is_empty()).then_some(Command::Retrieve { seat, dice })
}

/// Whether this seat may roll again whatever the time is: another person rolled since.
fn rested(state: &State, seat: Seat) -> bool {
    let last = state.players.iter().filter_map(|player| player.rolled_at).max();
    let own = state.player(seat).and_then(|player| player.rolled_at);
    state.config().min_roll_interval_ms == 0 || own.is_none() || own < last
}
