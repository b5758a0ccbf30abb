//! Placing cards face down, where the app deals (R7-18, R7-19).

use super::super::battle;
use super::super::command::Placing;
use super::super::event::Event;
use super::super::model::Card;
use super::super::record::Laid;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Decided, card, check_running, check_seat, open_zone, turns, zone_at};
use kernel::{Actor, AskedSeat, Ctx, Few, Seat};

/// One player's cards; the second player's turn everything up (R7-5, R7-6, R7-18).
pub(super) fn place(
    state: &State,
    by: Actor,
    seat: Seat,
    placing: &[Placing],
    cx: &mut Ctx,
) -> Decided {
    check_hand(state, by, seat)?;
    let player = AskedSeat::from(seat);
    if state.laid[seat].is_some() {
        return Err(Refusal::AlreadyPlaced { player });
    }
    placing.iter().try_for_each(|one| zone_at(state, one.zone).map(drop))?;
    placing.iter().try_for_each(|one| open_zone(state, one.zone).map(drop))?;
    let zones = state.open_zones();
    let mut named: Few<i64> = placing.iter().map(|one| one.zone).collect();
    named.sort_unstable();
    if !named.iter().copied().eq(zones.iter().copied().map(i64::from)) {
        return Err(Refusal::ZonesIncomplete { zones: zones.to_vec() });
    }
    let mut cards = Few::new();
    for one in placing {
        let card = card(state, one.card)?;
        cards.push(Laid { zone: zone_at(state, one.zone)?.0, card });
    }
    cards.sort_unstable_by_key(|laid| laid.zone);
    let mut hand = state.hands[seat];
    let missing: Vec<Card> =
        cards.iter().map(|laid| laid.card).filter(|card| !hand.remove(*card)).collect();
    if !missing.is_empty() {
        return Err(Refusal::CardNotInHand { player, cards: missing });
    }
    let other = seat.left(1, state.laid.len());
    let mut events = Vec::with_capacity(3);
    events.push(Event::Placed { seat, cards: cards.clone() });
    if let Some(laid) = &state.laid[other] {
        let both = if seat < other { [&cards, laid] } else { [laid, &cards] };
        let battles = both[0]
            .iter()
            .zip(both[1])
            .map(|(a, b)| {
                let zone = &state.zones[usize::from(a.zone) - 1];
                battle::fight(a.zone, zone, [a.card, b.card])
            })
            .collect();
        let mut hands = state.hands.clone();
        hands[seat] = hand;
        turns::close(state, battles, &hands, cx, &mut events);
    }
    Ok(events)
}

/// One's own cards back into the hand while the other has not placed (R7-19).
pub(super) fn withdraw(state: &State, by: Actor, seat: Seat) -> Decided {
    check_hand(state, by, seat)?;
    if state.laid[seat].is_none() {
        return Err(Refusal::NothingPlaced { player: seat.into() });
    }
    Ok(vec![Event::Withdrawn { seat }])
}

/// Whether this hand may be played at all, and by whom.
fn check_hand(state: &State, by: Actor, seat: Seat) -> Result<(), Refusal> {
    if !state.deals() {
        return Err(Refusal::TableDeals {});
    }
    check_running(state)?;
    check_seat(state, seat)?;
    if by.speaks_for(seat) {
        return Ok(());
    }
    Err(Refusal::OtherHand { player: seat.into() })
}
