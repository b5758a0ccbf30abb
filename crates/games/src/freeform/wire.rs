//! Wire types of Freeform: commands, prompts, views.

use super::model::{Config, End};
use kernel::{Points, Seat};
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// What somebody asks of a pad.
///
/// Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Writes numbers into a row: everybody's, or those that are known already (FF-10 to FF-13).
    Book {
        /// The row, from 1.
        row: u16,
        /// Who gets what.
        entries: Vec<Entry>,
    },
    /// Writes a note beside a row or a box; a blank one takes it away (FF-15).
    Note {
        /// The row, from 1.
        row: u16,
        /// Whose box; the whole row's when nobody is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
        /// The note.
        text: String,
    },
    /// The table is done: who leads has won (FF-19).
    Finish {},
    /// The table agrees on another end, also once the game is over (FF-22).
    SetEnd {
        /// What ends the game.
        end: End,
        /// How many rounds; as before when it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        last_round: Option<i64>,
        /// Which total; as before when it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        target: Option<i64>,
    },
    /// How equal best totals are settled (FF-24).
    SettleTie {
        /// The way the table chose.
        how: TieBreak,
    },
}

/// One number in a row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Whose column; with teams, anybody of the team.
    pub seat: Seat,
    /// The number; null leaves the box open, which is how a correction strikes a number out (FF-12).
    pub amount: Option<Amount>,
}

/// A number as somebody typed it: whole, and −0 is 0 (FF-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(transparent)]
pub struct Amount(pub i64);

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        struct Whole;
        impl Visitor<'_> for Whole {
            type Value = Amount;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number")
            }
            fn visit_i64<E: Error>(self, n: i64) -> Result<Amount, E> {
                Ok(Amount(n))
            }
            fn visit_u64<E: Error>(self, n: u64) -> Result<Amount, E> {
                // What is too large for any rule stays so.
                Ok(Amount(i64::try_from(n).unwrap_or(i64::MAX)))
            }
            fn visit_f64<E: Error>(self, n: f64) -> Result<Amount, E> {
                // JSON writes −0 only as a fraction.
                if n == 0.0 && n.is_sign_negative() {
                    return Ok(Amount(0));
                }
                Err(E::invalid_type(Unexpected::Float(n), &self))
            }
        }
        deserializer.deserialize_any(Whole)
    }
}

/// How a tie at the end is settled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum TieBreak {
    /// All who are tied share the win.
    Share,
    /// The table decided in its own way.
    Table {
        /// Who won.
        winners: Vec<Seat>,
        /// How it was decided, in a few words.
        #[serde(default)]
        words: String,
    },
    /// One more round for everybody.
    ExtraRound,
}

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
