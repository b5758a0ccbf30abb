//! Constraints that a catalogue can break (RO-127).

use super::super::model::{CardKind, Scenario};
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

/// A constraint that a catalogue breaks. Those that stand on guesses only warn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Constraint {
    /// It is no catalogue at all.
    Form,
    /// It was written by a newer app.
    Schema,
    /// A name or an id has 1 to so many characters.
    Name,
    /// Two things have the same id.
    Twice,
    /// What is changed is not in the set.
    Unknown,
    /// The dice have five symbols and the wild, one face each (RO-5, RO-6).
    Dice,
    /// Three spaces, then the deck (RO-58).
    Track,
    /// The four hero tiles (RO-4).
    Heroes,
    /// A hero's skill is a hero's symbol (RO-7).
    Skill,
    /// How many cards of a kind (RO-2).
    Count,
    /// How many symbols a hero half has.
    HeroSlots,
    /// What a hero half is made of.
    HeroSymbol,
    /// A kind without a hero half has none.
    NoHeroHalf,
    /// How many symbols a sorcerer half has.
    SorcererSlots,
    /// What a sorcerer half is made of.
    SorcererSymbol,
    /// A kind without a sorcerer half has none.
    NoSorcererHalf,
    /// Banners show symbols of the sorcerer, each once (RO-9).
    Banner,
    /// Backs are unmarked, 4+ or 5; spells have none (RO-17).
    Back,
    /// What the card does is not of its kind (RO-50).
    Effect,
    /// Both variants of a kind exist.
    Variants,
    /// Slots of the dragon tile, by the number of players (RO-21).
    DragonTile,
    /// Each training and scenario has its content (RO-16).
    Setups,
    /// A setup asks for spells that exist, and for enough of them.
    SetupSpells,
    /// Standard tasks left for three people.
    TasksForThree,
    /// Souls and life for two, three and four heroes (RO-22).
    Piles,
    /// How many kinds of equipment or scrolls there are.
    Kinds,
    /// Price and copies of equipment or a scroll.
    Price,
    /// What a scroll does (RO-85 to RO-88), or what equipment counts as (RO-84).
    Item,
    /// A warning: dispels are two vortices and four forbidden symbols.
    DispelSet,
    /// A warning: two curses of each kind.
    CurseSet,
    /// A warning: ten pieces of equipment.
    EquipmentCopies,
    /// A warning: eight scrolls.
    ScrollCopies,
    /// A warning: a dispel that could not be cleared (RO-128).
    Locked,
}

/// One constraint that is broken, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Broken {
    pub constraint: Constraint,
    /// The id of the card, tile or item it speaks of.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub card: String,
    /// The kind of cards it speaks of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<CardKind>,
    /// The setup it speaks of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub setup: Option<Scenario>,
    /// What is wrong with the form, for logs.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub why: String,
    pub found: u32,
    /// The fewest there may be.
    pub least: u32,
    /// The most there may be.
    pub most: u32,
}

impl Broken {
    /// A constraint of the whole catalogue.
    pub fn all(constraint: Constraint) -> Broken {
        Broken {
            constraint,
            card: String::new(),
            kind: None,
            setup: None,
            why: String::new(),
            found: 0,
            least: 0,
            most: 0,
        }
    }

    /// A constraint of one card, tile or item.
    pub fn of(constraint: Constraint, card: &str) -> Broken {
        Broken { card: card.chars().take(LONGEST_SHOWN).collect(), ..Broken::all(constraint) }
    }

    /// How many there are, and how many there may be.
    #[must_use]
    pub fn found(self, found: usize, least: usize, most: usize) -> Broken {
        let n = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Broken { found: n(found), least: n(least), most: n(most), ..self }
    }
}

/// An id that is longer is cut in a message.
const LONGEST_SHOWN: usize = 40;

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.constraint)?;
        if !self.card.is_empty() {
            write!(f, " of {}", self.card)?;
        }
        if let Some(kind) = self.kind {
            write!(f, " of {kind:?}")?;
        }
        if let Some(setup) = self.setup {
            write!(f, " in {setup:?}")?;
        }
        if self.most > 0 {
            write!(f, ": {} instead of {} to {}", self.found, self.least, self.most)?;
        }
        if !self.why.is_empty() {
            write!(f, ": {}", self.why)?;
        }
        Ok(())
    }
}
