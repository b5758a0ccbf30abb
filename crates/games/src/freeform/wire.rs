//! Wire types of Freeform: prompts and views.

use super::model::{Config, End};
use kernel::{Points, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What may be asked for next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// Numbers for a row.
    Book {
        /// The row to offer first: the first one that was begun and has open boxes, else the next.
        next: u16,
        /// Every row with an open box, the first one first.
        rows: Vec<OpenRow>,
        /// The lowest number.
        lowest: i32,
        /// The highest number.
        highest: i32,
        /// Every number is a multiple of this one.
        step: i32,
        /// The numbers written most often at this table, at most six.
        likely: Vec<i32>,
    },
    /// A note.
    Note {
        /// The last row that can have one; the first is 1.
        last: u16,
        /// How many characters it may have.
        most: u16,
    },
    /// The end of the game.
    Finish,
    /// Another end.
    SetEnd {
        /// What ends the game now.
        end: End,
        /// How many rounds, where they end it.
        last_round: u16,
        /// Which total, where it ends it.
        target: i32,
        /// The most rounds there can be.
        most_rounds: u16,
        /// The largest target there can be.
        most_target: i32,
    },
    /// One more person at the table.
    Come,
    /// Somebody who leaves for good.
    Leave {
        /// Who can.
        seats: Vec<Seat>,
    },
    /// Equal best totals at the end.
    SettleTie {
        /// Who is tied for the win.
        seats: Vec<Seat>,
        /// Whether one more round can be played.
        extra_round: bool,
    },
}

/// A row with open boxes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OpenRow {
    /// Which, from 1.
    pub row: u16,
    /// Whose boxes are open, one seat a column.
    pub missing: Vec<Seat>,
}

/// What anybody may see of a pad.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// What is being played; may be blank.
    pub title: String,
    /// One column a person, or a team.
    pub columns: Vec<Column>,
    /// The rows: those that were begun, or all that have names.
    pub rows: Vec<Row>,
    /// How many rows there will be, when that is known.
    pub planned: Option<u16>,
    /// Who is tied and plays on for it (FF-23).
    pub playing_on: Vec<Seat>,
    /// The house rules in force.
    pub config: Config,
}

/// One column of a pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Column {
    /// Who writes in it: one person, or a team.
    pub seats: Vec<Seat>,
    /// The sum of its numbers.
    pub total: Points,
    /// 1 for the lead; equals share a place.
    pub place: u8,
    /// Whether it has won; false until the game is over.
    pub won: bool,
    /// How far the leader is away, from 0.
    pub behind: i64,
    /// How much is missing to the target, from 0; none when no target ends the game.
    pub to_target: Option<i64>,
    /// How many boxes are written.
    pub written: u16,
    /// Whether its person has left for good (FF-27).
    pub left: bool,
}

/// One row of a pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Row {
    /// Which, from 1.
    pub row: u16,
    /// Its name; none for a plain round.
    pub name: Option<String>,
    /// Its boxes, in the order of the columns.
    pub cells: Vec<Cell>,
    /// Whether every box is written.
    pub complete: bool,
    /// The note beside it; blank when there is none.
    pub note: String,
}

/// One box of a pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Cell {
    /// The number; none while the box is open.
    pub amount: Option<i32>,
    /// The sum of the column down to here.
    pub total: Points,
    /// The note in it; blank when there is none.
    pub note: String,
}
