//! What a journal stores is not what a screen draws.

use crate::{none, sources};

/// The module of a game that a source belongs to, such as `record`.
fn module_of(path: &str) -> Option<&str> {
    let (_, rest) = path.strip_prefix("crates/games/src/")?.split_once('/')?;
    let module = rest.split('/').next().unwrap_or(rest);
    Some(module.trim_end_matches(".rs"))
}

/// A record has no TypeScript form and refuses fields that it does not know.
#[test]
fn records_are_not_drawn_and_only_what_draws_knows_the_wire() {
    let mut findings = Vec::new();
    let mut games = (0, 0);
    for source in sources(&[".rs"]) {
        let Some(module) = module_of(&source.path) else { continue };
        games.0 += usize::from(module == "event");
        games.1 += usize::from(module == "record");
        let draws = matches!(module, "wire" | "view" | "prompts" | "suggest" | "judge" | "mod");
        for (at, line) in source.code() {
            let code = line.split("//").next().unwrap_or(line);
            let typed = code.contains("ts_rs") || code.contains("TS)");
            if (module == "record" && typed) || (!draws && code.contains("wire")) {
                findings.push(format!("{}:{at}: {}", source.path, line.trim()));
            }
        }
        let strict = source.text.matches("deny_unknown_fields").count();
        let structs = source.text.matches("\npub struct ").count();
        if module == "record" && strict < structs {
            findings.push(format!("{}: a struct without deny_unknown_fields", source.path));
        }
    }
    assert!(games.0 >= 6 && games.1 >= games.0, "{} games, {} with records", games.0, games.1);
    none("stored and drawn in one type", findings);
}
