//! Events of a pad: stored for ever, with everything that a rule worked out.

use super::command::TieBreak;
use super::model::End;
use super::record::{Booked, Outcome};
use kernel::{Points, Seat};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Numbers were written (FF-10).
    Booked {
        /// The row, from 1.
        row: u16,
        /// Who got what.
        entries: Vec<Booked>,
        /// The sums of all columns after it (FF-16).
        totals: Vec<Points>,
        /// Whether the row is complete now.
        complete: bool,
    },
    /// A note was written, changed or taken away (FF-15).
    Noted {
        /// The row, from 1.
        row: u16,
        /// Whose box; the whole row's when nobody is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The note; blank when it was taken away.
        text: String,
    },
    /// The table agreed on another end (FF-22).
    EndSet {
        /// What ends the game.
        end: End,
        /// How many rounds, where they end it.
        last_round: u16,
        /// Which total, where it ends it.
        target: i32,
        /// How many rows there will be, when that is known.
        planned: Option<u16>,
    },
    /// One more person sits down (FF-26).
    Came {
        /// Where.
        seat: Seat,
        /// What stands in their boxes of the rounds so far; none on a sheet, where these are open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<i32>,
    },
    /// A person has left for good (FF-27).
    Left {
        /// Who.
        seat: Seat,
    },
    /// The keeper ended the game (FF-19).
    Finished {},
    /// The best totals are equal and one more round is played (FF-23, FF-24).
    PlayedOn {
        /// Who is tied.
        tied: Vec<Seat>,
        /// How many rows there will be, when that is known.
        planned: Option<u16>,
    },
    /// The game is over (FF-18).
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// The table settled a tie (FF-24).
    TieSettled {
        /// In which way.
        how: TieBreak,
        /// How it ended then.
        outcome: Outcome,
    },
}
