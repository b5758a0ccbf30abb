//! The kinds of card, and how they are written.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// The kinds that the app knows by name. Their places are their numbers: new ones come at the end.
const KNOWN: [&str; 18] = [
    "GOLD", "SILVER", "HOME", "JEWELS", "AUTO", "BANK", "COINS", "STOCKS", "BASEBALL", "CASH",
    "PIGGY", "STAMPS", "COMICS", "PIANO", "TRAIN", "SCOOTER", "PLANE", "CABIN",
];

/// The most kinds that a table's own list can have, known ones not counted (CYA-3).
const MOST_OWN: usize = 40;

/// A kind of card. Cards of one kind are all the same (CYA-4), so this is also a card.
///
/// Written as its code (`HOME`); a kind of the table's own list as its place there (`#3`), because
/// only the list knows its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The kind that the app knows by this code.
    pub fn known(code: &str) -> Option<Kind> {
        KNOWN.iter().position(|known| *known == code).map(|at| Kind(at as u8))
    }

    /// The kind at this place of a table's own list, counted from 0; none beyond the longest list.
    pub fn own(at: usize) -> Option<Kind> {
        (at < MOST_OWN).then(|| Kind((KNOWN.len() + at) as u8))
    }

    /// Whether it is written by a code of ours, and not by a name of the table's.
    pub fn is_known(self) -> bool {
        usize::from(self.0) < KNOWN.len()
    }

    /// A bit of its own among 64.
    pub(super) fn bit(self) -> u64 {
        1 << self.0
    }

    fn code(self) -> Option<&'static str> {
        KNOWN.get(usize::from(self.0)).copied()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.code() {
            Some(code) => f.write_str(code),
            None => write!(f, "#{}", usize::from(self.0) + 1 - KNOWN.len()),
        }
    }
}

kernel::as_text!(Kind, Card);

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        let own = || {
            let place: usize = text.strip_prefix('#')?.parse().ok()?;
            Kind::own(place.checked_sub(1)?)
        };
        Kind::known(text).or_else(own).ok_or_else(|| format!("{text:?} is no kind of card"))
    }
}

/// A card as people write it: the code of a known kind, or a name of the table's own list.
#[derive(Clone, Debug, PartialEq, Eq, TS)]
#[ts(type = "string")]
pub enum Card {
    /// A kind that the app knows.
    Known(Kind),
    /// Any other name.
    Own(String),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Known(kind) => kind.fmt(f),
            Card::Own(name) => f.write_str(name),
        }
    }
}

impl From<&str> for Card {
    fn from(text: &str) -> Card {
        Kind::known(text).map_or_else(|| Card::Own(text.to_owned()), Card::Known)
    }
}

impl FromStr for Card {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Card, Infallible> {
        Ok(text.into())
    }
}
