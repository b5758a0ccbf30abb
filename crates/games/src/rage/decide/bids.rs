//! Bids, named in turn or written down (RG-17 to RG-21, RG-58, RG-61).

use super::super::command::BookedBid;
use super::super::event::Event;
use super::super::model::Phase;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::books::check_booked;
use super::{Decided, check_speaker, check_stays, rounds};
use kernel::{Actor, BySeat, Ctx, Seat, Switch};

/// One person's bid.
pub(super) fn bid(state: &State, by: Actor, seat: Seat, n: i64, cx: &mut Ctx) -> Decided {
    let round = &state.round;
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if !state.takes_bids() {
        return Err(Refusal::WrongPhase { phase: Phase::Playing });
    }
    check_stays(state, seat)?;
    check_speaker(state, by, seat)?;
    if let Some(n) = round.bids[seat] {
        return Err(Refusal::AlreadyBid { player: seat.into(), n });
    }
    if let Some(turn) = state.turn().filter(|turn| !state.hides_bids() && *turn != seat) {
        return Err(Refusal::NotYourTurn { turn: turn.into() });
    }
    let n = in_range(n, round.cards)?;
    if state.hooked(seat) == Some(n) {
        return Err(Refusal::BidHook { n, cards: round.cards });
    }
    let mut bids = round.bids.clone();
    bids[seat] = Some(n);
    let mut events = vec![Event::Bid { seat, n, was: None }];
    close_if_played(state, &bids, cx, &mut events);
    Ok(events)
}

/// Bids that the keeper writes down, all at once or one by one; a later one corrects an earlier
/// one as long as no card is played.
pub(super) fn book(state: &State, number: u16, list: &[BookedBid], cx: &mut Ctx) -> Decided {
    let round = &state.round;
    check_booked(state, number)?;
    if !state.books_bids() {
        return Err(Refusal::WrongPhase { phase: Phase::Playing });
    }
    if list.is_empty() {
        return Err(Refusal::BookBidsMissing { round: number });
    }
    let mut bids = round.bids.clone();
    let mut events = Vec::with_capacity(list.len());
    for (at, BookedBid { seat, n }) in list.iter().enumerate() {
        check_stays(state, *seat)?;
        if list[..at].iter().any(|earlier| earlier.seat == *seat) {
            return Err(Refusal::BookTwice { player: (*seat).into() });
        }
        let n = in_range(*n, round.cards)?;
        bids[*seat] = Some(n);
        events.push(Event::Bid { seat: *seat, n, was: round.bids[*seat] });
    }
    check_hook(state, &bids)?;
    close_if_played(state, &bids, cx, &mut events);
    Ok(events)
}

fn in_range(n: i64, cards: u8) -> Result<u8, Refusal> {
    u8::try_from(n).ok().filter(|n| *n <= cards).ok_or(Refusal::BidRange { cards })
}

fn check_hook(state: &State, bids: &BySeat<Option<u8>>) -> Result<(), Refusal> {
    let cards = state.round.cards;
    let sum: Option<u32> = bids.iter().map(|bid| bid.map(u32::from)).sum();
    match (state.config.dealer_hook, bids[state.round.dealer]) {
        (Switch::On, Some(n)) if sum == Some(u32::from(cards)) => {
            Err(Refusal::BidHook { n, cards })
        }
        _ => Ok(()),
    }
}

fn close_if_played(
    state: &State,
    bids: &BySeat<Option<u8>>,
    cx: &mut Ctx,
    events: &mut Vec<Event>,
) {
    if let Some(taken) = state.round.results() {
        let grain = state.round.row_grain();
        rounds::close(state, bids, taken, grain, cx, events);
    }
}
