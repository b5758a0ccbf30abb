//! A newer revision of the table's file (SH-29).

use super::super::event::Event;
use super::super::evolve::{evolve, moved};
use super::super::expression::NoValue;
use super::super::file::{Rules, limits_of_house};
use super::super::form::{Entry, GameFile, Pace};
use super::super::model::Config;
use super::super::opening::{rules_of, sides};
use super::super::options::{read, whole_house};
use super::super::record::Recounted;
use super::super::refusal::{FilePart, Refusal};
use super::super::score::score;
use super::super::state::{Row, State};
use super::{Course, Decided, values_of};
use serde_json::Value;
use std::sync::Arc;

/// Whether a newer file may be taken now: no row that was begun has an open box.
pub(in super::super) fn may_take(state: &State) -> Result<(), Refusal> {
    let open = state.rows.iter().position(|row| row.is_begun() && !row.complete);
    match open.map(|at| at + 1) {
        Some(row) => Err(Refusal::FileRow { row: row as u16 }),
        None if !state.may_return.is_empty() => {
            Err(Refusal::FileRow { row: state.rows.len() as u16 })
        }
        None => Ok(()),
    }
}

/// Whether rows of this game can be counted again: the points did not decide who plays on, or where totals begin again.
pub(in super::super) fn may_recount(file: &GameFile) -> bool {
    file.out.is_none() && file.legs.is_none()
}

/// Takes a newer file for the rows to come, or counts those there are again by it.
pub(super) fn take_file(state: &State, game: &Value, again: bool) -> Decided {
    let game = GameFile { schema: None, cases: Vec::new(), ..read(&game.to_string())? };
    let now = &state.rules.file;
    if game.id != now.id {
        return Err(Refusal::FileOther { name: game.name });
    }
    if game.revision <= now.revision {
        return Err(Refusal::FileOld { revision: game.revision, now: now.revision });
    }
    let rules = rules_of(&game)?;
    if let Some(part) = misfit(state, &rules) {
        return Err(Refusal::FileFit { part });
    }
    may_take(state)?;
    let written = state.complete() > 0;
    if again && written && !(may_recount(now) && may_recount(&game)) {
        return Err(Refusal::Again {});
    }
    // House rules stay where the file still has them so.
    let mut given = state.config.house.clone();
    given.retain(|id, value| game.house_rule(id).is_some_and(|rule| limits_of_house(rule, value)));
    let house = whole_house(&game, given)?;
    let sides = state.config.sides.clone();
    let config = Config { game: game.clone(), house: house.clone(), sides };
    let mut trial =
        State::new(rules, Arc::new(config), state.sides.clone(), state.seats, state.first);
    // Counters and what is carried stay; new ones stand behind them.
    let added = trial.counters.split_off(state.counters.len().min(trial.counters.len()));
    trial.counters = state.counters.iter().cloned().chain(added).collect();
    let rows = if again || !written {
        recount(state, &mut trial)?
    } else {
        let behind = |old: &[i64], new: &[i64]| {
            old.iter().chain(new.iter().skip(old.len())).copied().collect::<Vec<i64>>()
        };
        trial.totals.clone_from(&state.totals);
        trial.carry =
            state.carry.iter().zip(&trial.carry).map(|(old, new)| behind(old, new)).collect();
        trial.table_carry = behind(&state.table_carry, &trial.table_carry);
        Vec::new()
    };
    let State { totals, carry, table_carry, counters, .. } = trial;
    let mut course = Course::new(state);
    let game = Box::new(game);
    course.push(Event::FileTaken { game, house, rows, totals, carry, table_carry, counters });
    if course.after.counting {
        // A sheet counts as it stands.
        if course.after.sheet.is_begun() {
            course.row_written(0).map_err(sum)?;
        }
    } else {
        course.goes_on();
    }
    Ok(course.events)
}

fn sum(why: NoValue) -> Refusal {
    Refusal::Sum { cause: why.into() }
}

/// What of a newer file does not fit this table.
fn misfit(state: &State, rules: &Rules) -> Option<FilePart> {
    let (now, file) = (&state.rules.file, &rules.file);
    let has = |entry: &Option<Entry>| entry.is_some();
    let mode =
        |file: &GameFile| (has(&file.round), has(&file.sheet), file.pace(), file.legs.is_some());
    // In their order, so that what is counted stays where it is; new ones may stand behind.
    let counters = file.counters.len() >= now.counters.len()
        && now.counters.iter().zip(&file.counters).all(|(a, b)| a.id == b.id && a.whose == b.whose)
        && file.carry.len() >= now.carry.len()
        && now.carry.iter().zip(&file.carry).all(|(a, b)| a.id == b.id && a.whose == b.whose);
    let seats = usize::from(file.seats.0)..=usize::from(file.seats.1);
    let sides = sides(rules, state.config.sides.as_ref(), state.seats);
    let found = [
        (FilePart::Seats, seats.contains(&state.within().len().max(state.seats))),
        (FilePart::Sides, sides.is_ok_and(|sides| sides == state.sides)),
        (FilePart::Mode, mode(now) == mode(file)),
        (FilePart::Counters, counters),
        (FilePart::Decimals, now.decimals.unwrap_or(0) == file.decimals.unwrap_or(0)),
    ];
    found.into_iter().find_map(|(part, fits)| (!fits).then_some(part))
}

/// Counts the rows of a table again on a new one: what is not asked in them has its usual value.
fn recount(state: &State, trial: &mut State) -> Result<Vec<Recounted>, Refusal> {
    let mut rows = Vec::new();
    for (at, row) in state.rows.iter().enumerate() {
        let number = at as u16 + 1;
        if trial.rules.file.pace() == Pace::Row {
            let wrote = |column: usize| row.columns.contains(&(column as u8));
            trial.out = (0..trial.sides.len()).map(|at| (!wrote(at)).then_some(0)).collect();
        }
        let values = values_of(trial, row.dealer);
        let Some(writing) = state.writing(number) else { continue };
        let scored = Vec::new();
        let fresh = Row { values: values.clone(), scored, ..moved(writing, trial) };
        trial.rows.push(Arc::new(fresh));
        let Some(writing) = trial.writing(number).filter(|_| row.complete) else { continue };
        let score = score(trial, writing).map_err(sum)?;
        let (columns, carry) = (score.columns, score.carry);
        rows.push(Recounted {
            row: number,
            values,
            columns: columns.clone(),
            carry: carry.clone(),
        });
        evolve(trial, &Event::Scored { row: number, columns, carry, open: false });
    }
    Ok(rows)
}
