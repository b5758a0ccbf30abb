//! What questions to a judge are made of, read strictly: a slip of the pen is no question.

use crate::Seat;
use serde::de::{Deserializer, Error, Unexpected};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The largest whole number that every reader of JSON keeps exactly.
const LARGEST: i64 = 1 << 53;

/// A whole number from -2^53 to 2^53.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
pub struct Whole(pub i64);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole, D::Error> {
        let n = i64::deserialize(deserializer)?;
        if (-LARGEST..=LARGEST).contains(&n) {
            return Ok(Whole(n));
        }
        Err(D::Error::invalid_value(Unexpected::Signed(n), &"a whole number up to 2^53"))
    }
}

/// A seat as the judge and a refusal name it: any whole number from 0, because a table may be only described.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(transparent)]
#[ts(type = "number")]
pub struct AskedSeat(pub u64);

impl From<Seat> for AskedSeat {
    fn from(seat: Seat) -> AskedSeat {
        AskedSeat(u64::from(seat.0))
    }
}

impl std::fmt::Display for AskedSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for AskedSeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AskedSeat, D::Error> {
        let Whole(n) = Whole::deserialize(deserializer)?;
        u64::try_from(n)
            .map(AskedSeat)
            .map_err(|_| D::Error::invalid_value(Unexpected::Signed(n), &"a seat from 0"))
    }
}

/// Reads a field that must be there, even when it is null; for `deserialize_with`.
///
/// # Errors
/// When it is left out, or is no `T`.
pub fn required_nullable<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::deserialize(deserializer)
}
