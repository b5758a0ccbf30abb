//! Points of a row or of the sheet: its parts, column by column.

use super::expression::types::Type;
use super::expression::{Memory, NoValue, Value};
use super::fault::Cause;
use super::form::For;
use super::names::Names;
use super::record::Scored;
use super::state::{State, Writing};
use std::cell::RefCell;

/// The largest sum of a row, up or down (SH-13).
const MOST_POINTS: i64 = 9_999_999;

/// What a row comes to.
pub(super) struct Score {
    pub(super) columns: Vec<Scored>,
    /// What the table carries on.
    pub(super) carry: Vec<i64>,
    /// The columns for which the row wins by itself.
    pub(super) won: Vec<usize>,
}

/// The parts of one column that count, by their places, and the value of every part.
pub(super) type Parts = (Vec<(u8, i64)>, Vec<Value>);

/// The parts of a column.
///
/// # Errors
/// When one cannot be worked out.
pub(super) fn parts(names: Names, writing: Writing) -> Result<Parts, NoValue> {
    some_parts(names, writing, &|_| true)
}

/// The same of some parts; those that they name are to be among them.
pub(super) fn some_parts(
    names: Names,
    writing: Writing,
    wanted: &dyn Fn(usize) -> bool,
) -> Result<Parts, NoValue> {
    let (mut counted, mut known) = (Vec::new(), Vec::with_capacity(writing.plan.parts.len()));
    for (at, plan) in writing.plan.parts.iter().enumerate() {
        let names = names.parts(&known);
        let counts = wanted(at) && plan.when.as_ref().map_or(Ok(true), |when| names.yes(when))?;
        let value = if counts { Some(names.value(&plan.value)?) } else { None };
        if let Some(Value::Number(n)) = &value
            && plan.adds
        {
            counted.push((at as u8, *n));
        }
        known.push(value.unwrap_or(match plan.value.kind {
            Type::Yes => Value::Yes(false),
            _ => Value::Number(0),
        }));
    }
    Ok((counted, known))
}

/// The points of every column of a row that is complete, or of the sheet as it stands.
///
/// # Errors
/// When an expression cannot be worked out, or a sum is too large.
pub(super) fn score(state: &State, writing: Writing) -> Result<Score, NoValue> {
    let number = writing.number;
    let file = &state.rules.file;
    let mut score = Score { columns: Vec::new(), carry: Vec::new(), won: Vec::new() };
    let open = number > 0 && !writing.row.complete && writing.phase(state).is_some();
    let mut points = Vec::new();
    let memory: RefCell<Memory> = RefCell::default();
    for column in writing.row.columns.iter().map(|column| usize::from(*column)) {
        memory.borrow_mut().pass();
        let names = names_in(state, writing).remembering(&memory).column(column);
        let (counted, known) = match parts(names, writing) {
            // Where rows are open at once, what is written counts; the rest is still to come.
            Err(NoValue::Open) if open => continue,
            worked_out => worked_out?,
        };
        let sum = counted.iter().try_fold(0i64, |sum, (_, n)| sum.checked_add(*n));
        let Some(sum) = sum.filter(|sum| sum.abs() <= MOST_POINTS) else {
            return Err(NoValue::Fault(Cause::Sum));
        };
        points.push(sum);
        let names = names.parts(&known);
        if writing.plan.won.as_ref().map_or(Ok(false), |won| names.yes(won))? {
            score.won.push(column);
        }
        let mut carry = state.carry.get(column).cloned().unwrap_or_default();
        if number > 0 {
            for (at, _) in file.carry.iter().enumerate().filter(|(_, one)| one.whose != For::Table)
            {
                if let (Some(to), Some(plan)) = (carry.get_mut(at), state.rules.plan.carry.get(at))
                {
                    *to = names.number(&plan.1)?;
                }
            }
        }
        let counted_before = writing.row.scored(column).filter(|_| number > 0);
        let before = state.totals.get(column).copied().unwrap_or(0);
        let before = before.saturating_sub(counted_before.map_or(0, |scored| scored.points));
        let total = before.saturating_add(sum);
        score.columns.push(Scored {
            column: column as u8,
            parts: counted,
            points: sum,
            total,
            carry,
        });
    }
    if number > 0 {
        score.carry.clone_from(&state.table_carry);
        let names = names_in(state, writing).points(&points);
        for (at, _) in file.carry.iter().enumerate().filter(|(_, one)| one.whose == For::Table) {
            if let (Some(to), Some(plan)) =
                (score.carry.get_mut(at), state.rules.plan.carry.get(at))
            {
                *to = names.number(&plan.1)?;
            }
        }
    }
    Ok(score)
}

/// The names of a row that is scored: on a sheet open boxes count as 0.
pub(super) fn names_in<'a>(state: &'a State, writing: Writing<'a>) -> Names<'a> {
    let names = Names::of(state).row(writing);
    if writing.number == 0 { names.lenient() } else { names }
}
