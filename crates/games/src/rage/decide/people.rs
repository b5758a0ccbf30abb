//! Coming late and leaving (RG-74, RG-75).

use super::super::event::Event;
use super::super::model::Teams;
use super::super::refusal::Refusal;
use super::super::seating;
use super::super::state::State;
use super::{Decided, check_stays};
use kernel::Seat;

/// Whether another person may sit down now.
pub(in super::super) fn may_come(state: &State) -> Result<(), Refusal> {
    between_rounds(state)?;
    let n = state.players() as u64 + 1;
    check_number(state, n)?;
    let to_come = state.plan.iter().skip(usize::from(state.round.number)).copied();
    let most = to_come.chain([state.round.cards]).max().unwrap_or(1);
    seating::check_deck(n, most, state.config.deck)
}

/// Whether this person may leave now.
pub(in super::super) fn may_leave(state: &State, seat: Seat) -> Result<(), Refusal> {
    check_stays(state, seat)?;
    between_rounds(state)?;
    check_number(state, (state.players() as u64).saturating_sub(1))
}

/// One more person, who was in none of the rounds so far.
pub(super) fn come(state: &State) -> Decided {
    may_come(state)?;
    Ok(vec![Event::Came { seat: Seat(state.seats as u8) }])
}

/// A person leaves; the next to the left deals in their place.
pub(super) fn leave(state: &State, seat: Seat) -> Decided {
    may_leave(state, seat)?;
    let dealer = state.round.dealer;
    let dealer = if dealer == seat { state.after(dealer) } else { dealer };
    Ok(vec![Event::Left { seat, dealer }])
}

/// As many people as the table's limit allows (RG-6).
fn check_number(state: &State, n: u64) -> Result<(), Refusal> {
    let (min, max) = state.config.player_limit.range();
    if (u64::from(min)..=u64::from(max)).contains(&n) {
        return Ok(());
    }
    Err(Refusal::PlayerCount { min, max, n })
}

/// Nothing of the open round was bid, turned or played, and it belongs to the plan.
fn between_rounds(state: &State) -> Result<(), Refusal> {
    let round = &state.round;
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if state.deals() {
        return Err(Refusal::SeatsDealt {});
    }
    if state.config.teams != Teams::None {
        return Err(Refusal::TeamsStay {});
    }
    if usize::from(round.number) > state.config.round_plan.rounds().len() {
        return Err(Refusal::TieOpen {});
    }
    let bids = state.staying().any(|seat| round.bids[seat].is_some());
    if bids || round.opened || round.has_card() || round.results().is_some() {
        return Err(Refusal::RoundBegun { round: round.number });
    }
    Ok(())
}
