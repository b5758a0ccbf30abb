//! Refusals: each with its code, its parameters and its rule.

use super::decimals::Stated;
use super::fault::{Cause, Fault, Why};
use super::said::Said;
use kernel::{AskedSeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What of a newer file does not fit a table that was begun (SH-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FilePart {
    /// How many people play.
    Seats,
    /// Who plays together.
    Sides,
    /// Rounds or a sheet, and how rows follow each other.
    Mode,
    /// What is counted beside, or carried from row to row.
    Counters,
    /// Decimals.
    Decimals,
}

kernel::refusals! {
    /// Why a table refuses. `Display` is for logs and the command line; seats are numbers there.
    pub enum Refusal {
        "SH_E_FILE" ["SH-1"] File { fault: String, path: String, column: Option<u32>, what: String }
            "The game file cannot be played: {path}: {what} ({fault}).";
        "SH_E_PLAYER_COUNT" ["SH-2"] PlayerCount { min: u8, max: u8, exactly: bool, n: u64 }
            "This game has {min} to {max} people; got {n}.";
        "SH_E_PLAYER_NAMES" ["SH-2"] PlayerNames {} "Names must be different and not empty.";
        "SH_E_OPTION" ["SH-3"] Option { name: String, value: String }
            "Unknown value {value} for option {name}.";
        "SH_E_SIDES" ["SH-4"] Sides {} "These people cannot play together so.";
        "SH_E_GAME_OVER" ["SH-20"] GameOver {} "The game is over.";
        "SH_E_ROW" ["SH-6"] Row { row: u16, open: Option<u16> } "Row {row} is not open.";
        "SH_E_PHASE" ["SH-8"] Phase { name: Said } "The next part of the row is not open yet.";
        "SH_E_EMPTY" ["SH-7"] Empty {} "There is nothing to write.";
        "SH_E_UNKNOWN_PLAYER" ["SH-2"] UnknownPlayer { player: AskedSeat }
            "Player {player} is not at this table.";
        "SH_E_OUT" ["SH-17"] Out { player: AskedSeat } "Player {player} does not write in this row.";
        "SH_E_NOT_YOURS" ["SH-11"] NotYours { player: AskedSeat }
            "Player {player} writes their own fields only.";
        "SH_E_KEEPER_ONLY" ["SH-11"] KeeperOnly {} "Only the keeper does that.";
        "SH_E_TWICE" ["SH-7"] Twice { player: AskedSeat } "Player {player} is written twice.";
        "SH_E_FILLED" ["SH-10"] Filled { player: Option<AskedSeat>, name: Said }
            "That is written already.";
        "SH_E_FIELD" ["SH-7"] Field { field: String } "{field} is not asked here.";
        "SH_E_KIND" ["SH-9"] Kind { name: Said } "That is no value of this field.";
        "SH_E_RANGE" ["SH-9"] Range { player: Option<AskedSeat>, name: Said, lowest: Stated, highest: Stated }
            "The value must be between {lowest} and {highest}.";
        "SH_E_STEP" ["SH-9"] Step { player: Option<AskedSeat>, name: Said, step: Stated }
            "The value must be a multiple of {step}.";
        "SH_E_VALUES" ["SH-9"] Values { player: Option<AskedSeat>, name: Said, values: Vec<Stated> }
            "The value must be one of {}.", listed(values);
        "SH_E_ADDS_TO" ["SH-14"] AddsTo { got: Stated, want: Stated, less: bool, by: String, name: Said }
            "{by} make {got}, not {want}.";
        "SH_E_CHECK" ["SH-15"] Check { check: String, say: Said, players: Vec<Seat>, warns: bool }
            "The game says no: {check}.";
        "SH_E_SUM" ["SH-13"] Sum { cause: Cause } "The points cannot be worked out: {cause}.";
        "SH_E_COUNTER" ["SH-16"] Counter { name: Said, lowest: Stated, highest: Stated }
            "The counter goes from {lowest} to {highest}.";
        "SH_E_BACK" ["SH-17"] Back { player: AskedSeat } "Player {player} cannot come back now.";
        "SH_E_TEAMS_STAY" ["SH-26"] TeamsStay {} "Where teams play, nobody comes later or leaves.";
        "SH_E_TIE_OPEN" ["SH-26"] TieOpen {} "While a tie is played for, nobody comes or leaves.";
        "SH_E_ROW_OPEN" ["SH-26"] RowOpen { row: u16 } "Row {row} has open boxes.";
        "SH_E_FULL" ["SH-26"] Full { max: u8 } "At most {max} people have a column.";
        "SH_E_TOO_FEW" ["SH-27"] TooFew { min: u8 } "At least {min} people stay.";
        "SH_E_NOTE" ["SH-21"] Note { max: u16 } "A note has at most {max} characters.";
        "SH_E_NOTHING_WRITTEN" ["SH-20"] NothingWritten {} "Nothing has been written yet.";
        "SH_E_NO_TIE" ["SH-24"] NoTie {} "Nobody is tied for the win.";
        "SH_E_TIE_WINNERS" ["SH-24"] TieWinners { tied: Vec<Seat> }
            "The winners must be among the tied players {tied:?}.";
        "SH_E_TIE_WORDS" ["SH-24"] TieWords { max: u16 }
            "At most {max} characters say how it was decided.";
        "SH_E_HOUSE_ROW" ["SH-28"] HouseRow { row: u16 } "Row {row} has open boxes.";
        "SH_E_FILE_OTHER" ["SH-29"] FileOther { name: Said } "That is another game.";
        "SH_E_FILE_OLD" ["SH-29"] FileOld { revision: u32, now: u32 }
            "The table has revision {now}; {revision} is not newer.";
        "SH_E_FILE_FIT" ["SH-29"] FileFit { part: FilePart } "This table cannot go on with it: {part:?}.";
        "SH_E_FILE_ROW" ["SH-29"] FileRow { row: u16 } "Row {row} has open boxes.";
        "SH_E_AGAIN" ["SH-29"] Again {} "The points decided who plays on: rows stay as counted.";
        "SH_E_NO_ROW" ["SH-24"] NoRow {} "There is no room for another row.";
    }
}

impl From<Vec<Fault>> for Refusal {
    /// The first thing that is wrong with a file.
    fn from(faults: Vec<Fault>) -> Refusal {
        let first = faults.into_iter().next();
        let Fault { path, column, why } = first.unwrap_or_else(|| Fault::new("", Why::Nothing));
        Refusal::File { fault: why.code().to_owned(), path, column, what: why.to_string() }
    }
}

/// Numbers as they stand in a list.
fn listed(values: &[Stated]) -> String {
    values.iter().map(Stated::to_string).collect::<Vec<_>>().join(", ")
}
