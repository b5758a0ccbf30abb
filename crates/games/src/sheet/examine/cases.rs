//! Cases of a file: what is written, and what must come out; and trying one without knowing what comes out.

use super::super::command::{Command, SeatEntry};
use super::super::decide::{begin, counters_changed, decide, written};
use super::super::evolve::evolve;
use super::super::fault::{Fault, Why};
use super::super::file::limits_of_house;
use super::super::judge::offers;
use super::super::names::Names;
use super::super::record::Scored;
use super::super::refusal::Refusal;
use super::super::score::parts;
use super::super::state::{Row, State};
use super::Rules;
use super::form::{Entry, For, GameFile, Written};
use kernel::{Actor, Chance, Ctx, Refused, Seat, Seed, Timestamp};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most rows of all cases together.
const MOST_ROWS: usize = 200;

/// What is written, and what must come out, by name.
pub type Case = Map<String, Value>;

/// The words of a case that are no field and no counter.
const WORDS: &[&str] = &[
    "house", "seats", "round", "rounds", "dice", "carry", "back", "points", "total", "parts",
    "carried", "over", "winners", "out", "offers", "refused",
];

/// The words that say the result of a case, where no field has that name.
const OUTCOMES: &[&str] = &["points", "total", "over", "winners", "out"];

/// The cases whose result is not what they say.
pub fn faults(rules: &Arc<Rules>) -> Vec<Fault> {
    let rows = |case: &Case| case.get("rounds").and_then(Value::as_array).map_or(1, Vec::len);
    if rules.file.cases.iter().map(rows).sum::<usize>() > MOST_ROWS {
        return vec![Fault::new("cases", Why::CaseRows { most: MOST_ROWS })];
    }
    let cases = rules.file.cases.iter().enumerate();
    cases
        .filter_map(|(at, case)| {
            let why = holds(rules, case).err()?;
            Some(Fault::new(format!("cases[{at}]"), why))
        })
        .collect()
}

/// Whether a field has this name.
fn is_field(file: &GameFile, name: &str) -> bool {
    let entries = [&file.round, &file.sheet].into_iter().flatten();
    entries.flat_map(|entry| &entry.fields).any(|field| field.id == name)
}

/// What a case came to: which row, and what it is worth.
#[derive(Debug)]
pub struct Attempt {
    pub refused: Option<Refusal>,
    /// What each column came to; nobody where the row is not complete.
    pub columns: Vec<Scored>,
    /// Whether the game is over with it.
    pub over: bool,
    /// Whether it was the sheet that was counted.
    pub sheet: bool,
}

/// Writes what stands in a case and says what it comes to, whatever the case expects.
///
/// # Errors
/// When it is no case of this file.
pub fn attempt(rules: &Arc<Rules>, case: &Case) -> Result<Attempt, Why> {
    let (state, refused) = played(rules, case)?;
    Ok(Attempt {
        refused,
        columns: counted(&state).scored.clone(),
        over: state.is_over(),
        sheet: state.counting,
    })
}

/// The table after everything in a case is written, up to what is refused.
fn played(rules: &Arc<Rules>, case: &Case) -> Result<(State, Option<Refusal>), Why> {
    let file = &rules.file;
    let known = |key: &str| {
        is_field(file, key) || file.counters.iter().any(|one| one.id == key) || WORDS.contains(&key)
    };
    if let Some(strange) = case.keys().find(|key| !known(key)) {
        return Err(Why::CaseName { name: strange.clone() });
    }
    let mut state = scene(rules, case)?;
    let rows: Vec<&Case> = match case.get("rounds").and_then(Value::as_array) {
        Some(rows) => rows.iter().filter_map(Value::as_object).collect(),
        None => vec![case],
    };
    for row in rows.into_iter().take(MOST_ROWS) {
        let refused = write(&mut state, row)?;
        if refused.is_some() {
            return Ok((state, refused));
        }
    }
    Ok((state, None))
}

/// The last complete row, or the sheet.
fn counted(state: &State) -> &Row {
    if state.counting {
        return &state.sheet;
    }
    state.rows.iter().rev().find(|row| row.complete).map_or(&state.sheet, Arc::as_ref)
}

/// Whether a case comes out as it says.
fn holds(rules: &Arc<Rules>, case: &Case) -> Result<(), Why> {
    let (mut state, refused) = played(rules, case)?;
    match (case.get("refused").and_then(Value::as_str), refused) {
        (Some(id), Some(refusal)) if speaks_of(&state, &refusal, id) => return Ok(()),
        (Some(id), Some(refusal)) => {
            return Err(Why::CaseRefusedBy {
                refused: Box::new(Refused::of(&refusal)),
                by: id.to_owned(),
            });
        }
        (Some(id), None) => return Err(Why::CaseAllowed { by: id.to_owned() }),
        (None, Some(refusal)) => return Err(not_expected(refusal)),
        (None, None) => {}
    }
    if let Some(back) = case.get("back").and_then(Value::as_array) {
        for column in back.iter().filter_map(Value::as_u64) {
            let seat = state.sides.get(column as usize).and_then(|side| side.first()).copied();
            let seat = seat.ok_or(Why::CaseBack)?;
            step(&mut state, Command::ComeBack { seat, yes: true }).map_err(not_expected)?;
        }
    }
    outcome(&state, case)
}

/// A refusal that the case does not speak of.
fn not_expected(refusal: Refusal) -> Why {
    Why::CaseRefused { refused: Box::new(Refused::of(&refusal)) }
}

/// The table at which a case begins.
pub(super) fn scene(rules: &Arc<Rules>, case: &Case) -> Result<State, Why> {
    let file = &rules.file;
    let (fewest, most) = file.seats;
    let lists = case.values().chain(
        case.get("rounds")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(Value::as_object)
            .flat_map(Map::values),
    );
    let widest =
        lists.filter_map(Value::as_array).map(Vec::len).filter(|n| *n <= 20).max().unwrap_or(1);
    let inputs = case.iter().chain(
        case.get("rounds")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(Value::as_object)
            .flatten(),
    );
    let inputs = inputs.filter(|(name, _)| is_field(file, name) || !WORDS.contains(&name.as_str()));
    let wide =
        inputs.filter_map(|(_, value)| value.as_array()).map(Vec::len).max().unwrap_or(widest);
    let n = match case.get("seats").and_then(Value::as_u64) {
        Some(n) => n as usize,
        None if fewest == most => usize::from(most),
        None => wide.max(usize::from(fewest)),
    };
    if n == 0 || n > usize::from(most) {
        return Err(Why::CasePeople { people: n, fewest, most });
    }
    let mut config = Arc::clone(&rules.usual);
    for (name, value) in case.get("house").and_then(Value::as_object).into_iter().flatten() {
        let rule = file.house_rule(name).ok_or_else(|| Why::CaseName { name: name.clone() })?;
        let value = Written::deserialize(value).ok();
        let value = value.filter(|value| limits_of_house(rule, value));
        let value = value.ok_or_else(|| Why::CaseHouse { name: name.clone() })?;
        Arc::make_mut(&mut config).house.insert(name.clone(), value);
    }
    let sides = super::super::opening::sides(rules, None, n).map_err(not_expected)?;
    let mut state = State::new(Arc::clone(rules), config, sides, n, Some(Seat(0)));
    for (at, carried) in
        case.get("carry").and_then(Value::as_array).into_iter().flatten().enumerate()
    {
        for (id, value) in carried.as_object().into_iter().flatten() {
            let place = file.carry.iter().position(|one| one.id == *id);
            let place = place.ok_or_else(|| Why::CaseName { name: id.clone() })?;
            if let Some(to) = state.carry.get_mut(at).and_then(|carry| carry.get_mut(place)) {
                *to = value.as_i64().unwrap_or(0);
            }
        }
    }
    let before = case.get("round").and_then(Value::as_u64).unwrap_or(1).clamp(1, 200) as usize - 1;
    let scored =
        |column| Scored { column, parts: Vec::new(), points: 0, total: 0, carry: Vec::new() };
    let columns: Vec<u8> = (0..state.sides.len() as u8).collect();
    let blank = Row {
        columns: columns.clone(),
        scored: columns.into_iter().map(scored).collect(),
        complete: true,
        ..Row::default()
    };
    state.rows = (0..before).map(|_| Arc::new(blank.clone())).collect();
    for event in begin(&state, &mut luck()) {
        evolve(&mut state, &event);
    }
    Ok(state)
}

/// No luck is drawn here: the marker is with the first.
fn luck() -> Ctx {
    Ctx { now: Timestamp(0), chance: Chance::new(&Seed::from_bytes([0; 32]), 0) }
}

fn step(state: &mut State, command: Command) -> Result<(), Refusal> {
    for event in decide(state, Actor::Keeper, command, &mut luck())? {
        evolve(state, &event);
    }
    Ok(())
}

/// Writes a row, phase by phase; the refusal, if there is one.
pub(super) fn write(state: &mut State, row: &Case) -> Result<Option<Refusal>, Why> {
    let rules = Arc::clone(&state.rules);
    let mut counted = false;
    for (at, counter) in rules.file.counters.iter().enumerate() {
        let Some(value) = row.get(&counter.id) else { continue };
        let values: Vec<i64> = match value {
            Value::Array(list) => list.iter().map(|n| n.as_i64().unwrap_or(0)).collect(),
            one => vec![one.as_i64().unwrap_or(0); state.counters[at].len()],
        };
        for (now, value) in state.counters[at].iter_mut().zip(values) {
            *now = value;
        }
        counted = true;
    }
    if counted {
        for event in counters_changed(state) {
            evolve(state, &event);
        }
    }
    if rules.file.sheet.is_some() && !state.counting && wants_sheet(&rules.file.sheet, row) {
        evolve(state, &super::super::event::Event::SheetOpened {});
    }
    let number = state.now().map(|writing| writing.number);
    let entry = if state.counting { &rules.file.sheet } else { &rules.file.round };
    let Some((number, entry)) = number.zip(entry.as_ref()) else { return Ok(None) };
    for phase in 1..=entry.phases.len().max(1) as u8 {
        let (entries, table) = values(state, entry, phase, row)?;
        if entries.is_empty() && table.is_empty() {
            continue;
        }
        match written(state, number, entries, table) {
            Ok(after) => *state = after,
            Err(refusal) => return Ok(Some(refusal)),
        }
    }
    Ok(None)
}

fn wants_sheet(sheet: &Option<Entry>, row: &Case) -> bool {
    sheet.iter().flat_map(|sheet| &sheet.fields).any(|field| row.contains_key(&field.id))
}

/// What a case writes in a phase: of each person, and once for the row.
type Values = (Vec<SeatEntry>, BTreeMap<String, Option<Written>>);

fn values(state: &State, entry: &Entry, phase: u8, row: &Case) -> Result<Values, Why> {
    let mut entries: BTreeMap<Seat, BTreeMap<String, Option<Written>>> = BTreeMap::new();
    let mut table = BTreeMap::new();
    for field in entry.fields.iter().filter(|field| field.phase.unwrap_or(1) == phase) {
        let Some(value) = row.get(&field.id) else { continue };
        let read = |value: &Value| -> Result<Option<Written>, Why> {
            Option::deserialize(value).map_err(|_| Why::CaseValue { name: field.id.clone() })
        };
        if field.whose == For::Table {
            table.insert(field.id.clone(), read(value)?);
            continue;
        }
        let list = value.as_array().ok_or_else(|| Why::CaseList { name: field.id.clone() })?;
        for (at, value) in list.iter().enumerate().filter(|(_, value)| !value.is_null()) {
            let seat = match field.whose {
                For::Seat => Some(Seat(at as u8)).filter(|_| at < state.seats),
                _ => state.sides.get(at).and_then(|side| side.first()).copied(),
            };
            let seat = seat.ok_or_else(|| Why::CaseMany { name: field.id.clone() })?;
            entries.entry(seat).or_default().insert(field.id.clone(), read(value)?);
        }
    }
    let entries = entries.into_iter().map(|(seat, values)| SeatEntry { seat, values });
    Ok((entries.collect(), table))
}

/// Whether a refusal is about this field or check.
fn speaks_of(state: &State, refusal: &Refusal, id: &str) -> bool {
    let entries = [&state.rules.file.round, &state.rules.file.sheet];
    let fields = entries.into_iter().flatten().flat_map(|entry| &entry.fields);
    let mut named = fields.filter(|field| field.id == id).map(|field| &field.name);
    match refusal {
        Refusal::AddsTo { by, .. } => by == id,
        Refusal::Check { check, .. } => check == id,
        Refusal::Field { field } => field == id,
        Refusal::Range { name, .. }
        | Refusal::Step { name, .. }
        | Refusal::Values { name, .. }
        | Refusal::Kind { name }
        | Refusal::Filled { name, .. } => named.any(|known| known == name),
        Refusal::Counter { name, .. } => {
            state.rules.file.counters.iter().any(|one| one.id == id && one.name == *name)
        }
        _ => false,
    }
}

/// What came out, against what was to come out.
fn outcome(state: &State, case: &Case) -> Result<(), Why> {
    let last = counted(state);
    let columns = 0..state.sides.len();
    let points = || -> Vec<Value> {
        columns.clone().map(|at| last.scored(at).map(|one| one.points).into()).collect()
    };
    let out = || -> Vec<usize> { columns.clone().filter(|at| state.out[*at].is_some()).collect() };
    let winners = || match &state.outcome {
        Some(outcome) => outcome.winners.clone(),
        None => state.seats_of(&state.best()),
    };
    for (word, wanted) in case {
        // A field may be called like an outcome: then the case says what is written.
        if !OUTCOMES.contains(&word.as_str()) || is_field(&state.rules.file, word) {
            continue;
        }
        let came: Value = match word.as_str() {
            "points" => points().into(),
            "total" => state.all_totals().into(),
            "over" => state.is_over().into(),
            "winners" => winners().iter().map(|seat| seat.0).collect::<Vec<_>>().into(),
            _ => out().into(),
        };
        same(word, wanted, &came)?;
    }
    for (id, wanted) in case.get("carried").and_then(Value::as_object).into_iter().flatten() {
        let at = state.rules.file.carry.iter().position(|one| one.id == *id);
        let at = at.ok_or_else(|| Why::CaseName { name: id.clone() })?;
        let table = state.rules.file.carry[at].whose == For::Table;
        let came: Value = if table {
            state.table_carry[at].into()
        } else {
            state.carry.iter().map(|carry| carry[at]).collect::<Vec<_>>().into()
        };
        same(id, wanted, &came)?;
    }
    if let Some(wanted) = case.get("parts").and_then(Value::as_object) {
        part_values(state, wanted)?;
    }
    if let Some(dice) = case.get("dice").and_then(Value::as_array) {
        let dice: Vec<u8> = dice.iter().filter_map(|face| face.as_u64().map(|n| n as u8)).collect();
        let came = offers(state, &dice);
        for (id, wanted) in case.get("offers").and_then(Value::as_object).into_iter().flatten() {
            same(id, wanted, &came.get(id).copied().into())?;
        }
    }
    Ok(())
}

fn part_values(state: &State, wanted: &Map<String, Value>) -> Result<(), Why> {
    let number = if state.counting { 0 } else { state.complete() as u16 };
    let writing = state.writing(number).ok_or(Why::CaseNoRow)?;
    for (id, wanted) in wanted {
        let mut came = Vec::new();
        for column in 0..state.sides.len() {
            let names = Names::of(state).row(writing).lenient().column(column);
            let known = parts(names, writing).map(|(_, known)| known).unwrap_or_default();
            let at = writing.entry.parts.iter().position(|part| part.id.as_ref() == Some(id));
            came.push(at.and_then(|at| known.get(at)).map(|value| value.number()));
        }
        same(id, wanted, &serde_json::to_value(came).unwrap_or_default())?;
    }
    Ok(())
}

/// Compares; of a list only as many as were written down, null says nothing.
fn same(what: &str, wanted: &Value, came: &Value) -> Result<(), Why> {
    let is = match (wanted, came) {
        (Value::Array(wanted), Value::Array(came)) if matches!(what, "winners" | "out") => {
            wanted == came
        }
        (Value::Array(wanted), Value::Array(came)) => {
            wanted.len() <= came.len()
                && wanted.iter().zip(came).all(|(wanted, came)| wanted.is_null() || wanted == came)
        }
        (wanted, came) => wanted == came,
    };
    if is {
        return Ok(());
    }
    let (wanted, came) = (wanted.to_string(), came.to_string());
    Err(Why::CaseCame { what: what.to_owned(), wanted, came })
}
