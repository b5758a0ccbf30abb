//! Events of a table: what happened, with everything worked out; stored for ever.

use super::command::TieBreak;
use super::form::{GameFile, Written};
use super::record::{Outcome, Recounted, Scored, SeatWritten};
use kernel::Seat;
use std::collections::BTreeMap;

kernel::tagged! {
    tag: "event";

    /// What happened at a table.
    pub enum Event {
        /// A row was opened, with its values and the marker (SH-6).
        Opened {
            /// The row, from 1.
            row: u16,
            /// Its values, in the order of the file; none where a value has no meaning now.
            values: Vec<Option<i64>>,
            /// The columns that are in; one alone where people take turns.
            columns: Vec<u8>,
            /// Who has the marker.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            dealer: Option<Seat>,
        },
        /// The sheet at the end was opened (SH-12).
        SheetOpened {},
        /// Something was written (SH-7).
        Entered {
            /// The row, from 1; 0 for the sheet.
            row: u16,
            /// What, for whom.
            entries: Vec<SeatWritten>,
            /// What was written once for the row.
            #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
            table: BTreeMap<String, Option<Written>>,
        },
        /// A row is complete, or the sheet has changed: points (SH-13).
        Scored {
            /// The row, from 1; 0 for the sheet.
            row: u16,
            columns: Vec<Scored>,
            /// What the table carries on, in the order of the file.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            carry: Vec<i64>,
            /// Whether boxes of the row are open still: what is written counts (SH-6).
            #[serde(default, skip_serializing_if = "is_false")]
            open: bool,
        },
        /// A counter was changed (SH-16).
        Counted {
            /// Which, by its place in the file.
            counter: u8,
            /// Whose; the table's when nobody is named.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seat: Option<Seat>,
            /// The new number.
            value: i64,
        },
        /// A column is out (SH-17).
        WentOut {
            column: u8,
            total: i64,
            /// With which total it may come back, where it may.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            back: Option<i64>,
            /// How many were out before the row in which it went out; none in journals from before this was told.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            before: Option<u8>,
        },
        /// A column that was out came back, or did not want to (SH-17).
        CameBack {
            column: u8,
            /// With which total; none when it stays out.
            total: Option<i64>,
        },
        /// A leg was won; totals begin again (SH-18).
        LegWon {
            column: u8,
            /// The totals of all columns now.
            totals: Vec<i64>,
        },
        /// A note was written, changed or taken away (SH-21).
        Noted {
            /// The row, from 1; 0 for the sheet.
            row: u16,
            /// Whose box; the whole row's when nobody is named.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seat: Option<Seat>,
            /// Which box of the sheet; none for the row as a whole.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            field: Option<String>,
            /// The note; blank when it was taken away.
            text: String,
        },
        /// One more person sat down; what they begin with (SH-26).
        Came {
            /// The new seat, behind the last one.
            seat: Seat,
            /// The total they begin with.
            total: i64,
            /// What they carry, in the order of the file.
            carry: Vec<i64>,
            /// Their number of each counter, in the order of the file.
            counters: Vec<i64>,
        },
        /// A person left for good (SH-27).
        Left {
            seat: Seat,
        },
        /// House rules were changed during the game (SH-28).
        HouseSet {
            /// All of them with their values from now on.
            house: BTreeMap<String, Written>,
        },
        /// A newer revision of the file was taken, and what the table has by it from now on (SH-29).
        FileTaken {
            /// The file, without its cases.
            game: Box<GameFile>,
            /// Its house rules with their values.
            house: BTreeMap<String, Written>,
            /// The rows that were counted again, the first one first; empty where they keep what they had.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            rows: Vec<Recounted>,
            /// The totals of all columns.
            totals: Vec<i64>,
            /// What each column carries, in the order of the file.
            carry: Vec<Vec<i64>>,
            /// What the table carries, in the order of the file.
            table_carry: Vec<i64>,
            /// The counters of the file: the table's number, or one for each seat.
            counters: Vec<Vec<i64>>,
        },
        /// The keeper ended the game (SH-20).
        Finished {},
        /// All that decides is equal and one more row is played (SH-23).
        PlayedOn {
            tied: Vec<Seat>,
        },
        /// The game is over (SH-20).
        GameOver {
            outcome: Outcome,
        },
        /// The table settled a tie (SH-24).
        TieSettled {
            how: TieBreak,
            /// How it ended then.
            outcome: Outcome,
        },
    }
}

fn is_false(value: &bool) -> bool {
    !value
}
