//! `evolve`: assigns an event to the state; holds no rules.

use super::event::Event;
use super::file::form::{Entry, For, Pace, Written};
use super::state::{Row, State};
use kernel::Seat;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Folds one event into the table.
pub(super) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Opened { row, values, columns, dealer } => {
            let cells = vec![BTreeMap::new(); state.seats];
            let (values, columns, dealer) = (values.clone(), columns.clone(), *dealer);
            let fresh = Row { values, columns, dealer, cells, ..Row::default() };
            // A row that nothing is written in is opened again when people come or leave.
            match state.rows.get_mut(usize::from(*row).wrapping_sub(1)) {
                Some(old) => *old = Arc::new(Row { notes: old.notes.clone(), ..fresh }),
                None => state.rows.push(Arc::new(fresh)),
            }
        }
        Event::SheetOpened {} => {
            state.counting = true;
            let columns = (0..state.sides.len() as u8).collect();
            let cells = vec![BTreeMap::new(); state.seats];
            state.sheet = Arc::new(Row { columns, cells, ..Row::default() });
        }
        Event::Entered { row, entries, table } => {
            let rules = Arc::clone(&state.rules);
            let entry = if *row == 0 { &rules.file.sheet } else { &rules.file.round };
            let places: Vec<(usize, &String, &Option<Written>)> = entries
                .iter()
                .flat_map(|one| {
                    one.values.iter().map(move |(field, value)| (one.seat, field, value))
                })
                .filter_map(|(seat, field, value)| {
                    Some((cell_of(state, entry.as_ref()?, field, seat)?, field, value))
                })
                .collect();
            let columns: Vec<u8> = entries
                .iter()
                .filter_map(|one| state.column(one.seat))
                .map(|at| at as u8)
                .collect();
            let alone = *row > 0 && rules.file.pace() == Pace::Free;
            let Some(to) = row_of(state, *row) else { return };
            if alone && !columns.is_empty() {
                to.columns = columns;
            }
            for (field, value) in table {
                assign(&mut to.table, field, value);
            }
            for (cell, field, value) in places {
                if let Some(cells) = to.cells.get_mut(cell) {
                    assign(cells, field, value);
                }
            }
        }
        Event::Scored { row, columns, carry, open } => {
            if *row > 0 {
                for scored in columns {
                    let at = usize::from(scored.column);
                    if let Some(total) = state.totals.get_mut(at) {
                        *total = scored.total;
                    }
                    if let Some(carried) = state.carry.get_mut(at) {
                        carried.clone_from(&scored.carry);
                    }
                }
                if !open {
                    state.table_carry.clone_from(carry);
                    state.playing_on.clear();
                }
            }
            if let Some(to) = row_of(state, *row) {
                to.scored.clone_from(columns);
                if !open {
                    to.carry.clone_from(carry);
                }
                to.complete = !open;
            }
        }
        Event::Counted { counter, seat, value } => {
            let list = state.counters.get_mut(usize::from(*counter));
            let at = seat.map_or(0, Seat::index);
            if let Some(n) = list.and_then(|list| list.get_mut(at)) {
                *n = *value;
            }
        }
        Event::WentOut { column, back, .. } => {
            let before = state.out.iter().flatten().count() as u8;
            if let Some(out) = state.out.get_mut(usize::from(*column)) {
                *out = Some(before);
            }
            if let Some(total) = back {
                state.may_return.insert(*column, *total);
            }
        }
        Event::CameBack { column, total } => {
            state.may_return.remove(column);
            let at = usize::from(*column);
            if let (Some(total), Some(out), Some(to), Some(backs)) =
                (total, state.out.get_mut(at), state.totals.get_mut(at), state.backs.get_mut(at))
            {
                (*out, *to) = (None, *total);
                *backs += 1;
            }
        }
        Event::LegWon { column, totals } => {
            if let Some(legs) = state.legs.get_mut(usize::from(*column)) {
                *legs += 1;
            }
            state.totals.clone_from(totals);
        }
        Event::Noted { row, seat, field, text } => {
            if let Some(to) = row_of(state, *row) {
                let at = (*seat, field.clone().unwrap_or_default());
                if text.is_empty() {
                    to.notes.remove(&at);
                } else {
                    to.notes.insert(at, text.clone());
                }
            }
        }
        Event::Came { seat, total, carry, counters } => {
            state.seats += 1;
            let column = state.sides.len() as u8;
            state.sides.push(vec![*seat]);
            state.totals.push(*total);
            state.legs.push(0);
            state.out.push(None);
            state.backs.push(0);
            state.carry.push(carry.clone());
            let of_seats = state.rules.file.counters.iter().map(|one| one.whose != For::Table);
            for ((list, n), _) in
                state.counters.iter_mut().zip(counters).zip(of_seats).filter(|(_, own)| *own)
            {
                list.push(*n);
            }
            state.rows.iter_mut().for_each(|row| Arc::make_mut(row).cells.push(BTreeMap::new()));
            let sheet = Arc::make_mut(&mut state.sheet);
            sheet.cells.push(BTreeMap::new());
            sheet.columns.push(column);
        }
        Event::Left { seat } => {
            let before = state.out.iter().flatten().count() as u8;
            let column = state.column(*seat);
            if let Some(out) = column.and_then(|at| state.out.get_mut(at)) {
                *out = Some(before);
            }
        }
        Event::HouseSet { house } => {
            Arc::make_mut(&mut state.config).house.clone_from(house);
            state.playing_on.clear();
            state.outcome = None;
        }
        Event::Finished {} => {}
        Event::PlayedOn { tied } => {
            state.playing_on.clone_from(tied);
            state.outcome = None;
        }
        Event::GameOver { outcome } | Event::TieSettled { outcome, .. } => {
            // Rows that were opened and not written are no rows of this game.
            while state.rows.last().is_some_and(|row| !row.is_begun() && row.notes.is_empty()) {
                state.rows.pop();
            }
            state.playing_on.clear();
            state.outcome = Some(outcome.clone());
        }
    }
}

fn assign(cells: &mut BTreeMap<String, Written>, field: &str, value: &Option<Written>) {
    match value {
        Some(value) => drop(cells.insert(field.to_owned(), value.clone())),
        None => drop(cells.remove(field)),
    }
}

/// The seat at which a value of this field stands: a side's own at its first seat.
fn cell_of(state: &State, entry: &Entry, field: &str, seat: Seat) -> Option<usize> {
    let field = entry.fields.iter().find(|one| one.id == *field)?;
    match field.whose {
        For::Seat => Some(seat.index()),
        _ => Some(state.sides.get(state.column(seat)?)?.first()?.index()),
    }
}

/// The row with this number, 0 for the sheet. A stored row that is not there is passed over: folding never fails.
fn row_of(state: &mut State, row: u16) -> Option<&mut Row> {
    match usize::from(row).checked_sub(1) {
        None => Some(Arc::make_mut(&mut state.sheet)),
        Some(at) => state.rows.get_mut(at).map(Arc::make_mut),
    }
}
