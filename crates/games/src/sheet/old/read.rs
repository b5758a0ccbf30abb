//! Old commands and events in the words of the sheet.

use super::super::command::{Command as Said, SeatEntry, TieBreak};
use super::super::event::Event as Now;
use super::super::form::Written;
use super::super::record::{EndedBy, Outcome, SeatWritten};
use super::super::said;
use super::super::score::score;
use super::super::state::{Row, State};
use super::super::{Sheet, evolve::evolve};
use super::config::{AMOUNT, house, row_id};
use super::words::{Asked, Command, Entry, Event, Happened, TieBreak as OldTie};
use kernel::{BySeat, Game, Points, Seat};
use std::collections::BTreeMap;

/// The largest target that the file of a pad takes.
const MOST_TARGET: i64 = 9_999_999;

/// Whether the rows of a pad have names: they are the boxes of a sheet then.
fn is_named(state: &State) -> bool {
    state.rules.file.round.is_none()
}

/// A command as the sheet has it.
pub(super) fn command(state: &State, command: Command) -> Said {
    let asked = match command {
        Command::Now(Said::Note { row, seat, field: None, text }) if is_named(state) && row > 0 => {
            return Said::Note { row: 0, seat, field: Some(row_id(row)), text };
        }
        Command::Now(said) => return said,
        Command::Old(asked) => asked,
    };
    match asked {
        Asked::Book { row, entries } => {
            let (row, entries) = written(state, row, entries.iter());
            let entries = entries.into_iter().map(|(seat, values)| SeatEntry { seat, values });
            Said::Enter {
                row,
                entries: entries.collect(),
                table: BTreeMap::new(),
                despite: Vec::new(),
            }
        }
        Asked::SetEnd { end, last_round, target } => {
            // What is not said is as it was, or the usual number.
            let said = |id: &str, n: Option<i64>, usual: i64| match (n, state.config.house.get(id))
            {
                (Some(n), _) => n.min(MOST_TARGET),
                (None, Some(Written::Number(n))) if *n > 0 => *n,
                _ => usual,
            };
            let mut house = house(end, said("rounds", last_round, 10), said("target", target, 100));
            house.retain(|id, _| state.rules.file.house_rule(id).is_some());
            Said::SetHouse { house }
        }
        Asked::SettleTie { how } => Said::SettleTie { how: tie(how) },
    }
}

fn tie(how: OldTie) -> TieBreak {
    match how {
        OldTie::Share => TieBreak::Share,
        OldTie::Table { winners, words } => TieBreak::Table { winners, words },
        OldTie::ExtraRound => TieBreak::ExtraRow,
    }
}

/// The values of one person, by field.
type Values = BTreeMap<String, Option<Written>>;

/// Numbers of a row: the row of the sheet, and who has what in which field.
fn written<'a>(
    state: &State,
    row: u16,
    entries: impl Iterator<Item = &'a Entry>,
) -> (u16, Vec<(Seat, Values)>) {
    let (to, field) = if is_named(state) { (0, row_id(row)) } else { (row, AMOUNT.to_owned()) };
    let values = |entry: &Entry| {
        let value = entry.amount.map(Written::Number);
        (entry.seat, BTreeMap::from([(field.clone(), value)]))
    };
    (to, entries.map(values).collect())
}

/// Opens rows as far as one that is spoken of.
pub(super) fn rows_to(state: &mut State, row: u16) {
    while !is_named(state) && state.rows.len() < usize::from(row) {
        let event = opened(state);
        evolve(state, &event);
    }
}

fn opened(state: &State) -> Now {
    let columns = state.within().into_iter().map(|at| at as u8).collect();
    Now::Opened { row: state.rows.len() as u16 + 1, values: Vec::new(), columns, dealer: None }
}

/// The events of the sheet that an event comes to, each taken before the next one is made.
pub(super) fn each(state: &mut State, event: &Event, mut take: impl FnMut(&mut State, &Now)) {
    let happened = match event {
        Event::Now(event) => return take(state, event),
        Event::Old(happened) => happened,
    };
    match happened {
        Happened::Booked { row, entries, .. } => {
            rows_to(state, *row);
            let (row, entries) = written(state, *row, entries.iter());
            let entries =
                entries.into_iter().map(|(seat, values)| SeatWritten { seat, values }).collect();
            take(state, &Now::Entered { row, entries, table: BTreeMap::new() });
            let worth = state.writing(row).map(|one| {
                let open = row > 0 && one.phase(state).is_some();
                score(state, one).map(|worth| (worth, open))
            });
            if let Some(Ok((worth, open))) = worth {
                take(state, &Now::Scored { row, columns: worth.columns, carry: worth.carry, open });
            }
            next_row(state, &mut take);
        }
        Happened::Noted { row, seat, text } => {
            rows_to(state, *row);
            let (row, field) = if is_named(state) { (0, Some(row_id(*row))) } else { (*row, None) };
            take(state, &Now::Noted { row, seat: *seat, field, text: text.clone() });
        }
        Happened::EndSet { end, last_round, target, .. } => {
            let mut house = house(*end, i64::from(*last_round), i64::from(*target));
            house.retain(|id, _| state.rules.file.house_rule(id).is_some());
            take(state, &Now::HouseSet { house });
            next_row(state, &mut take);
        }
        Happened::Came { seat, .. } => {
            let (carry, counters) = (Vec::new(), Vec::new());
            take(state, &Now::Came { seat: *seat, total: 0, carry, counters });
            open_again(state, &mut take);
        }
        Happened::Left { seat } => {
            take(state, &Now::Left { seat: *seat });
            open_again(state, &mut take);
        }
        Happened::Finished {} => take(state, &Now::Finished {}),
        Happened::PlayedOn { tied, .. } => {
            take(state, &Now::PlayedOn { tied: tied.clone() });
            if state.now().is_none() && !is_named(state) {
                let event = opened(state);
                take(state, &event);
            }
        }
        Happened::GameOver { outcome: end } => {
            take(state, &Now::GameOver { outcome: outcome(end) })
        }
        Happened::TieSettled { how, outcome: end } => {
            take(state, &Now::TieSettled { how: tie(how.clone()), outcome: outcome(end) });
        }
    }
}

/// The row after one that was begun, where there is to be one.
fn next_row(state: &mut State, take: &mut impl FnMut(&mut State, &Now)) {
    let begun = state.rows.last().is_none_or(|row| row.is_begun());
    let most = usize::from(state.planned().unwrap_or(super::super::model::MOST_ROWS));
    if !is_named(state) && begun && state.rows.len() < most {
        let event = opened(state);
        take(state, &event);
    }
}

/// The row that was not begun, for those who are there now.
fn open_again(state: &mut State, take: &mut impl FnMut(&mut State, &Now)) {
    if state.rows.last().is_some_and(|row| !row.is_begun()) {
        let Now::Opened { columns, .. } = opened(state) else { return };
        let row = state.rows.len() as u16;
        take(state, &Now::Opened { row, values: Vec::new(), columns, dealer: None });
    }
}

fn outcome(old: &super::words::Outcome) -> Outcome {
    Outcome {
        winners: old.winners.clone(),
        places: old.places.clone(),
        rule: match old.rule.as_str() {
            "FF-23" => EndedBy::Shared,
            "FF-24" => EndedBy::Settled,
            _ => EndedBy::Places,
        },
        tied: old.tied.clone(),
        settled: old.settled,
    }
}

/// What people call what they play; none where the pad has no title.
pub(super) fn title(state: &State) -> Option<String> {
    match &state.rules.file.name {
        said::Said::One(title) => Some(title.clone()),
        said::Said::By(_) => None,
    }
}

/// The points of each row: every named row is one of its own.
pub(super) fn rounds(state: &State) -> Vec<BySeat<Points>> {
    let Some(sheet) = state.rules.file.sheet.as_ref() else { return Sheet::standing(state).rounds };
    let amount = |row: &Row, column: usize, at: usize| {
        let cell = state.sides[column].first().and_then(|seat| row.cells.get(seat.index()));
        match cell.and_then(|cell| cell.get(at)?.as_ref()) {
            Some(Written::Number(n)) => Some(Points::try_from(*n).unwrap_or(Points::MAX)),
            _ => None,
        }
    };
    let fields = (0..sheet.fields.len()).filter_map(|field| {
        let amounts: Vec<Option<Points>> =
            (0..state.sides.len()).map(|at| amount(&state.sheet, at, field)).collect();
        let complete = state.within().into_iter().all(|at| amounts[at].is_some());
        let begun = state.is_over() && amounts.iter().any(Option::is_some);
        let points: Vec<Points> = amounts.into_iter().map(|n| n.unwrap_or(0)).collect();
        (complete || begun).then(|| state.by_seat(&points))
    });
    fields.collect()
}
