//! Commands of a table: sent by a screen, and stored in the journal as they were sent.

use super::form::Written;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

kernel::tagged! {
    tag: "do";

    /// A command of a table.
    #[derive(TS)]
    pub enum Command {
        /// Writes into a row, or into the sheet (SH-7 to SH-11).
        Enter {
            /// The row, from 1; 0 for the sheet.
            row: u16,
            /// What each of these people has; a value that is null leaves its box open.
            #[serde(default)]
            entries: Vec<SeatEntry>,
            /// What is written once for the row.
            #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
            #[ts(optional, as = "Option<BTreeMap<String, Option<Written>>>")]
            table: BTreeMap<String, Option<Written>>,
            /// Checks that only warn, and were read.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[ts(optional, as = "Option<Vec<String>>")]
            despite: Vec<String>,
        },
        /// Changes a counter (SH-16).
        Count {
            counter: String,
            /// Whose; the table's when nobody is named.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            seat: Option<Seat>,
            /// By how much.
            by: i64,
        },
        /// Somebody who is out comes back, or stays out (SH-17).
        ComeBack {
            seat: Seat,
            /// Whether they come back.
            yes: bool,
        },
        /// Writes a note beside a row or a box; a blank one takes it away (SH-21).
        Note {
            /// The row, from 1; 0 for the sheet.
            row: u16,
            /// Whose box; the whole row's when nobody is named.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            seat: Option<Seat>,
            /// Which box of the sheet; none for the row as a whole.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            field: Option<String>,
            text: String,
        },
        /// One more person sits down, between two rows (SH-26).
        Come {},
        /// A person leaves for good, between two rows (SH-27).
        Leave {
            seat: Seat,
        },
        /// The table agrees on other house rules, also once the game is over (SH-28).
        SetHouse {
            /// Those that change, with their values.
            house: BTreeMap<String, Written>,
        },
        /// A newer revision of the table's file, for the rows to come or for all (SH-29).
        TakeFile {
            /// The file, as its JSON has it.
            #[ts(as = "super::form::GameFile")]
            game: serde_json::Value,
            /// Whether the rows so far are counted again.
            #[serde(default, skip_serializing_if = "is_false")]
            #[ts(optional, as = "Option<bool>")]
            again: bool,
        },
        /// The table is done: who leads has won (SH-20).
        Finish {},
        /// How a tie is settled (SH-24).
        SettleTie {
            /// The way the table chose.
            how: TieBreak,
        },
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

/// What one person has in a row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatEntry {
    /// Who; where a team writes once, anybody of it.
    pub seat: Seat,
    /// Values by field.
    pub values: BTreeMap<String, Option<Written>>,
}

/// How a tie at the end is settled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum TieBreak {
    /// All who are tied share the win.
    Share,
    /// The table decided in its own way.
    Table {
        winners: Vec<Seat>,
        /// How it was decided, in a few words.
        #[serde(default)]
        words: String,
    },
    /// One more row for everybody.
    ExtraRow,
}
