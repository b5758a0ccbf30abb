//! Parsing of deep links (`tapete://…`) and of paths of files that are opened from outside.

use url::Url;
use uuid::Uuid;

/// No address of ours and no usual path is longer, in bytes.
const LONGEST: usize = 4_096;

/// What a deep link, or an argument of the program, names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// `tapete://session/<id>`: looking back at a session.
    Session(Uuid),
    /// `tapete://table/<id>`: the table itself.
    Table(Uuid),
    /// `tapete://game/<a game file>`, as it was said.
    Game(String),
    /// `tapete://snapshot/<a snapshot>`, as it was said.
    Snapshot(String),
    /// A file, by its path or as `file://…`.
    File(String),
}

/// Why something is no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AddressFault {
    /// It is longer than any.
    TooLong,
    /// It is none of ours, or names nothing that can be opened.
    Strange,
}

/// Reads an address. Links are taken to the letter: two words and nothing behind them.
pub(crate) fn read(said: &str) -> Result<Address, AddressFault> {
    if said.len() > LONGEST {
        return Err(AddressFault::TooLong);
    }
    if said.contains(char::is_control) || said.is_empty() {
        return Err(AddressFault::Strange);
    }
    let Some((scheme, rest)) = said.split_once(':').filter(|(scheme, _)| is_scheme(scheme)) else {
        return Ok(Address::File(said.to_owned()));
    };
    match scheme.to_ascii_lowercase().as_str() {
        "tapete" if is_packed("//game/", rest) => Ok(Address::Game(said.to_owned())),
        "tapete" if is_packed("//snapshot/", rest) => Ok(Address::Snapshot(said.to_owned())),
        "tapete" => link(rest).ok_or(AddressFault::Strange),
        "file" if rest.starts_with('/') => {
            path(said).map(Address::File).ok_or(AddressFault::Strange)
        }
        _ => Err(AddressFault::Strange),
    }
}

/// As RFC 3986 has it; a single letter is a drive.
fn is_scheme(word: &str) -> bool {
    let sound = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    word.len() > 1 && word.starts_with(|c: char| c.is_ascii_alphabetic()) && word.bytes().all(sound)
}

/// Whether letters of base 32 follow; what they come to is read when it is looked at.
fn is_packed(begin: &str, rest: &str) -> bool {
    let own = games::packed_link::is_packed(begin, rest);
    let letters = rest.get(begin.len()..).unwrap_or_default();
    let letters = letters.strip_suffix('/').unwrap_or(letters);
    own && !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn link(rest: &str) -> Option<Address> {
    let (kind, id) = rest.strip_prefix("//")?.split_once('/')?;
    // Some programs close an address that has no dot in it.
    let id = id.strip_suffix('/').unwrap_or(id);
    // The form with hyphens and no other: links are not written by hand.
    let id =
        Uuid::try_parse(id).ok().filter(|known| id.eq_ignore_ascii_case(&known.to_string()))?;
    match kind.to_ascii_lowercase().as_str() {
        "session" => Some(Address::Session(id)),
        "table" => Some(Address::Table(id)),
        _ => None,
    }
}

/// A file of this machine: one of another would be fetched from there.
fn path(said: &str) -> Option<String> {
    let url = Url::parse(said).ok().filter(|url| url.host().is_none())?;
    url.to_file_path().ok()?.into_os_string().into_string().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ID: &str = "0190a0a0-0000-7000-8000-000000000001";

    #[test]
    fn a_link_names_a_session_or_a_table() {
        let id = Uuid::try_parse(ID).unwrap();
        for (said, wanted) in [
            (format!("tapete://session/{ID}"), Address::Session(id)),
            (format!("tapete://table/{ID}"), Address::Table(id)),
            (format!("TAPETE://Table/{}/", ID.to_uppercase()), Address::Table(id)),
            ("tapete://game/ABC234".to_owned(), Address::Game("tapete://game/ABC234".to_owned())),
            ("TAPETE://GAME/abc/".to_owned(), Address::Game("TAPETE://GAME/abc/".to_owned())),
            (
                "tapete://Snapshot/A2".to_owned(),
                Address::Snapshot("tapete://Snapshot/A2".to_owned()),
            ),
        ] {
            assert_eq!(read(&said), Ok(wanted), "{said}");
        }
    }

    #[test]
    fn whatever_else_comes_as_a_link_is_refused() {
        let simple = ID.replace('-', "");
        for said in [
            "",
            "tapete:",
            "tapete://",
            "tapete://session",
            "tapete://session/",
            "tapete://session/7",
            "tapete://game/",
            "tapete://game/ABC?x=1",
            "tapete://snapshot/",
            "tapete://snapshots/ABC",
            "tapete://game/../session",
            "tapete://person/0190a0a0-0000-7000-8000-000000000001",
            "tapete:session/0190a0a0-0000-7000-8000-000000000001",
            "tapete://session//0190a0a0-0000-7000-8000-000000000001",
            "tapete://session/../table/0190a0a0-0000-7000-8000-000000000001",
            "tapete://session/0190a0a0-0000-7000-8000-000000000001/../x",
            "tapete://session/0190a0a0-0000-7000-8000-000000000001?x=1",
            "tapete://session/0190a0a0-0000-7000-8000-000000000001#x",
            "tapete://session/0190a0a0%2d0000-7000-8000-000000000001",
            "tapete://session/{0190a0a0-0000-7000-8000-000000000001}",
            "tapete://ana@session/0190a0a0-0000-7000-8000-000000000001",
            "tapete://session:80/0190a0a0-0000-7000-8000-000000000001",
            "tapete://session/0190a0a0-0000-7000-8000-000000000001\n",
            "https://example.org/x.json",
            "javascript:alert(1)",
            "data:text/html,x",
            "file:relative",
            "file://elsewhere/x.json",
            "a\u{0}b",
        ] {
            assert_eq!(read(said), Err(AddressFault::Strange), "{said:?}");
        }
        assert_eq!(read(&format!("tapete://session/{simple}")), Err(AddressFault::Strange));
        let long = format!("tapete://session/{ID}{}", "/".repeat(5_000));
        assert_eq!(read(&long), Err(AddressFault::TooLong));
    }

    #[test]
    fn a_file_is_named_by_its_path_or_as_the_desktop_does() {
        let file = |path: &str| Ok(Address::File(path.to_owned()));
        assert_eq!(read("evening.tapete.json"), file("evening.tapete.json"));
        assert_eq!(read("../evening.json"), file("../evening.json"));
        assert_eq!(read("/srv/ana/a: b.json"), file("/srv/ana/a: b.json"));
        assert_eq!(read("C:\\x.json"), file("C:\\x.json"));
        #[cfg(unix)]
        assert_eq!(read("file:///srv/ana/a%C3%B1o%202.json"), file("/srv/ana/año 2.json"));
    }

    proptest! {
        #[test]
        fn nothing_that_is_said_is_too_much(said in "\\PC{0,200}") {
            let _ = read(&said);
        }

        #[test]
        fn nothing_behind_our_own_name_is_too_much(rest in "[a-z0-9/%.:?#@\\-]{0,60}") {
            if let Ok(address) = read(&format!("tapete:{rest}")) {
                let file = matches!(address, Address::File(_));
                prop_assert!(!file, "{address:?}");
            }
        }
    }
}
