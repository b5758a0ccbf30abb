//! Random play: a command that the rules accept now.

use super::command::{BookedAmount, Command};
use super::kind::Kind;
use super::matching;
use super::possible::targets;
use super::state::{Phase, State};
use kernel::{Chance, Points, Seat};
use std::borrow::Cow;

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

/// One of the items, each equally likely.
fn one_of<T>(items: impl Iterator<Item = T> + Clone, chance: &mut Chance) -> Option<T> {
    let n = items.clone().count();
    items.into_iter().nth(chance.below(n))
}

/// The cards to play from: the hand where the app dealt it, else what is left of each kind, as far as
/// it matters.
fn playable(state: &State, seat: Seat) -> Cow<'_, [Kind]> {
    if state.deals() {
        return Cow::Borrowed(&state.round.hands[seat]);
    }
    let most = u16::from(state.round.in_hand[seat].min(2));
    let left = |kind| std::iter::repeat_n(kind, usize::from(state.unseen(kind).min(most)));
    Cow::Owned(state.deck.kinds().iter().flat_map(|printed| left(printed.kind)).collect())
}

fn turn_up(state: &State, chance: &mut Chance) -> Option<Command> {
    let kind = one_of(state.deck.kinds().iter(), chance)?.kind;
    Some(Command::Turn { card: state.deck.card(kind) })
}

/// One of the four things in random order, the first that the hand allows (CYA-12).
fn turn(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let deck = &state.deck;
    let cards = playable(state, seat);
    let each = cards.iter().copied();
    let first = chance.below(4);
    for way in (0..4).map(|step| (first + step) % 4) {
        let found = match way {
            0 if state.round.in_hand[seat] >= 2 => {
                let with = |(at, one): (usize, Kind)| {
                    let others = cards.iter().skip(at + 1).map(move |other| [one, *other]);
                    others.filter(|[one, other]| matching::is_pair(deck, *one, *other))
                };
                let pair = one_of(each.clone().enumerate().flat_map(with), chance);
                pair.map(|pair| Command::Pair { seat, cards: pair.map(|kind| deck.card(kind)) })
            }
            1 => state.round.discard.last().and_then(|top| {
                let fits = |card: &Kind| matching::takes(deck, &state.config, *card, *top);
                let card = one_of(each.clone().filter(fits), chance)?;
                Some(Command::PairDiscard { seat, card: deck.card(card) })
            }),
            2 => one_of(targets(state, seat), chance).and_then(|(defender, kind)| {
                let fits = |card: &Kind| matching::fits(deck, kind, *card);
                let card = one_of(each.clone().filter(fits), chance)?;
                Some(Command::Challenge { seat, defender, card: deck.card(card) })
            }),
            _ => None,
        };
        if found.is_some() {
            return found;
        }
    }
    Some(Command::Discard { seat, card: deck.card(one_of(each, chance)?) })
}

fn answer(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let challenge = state.round.challenge.as_ref().filter(|open| open.next == seat)?;
    let cards = playable(state, seat);
    let fits = |card: &Kind| matching::fits(&state.deck, challenge.kind, *card);
    // Now and then a player stops although they could go on (CYA-24).
    let gives_up = chance.below(4) == 0;
    match one_of(cards.iter().copied().filter(fits), chance).filter(|_| !gives_up) {
        Some(card) => Some(Command::Show { seat, card: state.deck.card(card) }),
        None => Some(Command::Stop { seat }),
    }
}

/// An amount for everybody, no more together than the deck is worth.
fn totals(state: &State, chance: &mut Chance) -> Command {
    let step = state.deck.step();
    let share = state.deck.total() / state.players() as Points / step;
    let amounts = state.staying().map(|seat| {
        let steps = chance.below(usize::try_from(share).unwrap_or(0) + 1);
        BookedAmount { seat, amount: steps as i64 * i64::from(step) }
    });
    Command::BookTotals { round: state.round.number, amounts: amounts.collect() }
}
