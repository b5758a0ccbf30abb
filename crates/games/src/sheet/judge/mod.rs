//! The judge: what a row would come to, and what dice would be worth.

use super::command::SeatEntry;
use super::event::Event;
use super::evolve::evolve;
use super::file;
use super::form::{For, Written};
use super::model::Config;
use super::names::Names;
use super::record::SeatWritten;
use super::refusal::Refusal;
use super::score::parts;
use super::state::State;
use kernel::{Misfit, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use ts_rs::TS;

/// A question to the judge.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What these entries come to, and which fields are asked beside them (SH-25).
    Row {
        /// Who plays together, one seat a person at least.
        sides: Vec<Vec<Seat>>,
        /// The row, from 1; 0 for the sheet.
        row: u16,
        /// The values of the row; worked out where they are not said.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<Option<i64>>>")]
        values: Vec<Option<i64>>,
        /// Which columns are in; all when it is not said.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<u8>>")]
        columns: Vec<u8>,
        /// Who has the marker.
        #[serde(default)]
        #[ts(optional)]
        dealer: Option<Seat>,
        /// The totals before it.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<i64>>")]
        totals: Vec<i64>,
        /// What each column carries.
        #[serde(default)]
        #[ts(optional, as = "Option<Vec<Vec<i64>>>")]
        carry: Vec<Vec<i64>>,
        entries: Vec<SeatEntry>,
        /// What is written once for the row.
        #[serde(default)]
        #[ts(optional, as = "Option<BTreeMap<String, Option<Written>>>")]
        table: BTreeMap<String, Option<Written>>,
    },
    /// What these dice would be worth in each box (SH-25).
    Offers { dice: Vec<u8> },
}

/// An answer of the judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// What a row comes to.
    Row {
        /// By column; none while something is missing.
        points: Vec<Option<i64>>,
        /// Fields that are not asked, each with the seat; without one for the table's.
        unasked: Vec<Unasked>,
    },
    /// What dice are worth.
    Offers {
        /// By field.
        offers: BTreeMap<String, i64>,
    },
}

/// A field that is not asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Unasked {
    pub field: String,
    pub seat: Option<Seat>,
}

/// Answers a question (SH-25).
///
/// # Errors
/// A refusal of the file, or invalid when there can be no such row.
pub fn judge(question: Question, config: &Config) -> Result<Answer, Misfit<Refusal>> {
    let rules = super::opening::rules_of(&config.game)?;
    let invalid = |why: &str| Misfit::Invalid(why.to_owned());
    match question {
        Question::Offers { dice } => {
            if dice.is_empty() || dice.len() > 20 {
                return Err(invalid("1 to 20 dice"));
            }
            let sides = vec![vec![Seat(0)]];
            let state = State::new(rules, Arc::new(config.clone()), sides, 1, None);
            Ok(Answer::Offers { offers: offers(&state, &dice) })
        }
        Question::Row { sides, row, values, columns, dealer, totals, carry, entries, table } => {
            let seats: usize = sides.iter().map(Vec::len).sum();
            let each: BTreeSet<Seat> = sides.iter().flatten().copied().collect();
            let all = each.len() == seats && each.iter().all(|seat| seat.index() < seats);
            let sound = all && sides.iter().all(|side| !side.is_empty());
            let columned = columns.iter().all(|column| usize::from(*column) < sides.len());
            if seats == 0 || seats > 20 || !sound || !columned || row > 200 {
                return Err(invalid("no such table"));
            }
            let mut state = State::new(rules, Arc::new(config.clone()), sides, seats, None);
            if totals.len() == state.totals.len() {
                state.totals = totals;
            }
            let carried = state.rules.file.carry.len();
            if carry.len() == state.carry.len() && carry.iter().all(|one| one.len() == carried) {
                state.carry = carry;
            }
            open_row(&mut state, row, values, columns, dealer);
            let known = entries.iter().all(|one| state.column(one.seat).is_some());
            if !known {
                return Err(invalid("nobody sits there"));
            }
            let written =
                entries.into_iter().map(|one| SeatWritten { seat: one.seat, values: one.values });
            evolve(&mut state, &Event::Entered { row, entries: written.collect(), table });
            answer(&state, row).ok_or_else(|| invalid("no such row"))
        }
    }
}

pub(super) fn open_row(
    state: &mut State,
    row: u16,
    values: Vec<Option<i64>>,
    columns: Vec<u8>,
    dealer: Option<Seat>,
) {
    if row == 0 {
        evolve(state, &Event::SheetOpened {});
        return;
    }
    let all: Vec<u8> = (0..state.sides.len() as u8).collect();
    let columns = if columns.is_empty() { all.clone() } else { columns };
    for column in all.into_iter().filter(|column| !columns.contains(column)) {
        state.out[usize::from(column)] = Some(0);
    }
    for row in 1..row {
        evolve(
            state,
            &Event::Opened { row, values: Vec::new(), columns: Vec::new(), dealer: None },
        );
    }
    let values = if values.is_empty() { super::decide::values_of(state, dealer) } else { values };
    evolve(state, &Event::Opened { row, values, columns, dealer });
}

fn answer(state: &State, row: u16) -> Option<Answer> {
    let writing = state.writing(row)?;
    let names = Names::of(state).row(writing);
    let names = if row == 0 { names.lenient() } else { names };
    let points = (0..state.sides.len()).map(|column| {
        let (counted, _) = parts(names.column(column), writing).ok()?;
        counted.iter().try_fold(0i64, |sum, (_, n)| sum.checked_add(*n))
    });
    let mut unasked = Vec::new();
    for (at, field) in writing.entry.fields.iter().enumerate() {
        let no = |seat| writing.is_asked(state, at, seat) == Ok(false);
        if field.whose == For::Table && no(None) {
            unasked.push(Unasked { field: field.id.clone(), seat: None });
        }
        for seat in writing.writers(state, field).into_iter().filter(|seat| no(Some(*seat))) {
            unasked.push(Unasked { field: field.id.clone(), seat: Some(seat) });
        }
    }
    Some(Answer::Row { points: points.collect(), unasked })
}

/// What these dice are worth in each box that says so.
pub(super) fn offers(state: &State, dice: &[u8]) -> BTreeMap<String, i64> {
    let dice: Vec<i64> = dice.iter().copied().map(i64::from).collect();
    let file::Rules { file, plan, .. } = &*state.rules;
    let mut found = BTreeMap::new();
    for (entry, plan) in [(&file.round, &plan.round), (&file.sheet, &plan.sheet)] {
        let (Some(entry), Some(plan)) = (entry, plan) else { continue };
        for (field, plan) in entry.fields.iter().zip(&plan.fields) {
            let worth = plan
                .offer
                .as_ref()
                .and_then(|offer| Names::of(state).dice(&dice).number(offer).ok());
            found.extend(worth.map(|worth| (field.id.clone(), worth)));
        }
    }
    found
}
