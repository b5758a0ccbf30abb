//! Commands of the tools: stored as they were given.

use crate::clock::ClockRules;
use kernel::{Die, Seat};
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
