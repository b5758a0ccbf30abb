//! Events of the tools: stored for ever, never drawn.

use crate::clock::ClockRules;
use kernel::{BySeat, Die, Seat, Timestamp};
use uuid::Uuid;

kernel::tagged! {
    tag: "did";

    /// What happened to a tool.
    pub enum Event {
        /// Dice lie in a tray.
        DiceSet { owner: Option<Seat>, dice: Vec<Die> },
        /// A tray is gone.
        DiceCleared { owner: Option<Seat> },
        /// Dice were rolled: `rolled` are their places, `faces` what came up.
        Rolled { owner: Option<Seat>, rolled: Vec<u8>, faces: Vec<u16>, typed: bool },
        /// A clock stands on the table.
        ClockSet { rules: ClockRules },
        ClockCleared,
        /// It runs, from `at` on.
        ClockStarted { turn: Option<Seat>, at: Timestamp },
        /// A turn ended after `spent` and another began.
        TurnPassed { spent: i64, left: BySeat<i64>, to: Option<Seat>, at: Timestamp },
        /// It stands; the turn took `past` so far.
        ClockPaused { past: i64 },
        /// It runs again.
        ClockResumed { at: Timestamp },
        /// The turn, or the table, has more time.
        TimeAdded { ms: i64, token: bool },
        /// The time ran out, `late` milliseconds before it was written down.
        RanOut { late: i64 },
        /// A person was drawn.
        Chosen { among: Vec<Seat>, seat: Seat },
        /// An order was drawn.
        Shuffled { seats: Vec<Seat> },
        TeamsDrawn { teams: Vec<Vec<Seat>> },
        /// Two people who were put down the wrong way round have changed places.
        Swapped { one: Seat, other: Seat },
        /// One more person sits behind the last seat.
        Came { person: Uuid, name: String, piece: u8 },
        /// Another person sits there: from the start, or `since` they took the seat over.
        Reseated {
            seat: Seat,
            person: Uuid,
            name: String,
            piece: u8,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            since: Option<Timestamp>,
        },
    }
}
