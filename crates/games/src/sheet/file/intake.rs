//! What is asked of a file only when it is taken in: a table that was opened with another one goes on.

use super::super::expression::types::Type;
use super::super::fault::{Belongs, Fault, Sort, Why};
use super::super::form::{Amount, Field, For, GameFile, Tie};
use super::compile::{holes, names_at};
use super::limits::{MOST_LEGS, is_id};
use super::{texts, values};
use std::collections::BTreeSet;

/// The longest name of a colour.
const MOST_COLOR: usize = 16;

/// What is wrong with a file that is taken in, beside what no table can be played with.
pub(in crate::sheet) fn faults(file: &GameFile) -> Vec<Fault> {
    let mut faults = texts::other_faults(file);
    faults.extend(values::out_of_bounds(file));
    faults.extend(words(file));
    faults.extend(house(file));
    faults.extend(sentences(file));
    if file.has_own_rows() && file.tie == Some(Tie::ExtraRound) {
        faults.push(Fault::new("tie", Why::TieRow));
    }
    if let Some(Amount::Number(to)) = file.legs.as_ref().map(|legs| &legs.to)
        && !(1..=MOST_LEGS).contains(to)
    {
        faults.push(Fault::new("legs.to", Why::Legs { most: MOST_LEGS }));
    }
    for (path, is, most) in lists(file) {
        faults.extend((is > most).then(|| Fault::new(path, Why::LongList { most })));
    }
    let facts = file.facts.iter().map(|one| one.id.as_str()).collect();
    let mut all: Vec<(String, Vec<&str>)> = vec![("facts".to_owned(), facts)];
    for (name, entry) in file.entries() {
        let checks = entry.checks.iter().map(|one| one.id.as_str()).collect();
        all.push((format!("{name}.checks"), checks));
    }
    for (path, ids) in all {
        let mut seen = BTreeSet::new();
        for (at, id) in ids.into_iter().enumerate() {
            let path = format!("{path}[{at}].id");
            if !is_id(id) {
                faults.push(Fault::new(path, Why::Id));
            } else if !seen.insert(id) {
                faults.push(Fault::new(path, Why::IdTwice { id: id.to_owned() }));
            }
        }
    }
    faults
}

/// Lists with their places, how long they are, and how long they may be.
fn lists(file: &GameFile) -> Vec<(String, usize, usize)> {
    let mut all = vec![
        ("also".to_owned(), file.also.len(), 20),
        ("beside.dice".to_owned(), file.beside.as_ref().map_or(0, |one| one.dice.len()), 6),
        ("places".to_owned(), file.places.len(), 6),
        ("carry".to_owned(), file.carry.len(), 12),
        ("counters".to_owned(), file.counters.len(), 12),
        ("house".to_owned(), file.house.len(), 24),
        ("facts".to_owned(), file.facts.len(), 12),
        ("rules".to_owned(), file.rules.len(), 60),
        ("rounds.values".to_owned(), file.round_values().len(), 6),
    ];
    for (at, one) in file.round_values().iter().enumerate() {
        all.push((format!("rounds.values[{at}].words"), one.words.len(), 60));
    }
    for (at, one) in file.counters.iter().enumerate() {
        all.push((format!("counters[{at}].steps"), one.steps.len(), 4));
    }
    for (name, entry) in file.entries() {
        all.push((format!("{name}.phases"), entry.phases.len(), 4));
        all.push((format!("{name}.sections"), entry.sections.len(), 8));
    }
    for (path, one) in fields(file) {
        all.push((format!("{path}.of"), one.of.len(), 40));
        all.push((format!("{path}.values"), one.values.len(), 40));
        all.push((format!("{path}.likely"), one.likely.len(), 8));
    }
    all
}

/// Every field with its place, house rules among them.
fn fields(file: &GameFile) -> Vec<(String, &Field)> {
    let house = file.house.iter().enumerate().map(|(at, one)| (format!("house[{at}]"), one));
    let mut all: Vec<(String, &Field)> = house.collect();
    for (name, entry) in file.entries() {
        let own = entry.fields.iter().enumerate();
        all.extend(own.map(|(at, one)| (format!("{name}.fields[{at}]"), one)));
    }
    all
}

/// What is wrong with words that are no texts.
fn words(file: &GameFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, one) in file.sides.iter().enumerate() {
        if file.sides[..at].contains(one) {
            let id = serde_json::to_value(one).ok().and_then(|one| Some(one.as_str()?.to_owned()));
            let why = Why::IdTwice { id: id.unwrap_or_default() };
            faults.push(Fault::new(format!("sides[{at}]"), why));
        }
    }
    for (at, dice) in file.beside.iter().flat_map(|beside| &beside.dice).enumerate() {
        if !are_dice(dice) {
            faults.push(Fault::new(format!("beside.dice[{at}]"), Why::Dice));
        }
    }
    let based_on = file.by.as_ref().and_then(|by| by.based_on.as_deref());
    if based_on.is_some_and(|id| !is_id(id)) {
        faults.push(Fault::new("by.based_on", Why::Id));
    }
    for (path, one) in fields(file) {
        if one.color.as_ref().is_some_and(|color| color.chars().count() > MOST_COLOR) {
            faults.push(Fault::new(format!("{path}.color"), Why::Length { most: MOST_COLOR }));
        }
    }
    faults
}

/// Names in the sentences of checks that are not known there, or have no number.
fn sentences(file: &GameFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, entry) in file.entries() {
        for (at, check) in entry.checks.iter().enumerate() {
            let path = format!("{name}.checks[{at}]");
            let Some(scope) = names_at(file, &format!("{path}.if")) else { continue };
            for hole in holes(&check.say) {
                let why = match scope.find(hole) {
                    Ok((Type::Number | Type::Yes | Type::Any, _)) => continue,
                    Ok((kind, _)) => Why::Unfit { wanted: Sort::Number, got: kind.sort() },
                    Err(why) => why,
                };
                faults.push(Fault::new(format!("{path}.say"), why));
            }
        }
    }
    faults
}

/// What a house rule has of a field and cannot have: it is chosen before there is anything to ask of.
fn house(file: &GameFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (at, one) in file.house.iter().enumerate() {
        for (name, amount) in [("min", &one.min), ("max", &one.max)] {
            if matches!(amount, Some(Amount::Text(_))) {
                let why = Why::WrongType { wanted: Belongs::Number };
                faults.push(Fault::new(format!("house[{at}].{name}"), why));
            }
        }
        let strange = [
            ("for", one.whose != For::default()),
            ("phase", one.phase.is_some()),
            ("section", one.section.is_some()),
            ("if", one.when.is_some()),
            ("optional", one.optional),
            ("extra", one.extra),
            ("hidden", one.hidden),
            ("adds_to", one.adds_to.is_some()),
            ("or_less", one.or_less.is_some()),
            ("offer", one.offer.is_some()),
            ("color", one.color.is_some()),
        ];
        for (name, _) in strange.into_iter().filter(|(_, is)| *is) {
            let known = "id, name, note, kind, min, max, step, values, default, likely, of";
            let why = Why::StrangeName { name: name.to_owned(), known: known.to_owned() };
            faults.push(Fault::new(format!("house[{at}].{name}"), why));
        }
    }
    faults
}

/// Up to twenty dice of up to a hundred sides, such as `5d6`.
fn are_dice(text: &str) -> bool {
    let number = |text: &str| text.parse().ok().filter(|n: &u8| n.to_string() == text);
    text.split_once('d').is_some_and(|(many, sides)| {
        number(many).is_some_and(|n| (1..=20).contains(&n))
            && number(sides).is_some_and(|n| (2..=100).contains(&n))
    })
}
