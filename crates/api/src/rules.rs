//! Reading a game's numbered rules out of its rule book.

use serde::Serialize;
use ts_rs::TS;

/// A game's rules in one language, in the order of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GameRules {
    /// The name of the game.
    pub title: String,
    pub sections: Vec<RuleSection>,
}

/// A chapter of a rule book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RuleSection {
    pub title: String,
    /// At least one.
    pub rules: Vec<RuleText>,
}

/// A numbered rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RuleText {
    /// The rule's number, such as `RG-26`.
    pub rule: String,
    /// What it says, as Markdown, without its number.
    pub text: String,
}

/// Every numbered rule of a book, from its number in bold up to the next one or the next heading. What has no number
/// (the introduction, the table of options) is left out.
pub(crate) fn rules_of(book: &str) -> GameRules {
    let mut rules = GameRules { title: String::new(), sections: Vec::new() };
    let mut title = "";
    let mut open: Option<RuleText> = None;
    for line in book.lines() {
        let heading = line.strip_prefix('#').map(|rest| rest.trim_start_matches('#').trim());
        let numbered = heading.is_none().then(|| numbered(line)).flatten();
        if heading.is_some() || numbered.is_some() {
            close(&mut rules, title, open.take());
        }
        match (heading, numbered) {
            (Some(name), _) if rules.title.is_empty() => name.clone_into(&mut rules.title),
            (Some(name), _) => title = name,
            (None, Some((rule, text))) => {
                open = Some(RuleText { rule: rule.to_owned(), text: text.to_owned() });
            }
            (None, None) => {
                if let Some(open) = &mut open {
                    open.text.push('\n');
                    open.text.push_str(line);
                }
            }
        }
    }
    close(&mut rules, title, open);
    rules
}

fn close(rules: &mut GameRules, title: &str, rule: Option<RuleText>) {
    let Some(RuleText { rule, text }) = rule else { return };
    let rule = RuleText { rule, text: text.trim().to_owned() };
    match rules.sections.last_mut().filter(|section| section.title == title) {
        Some(section) => section.rules.push(rule),
        None => {
            rules.sections.push(RuleSection { title: title.to_owned(), rules: vec![rule] });
        }
    }
}

/// The number that a line begins with, and what follows it; a rule may stand in a list.
fn numbered(line: &str) -> Option<(&str, &str)> {
    let begin = line.trim_start().trim_start_matches("- ").trim_start_matches("* ");
    let (word, text) = begin.strip_prefix("**")?.split_once("**")?;
    is_number(word).then_some((word, text.trim_start()))
}

/// Letters, a dash, digits: `RG-26`.
fn is_number(word: &str) -> bool {
    word.split_once('-').is_some_and(|(letters, digits)| {
        !letters.is_empty()
            && letters.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
            && digits.starts_with(|c: char| c.is_ascii_digit())
            && digits.chars().all(|c| c.is_ascii_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::rules_of;

    const TEXT: &str = "# Game\n\nIntro.\n\n## One\n\n**XY-1** First. Not **XY-2** here.\n\nMore of it, **loud**.\n\n- **XY-2** Second,\n  longer.\n- **XY-10** Tenth.\n\n## Next\n\n**XY-3** Third.\n\n## Options\n\n| `a` | b |\n";

    #[test]
    fn a_rule_is_its_paragraph_and_what_belongs_to_it() {
        let rules = rules_of(TEXT);
        let found: Vec<(&str, &str, &str)> = rules
            .sections
            .iter()
            .flat_map(|one| one.rules.iter().map(|rule| (&*one.title, &*rule.rule, &*rule.text)))
            .collect();
        let first = "First. Not **XY-2** here.\n\nMore of it, **loud**.";
        assert_eq!(
            found,
            [
                ("One", "XY-1", first),
                ("One", "XY-2", "Second,\n  longer."),
                ("One", "XY-10", "Tenth."),
                ("Next", "XY-3", "Third."),
            ]
        );
        assert_eq!(rules.title, "Game");
        assert!(rules_of("").sections.is_empty());
    }
}
