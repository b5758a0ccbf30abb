//! Writing into a row or the sheet (SH-7 to SH-15).

use super::super::command::SeatEntry;
use super::super::event::Event;
use super::super::form::{Field, For, Pace, Written};
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
    entries: Vec<SeatEntry>,
    table: BTreeMap<String, Option<Written>>,
    despite: &[String],
) -> Result<Course, Refusal> {
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
    let mut boxes: Vec<Wanted> = Vec::new();
    for (id, value) in &table {
        let at = find(writing, id, true)?;
        let one = Wanted { at, seat: None, cell: None, writes: value.is_some() };
        check_open(writing, phase, &one)?;
        boxes.push(one);
    }
    for SeatEntry { seat, values } in &entries {
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
            let at = find(writing, id, false)?;
            let Some(cell) = writing.cell_of(state, &writing.entry.fields[at], *seat) else {
                continue;
            };
            let one = Wanted { at, seat: Some(*seat), cell: Some(cell), writes: value.is_some() };
            if boxes.iter().any(|other| other.at == at && other.cell == one.cell) {
                return Err(Refusal::Twice { player: (*seat).into() });
            }
            check_open(writing, phase, &one)?;
            boxes.push(one);
        }
    }
    let free = state.rules.file.pace() == Pace::Free;
    let columns: Vec<u8> =
        entries.iter().filter_map(|one| state.column(one.seat)).map(|at| at as u8).collect();
    if free && number > 0 && columns.iter().any(|column| *column != columns[0]) {
        return Err(Refusal::Twice { player: entries[0].seat.into() });
    }
    let mut course = Course::new(state);
    let entries = entries.into_iter().map(|one| SeatWritten { seat: one.seat, values: one.values });
    course.push(Event::Entered { row: number, entries: entries.collect(), table });
    if let Some(writing) = course.after.writing(number) {
        check_written(&course.after, writing, &boxes)?;
        check_sums(&course.after, writing)?;
    }
    check_checks(&course.after, number, despite)?;
    course.row_written(number).map_err(|why| Refusal::Sum { cause: why.into() })?;
    Ok(course)
}

/// A box that is to be written.
struct Wanted {
    /// The place of its field.
    at: usize,
    /// For whom; none where it is the table's.
    seat: Option<Seat>,
    /// The seat at which it stands.
    cell: Option<Seat>,
    /// Whether something is to stand there; it is left open else.
    writes: bool,
}

/// The place of the field of this name; `table` where it is written once for the row.
fn find(writing: Writing, id: &str, table: bool) -> Result<usize, Refusal> {
    let is = |field: &Field| field.id == id && (field.whose == For::Table) == table;
    let found = writing.entry.fields.iter().position(is);
    found.ok_or_else(|| Refusal::Field { field: id.to_owned() })
}

/// Whether a box can be written now: its phase is open, and it is empty.
fn check_open(writing: Writing, phase: u8, one: &Wanted) -> Result<(), Refusal> {
    let field = &writing.entry.fields[one.at];
    if field.phase.unwrap_or(1) > phase {
        return Err(Refusal::Phase { name: field.name.clone() });
    }
    let filled = writing.written(one.at, one.cell).is_some() && !field.extra;
    if filled && one.writes {
        return Err(Refusal::Filled { player: one.cell.map(Into::into), name: field.name.clone() });
    }
    Ok(())
}

/// Whether everything that was written is asked, and a value of its field.
fn check_written(state: &State, writing: Writing, boxes: &[Wanted]) -> Result<(), Refusal> {
    for one in boxes.iter().filter(|one| one.writes) {
        let Some(value) = writing.written(one.at, one.cell) else { continue };
        check_value(state, writing, one.at, one.seat, value)?;
        if writing.is_asked(state, one.at, one.cell) != Ok(true) {
            return Err(Refusal::Field { field: writing.entry.fields[one.at].id.clone() });
        }
    }
    Ok(())
}
