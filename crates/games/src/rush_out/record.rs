//! Records of a Rush Out! table: what events hold, stored for ever. Cards are numbers of the catalogue that the
//! first event holds.

use super::catalogue::cards::CardNo;
use super::model::{ByTeam, Class, Colour, Reason, Row, Team};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The class and colour that a hero begins with (RO-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    pub seat: Seat,
    pub class: Class,
    /// The colour of the dice.
    pub colour: Colour,
}

/// What dice are put on (RO-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Card(CardNo),
    DragonTile,
    HeroTile(Seat),
    /// A dice scroll, by its position among the scrolls.
    Scroll(u8),
}

/// What waits for the sorcerer's choice (RO-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A spell of the row.
    Spell(CardNo),
    /// The sweep scroll, by its position.
    Sweep(u8),
}

/// Where a card goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardPlace {
    /// The top of its deck: a summon on the tasks, an exchanged spell on the spells.
    DeckTop(Row),
    Discard(Row),
    Gold(Team),
    /// A hero's experience.
    Xp(Seat),
    /// Waits for one of its helpers.
    PendingXp(Vec<Seat>),
    /// In front of a hero.
    Dispel(Seat),
    /// Over all heroes.
    Curse,
}

/// What comes after a round (RO-115, RO-116).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum After {
    Round,
    /// The market, with these coins.
    Market(ByTeam<u8>),
    /// Nothing: the match is decided.
    Nothing,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundRow {
    pub winner: Team,
    pub reason: Reason,
    /// How long it took, without pauses, in milliseconds.
    pub elapsed_ms: i64,
}
