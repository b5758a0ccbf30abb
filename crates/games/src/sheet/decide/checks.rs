//! What a value must keep to: kind, bounds, sums of a row, the file's own checks (SH-9, SH-14, SH-15).

use super::super::decimals::Stated;
use super::super::expression::{Memory, NoValue, Own, Source, Value};
use super::super::form::{GameFile, Kind, Written};
use super::super::names::Names;
use super::super::refusal::Refusal;
use super::super::said::Said;
use super::super::score::{parts, score};
use super::super::state::{State, Writing};
use kernel::Seat;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The largest number that may be written, up or down.
const MOST_AMOUNT: i64 = 9_999_999;
/// The longest text in a box, in characters.
const MOST_LETTERS: usize = 60;

/// The least and the greatest number of a field for a person; the widest where they cannot be worked out.
pub(in super::super) fn bounds(
    state: &State,
    writing: Writing,
    at: usize,
    seat: Option<Seat>,
) -> (i64, i64) {
    let plan = &writing.plan.fields[at];
    let names = Names::of(state).row(writing).seat(state, seat);
    let min = names.number_or(plan.min.as_ref(), 0).unwrap_or(0);
    let max = names.number_or(plan.max.as_ref(), MOST_AMOUNT).unwrap_or(MOST_AMOUNT);
    (min.max(-MOST_AMOUNT), max.min(MOST_AMOUNT))
}

/// Whether a value is one that this field takes.
pub(super) fn check_value(
    state: &State,
    writing: Writing,
    at: usize,
    seat: Option<Seat>,
    value: &Written,
) -> Result<(), Refusal> {
    let field = &writing.entry.fields[at];
    let decimals = state.rules.file.decimals_of(field);
    let stated = |n: i64| Stated::new(n, decimals);
    let player = seat.map(Into::into);
    let name = || field.name.clone();
    let wrong = || Err(Refusal::Kind { name: name() });
    match (field.kind, value) {
        (Kind::Number | Kind::Counter, Written::Number(n)) => {
            let (lowest, highest) = bounds(state, writing, at, seat);
            if !field.values.is_empty() {
                if field.values.contains(n) {
                    return Ok(());
                }
                let values = field.values.iter().copied().map(stated).collect();
                return Err(Refusal::Values { player, name: name(), values });
            }
            if !(lowest..=highest).contains(n) {
                let (lowest, highest) = (stated(lowest), stated(highest));
                return Err(Refusal::Range { player, name: name(), lowest, highest });
            }
            match field.step.filter(|step| *step > 1 && n % step != 0) {
                Some(step) => Err(Refusal::Step { player, name: name(), step: stated(step) }),
                None => Ok(()),
            }
        }
        (Kind::Flag, Written::Yes(_)) => Ok(()),
        (Kind::Choice, Written::Word(word)) if field.of.iter().any(|one| one.id == *word) => Ok(()),
        (Kind::Seat, Written::Number(-1)) => Ok(()),
        (Kind::Seat, Written::Number(n)) => {
            match u8::try_from(*n).ok().filter(|n| usize::from(*n) < state.seats) {
                Some(_) => Ok(()),
                None => wrong(),
            }
        }
        (Kind::Text, Written::Word(text)) => {
            let fits = text.chars().count() <= MOST_LETTERS && !text.chars().any(char::is_control);
            if fits { Ok(()) } else { wrong() }
        }
        (Kind::Tally, Written::Tally(counts)) => {
            for (id, n) in counts {
                let Some(one) = field.of.iter().find(|one| one.id == *id) else { return wrong() };
                let highest = one.max.unwrap_or(MOST_AMOUNT);
                if !(0..=highest).contains(n) {
                    return Err(Refusal::Range {
                        player,
                        name: one.name.clone(),
                        lowest: Stated::Whole(0),
                        highest: Stated::Whole(highest),
                    });
                }
            }
            Ok(())
        }
        _ => wrong(),
    }
}

/// Whether the numbers of a row add up to what they must, once all are there (SH-14).
pub(super) fn check_sums(state: &State, writing: Writing) -> Result<(), Refusal> {
    for (at, field) in writing.entry.fields.iter().enumerate() {
        let plan = &writing.plan.fields[at];
        let Some(adds_to) = &plan.adds_to else { continue };
        let names = Names::of(state).row(writing);
        let all =
            writing.writers(state, field).into_iter().map(|seat| number(state, writing, at, seat));
        let Some(all) = all.collect::<Option<Vec<i64>>>() else { continue };
        let (Ok(want), Ok(less)) = (
            names.number(adds_to),
            plan.or_less.as_ref().map_or(Ok(false), |less| names.yes(less)),
        ) else {
            continue;
        };
        let got = all.into_iter().fold(0, i64::saturating_add);
        if got > want || (got < want && !less) {
            let (by, name) = (field.id.clone(), field.name.clone());
            let decimals = state.rules.file.decimals_of(field);
            let [got, want] = [got, want].map(|n| Stated::new(n, decimals));
            return Err(Refusal::AddsTo { got, want, less, by, name });
        }
    }
    Ok(())
}

/// What counts for a sum: the number written, or the usual one where it is not asked.
fn number(state: &State, writing: Writing, at: usize, seat: Seat) -> Option<i64> {
    match writing.written(at, Some(seat)) {
        Some(Written::Number(n)) => Some(*n),
        Some(_) => Some(0),
        None => {
            let asked = writing.is_asked(state, at, Some(seat)).unwrap_or(true);
            // What has a usual value can still be written until its phase is through.
            let phase = writing.entry.fields[at].phase.unwrap_or(1);
            let open = writing.phase(state).is_some_and(|now| now <= phase);
            let usual = !writing.plan.fields[at].required && !open;
            (!asked || usual).then_some(0)
        }
    }
}

/// The file's own checks, each as soon as everything it names is written (SH-15).
pub(super) fn check_checks(state: &State, number: u16, despite: &[String]) -> Result<(), Refusal> {
    let Some(writing) = state.writing(number) else { return Ok(()) };
    if writing.entry.checks.is_empty() {
        return Ok(());
    }
    let complete = writing.phase(state).is_none();
    let speaks_of_points = complete && writing.plan.checks.iter().any(|check| check.late);
    let counted = if speaks_of_points { Counted::of(state, writing) } else { Counted::default() };
    let names = Names::of(state).row(writing).points(&counted.points);
    let columns: Vec<(usize, RefCell<Memory>)> = writing
        .row
        .columns
        .iter()
        .map(|column| (usize::from(*column), RefCell::default()))
        .collect();
    for (check, plan) in writing.entry.checks.iter().zip(&writing.plan.checks) {
        if plan.late && !complete {
            continue;
        }
        let holds = |names: Names| -> Result<bool, Refusal> {
            match names.yes(&plan.when) {
                Ok(yes) => Ok(yes),
                Err(NoValue::Open) => Ok(false),
                Err(NoValue::Fault(cause)) => Err(Refusal::Sum { cause }),
            }
        };
        let mut wrong: Vec<usize> = Vec::new();
        if check.each {
            for (column, memory) in &columns {
                let names = names.column(*column).parts(counted.parts_of(*column));
                if holds(names.remembering(memory))? {
                    wrong.push(*column);
                }
            }
        } else if !holds(names)? {
            continue;
        }
        if (check.each && wrong.is_empty()) || (check.warn && despite.contains(&check.id)) {
            continue;
        }
        let players = state.seats_of(&wrong);
        let first = wrong.first().copied().unwrap_or(0);
        let names = names.column(first).parts(counted.parts_of(first));
        let say = fill(&check.say, &|name| {
            let source = *plan.says.get(name)?;
            let decimals = decimals_of(&state.rules.file, source);
            names.get(source).map(|value| Stated::new(value.number(), decimals))
        });
        return Err(Refusal::Check { check: check.id.clone(), say, players, warns: check.warn });
    }
    Ok(())
}

/// In how many decimals a name of a sentence is read: points are, and what is typed.
fn decimals_of(file: &GameFile, source: Source) -> u8 {
    match source {
        Source::Part(_) | Source::Own(Own::Total) => file.decimals(),
        Source::Own(Own::Counter(at)) | Source::TableCounter(at) => file.decimals_of_counter(at),
        Source::Field(place) => {
            let entry = if place.sheet { &file.sheet } else { &file.round };
            let field = entry.as_ref().and_then(|entry| entry.fields.get(place.at));
            field.map_or(0, |field| file.decimals_of(field))
        }
        _ => 0,
    }
}

/// What checks that speak of points are told: worked out once for all of them.
#[derive(Default)]
struct Counted {
    /// Column by column, none where they cannot be worked out.
    points: Vec<i64>,
    /// The value of every part, by the column.
    parts: BTreeMap<usize, Vec<Value>>,
}

impl Counted {
    fn of(state: &State, writing: Writing) -> Counted {
        let points = score(state, writing)
            .map_or_else(|_| Vec::new(), |s| s.columns.iter().map(|one| one.points).collect());
        let memory: RefCell<Memory> = RefCell::default();
        let columns = writing.row.columns.iter().map(|column| {
            memory.borrow_mut().pass();
            let column = usize::from(*column);
            let names = Names::of(state).row(writing).remembering(&memory).column(column);
            (column, parts(names, writing).map_or_else(|_| Vec::new(), |(_, known)| known))
        });
        Counted { points, parts: columns.collect() }
    }

    fn parts_of(&self, column: usize) -> &[Value] {
        self.parts.get(&column).map_or(&[], Vec::as_slice)
    }
}

/// The sentence of a check with its numbers: `{cards}`, or `{cards|carta|cartas}` for one or several.
fn fill(say: &Said, value: &dyn Fn(&str) -> Option<Stated>) -> Said {
    match say {
        Said::One(text) => Said::One(filled(text, ".", value)),
        Said::By(texts) => {
            let by = texts.iter().map(|(language, text)| {
                let mark = if language.starts_with("en") { "." } else { "," };
                (language.clone(), filled(text, mark, value))
            });
            Said::By(by.collect())
        }
    }
}

/// A text with its numbers, their decimals behind this mark.
fn filled(text: &str, mark: &str, value: &dyn Fn(&str) -> Option<Stated>) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((hole, after)) = after.split_once('}') else { break };
        filled.push_str(before);
        let mut words = hole.split('|');
        let n = words.next().and_then(|name| value(name.trim())).unwrap_or(Stated::Whole(0));
        let n = n.to_string();
        match (words.next(), words.next()) {
            (Some(one), Some(many)) => filled.push_str(if n == "1" { one } else { many }),
            _ => filled.push_str(&n.replace('.', mark)),
        }
        rest = after;
    }
    filled + rest
}
