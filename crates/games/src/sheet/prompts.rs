//! Prompts: what a viewer may ask for next, with its bounds.

use super::decide::{
    MOST_NOTE, bounds, is_begun, may_come, may_count, may_leave, may_recount, may_take,
};
use super::form::{Field, For, Kind, Written};
use super::names::Names;
use super::shelf::counts_as;
use super::state::{Row, State, Writing};
use super::wire::{Bounds, OpenField, Prompt};
use kernel::{Seat, Viewer};
use std::sync::Arc;

/// How many numbers are offered as likely.
const LIKELY: usize = 6;

/// Everything this viewer may ask for; the table's own viewer is the keeper.
pub(super) fn prompts(state: &State, viewer: Viewer) -> Vec<Prompt> {
    let keeper = viewer == Viewer::Table;
    let own = |seat: Seat| keeper || viewer.sees(seat);
    let mut prompts = Vec::new();
    for (column, total) in &state.may_return {
        let side = state.sides.get(usize::from(*column)).into_iter().flatten();
        let seat = side.copied().find(|seat| own(*seat));
        prompts.extend(seat.map(|seat| Prompt::ComeBack { seat, total: *total }));
    }
    let sheet = state.now().filter(|writing| writing.number == 0);
    for writing in state.open_rows().chain(sheet) {
        prompts.extend(enter(state, writing, keeper, &own));
    }
    if !state.is_over() {
        for (at, counter) in state.rules.file.counters.iter().enumerate() {
            let found = counter_bounds(state, at, counter.whose, keeper, &own);
            if !found.is_empty() {
                prompts.push(Prompt::Count { counter: counter.id.clone(), bounds: found });
            }
        }
    }
    if state.sides.iter().flatten().any(|seat| own(*seat)) {
        prompts.push(Prompt::Note { last: state.rows.len() as u16, most: MOST_NOTE });
    }
    if keeper {
        if !state.is_over() && is_begun(state) {
            prompts.push(Prompt::Finish);
        }
        if let Some(outcome) = state.outcome.as_ref().filter(|outcome| !outcome.settled) {
            let (seats, extra_row) = (outcome.tied.clone(), state.has_room());
            prompts.push(Prompt::SettleTie { seats, extra_row });
        }
        prompts.extend(may_come(state).is_ok().then_some(Prompt::Come));
        let seats = state.sides.iter().flatten().copied();
        let seats: Vec<Seat> = seats.filter(|seat| may_leave(state, *seat).is_ok()).collect();
        if !seats.is_empty() {
            prompts.push(Prompt::Leave { seats });
        }
        if !state.rules.file.house.is_empty() {
            prompts.push(Prompt::SetHouse);
        }
        if may_take(state).is_ok() && counts_as(&state.rules.file).is_some() {
            let again = state.complete() > 0 && may_recount(&state.rules.file);
            prompts.push(Prompt::TakeFile { again });
        }
    }
    prompts
}

fn counter_bounds(
    state: &State,
    at: usize,
    whose: For,
    keeper: bool,
    own: &dyn Fn(Seat) -> bool,
) -> Vec<Bounds> {
    let bound = |seat: Option<Seat>| {
        let (min, max) = may_count(state, at, seat);
        Bounds { seat, min, max, asked: Some(true), required: false }
    };
    match whose {
        For::Table => keeper.then(|| bound(None)).into_iter().collect(),
        _ => state
            .within()
            .into_iter()
            .flat_map(|column| {
                let side = &state.sides[column];
                if whose == For::Seat {
                    side.clone()
                } else {
                    side.iter().take(1).copied().collect()
                }
            })
            .filter(|seat| own(*seat))
            .map(|seat| bound(Some(seat)))
            .collect(),
    }
}

fn enter(
    state: &State,
    writing: Writing,
    keeper: bool,
    own: &dyn Fn(Seat) -> bool,
) -> Option<Prompt> {
    let phase = writing.phase(state).unwrap_or(1);
    let mut fields = Vec::new();
    for (at, field) in writing.of_phase(phase) {
        let box_of = |seat: Option<Seat>| {
            let (min, max) = match field.kind {
                Kind::Seat => {
                    (-i64::from(may_be_nobody(state, writing, at, seat)), state.seats as i64 - 1)
                }
                _ => bounds(state, writing, at, seat),
            };
            let asked = writing.is_asked(state, at, seat).ok();
            let required = writing.plan.fields[at].awaited;
            Bounds { seat, min, max, asked, required }
        };
        let open = |seat: Option<Seat>| writing.written(at, seat).is_none() || field.extra;
        let found: Vec<Bounds> = if field.whose == For::Table {
            (keeper && open(None)).then(|| box_of(None)).into_iter().collect()
        } else {
            let writers =
                writing.writers(state, field).into_iter().filter(|seat| open(Some(*seat)));
            writers
                .filter(|seat| speaks(state, field, *seat, own))
                .map(|seat| box_of(Some(seat)))
                .collect()
        };
        // A box of a sheet that hangs on another one waits for it.
        let waits =
            |one: &Bounds| one.asked == Some(false) || (writing.number == 0 && one.asked.is_none());
        let found: Vec<Bounds> = found.into_iter().filter(|one| !waits(one)).collect();
        if found.is_empty() {
            continue;
        }
        let plan = &writing.plan.fields[at];
        let names = Names::of(state).row(writing);
        fields.push(OpenField {
            field: field.id.clone(),
            bounds: found,
            adds_to: plan.adds_to.as_ref().and_then(|sum| names.number(sum).ok()),
            or_less: plan.or_less.as_ref().is_some_and(|less| names.yes(less).unwrap_or(false)),
            likely: likely(state, writing, at),
        });
    }
    let order = order(state, writing, phase);
    (!fields.is_empty()).then_some(Prompt::Enter { row: writing.number, phase, fields, order })
}

/// Whether a person may be left open in a box: no check of the file says at once that there is somebody.
pub(super) fn may_be_nobody(
    state: &State,
    writing: Writing,
    at: usize,
    seat: Option<Seat>,
) -> bool {
    let mut row = writing.row.clone();
    let boxes = match seat {
        None => Some(&mut row.table),
        Some(seat) => row.cells.get_mut(seat.index()),
    };
    if let Some(one) = boxes.and_then(|boxes| boxes.get_mut(at)) {
        *one = Some(Written::Number(-1));
    }
    let names = Names::of(state).row(Writing { row: &row, ..writing });
    let checks = writing.entry.checks.iter().zip(&writing.plan.checks);
    !checks
        .filter(|(check, plan)| !check.warn && !check.each && !plan.late)
        .any(|(_, plan)| names.yes(&plan.when) == Ok(true))
}

/// Whether one of those who see this may write the box: its seat, or anybody of the side.
fn speaks(state: &State, field: &Field, seat: Seat, own: &dyn Fn(Seat) -> bool) -> bool {
    let side = state.column(seat).and_then(|column| state.sides.get(column));
    match field.whose {
        For::Seat => own(seat),
        _ => side.is_some_and(|side| side.iter().any(|seat| own(*seat))),
    }
}

/// In which order people are asked: from the one after the marker (SH-5); one of each side where none of a side has a box
/// of their own.
fn order(state: &State, writing: Writing, phase: u8) -> Vec<Seat> {
    let sides = writing.row.columns.iter().filter_map(|at| state.sides.get(usize::from(*at)));
    let mut seats: Vec<Seat> = sides.flatten().copied().collect();
    if let Some(dealer) = writing.row.dealer {
        let right = state.rules.file.dealer.as_ref().and_then(|dealer| dealer.moves)
            == Some(super::form::Moves::Right);
        let far = |seat: &Seat| {
            let left = (seat.index() + state.seats - dealer.index() - 1) % state.seats;
            if right { state.seats - 1 - (left + 1) % state.seats } else { left }
        };
        seats.sort_by_key(far);
    }
    if writing.of_phase(phase).any(|(_, field)| field.whose == For::Seat) {
        return seats;
    }
    let mut speakers = Vec::new();
    for seat in seats {
        let side = state.column(seat).and_then(|column| state.sides[column].first().copied());
        speakers.extend(side.filter(|first| !speakers.contains(first)));
    }
    speakers
}

/// The file's likely numbers, then those written most often at this table.
fn likely(state: &State, writing: Writing, at: usize) -> Vec<i64> {
    let field = &writing.entry.fields[at];
    if field.kind != Kind::Number {
        return Vec::new();
    }
    let mut all = field.likely.clone();
    let same = |row: &&Arc<Row>| writing.number > 0 && row.file == writing.row.file;
    let rows = state.rows.iter().filter(same);
    let mut written: Vec<i64> = rows
        .flat_map(|row| &row.cells)
        .filter_map(|cell| match cell.get(at) {
            Some(Some(Written::Number(n))) => Some(*n),
            _ => None,
        })
        .collect();
    written.sort_unstable();
    let mut counted: Vec<(usize, i64)> =
        written.chunk_by(|a, b| a == b).map(|same| (same.len(), same[0])).collect();
    counted.sort_by_key(|(often, _)| std::cmp::Reverse(*often));
    for (_, n) in counted {
        if !all.contains(&n) {
            all.push(n);
        }
    }
    all.truncate(LIKELY);
    all
}
