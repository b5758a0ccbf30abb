//! A command that the rules accept, at random: for play without people.

use super::kind::{Card, Kind};
use super::possible::{Held, targets};
use super::shown::Phase;
use super::state::State;
use super::wire::{BookedAmount, Command};
use kernel::{Chance, Points, Seat};

/// What this seat could do now. What only the keeper writes down is suggested to the dealer, or to
/// the first of the tied.
pub(super) fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let round = &state.round;
    match state.phase() {
        Phase::Booking => (seat == round.dealer).then(|| totals(state, chance)),
        Phase::Turning => (seat == round.dealer).then(|| turn_up(state, chance)).flatten(),
        Phase::Turn => (seat == round.turn).then(|| turn(state, seat, chance)).flatten(),
        Phase::Challenge => answer(state, seat, chance),
        Phase::Tie => {
            let tied = state.tie.as_ref()?.seats.clone();
            let winner = *chance.pick(&tied)?;
            let words = String::new();
            (tied.first() == Some(&seat)).then_some(Command::TableWinner { seat: winner, words })
        }
        Phase::Finished => None,
    }
}

fn card(state: &State, kinds: &[Kind], chance: &mut Chance) -> Option<Card> {
    chance.pick(kinds).map(|kind| state.deck.card(*kind))
}

fn turn_up(state: &State, chance: &mut Chance) -> Option<Command> {
    let deck = state.deck.every_card();
    Some(Command::Turn { card: card(state, &deck, chance)? })
}

/// One of the four things in random order, the first that the hand allows (CYA-12).
fn turn(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let held = Held::playable(state, seat);
    let first = chance.below(4);
    let ways = (0..3).map(|step| (first + step) % 4).filter(|way| *way < 3);
    let found = ways.into_iter().find_map(|way| match way {
        0 => {
            let pairs = held.pairs(state, seat);
            let pair = chance.pick(&pairs)?.map(|kind| state.deck.card(kind));
            Some(Command::Pair { seat, cards: pair })
        }
        1 => {
            let top = *state.round.discard.last()?;
            let card = card(state, &held.with_discard(state, top), chance)?;
            Some(Command::PairDiscard { seat, card })
        }
        _ => {
            let targets: Vec<_> = targets(state, seat).collect();
            let (defender, kind) = *chance.pick(&targets)?;
            let card = card(state, &held.shows(state, kind), chance)?;
            Some(Command::Challenge { seat, defender, card })
        }
    });
    found.or_else(|| {
        let kinds: Vec<Kind> = held.kinds().collect();
        Some(Command::Discard { seat, card: card(state, &kinds, chance)? })
    })
}

fn answer(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let challenge = state.round.challenge.as_ref().filter(|open| open.next == seat)?;
    let shows = Held::playable(state, seat).shows(state, challenge.kind);
    // Now and then somebody stops although they could go on (CYA-24).
    let gives_up = chance.below(4) == 0;
    match card(state, &shows, chance).filter(|_| !gives_up) {
        Some(card) => Some(Command::Show { seat, card }),
        None => Some(Command::Stop { seat }),
    }
}

/// An amount for everybody, no more together than the deck is worth.
fn totals(state: &State, chance: &mut Chance) -> Command {
    let step = state.deck.step();
    let share = state.deck.total() / state.seats as Points / step;
    let amounts = state.round.in_hand.seats().map(|seat| {
        let steps = chance.below(usize::try_from(share).unwrap_or(0) + 1);
        BookedAmount { seat, amount: steps as i64 * i64::from(step) }
    });
    Command::BookTotals { round: state.round.number, amounts: amounts.collect() }
}
