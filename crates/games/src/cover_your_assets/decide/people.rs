//! Coming late and leaving (CYA-66, CYA-67).

use super::super::event::Event;
use super::super::record::FullHands;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Decided, check_stays, rounds};
use kernel::{Grain, Seat};

/// Whether another person may sit down now.
pub(in super::super) fn may_come(state: &State) -> Result<(), Refusal> {
    between_rounds(state)?;
    check_number(state, state.players() + 1)
}

/// Whether this person may leave now.
pub(in super::super) fn may_leave(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_stays(state, seat)?;
    between_rounds(state)?;
    check_number(state, state.players().saturating_sub(1))
}

/// One more person, who was in none of the rounds so far.
pub(super) fn come(state: &State) -> Decided {
    may_come(state)?;
    let hands = full_hands(state, state.players() + 1);
    Ok(vec![Event::Came { seat: Seat(state.seats as u8), hands }])
}

/// A person leaves; the next to the left deals in their place.
pub(super) fn leave(state: &State, seat: Seat) -> Decided {
    may_leave(state, seat)?;
    let dealer = state.round.dealer;
    let dealer = if dealer == seat { state.after(dealer) } else { dealer };
    let hands = full_hands(state, state.players().saturating_sub(1));
    Ok(vec![Event::Left { seat, dealer, hands }])
}

fn full_hands(state: &State, players: usize) -> Option<FullHands> {
    (state.round.grain == Grain::Card).then(|| rounds::hands_for(state, players))
}

/// As many people as CYA-5 allows, and cards enough for them (CYA-3).
fn check_number(state: &State, n: usize) -> Result<(), Refusal> {
    let max = state.config.max_players;
    let each = usize::from(state.config.hand_size.cards(n));
    if !(2..=usize::from(max)).contains(&n) || n * each >= state.deck.size() {
        return Err(Refusal::PlayerCount { max, n: n as u64 });
    }
    Ok(())
}

/// Nothing of the open round is turned, laid or written, and no tie is played for.
fn between_rounds(state: &State) -> Result<(), Refusal> {
    if state.is_played_out() {
        return Err(Refusal::GameOver {});
    }
    if state.deals() {
        return Err(Refusal::SeatsDealt {});
    }
    if state.round.extra {
        return Err(Refusal::TieOpen {});
    }
    if !state.is_untouched() {
        return Err(Refusal::RoundBegun { round: state.round.number });
    }
    Ok(())
}
