//! Records of a table: what events hold, stored for ever.

use super::form::Written;
use kernel::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was written for one seat: values by field, none where a box was left open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatWritten {
    pub seat: Seat,
    /// Values by field.
    pub values: BTreeMap<String, Option<Written>>,
}

/// What a row came to for one column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scored {
    pub column: u8,
    /// The parts that counted, by their places in the file, each with what it was worth.
    pub parts: Vec<(u8, i64)>,
    /// Their sum.
    pub points: i64,
    /// The total after it.
    pub total: i64,
    /// What is carried on, in the order of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carry: Vec<i64>,
}

/// A row that was counted again by another file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recounted {
    /// The row, from 1.
    pub row: u16,
    /// Its values, in the order of the file; none where a value has no meaning.
    pub values: Vec<Option<i64>>,
    pub columns: Vec<Scored>,
    /// What the table carried on, in the order of the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carry: Vec<i64>,
}

/// Which rule decided the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndedBy {
    /// What the file says decides the places.
    #[serde(rename = "SH-22")]
    Places,
    /// The last one who was in.
    #[serde(rename = "SH-17")]
    Last,
    /// A row that wins by itself.
    #[serde(rename = "SH-19")]
    Won,
    #[serde(rename = "SH-18")]
    Legs,
    /// All that decides is equal.
    #[serde(rename = "SH-23")]
    Shared,
    #[serde(rename = "SH-24")]
    Settled,
}

impl EndedBy {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            EndedBy::Places => "SH-22",
            EndedBy::Last => "SH-17",
            EndedBy::Won => "SH-19",
            EndedBy::Legs => "SH-18",
            EndedBy::Shared => "SH-23",
            EndedBy::Settled => "SH-24",
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    pub places: BySeat<u8>,
    pub rule: EndedBy,
    /// Who is equal at the top, when that is more than one column.
    pub tied: Vec<Seat>,
    /// Whether there is nothing left to settle.
    pub settled: bool,
}
