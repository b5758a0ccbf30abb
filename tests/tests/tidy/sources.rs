//! What no file may be or hold.

use crate::{Source, none, sources};

const LONGEST_FILE: usize = 500;

/// The longest line of a text that is read, in characters.
const WIDEST: usize = 120;

/// Words that stand in code; written apart so that this file does not hold them.
fn word(parts: &[&str]) -> String {
    parts.concat()
}

fn held_in<'a>(
    sources: impl Iterator<Item = &'a Source>,
    holds: impl Fn(&str) -> bool,
) -> Vec<String> {
    let mut findings = Vec::new();
    for source in sources {
        let lines = source.code().filter(|(_, line)| holds(line));
        findings.extend(lines.map(|(at, line)| format!("{}:{at}: {}", source.path, line.trim())));
    }
    findings
}

#[test]
fn files_are_short_enough_to_be_read() {
    let long = sources(&[".rs", ".ts", ".svelte", ".js", ".sql", ".css"]);
    let long = long.iter().filter(|source| !source.generated()).filter_map(|source| {
        let lines = source.text.lines().count();
        (lines > LONGEST_FILE).then(|| format!("{}: {lines} lines", source.path))
    });
    none("longer than 500 lines", long.collect());
}

#[test]
fn docs_are_as_wide_as_a_page() {
    let mut wide = Vec::new();
    for source in sources(&[".md"]) {
        // A row of a table is one line, and the rules have the form of their source.
        let lines = source.text.lines().enumerate().filter(|(_, line)| {
            line.chars().count() > WIDEST && !line.trim_start().starts_with('|')
        });
        if !source.path.contains("RULES") {
            wide.extend(lines.map(|(at, _)| format!("{}:{}", source.path, at + 1)));
        }
    }
    none("lines wider than 120 characters", wide);
}

#[test]
fn a_decision_says_why_what_and_what_follows() {
    let heads = ["## Context", "## Decision", "## Consequences"];
    let decisions = sources(&[".md"]);
    let decisions = decisions.iter().filter(|source| source.path.starts_with("docs/decisions/"));
    let mut seen = 0;
    let others = decisions.filter(|source| {
        seen += 1;
        !source.text.lines().filter(|line| line.starts_with("## ")).eq(heads)
    });
    none("decisions with other heads", others.map(|source| source.path.clone()).collect());
    assert!(seen > 10, "the decisions are elsewhere");
}

#[test]
fn names_say_what_is_inside() {
    let empty = ["util", "utils", "helper", "helpers", "manager", "managers"];
    let named = sources(&[".rs", ".ts", ".svelte", ".js"]);
    let named = named.iter().filter(|source| {
        let mut parts = source.path.split('/').map(|part| part.split('.').next().unwrap_or(part));
        parts.any(|part| {
            let mut words = part.split(['_', '-']).map(str::to_lowercase);
            words.any(|word| empty.contains(&word.as_str()))
        })
    });
    none("names that say nothing", named.map(|source| source.path.clone()).collect());
}

#[test]
fn the_core_has_neither_clock_nor_luck_nor_files() {
    let core = sources(&[".rs"]);
    let core = core.iter().filter(|source| {
        let path = &source.path;
        ["kernel", "solver", "games", "tools"]
            .iter()
            .any(|of| path.starts_with(&format!("crates/{of}/src/")))
    });
    let core = core.filter(|source| !source.is_test());
    // The one place that asks the system: where a session's seed comes from.
    let allowed = ["crates/kernel/src/chance.rs"];
    let found = held_in(core.filter(|source| !allowed.contains(&source.path.as_str())), |line| {
        let code = line.split("//").next().unwrap_or(line);
        [
            "SystemTime",
            "Instant::",
            "chrono",
            "rand::",
            "std::fs",
            "std::thread",
            "std::net",
            "std::env",
        ]
        .iter()
        .any(|word| code.contains(word))
    });
    none("clock, luck or files in the core", found);
}

#[test]
fn nothing_outside_tests_may_panic_on_a_whim() {
    let unwrap = word(&[".unw", "rap()"]);
    let code = sources(&[".rs"]);
    let found = held_in(code.iter().filter(|source| !source.is_test()), |line| {
        let comment = line.trim_start().starts_with("//");
        line.contains(&unwrap) && !comment
    });
    none("unwrap outside tests", found);
}

#[test]
fn tests_lie_in_one_of_two_places() {
    let mut findings = Vec::new();
    for Source { path, text, .. } in &sources(&[".rs"]) {
        // From outside: one program a crate. From inside: the module `tests` of what it tests.
        let outside = path.strip_prefix("crates/").and_then(|path| path.split_once("/tests/"));
        let outside = outside.filter(|(name, _)| !name.contains('/'));
        if outside.is_some_and(|(_, rest)| !rest.starts_with("it/")) || path.ends_with("_tests.rs")
        {
            findings.push(format!("{path}: tests/it/ or a module `tests` is the place of a test"));
        }
        // A bench or another test may borrow from them, and from nowhere else.
        let borrowed = text.lines().filter(|line| line.contains(&word(&["#[pa", "th ="])));
        let strange = borrowed.filter(|line| !line.contains("tests/it/"));
        findings.extend(strange.map(|line| format!("{path}: {line}")));
    }
    none("tests elsewhere", findings);
}

#[test]
fn every_test_runs_and_nothing_is_left_to_do() {
    let unfinished = [
        word(&["#[ign", "ore"]),
        word(&["to", "do!("]),
        word(&["unimpl", "emented!("]),
        word(&["dbg", "!("]),
        word(&[".on", "ly("]),
        word(&[".sk", "ip("]),
    ];
    let mut findings = Vec::new();
    for source in sources(&[".rs", ".ts", ".js", ".svelte"]) {
        let rust = source.path.ends_with(".rs");
        for (at, line) in source.text.lines().enumerate() {
            let found = unfinished.iter().enumerate().any(|(which, word)| {
                // `.skip(` of an iterator is no skipped test.
                (which < 4) == rust && line.contains(word)
            });
            if found {
                findings.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    // `./dev test` runs no examples of documentation: one is a test in `tests/it`.
    for source in sources(&[".rs"]) {
        let docs = source.text.lines().filter_map(|line| {
            let line = line.trim_start();
            line.strip_prefix("/// ```").or_else(|| line.strip_prefix("//! ```"))
        });
        // Every other fence opens one; `text` is none that would run.
        let runs = docs.step_by(2).any(|language| language != "text");
        findings.extend(runs.then(|| format!("{}: an example that is not run", source.path)));
    }
    none("skipped or unfinished", findings);
}

#[test]
fn nothing_speaks_of_the_machine_it_was_written_on() {
    let places = [word(&["/ro", "ot/"]), word(&["/wo", "rk/"]), word(&["/ho", "me/"])];
    let text = [".rs", ".ts", ".js", ".svelte", ".md", ".toml", ".json", ".sh", ".sql", ".ftl"];
    let mut findings = Vec::new();
    for source in sources(&text) {
        for (at, line) in source.text.lines().enumerate() {
            let from_here = places.iter().any(|place| {
                line.match_indices(place.as_str()).any(|(found, _)| {
                    let before = line[..found].chars().next_back();
                    before
                        .is_none_or(|before| !before.is_alphanumeric() && !"._-/".contains(before))
                })
            });
            if from_here {
                findings.push(format!("{}:{}", source.path, at + 1));
            }
        }
    }
    none("a path of one machine", findings);
}
