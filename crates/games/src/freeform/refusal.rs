//! Refusals: each with its code, its parameters and its rule.

use super::model::MOST_AMOUNT;
use kernel::{Refuse, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A seat as a refusal names it; the judge's may have any number.
pub type Player = u64;

/// The seat's number for a refusal.
pub fn player(seat: Seat) -> Player {
    u64::from(seat.0)
}

/// Why a pad refuses. `Display` is for logs and the command line; seats are numbers there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub enum Refusal {
    #[error("A pad has {min} to {max} people; got {n}.")]
    #[serde(rename = "FF_E_PLAYER_COUNT")]
    PlayerCount { min: u8, max: u8, n: u64 },
    #[error("Names must be different and not empty.")]
    #[serde(rename = "FF_E_PLAYER_NAMES")]
    PlayerNames {},
    #[error("{n} people cannot make {teams} teams.")]
    #[serde(rename = "FF_E_TEAMS")]
    Teams { teams: u8, n: u64 },
    #[error("Unknown value {value} for option {name}.")]
    #[serde(rename = "FF_E_OPTION")]
    Option { name: String, value: String },
    #[error(
        "A sheet has at most {most} rows with different names of at most {letters} characters."
    )]
    #[serde(rename = "FF_E_ROW_NAMES")]
    RowNames { most: u8, letters: u8 },
    #[error("No multiple of {step} lies between {lowest} and {highest}.")]
    #[serde(rename = "FF_E_BOUNDS")]
    Bounds { lowest: i32, highest: i32, step: i32 },
    #[error("Player {player} is not at this table.")]
    #[serde(rename = "FF_E_UNKNOWN_PLAYER")]
    UnknownPlayer { player: Player },
    #[error("The game is over.")]
    #[serde(rename = "FF_E_GAME_OVER")]
    GameOver {},
    #[error("Row {row} cannot be written; the last one that can is {last}.")]
    #[serde(rename = "FF_E_ROW")]
    Row { row: u16, last: u16 },
    #[error("There is nothing to write.")]
    #[serde(rename = "FF_E_EMPTY")]
    Empty {},
    #[error("Player {player} writes into their own column only.")]
    #[serde(rename = "FF_E_NOT_YOURS")]
    NotYours { player: Player },
    #[error("The column of player {player} is written twice.")]
    #[serde(rename = "FF_E_TWICE")]
    Twice { player: Player },
    #[error("The box of player {player} in row {row} has {amount} already.")]
    #[serde(rename = "FF_E_FILLED")]
    Filled { player: Player, row: u16, amount: i32 },
    #[error("A number must be between {lowest} and {highest}.")]
    #[serde(rename = "FF_E_RANGE")]
    Range { player: Player, lowest: i32, highest: i32 },
    #[error("A number must be a multiple of {step}.")]
    #[serde(rename = "FF_E_STEP")]
    Step { player: Player, step: i32 },
    #[error("A note has at most {max} characters.")]
    #[serde(rename = "FF_E_NOTE")]
    Note { max: u16 },
    #[error("Only the keeper of the table does that.")]
    #[serde(rename = "FF_E_KEEPER_ONLY")]
    KeeperOnly {},
    #[error("Nothing has been written yet.")]
    #[serde(rename = "FF_E_NOTHING_WRITTEN")]
    NothingWritten {},
    #[error("A game has 1 to {max} rounds.")]
    #[serde(rename = "FF_E_LAST_ROUND")]
    LastRound { max: u16 },
    #[error("A target lies between 1 and {max}.")]
    #[serde(rename = "FF_E_TARGET")]
    Target { max: i32 },
    #[error("Nobody is tied for the win.")]
    #[serde(rename = "FF_E_NO_TIE")]
    NoTie {},
    #[error("The winners must be among the tied players {tied:?}.")]
    #[serde(rename = "FF_E_TIE_WINNERS")]
    TieWinners { tied: Vec<Seat> },
    #[error("At most {max} characters say how it was decided.")]
    #[serde(rename = "FF_E_TIE_WORDS")]
    TieWords { max: u16 },
    #[error("There is no room for another round.")]
    #[serde(rename = "FF_E_NO_ROUND")]
    NoRound {},
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        const LEAST: i32 = -MOST_AMOUNT;
        match self {
            R::PlayerCount { .. } | R::PlayerNames {} | R::UnknownPlayer { .. } => "FF-2",
            R::Option { .. } => "FF-3",
            R::Teams { .. } => "FF-4",
            R::Row { .. } => "FF-5",
            R::RowNames { .. } => "FF-6",
            R::Range { lowest: LEAST, highest: MOST_AMOUNT, .. } => "FF-7",
            R::Range { .. } | R::Bounds { .. } => "FF-8",
            R::Step { .. } => "FF-9",
            R::Empty {} | R::Twice { .. } => "FF-10",
            R::Filled { .. } => "FF-12",
            R::NotYours { .. } | R::KeeperOnly {} => "FF-13",
            R::Note { .. } => "FF-15",
            R::GameOver {} => "FF-18",
            R::NothingWritten {} => "FF-19",
            R::LastRound { .. } => "FF-20",
            R::Target { .. } => "FF-21",
            R::NoTie {} | R::TieWinners { .. } | R::TieWords { .. } | R::NoRound {} => "FF-24",
        }
    }
}
