//! Writing into a row or the sheet (SH-7 to SH-15).

use super::super::command::SeatEntry;
use super::super::event::Event;
use super::super::file::form::{Field, For, Pace, Written};
use super::super::record::SeatWritten;
use super::super::refusal::Refusal;
use super::super::state::{State, Writing};
use super::checks::{check_checks, check_sums, check_value};
use super::{Course, check_speaker, column_of, keeper_only};
use kernel::{Actor, Seat};
use std::collections::BTreeMap;

/// Values for a row.
pub(super) fn enter(
    state: &State,
    by: Actor,
    number: u16,
    entries: &[SeatEntry],
    table: &BTreeMap<String, Option<Written>>,
    despite: &[String],
) -> Result<Vec<Event>, Refusal> {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    let sheet = state.now().filter(|writing| writing.number == 0);
    let found = state.open_rows().chain(sheet).find(|writing| writing.number == number);
    let Some(writing) = found else {
        return Err(Refusal::Row { row: number, open: state.now().map(|writing| writing.number) });
    };
    if entries.is_empty() {
        if table.is_empty() {
            return Err(Refusal::Empty {});
        }
        keeper_only(by)?;
    }
    let phase = writing.phase(state).unwrap_or(1);
    for (id, value) in table {
        let (_, field) = find(writing, id, true)?;
        check_open(writing, phase, field, None, value.is_some())?;
    }
    let mut cells: Vec<(Seat, &str)> = Vec::new();
    for SeatEntry { seat, values } in entries {
        let column = column_of(state, *seat)?;
        check_speaker(by, *seat)?;
        let left = number == 0 && state.out[column].is_some();
        if left || !writing.row.columns.contains(&(column as u8)) {
            return Err(Refusal::Out { player: (*seat).into() });
        }
        if values.is_empty() {
            return Err(Refusal::Empty {});
        }
        for (id, value) in values {
            let (_, field) = find(writing, id, false)?;
            let Some(cell) = writing.cell_of(state, field, *seat) else { continue };
            if cells.contains(&(cell, id.as_str())) {
                return Err(Refusal::Twice { player: (*seat).into() });
            }
            cells.push((cell, id));
            check_open(writing, phase, field, Some(cell), value.is_some())?;
        }
    }
    let free = state.rules.file.pace() == Pace::Free;
    let columns: Vec<u8> =
        entries.iter().filter_map(|one| state.column(one.seat)).map(|at| at as u8).collect();
    if free && number > 0 && columns.iter().any(|column| *column != columns[0]) {
        return Err(Refusal::Twice { player: entries[0].seat.into() });
    }
    let mut course = Course::new(state);
    let entries_written = entries
        .iter()
        .map(|one| SeatWritten { seat: one.seat, values: one.values.clone() })
        .collect();
    course.push(Event::Entered { row: number, entries: entries_written, table: table.clone() });
    if let Some(writing) = course.after.writing(number) {
        check_written(&course.after, writing, entries, table)?;
        check_sums(&course.after, writing)?;
    }
    check_checks(&course.after, number, despite)?;
    course.row_written(number).map_err(|why| Refusal::Sum { cause: why.into() })?;
    Ok(course.events)
}

/// The field of this name; `table` where it is written once for the row.
fn find<'a>(writing: Writing<'a>, id: &str, table: bool) -> Result<(usize, &'a Field), Refusal> {
    let fields = writing.entry.fields.iter().enumerate();
    let found = fields
        .into_iter()
        .find(|(_, field)| field.id == id && (field.whose == For::Table) == table);
    found.ok_or_else(|| Refusal::Field { field: id.to_owned() })
}

/// Whether a box can be written now: its phase is open, and it is empty.
fn check_open(
    writing: Writing,
    phase: u8,
    field: &Field,
    cell: Option<Seat>,
    writes: bool,
) -> Result<(), Refusal> {
    if field.phase.unwrap_or(1) > phase {
        return Err(Refusal::Phase { name: field.name.clone() });
    }
    let filled = writing.written(field, cell).is_some() && !field.extra;
    if filled && writes {
        return Err(Refusal::Filled { player: cell.map(Into::into), name: field.name.clone() });
    }
    Ok(())
}

/// Whether everything that was written is asked, and a value of its field.
fn check_written(
    state: &State,
    writing: Writing,
    entries: &[SeatEntry],
    table: &BTreeMap<String, Option<Written>>,
) -> Result<(), Refusal> {
    let check = |id: &str, seat: Option<Seat>, value: &Written| {
        let (at, field) = find(writing, id, seat.is_none())?;
        check_value(state, writing, at, seat, value)?;
        let cell = seat.and_then(|seat| writing.cell_of(state, field, seat));
        match writing.is_asked(state, at, cell) {
            Ok(true) => Ok(()),
            _ => Err(Refusal::Field { field: id.to_owned() }),
        }
    };
    for (id, value) in table {
        value.as_ref().map_or(Ok(()), |value| check(id, None, value))?;
    }
    for SeatEntry { seat, values } in entries {
        for (id, value) in values {
            value.as_ref().map_or(Ok(()), |value| check(id, Some(*seat), value))?;
        }
    }
    Ok(())
}
