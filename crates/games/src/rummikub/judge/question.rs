//! Questions of the judge, parsed strictly: an unknown field is an error.

use super::super::meld::Kind;
use super::super::solution::{Jokers, Objective};
use super::super::tiles::Tiles;
use kernel::{AskedSeat, required_nullable};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a person holds at the end.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HeldRack {
    pub seat: AskedSeat,
    pub tiles: Tiles,
}

/// A question to the judge.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Whether these tiles are a meld, and what it counts (RK-10 to RK-16).
    Meld {
        /// The tiles, left to right.
        tiles: Tiles,
    },
    /// The same with everything that a screen shows: the order, what jokers stand for.
    Readings {
        /// The tiles, left to right.
        tiles: Tiles,
        /// What the player says it is, where it could be both.
        #[serde(default)]
        #[ts(optional)]
        kind: Option<Kind>,
    },
    /// Whether a turn holds (RK-20 to RK-34).
    Turn {
        /// Whether the player has opened.
        opened: bool,
        before: Vec<Tiles>,
        /// The rack before the turn; null when it is not known.
        #[serde(deserialize_with = "required_nullable")]
        rack: Option<Tiles>,
        after: Vec<Tiles>,
    },
    /// The best play (RK-20 to RK-31).
    Solve {
        table: Vec<Tiles>,
        rack: Tiles,
        /// What the best play has most of.
        objective: Objective,
        /// When a joker of the table may leave its place.
        jokers: Jokers,
        /// Whether the player has opened.
        opened: bool,
    },
    /// The best play with everything that a screen shows; jokers as the house rules have it.
    Advise {
        table: Vec<Tiles>,
        rack: Tiles,
        /// What the best play has most of.
        objective: Objective,
        /// Whether the player has opened.
        opened: bool,
    },
    /// What a game comes to (RK-42 to RK-45).
    Score {
        /// What everybody holds; the person who went out may be left out.
        racks: Vec<HeldRack>,
        /// Who went out; null when the game is blocked.
        #[serde(deserialize_with = "required_nullable")]
        winner: Option<AskedSeat>,
    },
}
