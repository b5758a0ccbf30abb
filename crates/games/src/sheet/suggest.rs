//! Random play: a command that the rules accept now.

use super::command::{Command, SeatEntry, TieBreak};
use super::decide::{bounds, decide, is_begun, may_count};
use super::file::form::{For, Kind, Written};
use super::names::Names;
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
        || !writing.entry.checks.is_empty()
        || writing.entry.fields.iter().any(|field| field.whose == For::Table);
    // Where numbers hang together, one seat speaks for the whole row.
    let leader =
        writing.row.columns.first().and_then(|at| state.sides.get(usize::from(*at))?.first());
    let leads = leader == Some(&seat);
    if together && !leads {
        return None;
    }
    for _ in 0..TRIES {
        let command = draw(state, writing, phase, seat, !together, chance)?;
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
    chance: &mut Chance,
) -> Option<Command> {
    let only = alone.then_some(by);
    let mut entries: BTreeMap<Seat, BTreeMap<String, Option<Written>>> = BTreeMap::new();
    let mut table = BTreeMap::new();
    // One box of a sheet at a time, as people fill it.
    let sheet = writing.number == 0 && only.is_some();
    for (at, field) in writing.of_phase(phase) {
        if field.whose == For::Table {
            let open = writing.written(field, None).is_none()
                && writing.is_asked(state, at, None).unwrap_or(true);
            if open && only.is_none() {
                table.insert(field.id.clone(), Some(value(state, writing, at, None, chance)));
            }
            continue;
        }
        let writers: Vec<Seat> = writing
            .writers(state, field)
            .into_iter()
            .filter(|seat| only.is_none_or(|only| only == *seat))
            .filter(|seat| writing.written(field, Some(*seat)).is_none())
            .filter(|seat| writing.is_asked(state, at, Some(*seat)).unwrap_or(chance.below(2) == 0))
            .collect();
        let needed = writing.plan.fields[at].required;
        for seat in &writers {
            if (sheet && entries.values().any(|values| !values.is_empty()))
                || (!needed && chance.below(3) > 0)
            {
                continue;
            }
            let value = value(state, writing, at, Some(*seat), chance);
            entries.entry(*seat).or_default().insert(field.id.clone(), Some(value));
        }
        let plan = writing.plan.fields[at].adds_to.as_ref();
        let sum = plan.and_then(|plan| Names::of(state).row(writing).number(plan).ok());
        if let Some(sum) = sum {
            share(&mut entries, &field.id, &writers, sum, chance);
        }
    }
    if !entries.contains_key(&by) {
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

/// Shares a sum out among those who write.
fn share(
    entries: &mut BTreeMap<Seat, BTreeMap<String, Option<Written>>>,
    id: &str,
    writers: &[Seat],
    sum: i64,
    chance: &mut Chance,
) {
    let mut left = sum;
    for (at, seat) in writers.iter().enumerate() {
        let last = at + 1 == writers.len();
        let n = if last || sum <= 0 {
            left
        } else {
            chance.below(usize::try_from(left + 1).unwrap_or(1)) as i64
        };
        let n = if sum <= 0 && !last { 0 } else { n };
        left -= n;
        entries.entry(*seat).or_default().insert(id.to_owned(), Some(Written::Number(n)));
    }
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
