//! What a journal stores is not what a screen draws.

use crate::modules::{Module, modules, word};
use crate::none;
use std::collections::BTreeSet;

/// Modules that draw, and so know the wire.
const DRAW: [&str; 5] = ["wire", "view", "prompts", "suggest", "judge"];

/// A record has no TypeScript form and refuses fields that it does not know.
#[test]
fn records_are_not_drawn_and_only_what_draws_knows_the_wire() {
    let modules = modules();
    let many = |name: &str| modules.iter().filter(|module| module.name == name).count();
    assert!(many("event") >= 7 && many("record") >= 6, "events and records are found");
    let mut findings = Vec::new();
    for Module { game, name, code, .. } in &modules {
        for line in code.lines() {
            let typed = line.contains("ts_rs") || line.contains("TS)");
            let stored = matches!(name.as_str(), "record" | "event");
            if (stored && typed) || (!DRAW.contains(&name.as_str()) && line.contains("wire")) {
                findings.push(format!("{game}, {name}: {}", line.trim()));
            }
        }
        let strict = code.matches("deny_unknown_fields").count();
        if name == "record" && strict < code.matches("\npub struct ").count() {
            findings.push(format!("{game}: a record without deny_unknown_fields"));
        }
    }
    none("stored and drawn in one type", findings);
}

/// The structs with named fields in it that have a TypeScript form.
fn drawn(code: &str) -> impl Iterator<Item = String> {
    code.split("#[derive(").skip(1).filter_map(|item| {
        let (traits, rest) = item.split_once(")]")?;
        let (head, _) = rest.split_once('{')?;
        let (_, name) = head.split_once("pub struct ")?;
        let typed = traits.split(',').any(|name| name.trim() == "TS");
        (typed && !name.contains([';', '('])).then(|| word(name))
    })
}

/// What people say is stored as they said it: a command, and what a configuration holds. Nothing else that is stored
/// has the shape of what is drawn, so that a screen may change at any time.
#[test]
fn what_is_stored_has_no_shape_of_a_screen_but_what_people_said() {
    let modules = modules();
    let (mut findings, mut said_and_stored) = (Vec::new(), BTreeSet::new());
    let stored = |module: &&Module| matches!(module.name.as_str(), "record" | "event");
    for module in modules.iter().filter(stored) {
        let others = modules.iter().filter(|other| other.game == module.game);
        let said: BTreeSet<String> = others
            .clone()
            .flat_map(|other| {
                let config = other.code.split("pub struct Config {").nth(1);
                let config = config.and_then(|rest| rest.split('}').next()).unwrap_or_default();
                let text: &str = if other.name == "command" { &other.code } else { config };
                text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned)
            })
            .collect();
        for other in others.filter(|other| other.name != module.name) {
            let drawn: BTreeSet<String> = drawn(&other.code).collect();
            let named = module.names_of(&other.name).filter(|name| drawn.contains(name));
            for name in named {
                let found = format!("{}, {}: {name}", module.game, module.name);
                if said.contains(&name) {
                    said_and_stored.insert(found);
                } else {
                    findings.push(found);
                }
            }
        }
    }
    assert!(said_and_stored.contains("rush_out, event: Catalogue"), "{said_and_stored:?}");
    none("stored in the shape of a screen", findings);
}
