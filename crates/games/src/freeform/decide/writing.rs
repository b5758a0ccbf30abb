//! Numbers and notes (FF-5 to FF-15).

use super::super::command::Entry;
use super::super::event::Event;
use super::super::evolve::evolve;
use super::super::model::Config;
use super::super::record::Booked;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{check_row, check_speaker, column_of, ending, keeper_only};
use kernel::{Actor, AskedSeat, Seat};

/// The longest note, in characters (FF-15).
pub(in super::super) const MOST_NOTE: u16 = 200;

/// Numbers for a row.
pub(super) fn book(
    state: &State,
    by: Actor,
    row: u16,
    list: &[Entry],
) -> Result<Vec<Event>, Refusal> {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    check_row(state, row)?;
    if list.is_empty() {
        return Err(Refusal::Empty {});
    }
    let written = state.rows.get(usize::from(row) - 1);
    let mut columns = Vec::with_capacity(list.len());
    let mut entries = Vec::with_capacity(list.len());
    for Entry { seat, amount } in list {
        let (seat, name) = (*seat, (*seat).into());
        let column = column_of(state, seat)?;
        check_speaker(by, seat)?;
        if !state.stays(column) {
            return Err(Refusal::HasLeft { player: name });
        }
        if columns.contains(&column) {
            return Err(Refusal::Twice { player: name });
        }
        if let Some(amount) = written.and_then(|row| row.amounts[column]) {
            return Err(Refusal::Filled { player: name, row, amount });
        }
        let amount = amount.map(|n| check_amount(&state.config, name, n.0)).transpose()?;
        columns.push(column);
        entries.push(Booked { seat, amount });
    }
    // The sums are those of the pad with the numbers in it.
    let mut after = state.clone();
    let (totals, complete) = (Vec::new(), false);
    evolve(&mut after, &Event::Booked { row, entries: entries.clone(), totals, complete });
    let complete = after.rows.get(usize::from(row) - 1).is_some_and(|row| after.is_complete(row));
    let mut events = vec![Event::Booked { row, entries, totals: after.totals(), complete }];
    ending::close(&after, &mut events);
    Ok(events)
}

/// A number that this pad takes (FF-7 to FF-9).
pub(in super::super) fn check_amount(
    config: &Config,
    player: AskedSeat,
    n: i64,
) -> Result<i32, Refusal> {
    let (lowest, highest) = config.bounds();
    let amount = i32::try_from(n).ok().filter(|n| (lowest..=highest).contains(n));
    let Some(amount) = amount else {
        return Err(Refusal::Range { player, lowest, highest });
    };
    if amount % config.step != 0 {
        return Err(Refusal::Step { player, step: config.step });
    }
    Ok(amount)
}

/// A note beside a row or in a box; also after the end.
pub(super) fn note(
    state: &State,
    by: Actor,
    row: u16,
    seat: Option<Seat>,
    text: &str,
) -> Result<Vec<Event>, Refusal> {
    check_row(state, row)?;
    match seat {
        None => keeper_only(by)?,
        Some(seat) => {
            column_of(state, seat)?;
            check_speaker(by, seat)?;
        }
    }
    let text = text.trim();
    if text.chars().count() > usize::from(MOST_NOTE) {
        return Err(Refusal::Note { max: MOST_NOTE });
    }
    Ok(vec![Event::Noted { row, seat, text: text.to_owned() }])
}
