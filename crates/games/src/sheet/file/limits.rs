//! Limits of a file, its ids and texts.

use super::super::said::Said;
use super::fault::Fault;
use super::form::{Amount, Entry, Field, GameFile, Kind, Written};
use super::scopes::RESERVED;
use std::collections::BTreeSet;

/// The largest number that may be written, up or down.
pub(super) const MOST_AMOUNT: i64 = 9_999_999;
const MOST_LETTERS: usize = 60;
const MOST_TEXT: usize = 800;

struct Faults(Vec<Fault>);

impl Faults {
    fn when(
        &mut self,
        is: bool,
        code: &'static str,
        path: impl Into<String>,
        what: impl Into<String>,
    ) {
        if is {
            self.0.push(Fault::new(code, path, what));
        }
    }
}

/// What is wrong with a file beside its form and its expressions.
pub(super) fn faults(file: &GameFile) -> Vec<Fault> {
    let mut f = Faults(Vec::new());
    f.when(file.version != 1, "game_form", "version", "the version is 1");
    f.when(!is_id(&file.id), "game_form", "id", "an id is a-z, 0-9 and _, at most 32 of them");
    f.when(file.revision < 1, "game_form", "revision", "revisions count from 1");
    let (fewest, most) = file.seats;
    let people = fewest >= 1 && fewest <= most && most <= 20;
    f.when(!people, "game_form", "seats", "1 to 20 people, the fewest first");
    f.when(file.decimals.is_some_and(|d| d > 2), "game_form", "decimals", "0 to 2 decimals");
    let nothing = file.round.is_none() && file.sheet.is_none() && file.counters.is_empty();
    f.when(nothing, "game_form", "", "a game has a round, a sheet or counters");
    f.when(
        file.round.is_some() && file.rounds.as_ref().is_some_and(|r| r.names.len() > 60),
        "game_form",
        "rounds.names",
        "at most 60 names",
    );
    if let Some(Amount::Number(count)) = file.rounds.as_ref().and_then(|r| r.count.as_ref()) {
        f.when(!(1..=200).contains(count), "game_endless", "rounds.count", "1 to 200 rounds");
    }
    endless(file, &mut f);
    ids(file, &mut f);
    for (at, rule) in file.house.iter().enumerate() {
        field(rule, &format!("house[{at}]"), &mut f);
        let own = !matches!(rule.kind, Kind::Tally | Kind::Text | Kind::Seat);
        f.when(
            !own,
            "game_form",
            format!("house[{at}].kind"),
            "a house rule is a number, a flag or a choice",
        );
    }
    for (name, entry) in [("round", &file.round), ("sheet", &file.sheet)] {
        if let Some(entry) = entry {
            check_entry(entry, name, &mut f);
        }
    }
    let many = file.cases.len() > 100;
    f.when(many, "game_case", "cases", "at most 100 cases");
    for (path, said, name) in texts(file) {
        text(&path, said, name, &mut f);
    }
    f.0
}

/// A file whose end nothing can bring about, or that is over at once.
fn endless(file: &GameFile, f: &mut Faults) {
    let changes = |text: &str| {
        ["each", "total", "legs", "backs"].iter().any(|word| text.contains(word))
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
        f.when(never, "game_endless", path, "nothing that is written changes this");
    }
}

fn is_id(id: &str) -> bool {
    let mut letters = id.chars();
    letters.next().is_some_and(|c| c.is_ascii_lowercase())
        && id.len() <= 32
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
            f.when(!is_id(id), "game_form", path, "an id is a-z, 0-9 and _, at most 32 of them");
            f.when(
                kept && RESERVED.contains(id),
                "game_reserved",
                path,
                format!("`{id}` has a meaning already"),
            );
            f.when(!seen.insert(id), "game_id_twice", path, format!("`{id}` is there already"));
        }
    }
}

fn check_entry(entry: &Entry, path: &str, f: &mut Faults) {
    let few = (1..=40).contains(&entry.fields.len()) && entry.parts.len() <= 40;
    f.when(!few, "game_form", path, "1 to 40 fields and at most 40 parts");
    f.when(entry.checks.len() > 20, "game_form", format!("{path}.checks"), "at most 20 checks");
    let phases = entry.phases.len().max(1);
    for (at, one) in entry.fields.iter().enumerate() {
        let path = format!("{path}.fields[{at}]");
        field(one, &path, f);
        let phase = usize::from(one.phase.unwrap_or(1));
        f.when(
            !(1..=phases).contains(&phase),
            "game_form",
            format!("{path}.phase"),
            "there is no such phase",
        );
        let section = one.section.map_or(0, usize::from);
        f.when(
            section > entry.sections.len(),
            "game_form",
            format!("{path}.section"),
            "there is no such section",
        );
    }
    for (at, part) in entry.parts.iter().enumerate() {
        let named = part.name.is_some() || part.adds == Some(false);
        f.when(!named, "game_form", format!("{path}.parts[{at}]"), "a part that adds has a name");
    }
}

fn field(field: &Field, path: &str, f: &mut Faults) {
    let chooses = matches!(field.kind, Kind::Choice | Kind::Tally);
    f.when(
        chooses == field.of.is_empty(),
        "game_form",
        format!("{path}.of"),
        "what a choice or a tally is of",
    );
    let mut seen = BTreeSet::new();
    for (at, one) in field.of.iter().enumerate() {
        let path = format!("{path}.of[{at}].id");
        f.when(
            !is_id(&one.id),
            "game_form",
            path.as_str(),
            "an id is a-z, 0-9 and _, at most 32 of them",
        );
        f.when(
            !seen.insert(&one.id),
            "game_id_twice",
            path,
            format!("`{}` is there already", one.id),
        );
    }
    let step = field.step.unwrap_or(1);
    f.when(step < 1, "game_form", format!("{path}.step"), "a step is 1 or more");
    let number = |amount: Option<&Amount>, usual: i64| match amount {
        None => Some(usual),
        Some(Amount::Number(n)) => Some(*n),
        Some(Amount::Text(_)) => None,
    };
    if let (Some(min), Some(max)) =
        (number(field.min.as_ref(), 0), number(field.max.as_ref(), MOST_AMOUNT))
        && step >= 1
    {
        let far = min.abs() > MOST_AMOUNT || max.abs() > MOST_AMOUNT;
        f.when(far, "game_bounds", path, format!("numbers go to {MOST_AMOUNT}, up and down"));
        let none = min > max || max - max.rem_euclid(step) < min;
        f.when(!far && none, "game_bounds", path, "no number lies between min and max");
    }
    let fits = match (&field.default, field.kind) {
        (None, _) => true,
        (Some(Written::Yes(_)), Kind::Flag)
        | (Some(Written::Number(_)), Kind::Number | Kind::Counter | Kind::Seat) => true,
        (Some(Written::Word(word)), Kind::Choice) => field.of.iter().any(|one| one.id == *word),
        (Some(Written::Word(_)), Kind::Text) => true,
        _ => false,
    };
    f.when(!fits, "game_form", format!("{path}.default"), "a default is a value of the field");
}

/// Every text of a file, its place, and whether it is a name.
fn texts(file: &GameFile) -> Vec<(String, &Said, bool)> {
    let mut all: Vec<(String, &Said, bool)> = vec![("name".into(), &file.name, true)];
    all.extend(file.about.iter().map(|said| ("about".into(), said, false)));
    let rules = file.rules.iter().enumerate();
    all.extend(rules.map(|(at, said)| (format!("rules[{at}]"), said, false)));
    for (at, one) in file.house.iter().enumerate() {
        field_texts(&format!("house[{at}]"), one, &mut all);
    }
    for (name, entry) in [("round", &file.round), ("sheet", &file.sheet)] {
        let Some(entry) = entry else { continue };
        for (at, one) in entry.fields.iter().enumerate() {
            field_texts(&format!("{name}.fields[{at}]"), one, &mut all);
        }
        for (at, one) in entry.parts.iter().enumerate() {
            all.extend(
                one.name.iter().map(|said| (format!("{name}.parts[{at}].name"), said, true)),
            );
        }
        for (at, one) in entry.checks.iter().enumerate() {
            all.push((format!("{name}.checks[{at}].say"), &one.say, false));
        }
        let phases = entry.phases.iter().enumerate();
        all.extend(phases.map(|(at, said)| (format!("{name}.phases[{at}]"), said, true)));
    }
    for (at, one) in file.counters.iter().enumerate() {
        all.push((format!("counters[{at}].name"), &one.name, true));
    }
    all
}

fn field_texts<'a>(path: &str, field: &'a Field, all: &mut Vec<(String, &'a Said, bool)>) {
    all.push((format!("{path}.name"), &field.name, true));
    all.extend(field.note.iter().map(|said| (format!("{path}.note"), said, false)));
    let of = field.of.iter().enumerate();
    all.extend(of.map(|(at, one)| (format!("{path}.of[{at}].name"), &one.name, true)));
}

fn text(path: &str, said: &Said, name: bool, f: &mut Faults) {
    let most = if name { MOST_LETTERS } else { MOST_TEXT };
    for text in said.texts() {
        let count = text.chars().count();
        f.when(count == 0 || count > most, "game_text", path, format!("1 to {most} characters"));
        let strange = |c: char| {
            c.is_control()
                || ('\u{202a}'..='\u{202e}').contains(&c)
                || ('\u{2066}'..='\u{2069}').contains(&c)
        };
        f.when(text.chars().any(strange), "game_text", path, "a character that cannot be seen");
        f.when(text.contains("://"), "game_text", path, "no links");
    }
}

/// Warnings about texts that lack a language which the name of the game has.
pub(super) fn missing_languages(file: &GameFile) -> Vec<Fault> {
    let all = texts(file);
    let known: BTreeSet<&String> =
        all.iter().filter_map(|(_, said, _)| said.by_language()).flat_map(|by| by.keys()).collect();
    let mut found = Vec::new();
    for (path, said, _) in all.iter().filter(|(path, ..)| path != "name") {
        let Some(by) = said.by_language() else { continue };
        for language in known.iter().filter(|language| !by.contains_key(**language)) {
            found.push(Fault::new(
                "game_language",
                path.clone(),
                format!("no text in `{language}`"),
            ));
        }
    }
    found
}
