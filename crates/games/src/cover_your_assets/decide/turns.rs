//! Turns: pairs, discards and what follows at the end (CYA-14 to CYA-20, CYA-29, CYA-30).

use super::super::event::Event;
use super::super::kind::Card;
use super::super::matching;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Decided, check_turn, from_hand, rounds};
use kernel::{Actor, Ctx, Grain, Seat};

/// Two cards of the hand (CYA-43).
pub(super) fn pair(
    state: &State,
    by: Actor,
    seat: Seat,
    cards: &[Card; 2],
    cx: &mut Ctx,
) -> Decided {
    check_turn(state, by, seat)?;
    let [one, other] = from_hand(state, seat, cards.each_ref())?;
    let cards = matching::pair(&state.deck, one, other)?;
    Ok(end_turn(state, Event::Paired { seat, cards }, &[(seat, 2)], None, cx))
}

/// A card of the hand with the top of the discard pile (CYA-44).
pub(super) fn pair_discard(
    state: &State,
    by: Actor,
    seat: Seat,
    card: &Card,
    cx: &mut Ctx,
) -> Decided {
    check_turn(state, by, seat)?;
    let Some(top) = state.round.discard.last().copied() else {
        return Err(Refusal::DiscardEmpty {});
    };
    let [card] = from_hand(state, seat, [card])?;
    let cards = matching::with_discard(&state.deck, &state.config, card, top)?;
    Ok(end_turn(state, Event::DiscardPaired { seat, card, cards }, &[(seat, 1)], None, cx))
}

/// A card for the discard pile (CYA-48).
pub(super) fn discard(state: &State, by: Actor, seat: Seat, card: &Card, cx: &mut Ctx) -> Decided {
    check_turn(state, by, seat)?;
    let [card] = from_hand(state, seat, [card])?;
    Ok(end_turn(state, Event::Discarded { seat, card }, &[(seat, 1)], None, cx))
}

/// The card with which the physical discard pile begins; a wild stays as well (CYA-7, CYA-8).
pub(super) fn turn(state: &State, card: &Card) -> Decided {
    let round = &state.round;
    if state.deals() {
        return Err(Refusal::AppDeals {});
    }
    if state.is_played_out() {
        return Err(Refusal::GameOver {});
    }
    if round.grain == Grain::Round {
        return Err(Refusal::KeptByTotals { round: round.number });
    }
    if round.opened {
        return Err(Refusal::NothingToTurn {});
    }
    Ok(vec![Event::Turned { card: state.deck.find(card)? }])
}

/// The end of a turn: hands are filled up, and the next person with a card is to act, or the round
/// is over (CYA-13, CYA-31 to CYA-35, CYA-49). `spent` says who laid how many cards by the last
/// event.
pub(super) fn end_turn(
    state: &State,
    last: Event,
    spent: &[(Seat, u8)],
    challenged: Option<Seat>,
    cx: &mut Ctx,
) -> Vec<Event> {
    let round = &state.round;
    let mut events = Vec::with_capacity(4);
    events.push(last);
    let mut in_hand: Vec<u8> = round.in_hand.iter().copied().collect();
    for (seat, n) in spent {
        let own = &mut in_hand[seat.index()];
        *own = own.saturating_sub(*n);
    }
    let (size, mut left) = (state.hand_size(), round.draw_left);
    if left > 0 {
        let order = draw_order(state.seats, round.turn, challenged);
        for seat in order.filter(|seat| state.stays(*seat)) {
            let wanted = u16::from(size.saturating_sub(in_hand[seat.index()]));
            let n = wanted.min(left) as u8;
            if n > 0 {
                left -= u16::from(n);
                in_hand[seat.index()] += n;
                events.push(Event::Drew { seat, n });
            }
        }
    }
    let others = (1..=state.seats).map(|steps| round.turn.left(steps, state.seats));
    match others.into_iter().find(|seat| in_hand[seat.index()] > 0) {
        Some(to) => events.push(Event::TurnPassed { to }),
        None => rounds::count(state, cx, &mut events),
    }
    events
}

/// Who draws first: whose turn it was, then who was challenged, then the others clockwise (CYA-31).
pub fn draw_order(
    seats: usize,
    turn: Seat,
    challenged: Option<Seat>,
) -> impl Iterator<Item = Seat> {
    let others = (1..seats).map(move |steps| turn.left(steps, seats));
    let others = others.filter(move |seat| Some(*seat) != challenged);
    std::iter::once(turn).chain(challenged).chain(others)
}
