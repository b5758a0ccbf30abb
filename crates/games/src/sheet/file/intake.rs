//! What is asked of a file only when it is taken in: a table that was opened with another one goes on.

use super::fault::{Fault, Why};
use super::form::{Field, GameFile};
use super::limits::is_id;
use super::texts;
use std::collections::BTreeSet;

/// What is wrong with a file that is taken in, beside what no table can be played with.
pub(super) fn faults(file: &GameFile) -> Vec<Fault> {
    let mut faults = texts::other_faults(file);
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
    let house = file.house.iter().enumerate().map(|(at, one)| (format!("house[{at}]"), one));
    let mut fields: Vec<(String, &Field)> = house.collect();
    for (name, entry) in file.entries() {
        all.push((format!("{name}.phases"), entry.phases.len(), 4));
        all.push((format!("{name}.sections"), entry.sections.len(), 8));
        let own = entry.fields.iter().enumerate();
        fields.extend(own.map(|(at, one)| (format!("{name}.fields[{at}]"), one)));
    }
    for (path, one) in fields {
        all.push((format!("{path}.of"), one.of.len(), 40));
        all.push((format!("{path}.values"), one.values.len(), 40));
        all.push((format!("{path}.likely"), one.likely.len(), 8));
    }
    all
}
