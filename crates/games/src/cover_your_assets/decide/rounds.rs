//! Rounds: opened, dealt and scored without a command.

use super::super::event::Event;
use super::super::kind::Kind;
use super::super::model::Kept;
use super::super::record::{Cell, Counted, FullHands, SheetRow};
use super::super::state::State;
use super::super::{deck::Deck, evolve};
use super::ending;
use kernel::{BySeat, Chance, Ctx, Grain, Points, Seat};
use std::sync::Arc;

/// What a round brought a seat: the amount, and the cards where they are known.
pub(super) type Brought = (Points, Option<Vec<Counted>>);

/// The first dealer and the first round (CYA-7).
pub fn begin(state: &State, cx: &mut Ctx) -> Vec<Event> {
    let mut events = Vec::new();
    let dealer = state.first.unwrap_or_else(|| {
        let dealer = Seat(cx.chance.below(state.seats) as u8);
        events.push(Event::DealerDrawn { dealer });
        dealer
    });
    open(state, 1, dealer, false, cx, &mut events);
    events
}

/// Opens a round, and deals it where the app deals (CYA-7, CYA-37).
pub(super) fn open(
    state: &State,
    round: u16,
    dealer: Seat,
    extra: bool,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    let grain = if state.deals() { Grain::Card } else { state.grain };
    let hands = (grain == Grain::Card).then(|| full_hands(state));
    events.push(Event::RoundOpened { round, dealer, grain, extra, hands });
    if state.deals() {
        events.push(deal(state, round, dealer, &mut cx.chance));
    }
}

/// Every hand is dealt and one card will be turned: what is left is the draw pile (CYA-6, CYA-7).
pub(super) fn full_hands(state: &State) -> FullHands {
    hands_for(state, state.players())
}

/// The same for so many people.
pub(super) fn hands_for(state: &State, players: usize) -> FullHands {
    let each = state.config.hand_size.cards(players);
    let dealt = players * usize::from(each) + 1;
    FullHands { each, draw: state.deck.size().saturating_sub(dealt) as u16 }
}

/// One card at a time, the first to the dealer's left; the next one begins the discard pile, wild
/// or not (CYA-7, CYA-8).
fn deal(state: &State, round: u16, dealer: Seat, chance: &mut Chance) -> Event {
    let fixed = state.decks.get(usize::from(round).wrapping_sub(1));
    let mut deck = fixed.cloned().unwrap_or_else(|| {
        let mut deck = state.deck.every_card();
        chance.shuffle(&mut deck);
        deck
    });
    let size = usize::from(state.hand_size());
    // A table opens only with a card more than the hands need.
    let mut rest = deck.split_off((state.seats * size).min(deck.len()));
    let mut hands = BySeat::filled(state.seats, Vec::with_capacity(size));
    for (at, card) in deck.into_iter().enumerate() {
        hands[dealer.left(1 + at, state.seats)].push(card);
    }
    let discard = if rest.is_empty() { state.deck.any() } else { rest.remove(0) };
    Event::Dealt { hands, discard, draw: rest }
}

/// The round is over card by card: every stack is counted (CYA-35, CYA-36).
pub(super) fn count(state: &State, cx: &mut Ctx, events: &mut Vec<Event>) {
    let mut after = state.clone();
    events.iter().for_each(|event| evolve::evolve(&mut after, event));
    let brought = after.round.stacks.map(|stack| {
        let worth = state.deck.worth(stack.cards());
        (worth, Some(counted(&state.deck, stack.cards())))
    });
    close(after, brought, Kept::Cards, cx, events);
}

/// Cards by kind, in counting order (CYA-54).
fn counted(deck: &Deck, cards: &[Kind]) -> Vec<Counted> {
    let many = |kind: Kind| cards.iter().filter(|card| **card == kind).count() as u16;
    let kinds = deck.kinds().iter().map(|printed| (printed, many(printed.kind)));
    kinds
        .filter(|(_, n)| *n > 0)
        .map(|(printed, n)| Counted {
            kind: printed.card.clone(),
            n,
            value: printed.value.saturating_mul(Points::from(n)),
        })
        .collect()
}

/// Scores the round, and opens the next one or ends the game (CYA-36 to CYA-41). `table` is a copy of the
/// table, after the events so far.
pub(super) fn close(
    mut table: State,
    brought: BySeat<Brought>,
    kept: Kept,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    let round = &table.round;
    let most = brought.iter().map(|(amount, _)| *amount).max().unwrap_or(0);
    let cell = |(seat, (amount, counts)): (Seat, &Brought)| {
        let before = table.total(seat);
        if !table.stays(seat) {
            return Cell::away(before);
        }
        let (amount, total) = (*amount, before.saturating_add(*amount));
        Cell { amount, total, won: amount == most, counts: counts.clone(), away: false }
    };
    let cells = brought.each().map(cell).collect();
    let (number, dealer, extra) = (round.number, round.dealer, round.extra);
    let row = Arc::new(SheetRow { round: number, dealer, kept, extra, cells });
    let scored = Event::RoundScored { row };
    evolve::evolve(&mut table, &scored);
    events.push(scored);
    ending::after_round(&table, cx, events);
}
