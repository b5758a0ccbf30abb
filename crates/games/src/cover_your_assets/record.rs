//! Records of a Cover Your Assets table: what events hold, stored for ever.

use super::kind::{Card, Kind};
use super::model::{EndedBy, Kept};
use kernel::{BySeat, Points, Seat};
use serde::{Deserialize, Serialize};

/// The cards when a round begins that is kept card by card: full hands, and one card to be turned (CYA-6, CYA-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FullHands {
    /// Cards in each hand.
    pub each: u8,
    /// Cards left in the draw pile.
    pub draw: u16,
}

/// A table in the middle of a round, as far as it lies open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub turn: Seat,
    pub in_hand: BySeat<u8>,
    /// The sets of each stack, the safe one first, the asset first in each.
    pub stacks: BySeat<Vec<Vec<Kind>>>,
    /// The discard pile, its top card last.
    pub discard: Vec<Kind>,
    /// Cards left in the draw pile.
    pub draw: u16,
}

/// A completed round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// The round, from 1.
    pub round: u16,
    pub dealer: Seat,
    pub kept: Kept,
    /// Whether it was played only to break a tie.
    pub extra: bool,
    /// What it came to for each person.
    pub cells: BySeat<Cell>,
}

/// What a round came to for one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// What the stack was worth.
    pub amount: Points,
    /// Total after the round.
    pub total: Points,
    /// Whether no person had more in this round (CYA-40).
    pub won: bool,
    /// The cards of the stack by kind, in counting order; none where only the amount is known.
    pub counts: Option<Vec<Counted>>,
    /// Whether the person was not at the table: not yet (CYA-66), or no longer (CYA-67).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

impl Cell {
    /// A round without this person, whose total stays.
    pub fn away(total: Points) -> Cell {
        Cell { amount: 0, total, won: false, counts: None, away: true }
    }
}

/// Cards of one kind in a stack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    pub kind: Card,
    pub n: u16,
    /// What they are worth together.
    pub value: Points,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    pub places: BySeat<u8>,
    pub rule: EndedBy,
}
