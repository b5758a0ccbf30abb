use crate::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The one in whose name a command is asked. The host decides it; it is never read from a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The one who enters facts for everybody.
    Keeper,
    /// A person at the table, for themselves only.
    Seat(Seat),
}

impl Actor {
    /// Whether this actor may say something in the name of `seat`.
    pub fn speaks_for(self, seat: Seat) -> bool {
        match self {
            Actor::Keeper => true,
            Actor::Seat(own) => own == seat,
        }
    }
}

/// Who looks at the table, and so which hidden things they may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Everybody: only what lies open.
    Table,
    /// One person: what lies open and their own hand.
    Seat(Seat),
    /// A look back at what is over: every hand lies open.
    LookingBack,
}

impl Viewer {
    /// Whether this viewer may see what is hidden at `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        self == Viewer::LookingBack || self == Viewer::Seat(seat)
    }
}
