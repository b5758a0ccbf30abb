//! The configuration of a table: the game file, its house rules, and who plays together.

use super::form::{GameFile, Sides, Written};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The most rows of a game (SH-6).
pub const MOST_ROWS: u16 = 200;

/// Who plays together: a way of the file, or sides that were picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum SidesChosen {
    /// One of the file's ways.
    Way(Sides),
    /// These sides.
    Picked(Vec<Vec<Seat>>),
}

/// Every choice of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The whole file (SH-1).
    pub game: GameFile,
    /// The file's house rules with their values (SH-3).
    #[serde(default)]
    pub house: BTreeMap<String, Written>,
    /// Who plays together; the usual way of the file when it is not said (SH-4).
    #[serde(default)]
    pub sides: Option<SidesChosen>,
}
