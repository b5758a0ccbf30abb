//! What the journals of old scorepads hold: their commands and events, beside the sheet's own.

use super::super::form::whole;
use super::super::{command, event};
use super::config::End;
use kernel::{BySeat, Points, Record, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A command of such a table: of the sheet, or one that was stored before.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Command {
    Now(command::Command),
    Old(Asked),
}

impl Record for Command {
    fn read(text: &str) -> Result<Command, serde_json::Error> {
        let now = command::Command::read(text).map(Command::Now);
        now.or_else(|_| Asked::read(text).map(Command::Old))
    }
}

kernel::tagged! {
    tag: "do";

    /// A command that the sheet has in other words; the rest have kept theirs.
    #[derive(TS)]
    pub enum Asked {
        Book { row: u16, entries: Vec<Entry> },
        SetEnd { end: End, last_round: Option<i64>, target: Option<i64> },
        SettleTie { how: TieBreak },
    }
}

/// One number in a row; null leaves the box open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub seat: Seat,
    #[serde(deserialize_with = "amount")]
    pub amount: Option<i64>,
}

/// A number as it was typed, where there is one: −0 is 0.
fn amount<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<i64>, D::Error> {
    #[derive(Deserialize)]
    struct Whole(#[serde(deserialize_with = "whole")] i64);
    Ok(Option::<Whole>::deserialize(deserializer)?.map(|whole| whole.0))
}

/// How a tie was settled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum TieBreak {
    Share,
    Table {
        winners: Vec<Seat>,
        #[serde(default)]
        words: String,
    },
    ExtraRound,
}

/// An event of such a table: of the sheet, or one that was stored before.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Event {
    Now(event::Event),
    Old(Happened),
}

impl Record for Event {
    fn read(text: &str) -> Result<Event, serde_json::Error> {
        let now = event::Event::read(text).map(Event::Now);
        now.or_else(|_| Happened::read(text).map(Event::Old))
    }
}

kernel::tagged! {
    tag: "is";

    /// An event as it was stored.
    pub enum Happened {
        Booked {
            row: u16,
            entries: Vec<Entry>,
            totals: Vec<Points>,
            complete: bool,
        },
        Noted {
            row: u16,
            #[serde(default)]
            seat: Option<Seat>,
            text: String,
        },
        EndSet {
            end: End,
            last_round: u16,
            target: i32,
            planned: Option<u16>,
        },
        Came {
            seat: Seat,
            #[serde(default)]
            amount: Option<i32>,
        },
        Left {
            seat: Seat,
        },
        Finished {},
        PlayedOn {
            tied: Vec<Seat>,
            planned: Option<u16>,
        },
        GameOver {
            outcome: Outcome,
        },
        TieSettled {
            how: TieBreak,
            outcome: Outcome,
        },
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub winners: Vec<Seat>,
    pub places: BySeat<u8>,
    pub rule: String,
    pub tied: Vec<Seat>,
    pub settled: bool,
}
