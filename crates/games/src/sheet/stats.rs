//! Stats of a game from a file: its facts, row by row or from the sheet.

use super::expression::Value;
use super::expression::types::Type;
use super::file::Rules;
use super::file::compile::FactPlan;
use super::form::{Fact, For};
use super::names::Names;
use super::score::{self, names_in};
use super::state::State;
use kernel::{Seat, Stat, StatName};
use std::collections::BTreeMap;

/// What the facts come to, by fact, person and kind: how much, out of how many.
type Sums = BTreeMap<(usize, Option<Seat>, Option<i64>), (i64, i64)>;

/// What the facts of the file come to at this table.
pub(super) fn stats(state: &State) -> Vec<Stat> {
    let rules = &state.rules;
    let ids = ids(state);
    if ids.is_empty() {
        return Vec::new();
    }
    let mut sums = Sums::new();
    if rules.file.round.is_some() {
        rows(state, &ids, &mut sums);
    } else {
        of_row(state, 0, &ids, &mut sums);
    }
    let stat = |((fact, seat, by), (value, of)): ((usize, _, Option<i64>), (i64, i64))| {
        let id = ids.get(fact)?;
        let dim = by.map_or_else(String::new, |by| by.to_string());
        let stat = Stat { seat, ..Stat::table(id, value) }.out_of(of).dim(dim);
        (of > 0).then_some(stat)
    };
    sums.into_iter().filter_map(stat).collect()
}

/// The files of a table with their facts, the one in force first.
fn files(state: &State) -> impl DoubleEndedIterator<Item = &Rules> {
    [&*state.rules].into_iter().chain(state.earlier.iter().rev().map(|one| &*one.rules))
}

/// The ids of all facts, each once: rows of an earlier file may have others.
fn ids(state: &State) -> Vec<&str> {
    let mut ids: Vec<&str> = Vec::new();
    for fact in files(state).flat_map(|rules| &rules.file.facts) {
        if !ids.contains(&fact.id.as_str()) {
            ids.push(&fact.id);
        }
    }
    ids
}

/// Names of the facts by their ids; the file in force has the last word.
pub(super) fn names(state: &State) -> BTreeMap<String, StatName> {
    let facts = files(state).rev().flat_map(|rules| rules.file.facts.iter().zip(&rules.plan.facts));
    let name = |(fact, plan): (&Fact, &FactPlan)| {
        let said = fact.name.by_language().cloned().unwrap_or_else(|| {
            BTreeMap::from([("en".to_owned(), fact.name.in_language("en").to_owned())])
        });
        (fact.id.clone(), StatName { said, share: plan.value.kind == Type::Yes })
    };
    facts.map(name).collect()
}

/// The facts of every row that counts, each looked at as the table stood before it.
fn rows(state: &State, ids: &[&str], sums: &mut Sums) {
    let mut then = state.clone();
    let fresh = State::new(
        state.rules.clone(),
        state.config.clone(),
        state.sides.clone(),
        state.seats,
        state.first,
    );
    (then.totals, then.carry, then.table_carry) = (fresh.totals, fresh.carry, fresh.table_carry);
    let by_row = state.rules.file.pace() == super::form::Pace::Row;
    for (at, row) in state.rows.iter().enumerate() {
        if !row.complete && !state.is_over() {
            continue;
        }
        for scored in &row.scored {
            if let Some(total) = then.totals.get_mut(usize::from(scored.column)) {
                *total = scored.total.saturating_sub(scored.points);
            }
        }
        if by_row {
            let wrote = |column: usize| row.columns.contains(&(column as u8));
            then.out = (0..then.sides.len()).map(|at| (!wrote(at)).then_some(0)).collect();
        }
        of_row(&then.as_of(row), at as u16 + 1, ids, sums);
        for scored in &row.scored {
            let column = usize::from(scored.column);
            if let (Some(total), Some(carry)) =
                (then.totals.get_mut(column), then.carry.get_mut(column))
            {
                *total = scored.total;
                carry_on(carry, &scored.carry);
            }
        }
        carry_on(&mut then.table_carry, &row.carry);
    }
}

/// What is carried on from a row; what its file did not know stays as it was.
fn carry_on(to: &mut [i64], carried: &[i64]) {
    to.iter_mut().zip(carried).for_each(|(to, carried)| *to = *carried);
}

/// The facts of a row, or of the sheet as it stands.
fn of_row(state: &State, number: u16, ids: &[&str], sums: &mut Sums) {
    let place = |fact: &Fact| ids.iter().position(|id| *id == fact.id).unwrap_or(0);
    let places: Vec<usize> = state.rules.file.facts.iter().map(place).collect();
    let facts = &state.rules.plan.facts;
    let writing = state.writing(number);
    let names = writing.map_or_else(|| Names::of(state), |writing| names_in(state, writing));
    let whose = |fact: usize| state.rules.file.facts[fact].whose;
    for (fact, plan) in facts.iter().enumerate().filter(|(fact, _)| whose(*fact) == For::Table) {
        add(sums, places[fact], plan, names, &[None]);
    }
    let columns: Vec<usize> = match writing {
        Some(writing) if number > 0 => {
            writing.row.scored.iter().map(|scored| usize::from(scored.column)).collect()
        }
        _ => (0..state.sides.len()).collect(),
    };
    for column in columns {
        let names = names.column(column);
        let parts = writing.map(|writing| score::parts(names, writing));
        let known = match parts {
            Some(Err(_)) => continue,
            Some(Ok((_, known))) => known,
            None => Vec::new(),
        };
        let names = names.parts(&known);
        for (fact, plan) in facts.iter().enumerate() {
            let side = state.sides[column].iter();
            match whose(fact) {
                For::Table => {}
                For::Side => {
                    add(
                        sums,
                        places[fact],
                        plan,
                        names,
                        &side.copied().map(Some).collect::<Vec<_>>(),
                    );
                }
                For::Seat => side.copied().for_each(|seat| {
                    add(sums, places[fact], plan, names.seat(state, Some(seat)), &[Some(seat)]);
                }),
            }
        }
    }
}

/// Adds what a fact is worth to the sums of these people; one that has no value there adds nothing.
fn add(sums: &mut Sums, fact: usize, plan: &FactPlan, names: Names, whom: &[Option<Seat>]) {
    let Ok(true) = plan.when.as_ref().map_or(Ok(true), |when| names.yes(when)) else { return };
    let Ok(by) = plan.by.as_ref().map(|by| names.number(by)).transpose() else { return };
    let Ok(value) = names.value(&plan.value) else { return };
    let Ok(of) = plan.of.as_ref().map(|of| names.number(of)).transpose() else { return };
    let share = matches!(value, Value::Yes(_));
    let n = if share { i64::from(value.yes()) } else { value.number() };
    for seat in whom {
        let sum = sums.entry((fact, *seat, by)).or_default();
        sum.0 = sum.0.saturating_add(n);
        sum.1 = match of {
            Some(of) => sum.1.saturating_add(of),
            // So many rows of those that could have been; a number is one of the game.
            None if share => sum.1 + 1,
            None => 1,
        };
    }
}
