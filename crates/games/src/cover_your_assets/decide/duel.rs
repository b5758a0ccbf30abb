//! Challenges (CYA-21 to CYA-28).

use super::super::event::Event;
use super::super::kind::Card;
use super::super::matching;
use super::super::refusal::Refusal;
use super::super::state::{Challenge, State};
use super::{Decided, check_seat, check_turn, from_hand, turns};
use kernel::{Actor, Ctx, Seat};

/// The opening card (CYA-45).
pub(super) fn challenge(
    state: &State,
    by: Actor,
    seat: Seat,
    defender: Seat,
    card: &Card,
) -> Decided {
    check_turn(state, by, seat)?;
    check_seat(state, defender)?;
    if defender == seat {
        return Err(Refusal::SelfTarget {});
    }
    let stacks = &state.round.stacks;
    let sets = |seat: Seat| (Some(seat.into()), stacks[seat].len() as i64);
    matching::check_sets(sets(seat), sets(defender))?;
    let Some(kind) = stacks[defender].top_kind() else {
        return Err(Refusal::TargetProtected { player: Some(defender.into()), sets: 0 });
    };
    let [card] = from_hand(state, seat, [card])?;
    matching::check_fits(&state.deck, kind, card, true)?;
    Ok(vec![Event::Challenged { seat, defender, kind, card }])
}

/// The challenge that waits for this person (CYA-46, CYA-47).
fn open(state: &State, by: Actor, seat: Seat) -> Result<&Challenge, Refusal> {
    let Some(challenge) = &state.round.challenge else {
        return Err(Refusal::NoChallenge {});
    };
    if challenge.next != seat || !by.speaks_for(seat) {
        return Err(Refusal::NotYourTurn { turn: challenge.next.into(), challenge: true });
    }
    Ok(challenge)
}

/// One more card (CYA-46).
pub(super) fn show(state: &State, by: Actor, seat: Seat, card: &Card) -> Decided {
    let kind = open(state, by, seat)?.kind;
    let [card] = from_hand(state, seat, [card])?;
    matching::check_fits(&state.deck, kind, card, false)?;
    Ok(vec![Event::Shown { seat, card }])
}

/// No more card: the other side has the set with all that was shown (CYA-25 to CYA-27, CYA-47).
pub(super) fn stop(state: &State, by: Actor, seat: Seat, cx: &mut Ctx) -> Decided {
    let challenge = open(state, by, seat)?;
    let winner = challenge.leads();
    let set = state.round.stacks[challenge.defender].top();
    let size = (set.len() + challenge.shows.len()) as u16;
    let value = state.deck.worth(set).saturating_add(state.deck.worth(&challenge.shows));
    let stopped = Event::Stopped { seat, winner, size, value };
    // What was shown has left the hands already.
    Ok(turns::end_turn(state, stopped, &[], Some(challenge.defender), cx))
}
