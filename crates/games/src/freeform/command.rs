//! Commands of a pad: sent by a screen, and stored in the journal as they were sent.

use super::model::End;
use kernel::Seat;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A command of a pad.
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
    /// One more person sits down, between two rounds (FF-26).
    Come {},
    /// A person leaves for good, between two rounds (FF-27).
    Leave {
        /// Who.
        seat: Seat,
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

/// A number as it was typed: whole, and −0 is 0 (FF-7).
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
