//! `evolve`: assigns an event to the state; holds no rules.

use super::event::Event;
use super::state::{Row, State};

/// Folds one event into the pad.
pub(super) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Booked { row, entries, .. } => {
            for entry in entries {
                let column = state.column(entry.seat);
                let cells = row_of(state, *row).map(|row| &mut row.amounts);
                if let Some(cell) = column.and_then(|at| cells?.get_mut(at)) {
                    *cell = entry.amount;
                }
            }
        }
        Event::Noted { row, seat, text } => {
            let column = seat.map(|seat| state.column(seat));
            let note = row_of(state, *row).and_then(|row| match column {
                None => Some(&mut row.note),
                Some(column) => row.notes.get_mut(column?),
            });
            if let Some(note) = note {
                note.clone_from(text);
            }
        }
        Event::EndSet { end, last_round, target, planned } => {
            state.config.end = *end;
            state.config.last_round = *last_round;
            state.config.target = *target;
            state.planned = *planned;
            state.playing_on.clear();
            state.outcome = None;
        }
        Event::Came { seat, amount } => {
            state.seats += 1;
            state.sides.push(vec![*seat]);
            for row in &mut state.rows {
                row.amounts.push(*amount);
                row.notes.push(String::new());
            }
        }
        Event::Left { seat } => state.left.push(*seat),
        Event::Finished {} => {}
        Event::PlayedOn { tied, planned } => {
            state.playing_on.clone_from(tied);
            state.planned = *planned;
            state.outcome = None;
        }
        Event::GameOver { outcome } | Event::TieSettled { outcome, .. } => {
            state.playing_on.clear();
            state.outcome = Some(outcome.clone());
        }
    }
}

/// The row with this number; the pad grows down to it. A stored row that no pad has is passed over:
/// folding never fails.
fn row_of(state: &mut State, row: u16) -> Option<&mut Row> {
    let (at, columns) = (usize::from(row).checked_sub(1)?, state.sides.len());
    if at == state.rows.len() {
        state.rows.push(Row::blank(columns));
    }
    state.rows.get_mut(at)
}
