//! Prompts for the dice of a person.

use super::super::decide::placing::places;
use super::super::model::{Colour, Die, Mode};
use super::super::record::Target;
use super::super::state::{DiePlace, Phase, State};
use super::super::wire::{Placing, Prompt};
use kernel::Seat;

/// Rolling, retrieving, placing, putting aside.
pub(super) fn person(state: &State, seat: Seat, asked: &mut Vec<Prompt>) {
    let sorcerer = seat == state.sorcerer;
    let moment = match state.phase {
        Phase::Running => true,
        Phase::Ready => sorcerer,
        _ => false,
    };
    let vortex = state.player(seat).is_some_and(|player| player.vortex_pending);
    if !moment || vortex {
        return;
    }
    let in_hand = |die: &Die| matches!(state.at(*die), DiePlace::Hand(_));
    let rolled = |die: &Die| matches!(state.at(*die), DiePlace::Hand(Some(_)));
    let blocked = sorcerer && state.pending.is_some();
    let hand: Vec<Die> = state.dice_of(seat).filter(in_hand).collect();
    if !hand.is_empty() && !blocked && state.config().mode != Mode::Tracker {
        asked.push(Prompt::Roll { seat, dice: hand, starts: state.phase == Phase::Ready });
    }
    let placed: Vec<Die> = state.dice_of(seat).filter(|die| comes_back(state, *die)).collect();
    if !placed.is_empty() {
        asked.push(Prompt::Retrieve { seat, dice: placed });
    }
    if state.is_full() {
        let dice = placings(state, seat);
        if !dice.is_empty() {
            asked.push(Prompt::Place { seat, dice });
        }
    } else {
        let dice: Vec<Die> = state.dice_of(seat).filter(rolled).collect();
        if !dice.is_empty() {
            asked.push(Prompt::SetAside { seat, dice });
        }
    }
}

/// Whether a placed die can be retrieved.
fn comes_back(state: &State, die: Die) -> bool {
    match state.at(die) {
        DiePlace::Slot(target, _) => die.colour() == Colour::Black || !state.is_waiting(target),
        DiePlace::Aside => true,
        DiePlace::Hand(_) | DiePlace::Vortex => false,
    }
}

fn placings(state: &State, seat: Seat) -> Vec<Placing> {
    let mut dice: Vec<Placing> = Vec::new();
    let mut last: Option<(Die, Target)> = None;
    for (die, target, slot) in places(state, seat) {
        if dice.last().is_none_or(|own| own.die != die) {
            dice.push(Placing { die, slots: Vec::new() });
        }
        let Some(own) = dice.last_mut() else { continue };
        match own.slots.last_mut().filter(|_| last == Some((die, target))) {
            Some((_, slots)) => slots.push(slot),
            None => own.slots.push((state.name(target), vec![slot])),
        }
        last = Some((die, target));
    }
    dice
}
