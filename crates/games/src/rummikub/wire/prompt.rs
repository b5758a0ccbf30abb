//! Prompts of a Rummikub table.

use kernel::{Grain, Seat};
use serde::Serialize;
use ts_rs::TS;

/// What may be asked for next, with its bounds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// Tiles drawn for the start.
    DrawStart {
        /// Who still has to draw.
        seats: Vec<Seat>,
    },
    /// Who starts, as the table says.
    SetStarter {
        seats: Vec<Seat>,
    },
    /// What lies on a physical rack.
    SetRack {
        seat: Seat,
        count: u8,
    },
    /// A new deal for three pairs.
    Redeal {
        /// Who may ask for it; where the app dealt, only those who hold them, and only to themselves.
        seats: Vec<Seat>,
    },
    /// The turn and its clock.
    BeginTurn {
        seat: Seat,
        /// How long it may take; none without a clock.
        seconds: Option<u16>,
    },
    /// A turn.
    Play {
        seat: Seat,
        /// What an opening has to come to; none when the player has opened.
        opening_min: Option<u8>,
        /// Whether one meld alone has to.
        single: bool,
        /// Whether the table may be used in this turn.
        table_free: bool,
        rack_known: bool,
    },
    /// One tile from the pool.
    Draw {
        seat: Seat,
        pool: u8,
    },
    /// Nothing.
    Pass {
        seat: Seat,
    },
    /// Giving up a turn that has begun.
    GiveUp {
        seat: Seat,
        /// Tiles that are drawn then.
        draws: u8,
    },
    /// The clock at zero.
    Timeout {
        seat: Seat,
        /// Tiles that are drawn then.
        draws: u8,
    },
    /// Stopping the clock.
    Pause {},
    /// Letting it go on.
    Resume {},
    /// More time.
    Extend {
        seat: Seat,
        /// Seconds a token gives.
        seconds: u16,
        tokens: u8,
    },
    /// A person went out.
    ScoreWin {
        /// The game, from 1.
        game: u16,
        /// Who, when the table knows it.
        winner: Option<Seat>,
        joker_points: u8,
    },
    /// No person can go on.
    ScoreBlocked {
        /// The game, from 1.
        game: u16,
        joker_points: u8,
        /// Whose number of tiles the table does not know: needed when the lowest points are equal.
        uncounted: Vec<Seat>,
    },
    /// Other points for a written game.
    EditScore {
        /// How many games are written down.
        games: u16,
    },
    FinishMatch {},
    /// Another grain from the next game on.
    Keep {
        grain: Grain,
    },
}
