//! Rounds: opened, dealt and scored without a command.

use super::super::event::Event;
use super::super::model::Card;
use super::super::record::{Cell, SheetRow, Taken};
use super::super::score::{self, Tally};
use super::super::state::State;
use super::super::trump::{self, TurnedFor};
use super::ending;
use kernel::{BySeat, Chance, Ctx, Grain, Seat};
use std::sync::Arc;

/// The first dealer and the first round (RG-10, RG-11).
pub fn begin(state: &State, cx: &mut Ctx) -> Vec<Event> {
    let mut events = Vec::new();
    let dealer = state.first.unwrap_or_else(|| {
        let dealer = Seat(cx.chance.below(state.seats) as u8);
        events.push(Event::DealerDrawn { dealer });
        dealer
    });
    open(state, 1, dealer, cx, &mut events);
    events
}

/// Opens a round, and deals it where the app deals (RG-10 to RG-15).
pub(super) fn open(state: &State, round: u16, dealer: Seat, cx: &mut Ctx, events: &mut Vec<Event>) {
    let planned = state.plan.get(usize::from(round).wrapping_sub(1)).copied();
    // Beyond the plan only a tie is played for, with one card (RG-56).
    let cards = planned.unwrap_or(1);
    let grain = if state.deals() { Grain::Card } else { state.grain };
    events.push(Event::RoundOpened { round, cards, dealer, grain, extra: planned.is_none() });
    if state.deals() {
        deal(state, round, cards, dealer, &mut cx.chance, events);
    }
}

fn deal(
    state: &State,
    round: u16,
    cards: u8,
    dealer: Seat,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let fixed = state.decks.get(usize::from(round).wrapping_sub(1));
    let mut deck = fixed.cloned().unwrap_or_else(|| {
        let mut deck = state.config.deck.cards();
        chance.shuffle(&mut deck);
        deck
    });
    let pile = deck.split_off((state.seats * usize::from(cards)).min(deck.len()));
    let mut hands = BySeat::filled(state.seats, Vec::with_capacity(usize::from(cards)));
    for (at, card) in deck.into_iter().enumerate() {
        hands[dealer.left(1 + at, state.seats)].push(card);
    }
    let opening = turn(&pile, 0, TurnedFor::Opening, None);
    events.push(Event::Dealt { hands, pile });
    events.push(opening);
}

/// Turns cards of a known pile of which so many have been turned already.
pub(super) fn turn(pile: &[Card], turned: usize, why: TurnedFor, by: Option<Seat>) -> Event {
    let (aside, card) = trump::turn(&pile[turned.min(pile.len())..]);
    let trump = trump::colour_of(card);
    Event::TrumpTurned { why, by, aside, card, trump }
}

/// Scores the round once bids and results are there, and opens the next one or ends the game
/// (RG-48 to RG-56).
pub(super) fn close(
    state: &State,
    bids: &BySeat<Option<u8>>,
    taken: &BySeat<Taken>,
    grain: Grain,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    // With secret bids the results may be there first (RG-61).
    let Some(tallies) = tallies(bids, taken) else {
        return;
    };
    let (round, sides) = (&state.round, &state.sides);
    let before = |seat| state.total(seat);
    let mut cells = score::cells(&tallies, round.cards, state.scoring(), sides, before);
    for seat in &state.left {
        cells[*seat] = Cell::away(state.total(*seat));
    }
    let row = Arc::new(SheetRow {
        round: round.number,
        cards: round.cards,
        dealer: round.dealer,
        grain,
        cells,
    });
    let next = round.number.saturating_add(1);
    if usize::from(round.number) < state.plan.len() {
        events.push(Event::RoundScored { row });
        open(state, next, state.after(round.dealer), cx, events);
    } else {
        let totals = row.cells.map(|cell| cell.total);
        let exact = row
            .cells
            .each()
            .map(|(seat, cell)| state.exact(seat) + u16::from(cell.exact))
            .collect();
        events.push(Event::RoundScored { row });
        ending::finish(state, &totals, &exact, cx, events);
    }
}

fn tallies(bids: &BySeat<Option<u8>>, taken: &BySeat<Taken>) -> Option<BySeat<Tally>> {
    bids.iter()
        .zip(taken.iter())
        .map(|(bid, taken)| Some(Tally { bid: (*bid)?, taken: *taken }))
        .collect()
}
