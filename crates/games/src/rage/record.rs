//! Records of a Rage table: what events hold, stored for ever.

use super::model::{Card, Colour, EndedBy, PartOf};
use kernel::{BySeat, Few, Grain, Points, Seat};
use serde::{Deserialize, Serialize};

/// A card in a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub seat: Seat,
    pub card: Card,
    /// The announced or named colour.
    pub colour: Option<Colour>,
    pub value: Option<u8>,
}

/// A failure to follow that came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revoke {
    pub seat: Seat,
    /// In which trick of the round, from 1.
    pub trick: u8,
    pub led: Colour,
    pub played: Card,
    /// The card of the led colour that they showed later.
    pub shown: Card,
}

impl Revoke {
    /// The number of the rule that it breaks.
    pub const RULE: &str = "RG-72";
}

/// Tricks and cards that a seat won in a round (RG-47).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    pub tricks: u8,
    /// Bonus Rage cards among them.
    pub bonus: u8,
    /// Mad Rage cards among them.
    pub mad: u8,
}

/// A completed round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// The round, from 1.
    pub round: u16,
    /// Cards for each person.
    pub cards: u8,
    pub dealer: Seat,
    pub grain: Grain,
    /// What it came to for each person.
    pub cells: BySeat<Cell>,
}

/// What a round came to for one person; with teams, points and total are the team's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The person's own bid.
    pub bid: u8,
    /// The person's own tricks.
    pub tricks: u8,
    /// Bonus Rage cards among them.
    pub bonus: u8,
    /// Mad Rage cards among them.
    pub mad: u8,
    /// Points of the round.
    pub points: Points,
    /// Total after the round.
    pub total: Points,
    /// Whether the bid (the team's, with teams) was made exactly.
    pub exact: bool,
    /// The addends of the points.
    pub parts: Few<Part>,
    /// Whether the person was not at the table: not yet (RG-74), or no longer (RG-75).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

impl Cell {
    /// A round without this person, whose total stays.
    pub fn away(total: Points) -> Cell {
        let (bid, tricks, bonus, mad, points) = (0, 0, 0, 0, 0);
        let (exact, parts) = (false, Few::new());
        Cell { bid, tricks, bonus, mad, points, total, exact, parts, away: true }
    }
}

/// One addend of a round's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub what: PartOf,
    pub n: u8,
    pub points: Points,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    pub places: BySeat<u8>,
    pub rule: EndedBy,
    /// Who had the highest total, when that was more than one side.
    pub tied: Vec<Seat>,
    /// Whom the rulebook chooses among them.
    pub rulebook: Vec<Seat>,
    /// Whether there is nothing left to settle.
    pub settled: bool,
}
