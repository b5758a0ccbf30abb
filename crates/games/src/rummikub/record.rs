//! Records of a Rummikub table: what events hold, stored for ever.

use super::meld::Kind;
use super::tiles::Tiles;
use kernel::{BySeat, Grain, Points, Seat};
use serde::{Deserialize, Serialize};

/// A meld on the table: its tiles in their order, and what it is (RK-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The tiles, left to right.
    pub tiles: Tiles,
    /// What it is; a meld that can be both is what its player said.
    pub kind: Kind,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ended {
    /// A rack was empty (RK-40).
    Out { seat: Seat },
    /// No seat could go on (RK-41).
    Blocked,
}

/// A game that is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// The game, from 1.
    pub game: u16,
    pub grain: Grain,
    pub ended: Ended,
    pub winners: Vec<Seat>,
    /// What it came to for each person.
    pub cells: BySeat<Cell>,
    /// What the points add up to: 0, but for `mixed` and for points typed by hand.
    pub sum: Points,
    /// Whether the points were typed by hand (RK-47); a sum that is not 0 is worth a warning then.
    pub typed: bool,
}

/// What a game came to for one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The tiles that were left, where it was said which.
    pub tiles: Option<Tiles>,
    /// How many tiles were left, where that is known.
    pub count: Option<u8>,
    /// What they count (RK-42).
    pub rack: Points,
    /// Points of the game.
    pub points: Points,
    /// Total after the game.
    pub total: Points,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    pub places: BySeat<u8>,
    /// Whether the table said so, rather than the games.
    pub called: bool,
}
