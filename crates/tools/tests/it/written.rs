//! What the tools have to have in writing: a sentence in both languages for every refusal and every line, a
//! paragraph in both languages for every rule.

use kernel::Refuse;
use std::collections::BTreeSet;
use std::path::Path;
use tools::Refusal;

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words between quotes of a source file.
fn quoted(path: &str) -> Vec<String> {
    read(path).split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The keys that the sentences of one language have.
fn sentences(language: &str) -> BTreeSet<String> {
    let text = read(&format!("../../ui/src/i18n/{language}/tools.ftl"));
    text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
}

fn rules(path: &str) -> Vec<String> {
    let text = read(path);
    let number = |part: &str| Some(part.strip_prefix("**")?.split_once("** ")?.0.to_owned());
    text.split("\n\n").filter_map(number).collect()
}

#[test]
fn every_refusal_and_every_line_is_said_in_both_languages() {
    let codes = Refusal::CODES.iter().map(|(code, _)| format!("refusal-tools-{code}"));
    let mut wanted: BTreeSet<String> = codes.collect();
    for source in ["src/narrate.rs", "src/bare.rs"] {
        let text = read(source);
        let lines = quoted(source).into_iter().filter(|word| word.starts_with("tool-"));
        for line in lines {
            wanted.insert(format!("line-{line}"));
            // A line about a person has another form about the table.
            if text.contains(&format!("owned(\"{line}\"")) || line.starts_with("tool-rolled") {
                wanted.insert(format!("line-{line}-by-table"));
            }
        }
    }
    for language in ["en", "es"] {
        let missing: Vec<_> = wanted.difference(&sentences(language)).cloned().collect();
        assert!(missing.is_empty(), "{language} does not say {missing:?}");
    }
}

#[test]
fn every_rule_that_refuses_can_be_read_in_both_languages() {
    let (en, es) = (rules("RULES.md"), rules("RULES.es.md"));
    assert_eq!(en, es);
    let all: BTreeSet<String> = en.iter().cloned().collect();
    assert_eq!(all, (1..=29).map(|n| format!("TL-{n}")).collect::<BTreeSet<_>>());
    for source in ["src/refusal.rs", "src/narrate.rs", "src/bare.rs"] {
        for number in quoted(source).iter().filter(|word| word.starts_with("TL-")) {
            assert!(en.contains(number), "{source}: {number}");
        }
    }
}
