//! Records of a pad: what events hold, stored for ever.

use super::ending::EndedBy;
use kernel::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// One written number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Booked {
    /// Who wrote it, or for whom.
    pub seat: Seat,
    /// The number; none when the box was left open.
    pub amount: Option<i32>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who won.
    pub winners: Vec<Seat>,
    /// Each seat's place.
    pub places: BySeat<u8>,
    /// Which rule decided.
    pub rule: EndedBy,
    /// Who had the best total, when that was more than one column.
    pub tied: Vec<Seat>,
    /// Whether there is nothing left to settle.
    pub settled: bool,
}
