//! Every refusal has a case and a sentence, every line a sentence, every rule its paragraph.

use std::path::Path;

fn read(path: &str) -> String {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(home.join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Everything between quotes that begins so.
fn quoted(text: &str, beginning: &str) -> Vec<String> {
    let words = text.split('"').skip(1).step_by(2).filter(|word| word.starts_with(beginning));
    words.map(str::to_owned).collect()
}

/// Everything that the screens say of Rage in one language.
fn catalogue(language: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/games/rage");
    std::fs::read_dir(folder)
        .expect("the screens are there")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name == format!("{language}.ftl") || name.ends_with(&format!(".{language}.ftl"))
        })
        .map(|path| format!("\n{}", std::fs::read_to_string(path).expect("text")))
        .collect()
}

const LANGUAGES: [&str; 2] = ["en", "es"];

#[test]
fn every_refusal_has_a_case_and_a_sentence() {
    let codes = quoted(&read("src/rage/refusal.rs"), "RG_E_");
    assert!(codes.len() > 30, "{codes:?}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rage/plays");
    let plays: String = std::fs::read_dir(folder)
        .expect("the plays are there")
        .map(|entry| std::fs::read_to_string(entry.expect("a file").path()).expect("text"))
        .collect();
    for code in &codes {
        assert!(plays.contains(&format!("refuse {code} ")), "no case for {code}");
        for language in LANGUAGES {
            let sentence = format!("\nrefusal-{code} =");
            assert!(catalogue(language).contains(&sentence), "{language}: {code}");
        }
    }
}

#[test]
fn every_line_has_a_sentence() {
    let told = [read("src/rage/narrate.rs"), read("src/rage/view.rs")].concat();
    let words = ["rage-fundex", "rage-alternative", "rage-on", "rage-off"];
    for key in quoted(&told, "rage-") {
        if key.contains('{') {
            continue;
        }
        let kind = if words.contains(&key.as_str()) { "word" } else { "line" };
        for language in LANGUAGES {
            let sentence = format!("\n{kind}-{key} =");
            assert!(catalogue(language).contains(&sentence), "{language}: {key}");
        }
    }
}

#[test]
fn every_rule_has_its_paragraph_in_both_languages() {
    for rules in ["src/rage/RULES.md", "src/rage/RULES.es.md"] {
        let text = read(rules);
        let numbers: Vec<usize> = text
            .split("\n\n")
            .filter_map(|paragraph| paragraph.strip_prefix("**RG-"))
            .filter_map(|rest| rest.split_once("** "))
            .filter_map(|(number, _)| number.parse().ok())
            .collect();
        assert_eq!(numbers, (1..=72).collect::<Vec<_>>(), "{rules}");
    }
}
