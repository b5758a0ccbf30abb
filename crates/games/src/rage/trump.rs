//! The trump, and what Change Rage and Out Rage do to it.
//!
//! Pure functions, used by the table and by the judge.

use super::model::{Card, Colour, OutRage};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The trump in force, and what an Out Rage of this trick still has to bring (RG-31, RG-36, RG-38).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trumps {
    /// The trump, if there is one.
    pub now: Option<Colour>,
    /// The Out Rage of this trick that no Change Rage has answered (RG-40).
    pub out: Option<OutPlayed>,
}

/// An Out Rage that took a trump away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutPlayed {
    pub by: Seat,
    /// The trump it took away.
    pub before: Colour,
}

/// What happens to the trump between two tricks (RG-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterTrick {
    /// Nothing.
    Stays,
    /// A new one is turned, because of the Out Rage of this person.
    Turn(Seat),
    /// The one before the Out Rage returns.
    Restore(Colour),
}

impl Trumps {
    /// A colour that was turned or named with a Change Rage; none leaves everything as it is, for
    /// the pile is used up (RG-36, RG-37, RG-40).
    pub fn change(&mut self, colour: Option<Colour>) {
        if colour.is_some() {
            *self = Trumps { now: colour, out: None };
        }
    }

    /// An Out Rage; answers the trump it took away, none when there was none (RG-38, RG-39).
    pub fn out(&mut self, by: Seat) -> Option<Colour> {
        let before = self.now.take()?;
        self.out = Some(OutPlayed { by, before });
        Some(before)
    }

    /// What the end of the trick does to the trump (RG-38).
    pub fn after_trick(&self, out_rage: OutRage) -> AfterTrick {
        match (out_rage, self.out) {
            (OutRage::TrickThenNew, Some(out)) => AfterTrick::Turn(out.by),
            (OutRage::TrickThenRestore, Some(out)) => AfterTrick::Restore(out.before),
            _ => AfterTrick::Stays,
        }
    }
}

/// What was turned from a pile: the Rage cards set aside and the number card that ended it; none
/// when the pile has no number card left (RG-14, RG-37).
pub fn turn(pile: &[Card]) -> (Vec<Card>, Option<Card>) {
    let at = pile.iter().position(|card| matches!(card, Card::Number(..)));
    let aside = pile[..at.unwrap_or(pile.len())].to_vec();
    (aside, at.map(|at| pile[at]))
}

/// The colour of a number card.
pub fn colour_of(card: Option<Card>) -> Option<Colour> {
    match card {
        Some(Card::Number(colour, _)) => Some(colour),
        _ => None,
    }
}

/// What cards are turned for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TurnedFor {
    /// The first trump of the round (RG-13).
    Opening,
    /// A Change Rage (RG-36).
    Change,
    /// The new trump after a trick with an Out Rage (RG-38).
    Out,
}
