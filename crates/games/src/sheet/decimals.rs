//! Decimals of a game: which numbers are read with them, and how a refusal states one.

use super::form::{Field, GameFile, Kind};
use kernel::Decimal;
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

impl GameFile {
    /// In how many decimals points are read.
    pub fn decimals(&self) -> u8 {
        self.decimals.unwrap_or(0)
    }

    /// The same of a field: a number that is typed has them, what is counted is whole.
    pub fn decimals_of(&self, field: &Field) -> u8 {
        if field.kind == Kind::Number { self.decimals() } else { 0 }
    }

    /// The same of a counter: one that is the total is read as points.
    pub(super) fn decimals_of_counter(&self, at: usize) -> u8 {
        let id = self.counters.get(at).map(|counter| &counter.id);
        if id.is_some() && id == self.total.as_ref() { self.decimals() } else { 0 }
    }
}

/// A number as a refusal states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Stated {
    /// A whole number.
    Whole(i64),
    /// One with decimals.
    Parts {
        /// The number.
        decimal: Decimal,
    },
}

impl Stated {
    /// A number in so many decimals.
    pub(super) fn new(n: i64, decimals: u8) -> Stated {
        match decimals {
            0 => Stated::Whole(n),
            _ => Stated::Parts { decimal: Decimal { n, decimals } },
        }
    }
}

impl fmt::Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stated::Whole(n) => n.fmt(f),
            Stated::Parts { decimal } => decimal.fmt(f),
        }
    }
}
