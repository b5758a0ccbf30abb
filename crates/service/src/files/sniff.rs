//! Sniffing: what kind of file it is and whether it can be imported, from its first bytes.

use super::FileFault;
use super::form::{FORMAT, VERSION};
use super::stream::{LONGEST_FILE, LONGEST_FOREIGN, MIB};
use crate::game_files::FORMAT as GAME;
use crate::presets::file::FORMAT as PRESET;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};

/// Looks at the beginning of a file of `size` bytes; what is wrong further on is found when all of it is
/// read.
///
/// # Errors
/// When it is too long, no object, of a newer version, or so long that it can only be one of ours and does
/// not say so.
pub fn sniff(beginning: &str, size: u64) -> Result<(), FileFault> {
    if size > LONGEST_FILE {
        return Err(FileFault::TooLarge { mib: LONGEST_FILE / MIB });
    }
    let text = beginning.trim_start_matches('\u{feff}');
    if !text.trim_start().starts_with('{') {
        return Err(FileFault::foreign("it does not begin with an object"));
    }
    let mut seen = Seen::default();
    let read = serde_json::Deserializer::from_str(text).deserialize_map(SeenVisitor(&mut seen));
    match (seen.format.as_deref(), seen.version) {
        (Some(FORMAT), Some(version)) if version > VERSION => {
            return Err(FileFault::Newer { version, known: VERSION });
        }
        (Some(FORMAT), _) => {}
        (Some(PRESET), _) => return Err(FileFault::HouseRules),
        (Some(GAME), _) => return Err(FileFault::Game),
        (Some(other), _) => return Err(FileFault::foreign(format!("its format is {other:?}"))),
        // What other programs write is read whole, and may not be that long.
        (None, _) if size > LONGEST_FOREIGN => {
            return Err(FileFault::TooLarge { mib: LONGEST_FOREIGN / MIB });
        }
        (None, _) => {}
    }
    match read {
        // It ends in the middle because this is only its beginning.
        Err(error) if !error.is_eof() => Err(error.into()),
        _ => Ok(()),
    }
}

#[derive(Default)]
struct Seen {
    format: Option<String>,
    version: Option<u64>,
}

/// Remembers what it saw, also when the text ends before the object does.
struct SeenVisitor<'a>(&'a mut Seen);

impl<'de> Visitor<'de> for SeenVisitor<'_> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => self.0.format = Some(map.next_value()?),
                "version" => self.0.version = map.next_value()?,
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const FIFTY: u64 = 50 << 20;

    #[test]
    fn the_beginning_tells_what_it_can() {
        let ours = r#"{"format":"tapete","version":1,"players":[{"name":"An"#;
        assert_eq!(sniff(ours, FIFTY), Ok(()));
        assert_eq!(sniff("\u{feff} {\"plays\":[{\"uu", 1_000), Ok(()));
        assert_eq!(sniff("{", 1_000), Ok(()));
        // What is whole and wrong is said by the reader.
        assert_eq!(sniff("{}", 2), Ok(()));

        let too_large = |mib| Err(FileFault::TooLarge { mib });
        assert_eq!(sniff(ours, (2 << 30) + 1), too_large(2_048));
        for long in ["{\"a\":\"xxxx", "{\"plays\":[", "{", "{\"about\":\"x\",\"pla"] {
            assert_eq!(sniff(long, FIFTY), too_large(32), "{long}");
        }
        let rules = sniff("{\"format\":\"tapete-preset\",", 1_000);
        assert_eq!(rules, Err(FileFault::HouseRules));
        let game = sniff("{\"format\":\"tapete-game\",\"version\":1,", 1_000);
        assert_eq!(game, Err(FileFault::Game));
        let newer = FileFault::Newer { version: 7, known: VERSION };
        assert_eq!(sniff(r#"{"version":7,"format":"tapete","x":"#, FIFTY), Err(newer));
        for strange in ["", "   ", "[", "<html>", "\u{0}PK", "{,", "{1", "{\"format\":\"other\""] {
            let found = sniff(strange, 1_000);
            assert!(matches!(found, Err(FileFault::Foreign { .. })), "{strange:?}: {found:?}");
        }
    }

    proptest! {
        #[test]
        fn no_beginning_is_too_much(text in "\\PC{0,300}", size in any::<u64>()) {
            let _ = sniff(&text, size);
        }

        #[test]
        fn the_beginning_of_what_we_write_is_never_refused(cut in 1_usize..90) {
            let whole = r#"{"format":"tapete","version":1,"players":[{"id":"x","name":"Ñusta"}],"sessions":[{"a":[1]}]}"#;
            let cut = (1..=cut).rev().find(|at| whole.is_char_boundary(*at)).unwrap_or(1);
            prop_assert_eq!(sniff(&whole[..cut], 90), Ok(()));
        }
    }
}
