//! Counters, coming back, notes, the end and ties (SH-16 to SH-24).

use super::super::command::TieBreak;
use super::super::decimals::Stated;
use super::super::event::Event;
use super::super::form::{Entry, For};
use super::super::names::Names;
use super::super::refusal::Refusal;
use super::super::state::State;
use super::{Course, Decided, check_speaker, column_of, keeper_only};
use kernel::{Actor, Seat};

/// The longest note, in characters (SH-21).
pub(in super::super) const MOST_NOTE: u16 = 200;
/// The longest words about a tie, in characters.
const MOST_WORDS: u16 = 200;
/// How far a counter goes that has no bounds.
const MOST_COUNT: i64 = 9_999_999;

/// The least and the greatest number of a counter for a person.
pub(in super::super) fn may_count(state: &State, at: usize, seat: Option<Seat>) -> (i64, i64) {
    let Some(plan) = state.rules.plan.counters.get(at) else { return (0, 0) };
    let names = Names::of(state).lenient().seat(state, seat);
    let min = names.number_or(plan.min.as_ref(), 0).unwrap_or(0);
    (min, names.number_or(plan.max.as_ref(), MOST_COUNT).unwrap_or(MOST_COUNT))
}

/// A counter goes up or down.
pub(super) fn count(state: &State, by: Actor, id: &str, seat: Option<Seat>, step: i64) -> Decided {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    let counters = &state.rules.file.counters;
    let Some(at) = counters.iter().position(|one| one.id == id) else {
        return Err(Refusal::Field { field: id.to_owned() });
    };
    let of_table = counters[at].whose == For::Table;
    let cell = match (seat, of_table) {
        (None, true) => {
            keeper_only(by)?;
            None
        }
        (Some(seat), false) => {
            let column = column_of(state, seat)?;
            check_speaker(by, seat)?;
            if state.out[column].is_some() {
                return Err(Refusal::Out { player: seat.into() });
            }
            let first = state.sides[column].first().copied();
            if counters[at].whose == For::Seat { Some(seat) } else { first }
        }
        _ => return Err(Refusal::Field { field: id.to_owned() }),
    };
    let now = state.counters[at].get(cell.map_or(0, Seat::index)).copied().unwrap_or(0);
    let (lowest, highest) = may_count(state, at, cell);
    let value = now.checked_add(step).filter(|n| (lowest..=highest).contains(n));
    let Some(value) = value else {
        let decimals = state.rules.file.decimals_of_counter(at);
        let [lowest, highest] = [lowest, highest].map(|n| Stated::new(n, decimals));
        return Err(Refusal::Counter { name: counters[at].name.clone(), lowest, highest });
    };
    if value == now {
        return Err(Refusal::Empty {});
    }
    let mut course = Course::new(state);
    course.push(Event::Counted { counter: at as u8, seat: cell, value });
    course.counted();
    Ok(course.events)
}

/// Somebody who went out comes back, or does not want to.
pub(super) fn come_back(state: &State, by: Actor, seat: Seat, yes: bool) -> Decided {
    let column = column_of(state, seat)?;
    check_speaker(by, seat)?;
    let total = state.may_return.get(&(column as u8)).filter(|_| !state.is_over());
    let Some(total) = total else {
        return Err(Refusal::Back { player: seat.into() });
    };
    let mut course = Course::new(state);
    course.push(Event::CameBack { column: column as u8, total: yes.then_some(*total) });
    if course.after.may_return.is_empty() {
        course.go_on();
    }
    Ok(course.events)
}

/// A note beside a row or in a box; also after the end.
pub(super) fn note(
    state: &State,
    by: Actor,
    row: u16,
    seat: Option<Seat>,
    field: Option<String>,
    text: &str,
) -> Decided {
    let sheet = &state.rules.file.sheet;
    if row != 0 && state.writing(row).is_none() {
        let open = state.now().map(|writing| writing.number);
        return Err(Refusal::Row { row, open });
    }
    if let Some(field) = &field {
        let known = |entry: &Entry| entry.fields.iter().any(|one| one.id == *field);
        if row != 0 || !sheet.as_ref().is_some_and(known) {
            return Err(Refusal::Field { field: field.clone() });
        }
    }
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
    Ok(vec![Event::Noted { row, seat, field, text: text.to_owned() }])
}

/// Whether anything is written yet.
pub(in super::super) fn is_begun(state: &State) -> bool {
    let counted = || {
        let fresh = State::new(
            std::sync::Arc::clone(&state.rules),
            state.config.clone(),
            state.sides.clone(),
            state.seats,
            state.first,
        );
        fresh.counters != state.counters
    };
    state.sheet.is_begun() || state.rows.iter().any(|row| row.is_begun()) || counted()
}

/// The keeper ends the game; open boxes count nothing.
pub(super) fn finish(state: &State) -> Decided {
    if state.is_over() {
        return Err(Refusal::GameOver {});
    }
    if !is_begun(state) {
        return Err(Refusal::NothingWritten {});
    }
    let mut course = Course::new(state);
    course.push(Event::Finished {});
    let outcome = course.after.outcome();
    course.push(Event::GameOver { outcome });
    Ok(course.events)
}

/// How a tie for the win is settled.
pub(super) fn settle(state: &State, how: TieBreak) -> Decided {
    let Some(outcome) = state.outcome.as_ref().filter(|outcome| !outcome.tied.is_empty()) else {
        return Err(Refusal::NoTie {});
    };
    let tied = &outcome.tied;
    let settled = match &how {
        TieBreak::Share => state.settled(tied, tied.clone()),
        TieBreak::Table { winners, words } => {
            if winners.is_empty() || !winners.iter().all(|seat| tied.contains(seat)) {
                return Err(Refusal::TieWinners { tied: tied.clone() });
            }
            if words.chars().count() > usize::from(MOST_WORDS) {
                return Err(Refusal::TieWords { max: MOST_WORDS });
            }
            let with = |side: &&Vec<Seat>| side.iter().any(|seat| winners.contains(seat));
            state.settled(tied, state.sides.iter().filter(with).flatten().copied().collect())
        }
        TieBreak::ExtraRow => {
            if !state.has_room() {
                return Err(Refusal::NoRow {});
            }
            let (outcome, tied) = (outcome.clone(), tied.clone());
            let mut course = Course::new(state);
            course.push(Event::TieSettled { how, outcome });
            course.push(Event::PlayedOn { tied });
            course.reopen();
            return Ok(course.events);
        }
    };
    Ok(vec![Event::TieSettled { how, outcome: settled }])
}
