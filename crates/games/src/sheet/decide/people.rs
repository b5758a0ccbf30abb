//! Coming late and leaving (SH-26, SH-27).

use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Course, Decided, column_of};
use kernel::Seat;
use std::sync::Arc;

/// Whether another person may sit down now.
pub(in super::super) fn may_come(state: &State) -> Result<(), Refusal> {
    between_rows(state)?;
    let max = state.rules.file.seats.1;
    if state.seats >= usize::from(max) { Err(Refusal::Full { max }) } else { Ok(()) }
}

/// Whether this person may leave now.
pub(in super::super) fn may_leave(state: &State, seat: Seat) -> Result<(), Refusal> {
    let column = column_of(state, seat)?;
    between_rows(state)?;
    if state.out[column].is_some() {
        return Err(Refusal::Out { player: seat.into() });
    }
    let min = state.rules.file.seats.0;
    if state.within().len() <= usize::from(min) { Err(Refusal::TooFew { min }) } else { Ok(()) }
}

/// One more person: with what everybody begins with, and nothing in the rows so far.
pub(super) fn come(state: &State) -> Decided {
    may_come(state)?;
    let (rules, config) = (Arc::clone(&state.rules), Arc::clone(&state.config));
    let fresh = State::new(rules, config, state.sides.clone(), state.seats, None);
    let counters = fresh.counters.iter().map(|list| list.first().copied().unwrap_or(0));
    let event = Event::Came {
        seat: Seat(state.seats as u8),
        total: fresh.totals[0],
        carry: fresh.carry[0].clone(),
        counters: counters.collect(),
    };
    let mut course = Course::new(state);
    course.push(event);
    course.open_again();
    Ok(course.events)
}

/// A person leaves; a sheet may be complete without them, and the last one left may have won.
pub(super) fn leave(state: &State, seat: Seat) -> Decided {
    may_leave(state, seat)?;
    let mut course = Course::new(state);
    course.push(Event::Left { seat });
    if course.after.is_sheet_done() || (!course.after.counting && course.after.is_done()) {
        course.end();
    } else {
        course.open_again();
    }
    Ok(course.events)
}

fn between_rows(state: &State) -> Result<(), Refusal> {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if state.sides.iter().any(|side| side.len() > 1) {
        return Err(Refusal::TeamsStay {});
    }
    if !state.playing_on.is_empty() {
        return Err(Refusal::TieOpen {});
    }
    match state.open_rows().find(|writing| writing.row.is_begun()) {
        Some(writing) => Err(Refusal::RowOpen { row: writing.number }),
        None if !state.may_return.is_empty() => {
            Err(Refusal::RowOpen { row: state.rows.len() as u16 })
        }
        None => Ok(()),
    }
}
