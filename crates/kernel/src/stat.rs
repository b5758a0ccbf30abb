use crate::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A stat: one number that a finished table states for the statistics of its game, such as
/// "of five bids of two, three were made".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stat {
    /// Whom it is about; none when it is about the whole table.
    pub seat: Option<Seat>,
    /// What it is, one word of the game's own, such as `bid`.
    pub key: String,
    /// What sets it apart from others of its kind, such as the size of the bid; else empty.
    pub dim: String,
    /// How many, how much.
    pub value: i64,
    /// Out of how many; 1 where it is a figure and no share.
    pub of: i64,
}

impl Stat {
    /// A stat of the whole table.
    pub fn table(key: &str, value: impl Into<i64>) -> Stat {
        Stat { seat: None, key: key.to_owned(), dim: String::new(), value: value.into(), of: 1 }
    }

    /// A stat of one person.
    pub fn seat(seat: Seat, key: &str, value: impl Into<i64>) -> Stat {
        Stat { seat: Some(seat), ..Stat::table(key, value) }
    }

    /// Sets the denominator.
    pub fn out_of(self, of: impl Into<i64>) -> Stat {
        Stat { of: of.into(), ..self }
    }

    /// Sets what tells it apart from others of its kind.
    pub fn dim(self, dim: impl ToString) -> Stat {
        Stat { dim: dim.to_string(), ..self }
    }
}

/// The name of a stat that a game brings with it, where no catalogue has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatName {
    /// The text by language; `en` alone where one text serves all.
    pub said: BTreeMap<String, String>,
    /// Whether it is a share (so many out of so many); else it is a figure whose mean counts.
    pub share: bool,
}
