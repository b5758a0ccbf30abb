//! What a game has to have in writing: a case and a sentence for every refusal, a sentence for every
//! line, a paragraph and a case for every rule.

use games::{GAMES, GameVisitor};
use kernel::{Game, HouseRule, OptionValue, Refuse};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 2] = ["en", "es"];

fn home(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(game)
}

/// The text of all files of a folder whose name ends so.
fn texts(folder: &Path, ending: impl Fn(&str) -> bool) -> String {
    // A folder that is missing says nothing: whatever should stand there is named as missing.
    let files = std::fs::read_dir(folder).into_iter().flatten();
    files
        .map(|entry| entry.expect("a file").path())
        .filter(|path| ending(&path.file_name().unwrap_or_default().to_string_lossy()))
        .map(|path| format!("\n{}", std::fs::read_to_string(path).expect("text")))
        .collect()
}

fn plays(game: &str) -> String {
    texts(&home(game).join("plays"), |name| name.ends_with(".play"))
}

/// Everything that the screens say of a game in one language.
fn catalogue(game: &str, language: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/games").join(game);
    let (whole, part) = (format!("{language}.ftl"), format!(".{language}.ftl"));
    texts(&folder, |name| name == whole || name.ends_with(&part))
}

/// The codes that each game refuses with, and the rules they carry.
#[derive(Default)]
struct Refusals(Vec<(&'static str, BTreeSet<&'static str>, BTreeSet<&'static str>)>);

impl GameVisitor for Refusals {
    fn game<G: Game>(&mut self) {
        let codes = G::Refusal::CODES.iter().map(|(code, _)| *code).collect();
        let rules = G::Refusal::CODES.iter().flat_map(|(_, rules)| *rules).copied().collect();
        self.0.push((G::META.id, codes, rules));
    }
}

fn refusals() -> Refusals {
    let mut refusals = Refusals::default();
    games::visit(&mut refusals);
    refusals
}

/// The numbers of the paragraphs that begin with one, in their order: `RG-7`.
fn numbers(text: &str) -> Vec<&str> {
    let paragraphs = text.split("\n\n").filter_map(|text| text.trim().strip_prefix("**"));
    paragraphs.filter_map(|rest| Some(rest.split_once("** ")?.0)).collect()
}

/// Nothing may be missing; everything that is, is named at once.
fn whole(missing: BTreeSet<String>) {
    assert!(missing.is_empty(), "\n{}", Vec::from_iter(missing).join("\n"));
}

#[test]
fn every_refusal_has_a_case_and_a_sentence() {
    let mut missing = BTreeSet::new();
    for (game, codes, _) in refusals().0 {
        let plays = plays(game);
        assert!(!codes.is_empty(), "{game} refuses nothing");
        let uncased = codes.iter().filter(|code| !plays.contains(&format!("refuse {code} ")));
        missing.extend(uncased.map(|code| format!("{game}: no case for {code}")));
        for language in LANGUAGES {
            let said = catalogue(game, language);
            let sentence = |code: &&&str| said.contains(&format!("\nrefusal-{game}-{code} ="));
            let unsaid = codes.iter().filter(|code| !sentence(code));
            missing.extend(unsaid.map(|code| format!("{game}: {language} does not say {code}")));
        }
    }
    whole(missing);
}

#[test]
fn every_rule_that_refuses_is_a_paragraph() {
    for (game, _, rules) in refusals().0 {
        let written = numbers(games::rulebook(game).expect("a registered game").meta().rules.en);
        let unwritten = rules.into_iter().filter(|rule| !written.contains(rule));
        whole(unwritten.map(|rule| format!("{game}: no paragraph {rule}")).collect());
    }
}

/// The keys of the lines that a game told and of what comes next, all of which the screens can say.
pub(crate) fn every_line_has_a_sentence(game: &str, told: &BTreeSet<String>) {
    let mut missing = BTreeSet::new();
    for language in LANGUAGES {
        let said = catalogue(game, language);
        let unsaid = told.iter().filter(|key| !said.contains(&format!("\nline-{key} =")));
        missing.extend(unsaid.map(|key| format!("{game}: {language} does not say {key}")));
    }
    whole(missing);
}

#[test]
fn every_rule_has_its_paragraph_in_both_languages_and_a_case() {
    for game in GAMES.iter().filter(|game| games::is_offered(**game)) {
        let (id, rules) = (game.meta().id, &game.meta().rules);
        let all = numbers(rules.en);
        assert!(!all.is_empty(), "{id} has no numbered rules");
        assert_eq!(all, numbers(rules.es), "{id}");
        let cases = plays(id);
        let said: BTreeSet<&str> =
            cases.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).collect();
        let uncased = all.into_iter().filter(|number| !said.contains(number));
        whole(uncased.map(|number| format!("{id}: no case for {number}")).collect());
    }
}

#[test]
fn every_option_and_value_is_in_the_rules() {
    let mut missing = BTreeSet::new();
    for game in GAMES.iter().filter(|game| games::is_offered(**game)) {
        let (id, rules) = (game.meta().id, &game.meta().rules);
        for (language, text) in LANGUAGES.into_iter().zip([rules.en, rules.es]) {
            let code: String =
                text.split('`').skip(1).step_by(2).map(|code| format!(" {code} ")).collect();
            let code: BTreeSet<&str> =
                code.split(|c: char| c.is_whitespace() || "/,|=".contains(c)).collect();
            // Without what stands between thousands: 9,999 in English, 9.999 in Spanish.
            let numbers = text.replace([',', '.', '\u{a0}'], "");
            let numbers: BTreeSet<&str> = numbers.split(|c: char| !c.is_ascii_digit()).collect();
            for rule in game.house_rules() {
                let mut unsaid = |what: String| missing.insert(format!("{id}, {language}: {what}"));
                if !code.contains(rule.name) {
                    unsaid(format!("option {}", rule.name));
                }
                for value in rule.choices.iter().filter(|value| has_a_word(rule, **value)) {
                    if !code.contains(value.to_string().as_str()) {
                        unsaid(format!("{} = {value}", rule.name));
                    }
                }
                // A number that only the size of an integer limits has no greatest one in the rules.
                let most = rule.range.filter(|range| range.max < 1 << 30).map(|range| range.max);
                if most.is_some_and(|most| !numbers.contains(most.to_string().as_str())) {
                    unsaid(format!("{} = {most:?}", rule.name));
                }
            }
        }
    }
    whole(missing);
}

/// Whether a value stands for itself; the numbers of a range and nothing at all do not.
fn has_a_word(rule: &HouseRule, value: OptionValue) -> bool {
    match value {
        OptionValue::Word(_) => true,
        OptionValue::Number(_) => rule.range.is_none(),
        OptionValue::Nothing => false,
    }
}

#[test]
fn every_option_and_value_has_a_sentence_and_no_sentence_is_left_over() {
    let mut wrong = BTreeSet::new();
    for game in GAMES.iter().filter(|game| games::is_offered(**game)) {
        let id = game.meta().id;
        let (mut needed, mut allowed) = (BTreeSet::new(), BTreeSet::new());
        for rule in game.house_rules() {
            let key = format!("rule-option-{id}-{}", rule.name);
            let choice = rule.choices.len() > 1 || rule.own || rule.range.is_some();
            let switch = rule.choices.contains(&OptionValue::Word("on"));
            allowed.extend(rule.choices.iter().map(|value| format!("{key}-{value}")));
            allowed.extend(rule.own.then(|| format!("{key}-own")));
            allowed.extend(rule.range.map(|_| format!("{key}-some")));
            let said = rule.choices.iter().filter(|value| !switch && has_a_word(rule, **value));
            needed.extend(said.map(|value| format!("{key}-{value}")).filter(|_| choice));
            needed.extend(choice.then_some(key));
        }
        allowed.extend(needed.iter().cloned());
        for language in LANGUAGES {
            let text = catalogue(id, language);
            let said: BTreeSet<&str> = text
                .lines()
                .filter(|line| line.starts_with("rule-option-"))
                .filter_map(|line| line.split(" =").next())
                .collect();
            let unsaid = needed.iter().filter(|key| !said.contains(key.as_str()));
            wrong.extend(unsaid.map(|key| format!("{language} does not say {key}")));
            let name = |key: &str| key.strip_suffix("-note").unwrap_or(key).to_owned();
            let left = said.into_iter().filter(|key| !allowed.contains(&name(key)));
            wrong.extend(left.map(|key| format!("{language}: nothing is called {key}")));
        }
    }
    whole(wrong);
}
