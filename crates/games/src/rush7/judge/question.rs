//! Questions of the judge, parsed strictly: an unknown field is an error.

use super::super::model::{TO_WIN_ZONE, ZONES};
use kernel::{Seat, Whole, required_nullable};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A player without a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum Letter {
    /// The first.
    A,
    /// The second.
    B,
}

impl Letter {
    /// Where they would sit.
    pub fn seat(self) -> Seat {
        match self {
            Letter::A => Seat(0),
            Letter::B => Seat(1),
        }
    }

    /// Who sits there.
    pub fn of(seat: Seat) -> Letter {
        if seat == Seat(0) { Letter::A } else { Letter::B }
    }
}

/// A zone that is asked about.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ZoneAsked {
    #[serde(deserialize_with = "required_nullable")]
    pub controller: Option<Letter>,
    pub captured: Vec<Whole>,
    #[serde(deserialize_with = "required_nullable")]
    pub won_by: Option<Letter>,
}

/// A zone that is described without saying whether it is won: that follows (R7-10).
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ZoneHeld {
    #[serde(deserialize_with = "required_nullable")]
    pub controller: Option<Letter>,
    pub captured: Vec<Whole>,
}

impl From<ZoneHeld> for ZoneAsked {
    fn from(ZoneHeld { controller, captured }: ZoneHeld) -> ZoneAsked {
        let won_by = controller.filter(|_| captured.len() == TO_WIN_ZONE);
        ZoneAsked { controller, captured, won_by }
    }
}

/// A question to the judge.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Who wins this zone's battle, and what becomes of it (R7-25).
    Zone {
        zone: ZoneAsked,
        /// The first player's card.
        a: Whole,
        /// The second player's card.
        b: Whole,
    },
    /// The same, with the sums that lead to it (R7-25, R7-26).
    Battle {
        zone: ZoneHeld,
        /// The first player's card.
        a: Whole,
        /// The second player's card.
        b: Whole,
    },
    /// What a whole turn comes to (R7-25, R7-28, R7-29).
    Turn {
        /// The five zones.
        zones: [ZoneAsked; ZONES],
        /// The first player's cards, null in a won zone.
        a: [Option<Whole>; ZONES],
        /// The second player's cards.
        b: [Option<Whole>; ZONES],
    },
    /// Which values the deck has (R7-1), and how many cards win a zone (R7-10).
    Values {},
    /// What captured cards add (R7-26).
    Bonus { captured: Vec<Whole> },
    /// Whether a zone is won (R7-27).
    ZoneWon { zone: ZoneAsked },
    /// Who has won (R7-28).
    Winner {
        /// The five zones.
        zones: [ZoneAsked; ZONES],
    },
    /// How many cards are dealt for the next turn (R7-29).
    Deal {
        /// The five zones.
        zones: [ZoneAsked; ZONES],
    },
    /// The smallest card that wins a zone's battle (R7-30).
    Least {
        zone: ZoneAsked,
        side: Letter,
        /// The other player's card.
        against: Whole,
    },
    /// The same, with the battle that shows it.
    LeastShown {
        zone: ZoneHeld,
        side: Letter,
        /// The other player's card.
        against: Whole,
    },
}
