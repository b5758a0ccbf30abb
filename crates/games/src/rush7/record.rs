//! Records of a Rush 7 table: what events hold, stored for ever.

use super::model::{Card, EndedBy, Fate, Zone};
use kernel::{BySeat, Few, Seat};
use serde::{Deserialize, Serialize};

/// How many cards are dealt (R7-12, R7-29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealCount {
    /// Cards dealt to each player.
    pub each: u8,
    /// Cards each player keeps from before: 2, or 0 at the start.
    pub keep: u8,
    /// Cards in each hand then.
    pub hand: u8,
    /// Cards shuffled together before the deal.
    pub shuffle: u8,
    /// Cards left over after it.
    pub left: u8,
}

/// A card laid at a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// At which zone, from 1.
    pub zone: u8,
    pub card: Card,
}

/// What a battle came to (R7-20).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// In which zone, from 1.
    pub zone: u8,
    /// Both players' cards and points; none where the table judged itself.
    pub sides: Option<BySeat<Side>>,
    pub fate: Fate,
    /// Who won; none in a tie.
    pub winner: Option<Seat>,
    /// The loser's card, captured; none in a tie.
    pub captured: Option<Card>,
    /// The cards that go away, as far as they are known, the lowest first.
    pub discarded: Few<Card>,
    /// The zone after it: its controller, what is captured there, and whether it is won.
    pub after: Zone,
}

impl Battle {
    /// The number of the rule by which it was judged: by the sums, or by the table itself.
    pub fn judged_by(&self) -> &'static str {
        if self.sides.is_some() { "R7-7" } else { "R7-22" }
    }

    /// The number of the rule behind what became of the zone.
    pub fn rule(&self) -> &'static str {
        match self.fate {
            _ if self.after.won_by.is_some() => "R7-10",
            Fate::Tie => "R7-8",
            Fate::Taken | Fate::Added | Fate::Retaken => "R7-9",
        }
    }
}

/// One player's side of a battle (R7-7).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub card: Card,
    /// What the captured cards add.
    pub bonus: u8,
    /// Each captured card that adds something.
    pub parts: Few<BonusPart>,
    /// The card and the bonus together.
    pub points: u8,
}

/// What one captured card adds (R7-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusPart {
    pub card: Card,
    /// What it adds, 1 or 2.
    pub bonus: u8,
}

/// A completed turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnRow {
    /// Which, from 1.
    pub turn: u16,
    /// What every zone's battle came to, Z1 first; a won zone has none.
    pub battles: Vec<Battle>,
    /// The zones that each has won after it.
    pub won: BySeat<u8>,
    pub zones_won: Few<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who won; both in a draw.
    pub winners: Vec<Seat>,
    /// Which rule decided.
    pub by: EndedBy,
    pub won: BySeat<u8>,
    /// The open zones that each controls.
    pub controlled: BySeat<u8>,
    pub captured: BySeat<u8>,
}
