//! A file of the shelf has a case for everything in it.

use super::super::file::{Rules, check, read};
use super::super::form::Written;
use super::cases::{Case, scene, write};
use crate::sheet::shelf::FILES;
use serde_json::Value;
use std::sync::Arc;

/// Whether a file has a case for each part, each check and each value of its house rules; what is missing.
fn uncased(rules: &Arc<Rules>) -> Vec<String> {
    let file = &rules.file;
    let mut missing = Vec::new();
    let said = serde_json::to_string(&file.cases).unwrap_or_default();
    for rule in &file.house {
        let named = said.contains(&format!("\"{}\"", rule.id));
        if !named {
            missing.push(format!("{}: no case sets house.{}", file.id, rule.id));
        }
        for one in rule.of.iter().filter(|one| rule.default != Some(Written::Word(one.id.clone())))
        {
            if !said.contains(&format!("\"{}\":\"{}\"", rule.id, one.id)) {
                missing.push(format!("{}: no case sets house.{} to {}", file.id, rule.id, one.id));
            }
        }
    }
    let mut counted: Vec<bool> = Vec::new();
    for case in &file.cases {
        let Ok(mut state) = scene(rules, case) else { continue };
        let rows: Vec<&Case> = match case.get("rounds").and_then(Value::as_array) {
            Some(rows) => rows.iter().filter_map(Value::as_object).collect(),
            None => vec![case],
        };
        for row in rows {
            let _ = write(&mut state, row);
        }
        let offset = file.round.as_ref().map_or(0, |round| round.parts.len());
        for (row, offset) in state.rows.iter().map(|row| (row, 0)).chain([(&state.sheet, offset)]) {
            for (part, _) in row.scored.iter().flat_map(|one| &one.parts) {
                let at = offset + usize::from(*part);
                counted.resize(counted.len().max(at + 1), false);
                counted[at] = true;
            }
        }
    }
    let entries = [("round", &file.round), ("sheet", &file.sheet)];
    let parts = entries.into_iter().filter_map(|(name, entry)| Some((name, entry.as_ref()?)));
    let mut at = 0;
    for (name, entry) in parts {
        for part in &entry.parts {
            let adds = part.adds.unwrap_or(true);
            if adds && !counted.get(at).copied().unwrap_or(false) {
                let part = part.name.as_ref().map_or("", |name| name.in_language("en"));
                missing.push(format!("{}: no case of the {name}'s part {part}", file.id));
            }
            at += 1;
        }
        for check in entry.checks.iter().filter(|check| !check.warn) {
            if !said.contains(&format!("\"refused\":\"{}\"", check.id)) {
                missing.push(format!("{}: no case of the check {}", file.id, check.id));
            }
        }
    }
    missing
}

#[test]
fn every_file_of_the_shelf_has_a_case_for_everything_in_it() {
    let mut missing = Vec::new();
    for (id, text) in FILES {
        let rules = read(text).and_then(check);
        missing.extend(uncased(&rules.unwrap_or_else(|faults| panic!("{id}: {faults:?}"))));
    }
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}
