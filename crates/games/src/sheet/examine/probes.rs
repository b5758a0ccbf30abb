//! Probes: every field of a file tried at its smallest and largest, with the fewest and the most people.

use super::super::decide::bounds;
use super::super::event::Event;
use super::super::evolve::evolve;
use super::super::expression::{Expression, Memory, Name, NoValue, Source};
use super::super::fault::{Cause, Fault, Why};
use super::super::file::limits::{MOST_LEGS, MOST_ROUNDS};
use super::super::judge::open_row;
use super::super::names::Names;
use super::super::record::SeatWritten;
use super::super::score::{names_in, score, some_parts};
use super::super::state::{State, Writing};
use super::Rules;
use super::form::{Amount, Field, For, Kind, Pace, Written};
use kernel::Seat;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most probes of a file.
const MOST_PROBES: usize = 400;

/// What goes wrong when a file is tried.
pub(super) fn faults(rules: &Arc<Rules>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let (fewest, most) = rules.file.seats;
    let mut left = MOST_PROBES;
    let mut people = vec![usize::from(fewest)];
    people.extend((most > fewest).then_some(usize::from(most)));
    for n in fewest..=most {
        count_of(rules, usize::from(n), &mut faults);
    }
    for n in people {
        let Some(state) = state(rules, n) else { continue };
        if let Some((_, to)) = &rules.plan.legs
            && !matches!(rules.file.legs.as_ref().map(|legs| &legs.to), Some(Amount::Number(_)))
            && !Names::of(&state).number(to).is_ok_and(|to| (1..=MOST_LEGS).contains(&to))
        {
            faults.push(Fault::new("legs.to", Why::Legs { most: MOST_LEGS }));
        }
        let last = state.planned().unwrap_or(1);
        let rows = if last == 1 { vec![1] } else { vec![1, last] };
        for row in rows.into_iter().filter(|_| rules.file.round.is_some()) {
            probe(&state, row, &mut left, &mut faults);
        }
        if rules.file.sheet.is_some() {
            probe(&state, 0, &mut left, &mut faults);
        }
    }
    // An expression that has no result is named once, with what it was first tried with.
    let mut named = BTreeSet::new();
    faults.retain(|fault| {
        !matches!(fault.why, Why::Probe { .. }) || named.insert(fault.path.clone())
    });
    faults.dedup();
    faults.truncate(8);
    faults
}

fn state(rules: &Arc<Rules>, n: usize) -> Option<State> {
    let config = Arc::clone(&rules.usual);
    let sides = super::super::opening::sides(rules, None, n).ok()?;
    Some(State::new(Arc::clone(rules), config, sides, n, Some(Seat(0))))
}

/// The number of rows for so many people.
fn count_of(rules: &Arc<Rules>, n: usize, faults: &mut Vec<Fault>) {
    let Some(count) = &rules.plan.count else { return };
    let Some(state) = state(rules, n) else { return };
    let path = "rounds.count";
    // Where people take turns each has as many rows.
    let turns = if rules.file.pace() == Pace::Turn { state.sides.len().max(1) as i64 } else { 1 };
    let most = MOST_ROUNDS / turns;
    match Names::of(&state).number(count) {
        // None: the game has another end.
        Ok(count) if (0..=most).contains(&count) => {}
        Ok(count) => {
            let why = Why::RoundsWith { count, people: n, most };
            faults.push(Fault::new(path, why));
        }
        Err(why) => {
            faults.push(Fault::new(path, Why::Count { people: n, cause: why.into() }));
        }
    }
}

/// Writes a row in several ways and works it out.
fn probe(state: &State, row: u16, left: &mut usize, faults: &mut Vec<Fault>) {
    let mut opened = state.clone();
    open_row(&mut opened, row, Vec::new(), Vec::new(), Some(Seat(0)));
    let Some(writing) = opened.writing(row) else { return };
    let part = if row == 0 { "sheet" } else { "round" };
    let fields = writing.entry.fields.clone();
    let usual: Vec<Vec<Written>> = (0..fields.len()).map(|at| ways(&opened, row, at)).collect();
    for (at, all) in usual.iter().enumerate() {
        if all.is_empty() {
            let why = Why::NoValue { people: state.seats };
            faults.push(Fault::new(format!("{part}.fields[{at}]"), why));
            return;
        }
    }
    sums_in_reach(&opened, row, part, faults);
    if row == 0
        && let Err(why) = open_boxes(&opened, &fields, &usual, left)
    {
        faults.push(why);
        return;
    }
    let least: Vec<&Written> = usual.iter().map(|ways| &ways[0]).collect();
    write(&mut opened, row, &fields, &least);
    let mut fault = |opened: &State, field: &Field, value: &Written, why| {
        // A sum too large is refused at the table, with its reason: the file is right all the same.
        let (NoValue::Fault(cause), false) = (why, why == NoValue::Fault(Cause::Sum)) else {
            return false;
        };
        let (field, value) = (field.id.clone(), serde_json::to_string(value).unwrap_or_default());
        let why = Why::Probe { field, value, people: state.seats, row, cause };
        faults.push(Fault::new(failing(opened, row, part), why));
        true
    };
    let worked_out = opened.writing(row).map_or(Ok(()), |all| score(&opened, all).map(drop));
    if let (Err(why), Some(field)) = (worked_out, fields.first())
        && fault(&opened, field, least[0], why)
    {
        return;
    }
    for (at, field) in fields.iter().enumerate() {
        let reached = Reached::by(&opened, row, at);
        for value in &usual[at][1..] {
            if *left == 0 {
                return;
            }
            *left -= 1;
            write(&mut opened, row, &fields[at..=at], &[value]);
            if let Err(why) = reached.work_out(&opened, row)
                && fault(&opened, field, value, why)
            {
                return;
            }
        }
        write(&mut opened, row, &fields[at..=at], &[least[at]]);
    }
}

/// Whether a sheet can be worked out as it stands while boxes are open: nothing is written, or one field alone.
fn open_boxes(
    blank: &State,
    fields: &[Field],
    usual: &[Vec<Written>],
    left: &mut usize,
) -> Result<(), Fault> {
    let fault = |state: &State, why| match why {
        NoValue::Fault(cause) if cause != Cause::Sum => {
            let why = Why::OpenBoxes { people: state.seats, cause };
            Err(Fault::new(failing(state, 0, "sheet"), why))
        }
        _ => Ok(()),
    };
    if let Some(Err(why)) = blank.writing(0).map(|writing| score(blank, writing)) {
        fault(blank, why)?;
    }
    for (at, most) in usual.iter().enumerate().filter_map(|(at, ways)| Some((at, ways.last()?))) {
        if *left == 0 {
            break;
        }
        *left -= 1;
        let mut alone = blank.clone();
        write(&mut alone, 0, &fields[at..=at], &[most]);
        if let Err(why) = Reached::by(&alone, 0, at).work_out(&alone, 0) {
            fault(&alone, why)?;
        }
    }
    Ok(())
}

/// The place of the first expression of a row that has no result; the row where it is none of these.
fn failing(state: &State, row: u16, part: &str) -> String {
    let Some(writing) = state.writing(row) else { return part.to_owned() };
    let columns = &writing.row.columns;
    for at in 0..writing.plan.parts.len() {
        let mut worked_out = columns.iter().map(|column| {
            let names = names_in(state, writing).column((*column).into());
            some_parts(names, writing, &|one| one <= at).map(drop)
        });
        if worked_out.any(|one| one.is_err()) {
            return format!("{part}.parts[{at}]");
        }
    }
    part.to_owned()
}

/// Whether the largest and the smallest numbers of a row can come to what they have to add up to.
fn sums_in_reach(state: &State, row: u16, part: &str, faults: &mut Vec<Fault>) {
    let Some(writing) = state.writing(row) else { return };
    for (at, field) in writing.entry.fields.iter().enumerate() {
        let plan = &writing.plan.fields[at];
        let names = Names::of(state).row(writing);
        let sum = plan.adds_to.as_ref().and_then(|sum| names.number(sum).ok());
        let less = plan.or_less.as_ref().is_some_and(|less| names.yes(less) != Ok(false));
        let Some(sum) = sum else { continue };
        let (mut least, mut most) = (0i64, 0i64);
        for seat in writing.writers(state, field) {
            let (min, max) = match (field.values.iter().min(), field.values.iter().max()) {
                (Some(min), Some(max)) => (*min, *max),
                _ => bounds(state, writing, at, Some(seat)),
            };
            (least, most) = (least.saturating_add(min.min(0)), most.saturating_add(max));
        }
        if sum < least || (sum > most && !less) {
            let why = Why::OutOfReach { sum, people: state.seats };
            faults.push(Fault::new(format!("{part}.fields[{at}].adds_to"), why));
        }
    }
}

/// What may come out otherwise when one field does: everything else was worked out before.
struct Reached {
    parts: Vec<bool>,
    won: bool,
    carry: Vec<bool>,
}

impl Reached {
    fn by(state: &State, row: u16, field: usize) -> Reached {
        let Some(Writing { plan, .. }) = state.writing(row) else {
            return Reached { parts: Vec::new(), won: false, carry: Vec::new() };
        };
        let names = |expression: &Expression, part: &dyn Fn(usize) -> bool| {
            expression.names.iter().any(|name| match name.source {
                Source::Field(place) | Source::EachField(place) => {
                    place.at == field && place.sheet == (row == 0)
                }
                // Those who sit together are written as a whole.
                Source::Members => true,
                Source::Part(at) => part(at),
                _ => false,
            })
        };
        let mut parts = vec![false; plan.parts.len()];
        for (at, part) in plan.parts.iter().enumerate() {
            let mut both = part.when.iter().chain([&part.value]);
            parts[at] = both.any(|one| names(one, &|at| parts[at]));
        }
        let won = plan.won.as_ref().is_some_and(|won| names(won, &|at| parts[at]));
        let carry = &state.rules.plan.carry;
        let reached: Vec<bool> =
            carry.iter().map(|(_, next)| row > 0 && names(next, &|at| parts[at])).collect();
        // What these name is worked out with them.
        let mut needed: Vec<&Expression> = plan.won.iter().filter(|_| won).collect();
        needed.extend(carry.iter().zip(&reached).filter(|(_, one)| **one).map(|(c, _)| &c.1));
        for at in (0..parts.len()).rev() {
            let is_part = |name: &Name| name.source == Source::Part(at);
            parts[at] |= needed.iter().any(|one| one.names.iter().any(is_part));
            if parts[at] {
                needed.extend(plan.parts[at].when.iter().chain([&plan.parts[at].value]));
            }
        }
        Reached { parts, won, carry: reached }
    }

    /// Works it out for the first and the last column: all have written the same.
    fn work_out(&self, state: &State, row: u16) -> Result<(), NoValue> {
        let Some(writing) = state.writing(row) else { return Ok(()) };
        let columns = &writing.row.columns;
        let ends = columns.iter().take(1).chain(columns.iter().skip(1).last());
        let carry = || {
            let carry = state.rules.file.carry.iter().zip(&state.rules.plan.carry);
            carry.zip(&self.carry).filter(|(_, reached)| **reached).map(|(one, _)| one)
        };
        let memory: RefCell<Memory> = RefCell::default();
        for column in ends {
            memory.borrow_mut().pass();
            let names = names_in(state, writing).remembering(&memory).column((*column).into());
            let (_, known) = some_parts(names, writing, &|at| self.parts[at])?;
            let names = names.parts(&known);
            if let Some(won) = writing.plan.won.as_ref().filter(|_| self.won) {
                names.yes(won)?;
            }
            for (_, (_, next)) in carry().filter(|(one, _)| one.whose != For::Table) {
                names.number(next)?;
            }
        }
        for (_, (_, next)) in carry().filter(|(one, _)| one.whose == For::Table) {
            names_in(state, writing).number(next)?;
        }
        Ok(())
    }
}

/// The values that are tried in a field: the usual, the least, the greatest, each word.
fn ways(state: &State, row: u16, at: usize) -> Vec<Written> {
    let Some(writing) = state.writing(row) else { return Vec::new() };
    let field = &writing.entry.fields[at];
    let mut ways: Vec<Written> = field.default.iter().cloned().collect();
    match field.kind {
        Kind::Flag => ways.extend([Written::Yes(false), Written::Yes(true)]),
        Kind::Choice => ways.extend(field.of.iter().map(|one| Written::Word(one.id.clone()))),
        Kind::Seat => ways.extend([Written::Number(0), Written::Number(-1)]),
        Kind::Text => ways.push(Written::Word(String::new())),
        Kind::Tally => {
            let most = field.of.iter().map(|one| (one.id.clone(), one.max.unwrap_or(9)));
            ways.extend([Written::Tally(BTreeMap::new()), Written::Tally(most.collect())]);
        }
        Kind::Number | Kind::Counter if !field.values.is_empty() => {
            ways.extend(field.values.iter().map(|n| Written::Number(*n)));
        }
        Kind::Number | Kind::Counter => {
            let (min, max) = bounds(state, writing, at, Some(Seat(0)));
            if min <= max {
                let zero = 0.clamp(min, max);
                ways.extend([zero, min, max].map(Written::Number));
            }
        }
    }
    ways.dedup();
    ways
}

fn write(state: &mut State, row: u16, fields: &[Field], values: &[&Written]) {
    let mut table = BTreeMap::new();
    let mut entries: Vec<SeatWritten> = (0..state.seats as u8)
        .map(|seat| SeatWritten { seat: Seat(seat), values: BTreeMap::new() })
        .collect();
    for (field, value) in fields.iter().zip(values) {
        let value = Some((*value).clone());
        if field.whose == For::Table {
            table.insert(field.id.clone(), value);
        } else {
            for entry in &mut entries {
                entry.values.insert(field.id.clone(), value.clone());
            }
        }
    }
    evolve(state, &Event::Entered { row, entries, table });
}
