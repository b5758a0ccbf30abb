//! `evolve`: assigns an event to the state; holds no rules.

use super::event::Event;
use super::file::Rules;
use super::form::{Field, For, Pace, Written};
use super::model::Config;
use super::opening::rules_of;
use super::record::{Recounted, SeatWritten};
use super::state::{Boxes, Edition, Row, State, Writing};
use kernel::Seat;
use std::collections::BTreeMap;
use std::mem::replace;
use std::sync::Arc;

/// Folds one event into the table.
pub(super) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Opened { row, values, columns, dealer } => {
            let (values, columns, dealer) = (values.clone(), columns.clone(), *dealer);
            let fresh = Row { values, columns, dealer, ..state.blank(false) };
            // A row that nothing is written in is opened again when people come or leave.
            match state.rows.get_mut(usize::from(*row).wrapping_sub(1)) {
                Some(old) => *old = Arc::new(Row { notes: old.notes.clone(), ..fresh }),
                None => state.rows.push(Arc::new(fresh)),
            }
        }
        Event::SheetOpened {} => {
            state.counting = true;
            let columns = (0..state.sides.len() as u8).collect();
            state.sheet = Arc::new(Row { columns, ..state.blank(true) });
        }
        Event::Entered { row, entries, table } => {
            let rules = Arc::clone(&state.rules);
            let entry = if *row == 0 { &rules.file.sheet } else { &rules.file.round };
            let Some(entry) = entry else { return };
            let place = |id: &str| entry.fields.iter().position(|field| field.id == id);
            let mut boxes: Vec<(Option<usize>, usize, &Option<Written>)> = Vec::new();
            for (id, value) in table {
                boxes.extend(place(id).map(|at| (None, at, value)));
            }
            for SeatWritten { seat, values } in entries {
                // A side's own stands at its first seat.
                let side = state.column(*seat).and_then(|column| state.sides.get(column)?.first());
                for (id, value) in values {
                    let Some(at) = place(id) else { continue };
                    let own = entry.fields[at].whose == For::Seat;
                    let cell = if own { Some(seat) } else { side };
                    boxes.extend(cell.map(|cell| (Some(cell.index()), at, value)));
                }
            }
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
            for (cell, at, value) in boxes {
                let cells = match cell {
                    None => Some(&mut to.table),
                    Some(cell) => to.cells.get_mut(cell),
                };
                if let Some(written) = cells.and_then(|cells| cells.get_mut(at)) {
                    written.clone_from(value);
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
        Event::WentOut { column, back, before, .. } => {
            let before = before.unwrap_or_else(|| state.out_already());
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
            if totals.len() == state.totals.len() {
                state.totals.clone_from(totals);
            }
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
            for row in state.rows.iter_mut().chain([&mut state.sheet]) {
                let row = Arc::make_mut(row);
                row.cells.push(vec![None; row.table.len()]);
            }
            Arc::make_mut(&mut state.sheet).columns.push(column);
        }
        Event::Left { seat } => {
            state.left.push(*seat);
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
        Event::FileTaken { game, house, rows, totals, carry, table_carry, counters } => {
            // It was read when it was taken.
            let Ok(rules) = rules_of(game) else { return };
            take(state, rules, house.clone(), rows);
            if totals.len() == state.totals.len() && carry.len() == state.carry.len() {
                state.totals.clone_from(totals);
                state.carry.clone_from(carry);
            }
            state.table_carry.clone_from(table_carry);
            state.counters.clone_from(counters);
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

/// The file that is in force from now on: rows that are complete stay with theirs, or come as they were counted again.
fn take(
    state: &mut State,
    rules: Arc<Rules>,
    house: BTreeMap<String, Written>,
    counted: &[Recounted],
) {
    let before = state.clone();
    let (game, sides) = (rules.file.clone(), state.config.sides.clone());
    let config = Arc::new(Config { game, house, sides });
    let was = Edition {
        rules: replace(&mut state.rules, rules),
        config: replace(&mut state.config, config),
    };
    if counted.is_empty() && before.complete() > 0 {
        state.earlier.push(was);
    } else {
        state.earlier.clear();
    }
    for (at, row) in before.rows.iter().enumerate() {
        let number = at as u16 + 1;
        let again = counted.iter().find(|one| one.row == number);
        let stays = again.is_none() && row.complete;
        let Some(writing) = before.writing(number).filter(|_| !stays) else { continue };
        let mut row = moved(writing, state);
        if let Some(Recounted { values, columns, carry, .. }) = again {
            (row.values, row.scored, row.carry) = (values.clone(), columns.clone(), carry.clone());
        }
        state.rows[at] = Arc::new(row);
    }
    if let Some(writing) = before.writing(0) {
        state.sheet = Arc::new(moved(writing, state));
    }
}

/// A row, or the sheet, with the boxes of the file in force; what that file does not ask is left out.
pub(super) fn moved(writing: Writing, to: &State) -> Row {
    let Writing { number, row, entry, .. } = writing;
    let file = &to.rules.file;
    let fields = if number == 0 { &file.sheet } else { &file.round };
    let fields = fields.iter().flat_map(|entry| &entry.fields);
    let table = |field: &Field| field.whose == For::Table;
    let same = |a: &Field, b: &Field| a.id == b.id && a.kind == b.kind && table(a) == table(b);
    let place = |field| entry.fields.iter().position(|one| same(one, field));
    let places: Vec<Option<usize>> = fields.map(place).collect();
    let boxes = |old: &Boxes| -> Boxes {
        places.iter().map(|at| old.get((*at)?).cloned().flatten()).collect()
    };
    let (cells, table) = (row.cells.iter().map(boxes).collect(), boxes(&row.table));
    Row { file: to.earlier.len(), cells, table, ..row.clone() }
}

/// The row with this number, 0 for the sheet. A stored row that is not there is passed over: folding never fails.
fn row_of(state: &mut State, row: u16) -> Option<&mut Row> {
    match usize::from(row).checked_sub(1) {
        None => Some(Arc::make_mut(&mut state.sheet)),
        Some(at) => state.rows.get_mut(at).map(Arc::make_mut),
    }
}
