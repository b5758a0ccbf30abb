//! Dice for any table: what they are, and what lies in a tray.

use crate::refusal::Refusal;
use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most sides a numbered die may have (TL-2).
pub(crate) const MOST_SIDES: u16 = 1_000;
/// The most faces of a die with faces of its own (TL-2).
pub(crate) const MOST_FACES: usize = 30;
/// The most letters on a face, and in a die's name (TL-2).
pub(crate) const MOST_LETTERS: usize = 24;
/// The most dice in a tray (TL-3).
pub const MOST_DICE: usize = 20;

/// A die: numbered from 1, or with faces of its own (TL-1).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(export, export_to = "tools/Die.ts")]
#[serde(untagged, deny_unknown_fields)]
pub enum Die {
    /// Sides from 1 to `sides`: a d6 has six.
    Numbered {
        /// From 2 to 1,000.
        sides: u16,
    },
    /// Faces that are words or symbols; a face that stands there twice is twice as likely.
    Faced {
        /// What the die is called: `hero`, or a name of the table's own.
        name: String,
        /// From 2 to 30, each of 1 to 24 letters.
        faces: Vec<String>,
    },
}

impl Die {
    /// The common die with this many sides.
    pub fn numbered(sides: u16) -> Die {
        Die::Numbered { sides }
    }

    /// How many faces can come up; 0 for a die that cannot be.
    pub fn sides(&self) -> u16 {
        match self {
            Die::Numbered { sides } => *sides,
            Die::Faced { faces, .. } => u16::try_from(faces.len()).unwrap_or(0),
        }
    }

    /// What face `face` (from 0) counts in a sum; none for a die whose faces are no numbers.
    pub fn pips(&self, face: u16) -> Option<i64> {
        match self {
            Die::Numbered { .. } => Some(i64::from(face) + 1),
            Die::Faced { faces, .. } => faces.get(usize::from(face))?.parse().ok(),
        }
    }

    /// How face `face` (from 0) is written.
    pub fn written(&self, face: u16) -> String {
        match self {
            Die::Numbered { .. } => (u32::from(face) + 1).to_string(),
            Die::Faced { faces, .. } => faces.get(usize::from(face)).cloned().unwrap_or_default(),
        }
    }

    /// Whether there can be such a die.
    ///
    /// # Errors
    /// `TL_E_DIE` (TL-2).
    pub fn check(&self) -> Result<(), Refusal> {
        let fits = |text: &str| {
            let letters = text.chars().count();
            (1..=MOST_LETTERS).contains(&letters)
                && text.trim() == text
                && !text.chars().any(char::is_control)
        };
        let sound = match self {
            Die::Numbered { sides } => (2..=MOST_SIDES).contains(sides),
            Die::Faced { name, faces } => {
                fits(name)
                    && (2..=MOST_FACES).contains(&faces.len())
                    && faces.iter().all(|face| fits(face))
            }
        };
        if sound { Ok(()) } else { Err(Refusal::Die {}) }
    }

    /// One face (from 0), each equally likely.
    pub fn roll(&self, chance: &mut Chance) -> u16 {
        u16::try_from(chance.below(usize::from(self.sides()))).unwrap_or(0)
    }
}

/// A die in a tray, and what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "tools/TrayDie.ts")]
pub struct TrayDie {
    /// What it is.
    pub die: Die,
    /// The face that lies up, from 0; none before its first roll.
    pub face: Option<u16>,
}

/// The dice of one person, or of everybody (TL-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "tools/Tray.ts")]
pub struct Tray {
    /// Whose they are; none for the table's own.
    pub owner: Option<Seat>,
    /// In the order they lie.
    pub dice: Vec<TrayDie>,
    /// How often they were rolled.
    pub rolls: u32,
}

impl Tray {
    /// A tray with dice that were not rolled yet.
    pub fn new(owner: Option<Seat>, dice: Vec<Die>) -> Tray {
        let dice = dice.into_iter().map(|die| TrayDie { die, face: None }).collect();
        Tray { owner, dice, rolls: 0 }
    }

    /// What the faces add up to; none before every die was rolled or when a face is no number (TL-6).
    pub fn sum(&self) -> Option<i64> {
        self.dice.iter().map(|lies| lies.die.pips(lies.face?)).sum()
    }
}
