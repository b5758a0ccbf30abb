//! Events of a Rummikub table: stored for ever, with everything that a rule worked out.

use super::command::StartDraw;
use super::record::{Ended, Laid, Outcome, SheetRow};
use super::state::TurnWas;
use super::tiles::Tiles;
use kernel::{BySeat, Grain, Seat, Timestamp};
use std::sync::Arc;

kernel::tagged! {
    tag: "is";

    /// One thing that happened.
    pub enum Event {
        /// A game begins: everybody takes tiles, the rest is the pool (RK-3).
        GameOpened {
            /// Which, from 1.
            game: u16,
            grain: Grain,
            /// Tiles on every rack.
            hand: u8,
            pool: u8,
        },
        /// The app dealt (RK-3).
        Dealt {
            racks: BySeat<Tiles>,
            /// The pool, the next tile first.
            pool: Tiles,
        },
        /// Tiles were drawn for the start (RK-4).
        StartDrawn {
            draws: Vec<StartDraw>,
            /// Who still has to draw, or has to draw again.
            awaited: Vec<Seat>,
            starter: Option<Seat>,
        },
        /// The table said who starts (RK-4).
        StarterSet {
            seat: Seat,
        },
        /// A person showed three pairs; a new deal follows (RK-6).
        PairsShown {
            seat: Seat,
            pairs: Tiles,
        },
        /// The app was told what lies on a rack.
        RackSet {
            seat: Seat,
            tiles: Tiles,
        },
        /// A turn began; its clock runs where there is one (RK-36).
        TurnBegun {
            seat: Seat,
            at: Timestamp,
        },
        /// Tiles were laid (RK-22 to RK-34).
        Played {
            seat: Seat,
            /// The table afterwards.
            table: Arc<[Laid]>,
            /// What came from the rack.
            played: Tiles,
            /// What the opening came to, when this was it (RK-22).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            opening: Option<u32>,
            /// Whether the clock stood at zero (RK-36).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            late: bool,
            next: Seat,
        },
        /// A turn ended without a play (RK-20, RK-35, RK-36, RK-41).
        NotPlayed {
            seat: Seat,
            was: TurnWas,
            drawn: u8,
            /// Which, where the app knows them.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            tiles: Option<Tiles>,
            /// How many have passed one after the other now.
            passes: u8,
            next: Seat,
        },
        /// The clock stands still (RK-36).
        ClockPaused {
            /// Since when.
            at: Timestamp,
        },
        /// The clock goes on (RK-36).
        ClockResumed {
            /// How long it stood still in this turn by now, in milliseconds.
            waited: i64,
        },
        /// A token was spent (RK-36).
        TimeAdded {
            seat: Seat,
            seconds: u16,
            /// Tokens left.
            left: u8,
        },
        /// The game is over (RK-40, RK-41).
        GameEnded {
            ended: Ended,
        },
        /// The game is scored (RK-43 to RK-45).
        GameScored {
            row: SheetRow,
        },
        /// A written game has other points (RK-47).
        ScoreEdited {
            /// Which, from 1.
            game: u16,
            /// The games with their new totals.
            sheet: Vec<SheetRow>,
        },
        GrainKept {
            grain: Grain,
            /// Whether it holds for the open game already.
            now: bool,
        },
        /// The match is over (RK-46).
        MatchOver {
            outcome: Outcome,
        },
    }
}
