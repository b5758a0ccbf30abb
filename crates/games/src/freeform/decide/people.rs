//! Coming late and leaving (FF-26, FF-27).

use super::super::Freeform;
use super::super::event::Event;
use super::super::model::Teams;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::column_of;
use kernel::{Game, Seat};

/// Whether another person may sit down now.
pub(in super::super) fn may_come(state: &State) -> Result<(), Refusal> {
    between_rounds(state)?;
    let max = Freeform::META.seats.1;
    if state.seats >= usize::from(max) { Err(Refusal::Full { max }) } else { Ok(()) }
}

/// Whether this person may leave now.
pub(in super::super) fn may_leave(state: &State, seat: Seat) -> Result<(), Refusal> {
    let column = column_of(state, seat)?;
    between_rounds(state)?;
    if !state.stays(column) {
        return Err(Refusal::HasLeft { player: seat.into() });
    }
    let min = Freeform::META.seats.0;
    if state.staying().count() <= usize::from(min) { Err(Refusal::TooFew { min }) } else { Ok(()) }
}

/// One more person: 0 in every round so far, open boxes on a sheet.
pub(super) fn come(state: &State) -> Result<Vec<Event>, Refusal> {
    may_come(state)?;
    let amount = (!state.config.names_rows()).then_some(0);
    Ok(vec![Event::Came { seat: Seat(state.seats as u8), amount }])
}

/// A person leaves; a sheet may be complete without them.
pub(super) fn leave(state: &State, seat: Seat) -> Result<Vec<Event>, Refusal> {
    may_leave(state, seat)?;
    let event = Event::Left { seat };
    let mut after = state.clone();
    super::super::evolve::evolve(&mut after, &event);
    let mut events = vec![event];
    super::ending::close(&after, &mut events);
    Ok(events)
}

fn between_rounds(state: &State) -> Result<(), Refusal> {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if state.config.teams != Teams::None {
        return Err(Refusal::TeamsStay {});
    }
    if !state.playing_on.is_empty() {
        return Err(Refusal::TieOpen {});
    }
    let begun = |row: &u16| {
        let row = state.rows.get(usize::from(*row) - 1);
        row.is_some_and(|row| row.is_begun() && !state.is_complete(row))
    };
    match (1..=state.rows.len() as u16).find(begun) {
        Some(row) if !state.config.names_rows() => Err(Refusal::RoundOpen { row }),
        _ => Ok(()),
    }
}
