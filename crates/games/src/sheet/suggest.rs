//! Random play: a command that the rules accept now.

use super::command::{Command, SeatEntry, TieBreak};
use super::decide::{bounds, decide, is_begun, may_count};
use super::event::Event;
use super::evolve::evolve;
use super::form::{For, Kind, Pace, Written};
use super::names::Names;
use super::record::SeatWritten;
use super::state::{State, Writing};
use kernel::{Actor, Chance, Ctx, Seat, Seed, Timestamp};
use std::collections::BTreeMap;

/// After so many rows a table without another end is finished.
const ENOUGH: usize = 12;
/// After so many tries a row is given up.
const TRIES: usize = 40;

/// What this seat could do now. What only the keeper does is suggested to the first seat, and so are rows whose
/// numbers hang together.
pub(super) fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let first = seat == Seat(0);
    if let Some(outcome) = &state.outcome {
        return (first && !outcome.settled).then_some(Command::SettleTie { how: TieBreak::Share });
    }
    if let Some(column) = state.may_return.keys().next() {
        let own =
            state.sides.get(usize::from(*column)).and_then(|side| side.first()) == Some(&seat);
        return own.then(|| Command::ComeBack { seat, yes: chance.below(2) == 0 });
    }
    let endless = state.planned().is_none() && state.complete() >= ENOUGH;
    let finish = is_begun(state).then_some(Command::Finish {});
    if endless && state.now().is_none_or(|writing| !writing.row.is_begun()) {
        return finish.filter(|_| first);
    }
    let Some(writing) = state.now() else {
        return count(state, seat, chance).or(finish.filter(|_| first));
    };
    let phase = writing.phase(state);
    let Some(phase) = phase else { return finish.filter(|_| first) };
    let together = writing.entry.fields.iter().any(|field| field.adds_to.is_some())
        || (!writing.entry.checks.is_empty() && state.rules.file.pace() != Pace::Free)
        || writing.entry.fields.iter().any(|field| field.whose == For::Table);
    // Where numbers hang together, one seat speaks for the whole row; what one alone still has is theirs to say.
    let mut missing: Vec<Seat> =
        writing.missing(state, phase).into_iter().filter_map(|(_, seat)| seat).collect();
    missing.dedup();
    let first_column = writing.row.columns.first().and_then(|at| state.sides.get(usize::from(*at)));
    let leader = match missing[..] {
        [alone] => Some(alone),
        _ => first_column.and_then(|side| side.first().copied()),
    };
    let leads = leader == Some(seat);
    if together && !leads {
        return None;
    }
    for n in 0..TRIES {
        // What checks seldom allow is tried with nothing written, too.
        let least = n > TRIES / 2;
        let command = draw(state, writing, phase, seat, !together, least, chance)?;
        // `decide` of a file draws nothing: any luck will do to try it.
        let mut cx = Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([0; 32]), 0) };
        if decide(state, Actor::Keeper, command.clone(), &mut cx).is_ok() {
            return Some(command);
        }
    }
    if leads { finish } else { None }
}

fn count(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let counters = &state.rules.file.counters;
    let at = chance.below(counters.len().max(1));
    let counter = counters.get(at)?;
    let column = state.column(seat)?;
    let own = (counter.whose != For::Table).then_some(seat);
    if state.out[column].is_some()
        || (own.is_none() && seat != Seat(0))
        || state.sides[column][0] != seat
    {
        return None;
    }
    let now = state.counters[at].get(own.map_or(0, Seat::index)).copied().unwrap_or(0);
    let (min, max) = may_count(state, at, own);
    let down = state.rules.plan.out.is_some() && counter.start.is_some();
    let by = if down || now >= max { -(1 + chance.below(6) as i64) } else { 1 };
    let by = if by < 0 { by.max(min.saturating_sub(now)) } else { by };
    (by != 0).then(|| Command::Count { counter: counter.id.clone(), seat: own, by })
}

/// Values for a phase: everybody's, or those of one seat.
fn draw(
    state: &State,
    writing: Writing,
    phase: u8,
    by: Seat,
    alone: bool,
    least: bool,
    chance: &mut Chance,
) -> Option<Command> {
    let only = alone.then_some(by);
    let mut entries: BTreeMap<Seat, BTreeMap<String, Option<Written>>> = BTreeMap::new();
    let mut table: BTreeMap<String, Option<Written>> = BTreeMap::new();
    // One box of a sheet at a time, as people fill it.
    let sheet = writing.number == 0 && only.is_some();
    // What is drawn is written on a copy, so that a field which hangs on another one is asked rightly.
    let mut scratch = state.clone();
    let fields: Vec<usize> = writing.of_phase(phase).map(|(at, _)| at).collect();
    for at in fields {
        let full = sheet && !entries.is_empty();
        let event = draw_field(&scratch, writing.number, at, only, (full, least), chance)?;
        if let Event::Entered { entries: drawn, table: once, .. } = &event {
            table.extend(once.clone());
            for one in drawn {
                entries.entry(one.seat).or_default().extend(one.values.clone());
            }
        }
        evolve(&mut scratch, &event);
    }
    if entries.len() == 1 && !entries.contains_key(&by) {
        // What only others have would be theirs to say.
        entries.clear();
    }
    let entries: Vec<SeatEntry> =
        entries.into_iter().map(|(seat, values)| SeatEntry { seat, values }).collect();
    let despite =
        writing.entry.checks.iter().filter(|check| check.warn).map(|check| check.id.clone());
    let nothing = entries.is_empty() && table.is_empty();
    (!nothing).then(|| Command::Enter {
        row: writing.number,
        entries,
        table,
        despite: despite.collect(),
    })
}

/// Values of one field, as the event that would write them.
fn draw_field(
    state: &State,
    number: u16,
    at: usize,
    only: Option<Seat>,
    (full, least): (bool, bool),
    chance: &mut Chance,
) -> Option<Event> {
    let writing = state.writing(number)?;
    let field = &writing.entry.fields[at];
    let needed = writing.plan.fields[at].awaited;
    let (mut entries, mut table) = (Vec::new(), BTreeMap::new());
    let written = |value: Written| BTreeMap::from([(field.id.clone(), Some(value))]);
    let asked = |seat: Option<Seat>| {
        writing.written(at, seat).is_none() && writing.is_asked(state, at, seat).unwrap_or(false)
    };
    if field.whose == For::Table {
        if only.is_none() && asked(None) {
            table = written(value(state, writing, at, None, chance));
        }
        return Some(Event::Entered { row: number, entries, table });
    }
    let writers: Vec<Seat> = writing
        .writers(state, field)
        .into_iter()
        .filter(|seat| only.is_none_or(|only| only == *seat) && asked(Some(*seat)))
        .collect();
    let plan = writing.plan.fields[at].adds_to.as_ref();
    let mut left = plan.and_then(|plan| Names::of(state).row(writing).number(plan).ok());
    // Where nothing is left a check may want a yes: then everything is so that may be.
    let yes = least && field.kind == Kind::Flag;
    for (place, seat) in writers.iter().enumerate() {
        if full || (!needed && !yes && chance.below(3) > 0) {
            continue;
        }
        let mut drawn = value(state, writing, at, Some(*seat), chance);
        if yes {
            drawn = Written::Yes(true);
        }
        if least && matches!(drawn, Written::Number(_)) && field.kind == Kind::Number {
            let (min, max) = bounds(state, writing, at, Some(*seat));
            drawn = Written::Number(0.clamp(min, max.max(min)));
        }
        if let Some(left) = &mut left {
            // A sum is shared out: the last one takes what is left.
            let last = place + 1 == writers.len();
            let part = usize::try_from(*left + 1).map_or(0, |most| chance.below(most) as i64);
            let part = if last { *left } else { part };
            *left -= part;
            drawn = Written::Number(part);
        }
        entries.push(SeatWritten { seat: *seat, values: written(drawn) });
    }
    Some(Event::Entered { row: number, entries, table })
}

fn value(
    state: &State,
    writing: Writing,
    at: usize,
    seat: Option<Seat>,
    chance: &mut Chance,
) -> Written {
    let field = &writing.entry.fields[at];
    match field.kind {
        Kind::Flag => Written::Yes(chance.below(2) == 0),
        Kind::Choice => {
            let at = chance.below(field.of.len());
            Written::Word(field.of.get(at).map_or_else(String::new, |one| one.id.clone()))
        }
        Kind::Seat => {
            let columns = &writing.row.columns;
            let column = columns.get(chance.below(columns.len())).copied().unwrap_or(0);
            let seat = state.sides.get(usize::from(column)).and_then(|side| side.first());
            Written::Number(seat.map_or(-1, |seat| i64::from(seat.0)))
        }
        Kind::Text => Written::Word("…".to_owned()),
        Kind::Tally => {
            let counts = field.of.iter().map(|one| {
                let most = one.max.unwrap_or(3).min(3);
                (one.id.clone(), chance.below(usize::try_from(most + 1).unwrap_or(1)) as i64)
            });
            Written::Tally(counts.collect())
        }
        Kind::Number | Kind::Counter => {
            if let Some(n) = field.values.get(chance.below(field.values.len())) {
                return Written::Number(*n);
            }
            let (min, max) = bounds(state, writing, at, seat);
            let step = field.step.unwrap_or(1).max(1);
            let (low, high) = (min.max(-25), max.min(60.max(min + 3)));
            let from = low + (-low).rem_euclid(step);
            let among = (high - from).max(0) / step + 1;
            Written::Number(from + step * chance.below(usize::try_from(among).unwrap_or(1)) as i64)
        }
    }
}
