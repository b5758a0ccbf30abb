//! Commands, events and views of the tools.

use crate::clock::{ClockRules, Hand};
use crate::dice::Tray;
use kernel::{BySeat, Die, Seat, Timestamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

kernel::tagged! {
    tag: "do";

    /// A command of a tool.
    #[derive(TS)]
    pub enum Command {
        /// Lays these dice into a tray, in place of what lay there (TL-3).
        SetDice {
            /// Whose; none for the table's.
            owner: Option<Seat>,
            /// 1 to 20.
            dice: Vec<Die>,
        },
        /// Takes a tray away (TL-3).
        ClearDice {
            owner: Option<Seat>,
        },
        /// Rolls the dice of a tray that are not kept (TL-4).
        Roll {
            owner: Option<Seat>,
            /// Which stay, counted from 0.
            keep: Vec<u8>,
        },
        /// Writes down a roll of real dice (TL-5).
        TypeRoll {
            owner: Option<Seat>,
            /// Which stay, counted from 0.
            keep: Vec<u8>,
            /// What the others show, in their order, from 0.
            faces: Vec<u16>,
        },
        /// Sets a clock on the table, in place of the one that stood there (TL-11).
        SetClock {
            rules: ClockRules,
        },
        /// Takes the clock away.
        ClearClock,
        /// Starts the clock (TL-14).
        StartClock {
            /// Whose turn; none between turns.
            turn: Option<Seat>,
            /// Whether 3-2-1 is counted first.
            signal: bool,
        },
        /// Ends the turn (TL-15).
        PassTurn {
            /// Whose turn is next; none for the next by the order.
            to: Option<Seat>,
        },
        /// Ends the turn, and no person is next (TL-16).
        NobodysTurn,
        /// Stops the clock (TL-17).
        PauseClock,
        /// Lets it run again (TL-17).
        ResumeClock,
        /// Gives time, or takes it (TL-20).
        AddTime {
            /// In milliseconds; negative takes.
            ms: i32,
        },
        /// Spends a token of the one whose turn it is (TL-19).
        SpendToken,
        /// Writes down that the time ran out (TL-18).
        RunOut,
        /// Draws who starts (TL-21).
        Choose {
            among: Vec<Seat>,
        },
        /// Draws an order (TL-22).
        Shuffle {
            among: Vec<Seat>,
        },
        /// Draws teams of sizes that differ by one at most (TL-23).
        DrawTeams {
            among: Vec<Seat>,
            teams: u8,
        },
        /// Seats one more person, where the game lets them sit down (TL-27).
        Come {
            person: Uuid,
            name: String,
            /// The piece they play this table with.
            piece: u8,
        },
        /// Gives a seat to another person, or lets two change places (TL-25, TL-26).
        Reseat {
            seat: Seat,
            /// Who sits there now.
            person: Uuid,
            name: String,
            /// The piece they play this table with.
            piece: u8,
            /// Whether they had the seat all the time, and another person was put down by mistake.
            from_start: bool,
        },
    }
}

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

/// What was drawn last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "drawn", rename_all = "snake_case")]
pub enum Drawn {
    /// Who starts.
    One {
        seat: Seat,
    },
    Order {
        /// The first first.
        seats: Vec<Seat>,
    },
    Teams {
        teams: Vec<Vec<Seat>>,
    },
}

/// A tray as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TrayView {
    #[serde(flatten)]
    pub tray: Tray,
    /// What its faces add up to, where they are numbers.
    pub sum: Option<i64>,
}

/// A clock as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ClockView {
    pub rules: ClockRules,
    pub turn: Option<Seat>,
    /// Who is next by the order.
    pub next: Option<Seat>,
    /// Since when it runs; ahead while the start signal counts.
    pub since: Option<Timestamp>,
    /// Whether it ever ran.
    pub begun: bool,
    /// What is shown for each; of the table's own time once, when no person sits there.
    pub hands: BySeat<Hand>,
    /// How long the turn took, whatever it costs.
    pub turn_hand: Hand,
    /// When the time will have run out, if nothing happens.
    pub deadline: Option<Timestamp>,
    /// Whether it was said that it ran out.
    pub rung: bool,
    /// What each took in turns that ended, in milliseconds.
    pub spent: BySeat<i64>,
    /// What turns of no person took, in milliseconds.
    pub idle: i64,
    pub turns: BySeat<u32>,
    pub tokens: BySeat<u8>,
}

/// Everything that lies beside a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// The table's tray first, then people's, clockwise.
    pub trays: Vec<TrayView>,
    /// The clock, if one stands there.
    pub clock: Option<ClockView>,
    pub drawn: Option<Drawn>,
    /// How often something was drawn.
    pub draws: u32,
}
