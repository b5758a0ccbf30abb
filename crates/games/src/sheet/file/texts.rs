//! The texts of a file: how long they are, and that nothing is hidden in them.

use super::super::fault::{Fault, Why};
use super::super::form::{Field, GameFile};
use super::super::said::Said;
use std::collections::BTreeSet;

/// The longest name.
pub(super) const MOST_LETTERS: usize = 60;
const MOST_TEXT: usize = 800;
const MOST_AUTHOR: usize = 120;
const MOST_LANGUAGES: usize = 24;

/// What is wrong with the texts of a file that no table is opened with.
pub(super) fn faults(file: &GameFile) -> Vec<Fault> {
    faults_of(texts(file))
}

/// What is wrong with its other texts, and with names that are none.
pub(super) fn other_faults(file: &GameFile) -> Vec<Fault> {
    let mut faults = faults_of(other_texts(file));
    let all = texts(file).into_iter().chain(other_texts(file));
    for (path, _, name) in all.filter(|(_, said, _)| said.texts().is_empty()) {
        faults.push(Fault::new(path, Why::Length { most: most(name) }));
    }
    for (path, said, _) in texts(file).into_iter().chain(other_texts(file)) {
        let names: Vec<&String> = said.by_language().into_iter().flat_map(|by| by.keys()).collect();
        if names.len() > MOST_LANGUAGES {
            faults.push(Fault::new(path.as_str(), Why::LongList { most: MOST_LANGUAGES }));
        }
        for name in names.into_iter().filter(|name| !is_language(name)) {
            let why = Why::LanguageName { name: name.clone() };
            faults.push(Fault::new(format!("{path}.{name}"), why));
        }
    }
    for (at, text) in file.also.iter().enumerate() {
        check(&format!("also[{at}]"), text, MOST_LETTERS, &mut faults);
    }
    if let Some(by) = &file.by {
        let all = [("author", &by.author, MOST_AUTHOR), ("license", &by.license, MOST_LETTERS)];
        for (name, text, most) in all {
            text.iter().for_each(|text| check(&format!("by.{name}"), text, most, &mut faults));
        }
    }
    faults
}

/// A language as a file names it, such as `es` or `pt-BR`.
fn is_language(name: &str) -> bool {
    let (language, country) = name.split_once('-').unwrap_or((name, "AA"));
    (2..=3).contains(&language.len())
        && language.chars().all(|c| c.is_ascii_lowercase())
        && country.len() == 2
        && country.chars().all(|c| c.is_ascii_uppercase())
}

const fn most(name: bool) -> usize {
    if name { MOST_LETTERS } else { MOST_TEXT }
}

fn faults_of(texts: Vec<(String, &Said, bool)>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, said, name) in texts {
        said.texts().into_iter().for_each(|text| check(&path, text, most(name), &mut faults));
    }
    faults
}

fn check(path: &str, text: &str, most: usize, faults: &mut Vec<Fault>) {
    let count = text.chars().count();
    let strange = |c: char| {
        c.is_control()
            || ('\u{202a}'..='\u{202e}').contains(&c)
            || ('\u{2066}'..='\u{2069}').contains(&c)
    };
    let wrong = [
        (count == 0 || count > most, Why::Length { most }),
        (text.chars().any(strange), Why::Hidden),
        (text.contains("://"), Why::Link),
    ];
    faults.extend(wrong.into_iter().filter(|(is, _)| *is).map(|(_, why)| Fault::new(path, why)));
}

/// The texts that are read at the table, their places, and whether they are names.
fn texts(file: &GameFile) -> Vec<(String, &Said, bool)> {
    let mut all: Vec<(String, &Said, bool)> = vec![("name".into(), &file.name, true)];
    let mut put =
        |path: String, said, name| all.extend(Option::map(said, |said| (path, said, name)));
    put("about".into(), file.about.as_ref(), false);
    for (at, said) in file.rules.iter().enumerate() {
        put(format!("rules[{at}]"), Some(said), false);
    }
    for (at, one) in file.house.iter().enumerate() {
        field(&format!("house[{at}]"), one, &mut put);
    }
    for (name, entry) in file.entries() {
        for (at, one) in entry.fields.iter().enumerate() {
            field(&format!("{name}.fields[{at}]"), one, &mut put);
        }
        for (at, one) in entry.parts.iter().enumerate() {
            put(format!("{name}.parts[{at}].name"), one.name.as_ref(), true);
        }
        for (at, one) in entry.checks.iter().enumerate() {
            put(format!("{name}.checks[{at}].say"), Some(&one.say), false);
        }
        for (at, said) in entry.phases.iter().enumerate() {
            put(format!("{name}.phases[{at}]"), Some(said), true);
        }
    }
    for (at, one) in file.counters.iter().enumerate() {
        put(format!("counters[{at}].name"), Some(&one.name), true);
    }
    all
}

/// The others, which are all names.
fn other_texts(file: &GameFile) -> Vec<(String, &Said, bool)> {
    let mut all: Vec<(String, &Said, bool)> = Vec::new();
    let mut put = |path: String, said| all.extend(Option::map(said, |said| (path, said, true)));
    put("dealer.name".into(), file.dealer.as_ref().and_then(|dealer| dealer.name.as_ref()));
    put("end.name".into(), file.end.as_ref().and_then(|end| end.name.as_ref()));
    put("legs.name".into(), file.legs.as_ref().map(|legs| &legs.name));
    for (at, one) in file.places.iter().enumerate() {
        put(format!("places[{at}].name"), one.name.as_ref());
    }
    for (at, one) in file.carry.iter().enumerate() {
        put(format!("carry[{at}].name"), Some(&one.name));
    }
    for (at, one) in file.facts.iter().enumerate() {
        put(format!("facts[{at}].name"), Some(&one.name));
    }
    for (at, said) in file.rounds.iter().flat_map(|rounds| &rounds.names).enumerate() {
        put(format!("rounds.names[{at}]"), Some(said));
    }
    for (at, one) in file.round_values().iter().enumerate() {
        put(format!("rounds.values[{at}].name"), Some(&one.name));
        for (word, said) in one.words.iter().enumerate() {
            put(format!("rounds.values[{at}].words[{word}]"), Some(said));
        }
    }
    for (name, entry) in file.entries() {
        for (at, said) in entry.sections.iter().enumerate() {
            put(format!("{name}.sections[{at}]"), Some(said));
        }
    }
    all
}

fn field<'a>(path: &str, field: &'a Field, put: &mut impl FnMut(String, Option<&'a Said>, bool)) {
    put(format!("{path}.name"), Some(&field.name), true);
    put(format!("{path}.note"), field.note.as_ref(), false);
    for (at, one) in field.of.iter().enumerate() {
        put(format!("{path}.of[{at}].name"), Some(&one.name), true);
    }
}

/// Warnings about texts that lack a language which the name of the game has.
pub(in crate::sheet) fn missing_languages(file: &GameFile) -> Vec<Fault> {
    let all: Vec<_> = texts(file).into_iter().chain(other_texts(file)).collect();
    let known: BTreeSet<&String> =
        all.iter().filter_map(|(_, said, _)| said.by_language()).flat_map(|by| by.keys()).collect();
    let mut found = Vec::new();
    for (path, said, _) in all.iter().filter(|(path, ..)| path != "name") {
        let Some(by) = said.by_language() else { continue };
        for language in known.iter().filter(|language| !by.contains_key(**language)) {
            let language = (*language).clone();
            found.push(Fault::new(path.clone(), Why::Language { language }));
        }
    }
    found
}
