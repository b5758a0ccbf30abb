//! Reading one rule out of a game's numbered rules.

/// The rule with this number: from the paragraph that begins with it in bold up to the next numbered
/// paragraph or heading.
pub(crate) fn rule_in(text: &str, rule: &str) -> Option<String> {
    let mark = format!("**{rule}**");
    let mut lines = text.lines().skip_while(|line| !begins(line).starts_with(&mark));
    let mut found = vec![lines.next()?];
    found.extend(lines.take_while(|line| !ends(line)));
    Some(found.join("\n").trim().to_owned())
}

/// A rule may stand in a list.
fn begins(line: &str) -> &str {
    line.trim_start().trim_start_matches("- ").trim_start_matches("* ")
}

fn ends(line: &str) -> bool {
    let numbered = begins(line).strip_prefix("**").and_then(|rest| rest.split_once("**"));
    line.starts_with('#') || numbered.is_some_and(|(word, _)| is_number(word))
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
    use super::rule_in;

    const TEXT: &str = "# Rules\n\n**XY-1** First. Not **XY-2** here.\n\nMore of it, **loud**.\n\n- **XY-2** Second,\n  longer.\n- **XY-10** Tenth.\n\n## Next\n\n**XY-3** Third.\n";

    #[test]
    fn a_rule_is_its_paragraph_and_what_belongs_to_it() {
        let first = "**XY-1** First. Not **XY-2** here.\n\nMore of it, **loud**.";
        assert_eq!(rule_in(TEXT, "XY-1").as_deref(), Some(first));
        assert_eq!(rule_in(TEXT, "XY-2").as_deref(), Some("- **XY-2** Second,\n  longer."));
        assert_eq!(rule_in(TEXT, "XY-10").as_deref(), Some("- **XY-10** Tenth."));
        assert_eq!(rule_in(TEXT, "XY-3").as_deref(), Some("**XY-3** Third."));
        assert_eq!(rule_in(TEXT, "XY-4"), None);
        assert_eq!(rule_in(TEXT, ""), None);
    }
}
