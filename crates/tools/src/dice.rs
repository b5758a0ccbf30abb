//! Dice and trays for any table.

use crate::refusal::Refusal;
use kernel::{Die, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// The most sides a numbered die may have (TL-2).
pub(crate) const MOST_SIDES: u16 = 1_000;
/// The most faces of a die with faces of its own (TL-2).
pub(crate) const MOST_FACES: usize = 30;
/// The most letters on a face, and in a die's name (TL-2).
pub(crate) const MOST_LETTERS: usize = 24;
/// The most dice in a tray (TL-3).
pub const MOST_DICE: usize = 20;

/// Whether there can be such a die.
///
/// # Errors
/// `TL_E_DIE_FACES`, `TL_E_LONG_FACE`, `TL_E_DIE` (TL-2).
pub fn check(die: &Die) -> Result<(), Refusal> {
    let letters = |text: &str| text.chars().count();
    let fits = |text: &str| {
        (1..=MOST_LETTERS).contains(&letters(text))
            && text.trim() == text
            && !text.chars().any(char::is_control)
    };
    let sound = match die {
        Die::Numbered { sides } => (2..=MOST_SIDES).contains(sides),
        Die::Faced { name, faces } => {
            if faces.len() > MOST_FACES {
                return Err(Refusal::DieFaces { n: faces.len(), most: MOST_FACES });
            }
            if let Some(long) = faces.iter().find(|face| letters(face) > MOST_LETTERS) {
                let begins = long.chars().take(MOST_LETTERS).collect();
                return Err(Refusal::LongFace { begins, n: letters(long), most: MOST_LETTERS });
            }
            fits(name) && faces.len() >= 2 && faces.iter().all(|face| fits(face))
        }
    };
    if sound { Ok(()) } else { Err(Refusal::Die {}) }
}

/// A die in a tray, and what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TrayDie {
    #[ts(as = "Die")]
    pub die: Arc<Die>,
    /// The face that lies up, from 0; none before its first roll.
    pub face: Option<u16>,
}

/// The dice of one person, or of everybody (TL-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Tray {
    /// Whose they are; none for the table's own.
    pub owner: Option<Seat>,
    /// In the order they lie.
    pub dice: Vec<TrayDie>,
    pub rolls: u32,
}

impl Tray {
    /// A tray with dice that were not rolled yet.
    pub fn new(owner: Option<Seat>, dice: Vec<Die>) -> Tray {
        let dice = dice.into_iter().map(|die| TrayDie { die: Arc::new(die), face: None }).collect();
        Tray { owner, dice, rolls: 0 }
    }

    /// What the faces add up to; none before every die was rolled, when a face is no number or all are too large for one (TL-6).
    pub fn sum(&self) -> Option<i64> {
        let pips = |lies: &TrayDie| lies.die.pips(lies.face?);
        self.dice.iter().try_fold(0_i64, |sum, lies| sum.checked_add(pips(lies)?))
    }
}
