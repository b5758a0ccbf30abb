//! Limits of a file, its ids and texts.

use super::super::fault::{Fault, Why};
use super::super::form::{Amount, Entry, Field, GameFile, Kind, Pace, Written};
use super::house::{limits_of_house, usual};
use super::scopes::RESERVED;
use std::collections::BTreeSet;

/// The largest number that may be written, up or down.
pub(super) const MOST_AMOUNT: i64 = 9_999_999;
/// The most rounds of a game.
pub(in crate::sheet) const MOST_ROUNDS: i64 = 200;
/// The most legs that win.
pub(in crate::sheet) const MOST_LEGS: i64 = 20;
const MOST_FIELDS: usize = 40;
const MOST_PARTS: usize = 40;
const MOST_CHECKS: usize = 20;
const MOST_CASES: usize = 100;
/// The longest id.
pub(super) const MOST_ID: usize = 32;

struct Faults(Vec<Fault>);

impl Faults {
    fn when(&mut self, is: bool, path: impl Into<String>, why: Why) {
        if is {
            self.0.push(Fault::new(path, why));
        }
    }
}

/// What is wrong with a file beside its form and its expressions.
pub(super) fn faults(file: &GameFile) -> Vec<Fault> {
    let mut f = Faults(Vec::new());
    f.when(file.version != 1, "version", Why::Version);
    f.when(!is_id(&file.id), "id", Why::Id);
    f.when(file.revision < 1, "revision", Why::Revision);
    let (fewest, most) = file.seats;
    let people = fewest >= 1 && fewest <= most && most <= 20;
    f.when(!people, "seats", Why::Seats);
    f.when(file.decimals.is_some_and(|d| d > 2), "decimals", Why::Decimals);
    let nothing = file.round.is_none() && file.sheet.is_none() && file.counters.is_empty();
    f.when(nothing, "", Why::Nothing);
    f.when(
        file.round.is_some() && file.rounds.as_ref().is_some_and(|r| r.names.len() > 60),
        "rounds.names",
        Why::RowNames,
    );
    if let Some(Amount::Number(count)) = file.rounds.as_ref().and_then(|r| r.count.as_ref()) {
        let why = Why::Rounds { most: MOST_ROUNDS };
        f.when(!(1..=MOST_ROUNDS).contains(count), "rounds.count", why);
    }
    let at_once = file.pace() == Pace::Open;
    let hangs = file.dealer.is_some() || file.legs.is_some() || file.out.is_some();
    let hangs =
        hangs || !file.carry.is_empty() || file.round.iter().any(|one| !one.phases.is_empty());
    f.when(at_once && hangs, "rounds.pace", Why::OpenRows);
    endless(file, &mut f);
    ids(file, &mut f);
    for (at, rule) in file.house.iter().enumerate() {
        field(rule, &format!("house[{at}]"), &mut f);
        let own = !matches!(rule.kind, Kind::Tally | Kind::Text | Kind::Seat);
        f.when(!own, format!("house[{at}].kind"), Why::HouseKind);
        let usual = limits_of_house(rule, &usual(rule));
        f.when(own && !usual, format!("house[{at}].default"), Why::Default);
    }
    for (name, entry) in [("round", &file.round), ("sheet", &file.sheet)] {
        if let Some(entry) = entry {
            check_entry(entry, name, &mut f);
        }
    }
    let many = file.cases.len() > MOST_CASES;
    f.when(many, "cases", Why::Cases { most: MOST_CASES });
    f.0.extend(super::texts::faults(file));
    f.0
}

/// A file whose end nothing can bring about, or that is over at once.
fn endless(file: &GameFile, f: &mut Faults) {
    let changes = |text: &str| {
        let mut names = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        let of_row = |name: &str| file.round_values().iter().any(|value| value.id == name);
        names.any(|name| (name == "n" && file.out.is_some()) || of_row(name))
            || ["each", "total", "legs", "backs"].iter().any(|word| text.contains(word))
            || file.counters.iter().any(|one| text.contains(&one.id))
            || file.carry.iter().any(|one| text.contains(&one.id))
            || file.sheet.iter().flat_map(|s| &s.fields).any(|one| text.contains(&one.id))
    };
    let all = [
        ("end.when", file.end.as_ref().map(|end| &end.when)),
        ("out.when", file.out.as_ref().map(|out| &out.when)),
        ("legs.when", file.legs.as_ref().map(|legs| &legs.when)),
    ];
    for (path, text) in all {
        let never = text.is_some_and(|text| !changes(text) && !text.contains("round"));
        f.when(never, path, Why::Unchanged);
    }
}

pub(super) fn is_id(id: &str) -> bool {
    let mut letters = id.chars();
    letters.next().is_some_and(|c| c.is_ascii_lowercase())
        && id.len() <= MOST_ID
        && letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

fn ids(file: &GameFile, f: &mut Faults) {
    let mut round: Vec<(String, &str)> = Vec::new();
    let mut sheet = Vec::new();
    let mut common = Vec::new();
    let values = file.round_values().iter().enumerate();
    common.extend(values.map(|(at, one)| (format!("rounds.values[{at}].id"), one.id.as_str())));
    let carry = file.carry.iter().enumerate();
    common.extend(carry.map(|(at, one)| (format!("carry[{at}].id"), one.id.as_str())));
    let counters = file.counters.iter().enumerate();
    common.extend(counters.map(|(at, one)| (format!("counters[{at}].id"), one.id.as_str())));
    for (name, entry, list) in
        [("round", &file.round, &mut round), ("sheet", &file.sheet, &mut sheet)]
    {
        let Some(entry) = entry else { continue };
        let fields = entry.fields.iter().enumerate();
        list.extend(fields.map(|(at, one)| (format!("{name}.fields[{at}].id"), one.id.as_str())));
        let parts = entry.parts.iter().enumerate();
        list.extend(
            parts.filter_map(|(at, one)| {
                Some((format!("{name}.parts[{at}].id"), one.id.as_deref()?))
            }),
        );
    }
    let house: Vec<(String, &str)> = file
        .house
        .iter()
        .enumerate()
        .map(|(at, one)| (format!("house[{at}].id"), one.id.as_str()))
        .collect();
    for (list, with, kept) in [
        (&round, &common[..], true),
        (&sheet, &common, true),
        (&common, &[], true),
        (&house, &[], false),
    ] {
        let mut seen: BTreeSet<&str> = with.iter().map(|(_, id)| *id).collect();
        for (path, id) in list {
            f.when(!is_id(id), path, Why::Id);
            let id_of = || (*id).to_owned();
            f.when(kept && RESERVED.contains(id), path, Why::Reserved { id: id_of() });
            f.when(!seen.insert(id), path, Why::IdTwice { id: id_of() });
        }
    }
}

fn check_entry(entry: &Entry, path: &str, f: &mut Faults) {
    let few = (1..=MOST_FIELDS).contains(&entry.fields.len()) && entry.parts.len() <= MOST_PARTS;
    f.when(!few, path, Why::Many { fields: MOST_FIELDS, parts: MOST_PARTS });
    let many = entry.checks.len() > MOST_CHECKS;
    f.when(many, format!("{path}.checks"), Why::Checks { most: MOST_CHECKS });
    let phases = entry.phases.len().max(1);
    for (at, one) in entry.fields.iter().enumerate() {
        let path = format!("{path}.fields[{at}]");
        field(one, &path, f);
        let phase = usize::from(one.phase.unwrap_or(1));
        f.when(!(1..=phases).contains(&phase), format!("{path}.phase"), Why::Phase);
        let section = one.section.map_or(0, usize::from);
        f.when(section > entry.sections.len(), format!("{path}.section"), Why::Section);
    }
    for (at, part) in entry.parts.iter().enumerate() {
        let named = part.name.is_some() || part.adds == Some(false);
        f.when(!named, format!("{path}.parts[{at}]"), Why::PartName);
    }
}

fn field(field: &Field, path: &str, f: &mut Faults) {
    let chooses = matches!(field.kind, Kind::Choice | Kind::Tally);
    f.when(chooses == field.of.is_empty(), format!("{path}.of"), Why::Of);
    let mut seen = BTreeSet::new();
    for (at, one) in field.of.iter().enumerate() {
        let path = format!("{path}.of[{at}].id");
        f.when(!is_id(&one.id), path.as_str(), Why::Id);
        f.when(!seen.insert(&one.id), path, Why::IdTwice { id: one.id.clone() });
    }
    let step = field.step.unwrap_or(1);
    f.when(step < 1, format!("{path}.step"), Why::Step);
    let number = |amount: Option<&Amount>, usual: i64| match amount {
        None => Some(usual),
        Some(Amount::Number(n)) => Some(*n),
        Some(Amount::Text(_)) => None,
    };
    if let (Some(min), Some(max)) =
        (number(field.min.as_ref(), 0), number(field.max.as_ref(), MOST_AMOUNT))
        && step >= 1
    {
        let far = [min, max].iter().any(|n| n.unsigned_abs() > MOST_AMOUNT.unsigned_abs());
        f.when(far, path, Why::Far { most: MOST_AMOUNT });
        let none = min > max || max - max.rem_euclid(step) < min;
        f.when(!far && none, path, Why::Empty);
    }
    let fits = match (&field.default, field.kind) {
        (None, _) => true,
        (Some(Written::Yes(_)), Kind::Flag)
        | (Some(Written::Number(_)), Kind::Number | Kind::Counter | Kind::Seat) => true,
        (Some(Written::Word(word)), Kind::Choice) => field.of.iter().any(|one| one.id == *word),
        (Some(Written::Word(_)), Kind::Text) => true,
        _ => false,
    };
    f.when(!fits, format!("{path}.default"), Why::Default);
}
