//! Validation of names.

use caseless::default_case_fold_str;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

const LONGEST: usize = 64;
/// Enough for 64 family emoji; a single visible character may otherwise hide a megabyte of accents.
const MOST_BYTES: usize = 2_048;

/// Why a name cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// Nothing in it can be seen.
    #[error("the name is empty")]
    Empty,
    /// More than 64 characters as people count them.
    #[error("the name is longer than 64 characters")]
    TooLong,
    /// Control characters, or such that turn the direction of the text around them.
    #[error("the name holds characters that cannot be shown")]
    Characters,
    /// Another person has it, perhaps in other capitals.
    #[error("another person has this name")]
    Taken,
}

impl NameFault {
    /// The stable code that screens branch on.
    pub fn code(self) -> &'static str {
        match self {
            NameFault::Empty => "person_name_empty",
            NameFault::TooLong => "person_name_too_long",
            NameFault::Characters => "person_name_characters",
            NameFault::Taken => "person_name_taken",
        }
    }
}

/// A name that can be taken.
pub(crate) struct Name {
    /// As it is shown: trimmed and composed (NFC).
    pub(crate) shown: String,
    /// As it is compared: without the difference between capitals and small letters.
    pub(crate) key: String,
}

impl Name {
    /// Takes what was typed.
    pub(crate) fn new(typed: &str) -> Result<Name, NameFault> {
        let typed = typed.trim();
        if typed.len() > MOST_BYTES {
            return Err(NameFault::TooLong);
        }
        let shown: String = typed.nfc().collect();
        if shown.chars().any(forbidden) {
            return Err(NameFault::Characters);
        }
        if shown.chars().all(invisible) {
            return Err(NameFault::Empty);
        }
        if shown.graphemes(true).count() > LONGEST {
            return Err(NameFault::TooLong);
        }
        let apart: String = shown.nfd().collect();
        let key = default_case_fold_str(&apart).nfc().collect();
        Ok(Name { shown, key })
    }
}

fn forbidden(c: char) -> bool {
    let turns = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = matches!(c, '\u{2028}' | '\u{2029}');
    c.is_control() || turns || breaks
}

fn invisible(c: char) -> bool {
    let joiner = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}');
    let filler =
        matches!(c, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{feff}');
    c.is_whitespace() || joiner || filler || matches!(c, '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> String {
        Name::new(name).map(|n| n.key).unwrap()
    }

    fn fault(name: &str) -> Option<NameFault> {
        Name::new(name).err()
    }

    #[test]
    fn names_of_every_kind_are_taken() {
        for name in [
            "Ana",
            "José María",
            "李小龍",
            "مريم",
            "👨‍👩‍👧‍👦",
            "O'Neil <b>",
            "'; DROP TABLE people",
            "=1+1",
        ] {
            assert_eq!(fault(name), None, "{name}");
        }
        assert_eq!(Name::new("  Ana\t").unwrap().shown, "Ana");
        assert_eq!(Name::new("Jose\u{301}").unwrap().shown, "José");
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        assert_eq!(key("ANA"), key("ana"));
        assert_eq!(key("Jose\u{301}"), key("JOSÉ"));
        assert_eq!(key("Straße"), key("STRASSE"));
        assert_ne!(key("Ana"), key("Aná"));
    }

    #[test]
    fn what_cannot_be_shown_is_refused() {
        for name in ["", "  ", "\u{200b}\u{200b}", "\u{3164}", "\u{200d}"] {
            assert_eq!(fault(name), Some(NameFault::Empty), "{name:?}");
        }
        for name in ["a\u{0}b", "a\nb", "\u{202e}ana", "a\u{2066}", "a\u{2028}b", "\u{7f}x"] {
            assert_eq!(fault(name), Some(NameFault::Characters), "{name:?}");
        }
    }

    #[test]
    fn length_is_counted_as_people_do() {
        assert_eq!(fault(&"ñ".repeat(64)), None);
        assert_eq!(fault(&"👨‍👩‍👧‍👦".repeat(64)), None);
        assert_eq!(fault(&"a".repeat(65)), Some(NameFault::TooLong));
        assert_eq!(fault(&"a".repeat(1 << 20)), Some(NameFault::TooLong));
        assert_eq!(fault(&format!("e{}", "\u{301}".repeat(5_000))), Some(NameFault::TooLong));
    }
}
