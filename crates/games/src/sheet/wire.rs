//! Wire types of Sheet: prompts and views.

use super::form::{GameFile, Written};
use kernel::Seat;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;

/// What may be asked for next.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// Something to write.
    Enter {
        /// The row, from 1; 0 for the sheet.
        row: u16,
        phase: u8,
        /// The fields of this phase, in the order of the file.
        fields: Vec<OpenField>,
        /// In which order people are asked: all, or one of each side where none of a side has a box of their own.
        order: Vec<Seat>,
    },
    /// A counter.
    Count {
        counter: String,
        /// Whose can be changed, with the least and the greatest number; one without a seat for the table's.
        bounds: Vec<Bounds>,
    },
    /// Whether somebody comes back.
    ComeBack { seat: Seat, total: i64 },
    Note {
        /// The last row that can have one.
        last: u16,
        /// How many characters it may have.
        most: u16,
    },
    /// One more person, between two rows.
    Come,
    /// Somebody who leaves for good.
    Leave {
        /// The seats that may leave now.
        seats: Vec<Seat>,
    },
    /// Other house rules.
    SetHouse,
    /// A newer revision of the file.
    TakeFile {
        /// Whether rows could be counted again by it.
        again: bool,
    },
    /// The end of the game.
    Finish,
    /// Equal at the end.
    SettleTie {
        seats: Vec<Seat>,
        /// Whether one more row can be played.
        extra_row: bool,
    },
}

/// A field that is open.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OpenField {
    pub field: String,
    /// Where it can be written; one without a seat for the table's.
    pub bounds: Vec<Bounds>,
    /// What the numbers of the row must add up to.
    pub adds_to: Option<i64>,
    /// Whether they may be less.
    pub or_less: bool,
    /// The numbers that come most often.
    pub likely: Vec<i64>,
}

/// The numbers that a box takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Bounds {
    pub seat: Option<Seat>,
    pub min: i64,
    pub max: i64,
    /// Whether it is asked; none while that hangs on something that is not written.
    pub asked: Option<bool>,
    /// Whether the row waits for it.
    pub required: bool,
}

/// What a seat may see of a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct View {
    /// The file, without its cases.
    pub game: Arc<GameFile>,
    /// Its house rules with their values.
    pub house: BTreeMap<String, Written>,
    /// What of this changes only with the file.
    pub settled: Settled,
    /// One column a person, or a side.
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    /// What is written once a game.
    pub sheet: Option<Row>,
    /// The boxes of the sheet that the house rules leave out.
    pub absent: Vec<String>,
    /// The row that is open, 0 for the sheet.
    pub open: Option<u16>,
    pub phase: u8,
    /// The counters of the file: the table's number, or one for each seat.
    pub counters: Vec<Vec<i64>>,
    /// What the table carries, in the order of the file.
    pub carry: Vec<i64>,
    /// Who is tied and plays on for it.
    pub playing_on: Vec<Seat>,
    /// How many legs win, where there are legs.
    pub legs: Option<i64>,
    /// For each part of a row, the names in its expressions: what explains it.
    pub because: Vec<Vec<String>>,
    /// The same for the sheet.
    pub sheet_because: Vec<Vec<String>>,
    /// The files before this one that rows were written with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Earlier>>")]
    pub earlier: Vec<Earlier>,
}

/// What of a view changes only with the file. The answer to a step leaves it out; a screen takes it from the table as
/// it was told whole, under the same mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Settled {
    /// The names of these parts.
    pub parts: Vec<String>,
    /// The same for the same files.
    pub mark: String,
}

/// A file that rows were written with before a newer one was taken.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Earlier {
    /// The file, without its cases.
    pub game: Arc<GameFile>,
    /// For each part of a row, the names in its expressions.
    pub because: Vec<Vec<String>>,
}

/// One column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Column {
    /// Who writes in it.
    pub seats: Vec<Seat>,
    pub total: i64,
    /// 1 for the lead; equals share a place; 0 where nothing is compared.
    pub place: u8,
    /// Whether it has won; false until the game is over.
    pub won: bool,
    pub out: bool,
    pub legs: i64,
    /// How often it came back.
    pub backs: i64,
    /// What it carries, in the order of the file.
    pub carry: Vec<i64>,
}

/// One row, or the sheet.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Row {
    /// Which, from 1; 0 for the sheet.
    pub row: u16,
    /// Which of the earlier files it was written with; none where it is the one in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub earlier: Option<u8>,
    /// Its values, in the order of the file.
    pub values: Vec<Option<i64>>,
    /// The columns that write in it.
    pub columns: Vec<u8>,
    /// Who has the marker.
    pub dealer: Option<Seat>,
    /// What is written, by seat and field.
    pub cells: Vec<BTreeMap<String, Written>>,
    /// What is written once for the row.
    pub table: BTreeMap<String, Written>,
    /// What it came to, by column; null where it did not come to anything yet.
    pub points: Vec<Option<Points>>,
    pub complete: bool,
    /// The note beside it; blank when there is none.
    pub note: String,
    /// Notes in its boxes, by seat; blank where there is none.
    pub notes: Vec<String>,
    /// Notes in single boxes of the sheet.
    pub box_notes: Vec<BoxNote>,
    /// The fields in which there has to be somebody: a check of the file says so at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub somebody: Vec<String>,
}

/// A note in a box of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BoxNote {
    pub field: String,
    /// The seat; none for the field as a whole.
    pub seat: Option<Seat>,
    pub text: String,
}

/// What a row came to for one column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Points {
    /// The sum.
    pub points: i64,
    /// The total after it.
    pub total: i64,
    /// The parts that counted: their places in the file, and what they are worth.
    pub parts: Vec<PartCounted>,
}

/// A part that counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PartCounted {
    /// Its place in the file, which has its name.
    pub part: u8,
    pub worth: i64,
}
