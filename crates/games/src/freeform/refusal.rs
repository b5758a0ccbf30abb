//! Refusals: each with its code, its parameters and its rule.

use super::model::MOST_AMOUNT;
use kernel::{AskedSeat, Seat};

kernel::refusals! {
    /// Why a pad refuses. `Display` is for logs and the command line; seats are numbers there.
    pub enum Refusal {
        "FF_E_PLAYER_COUNT" ["FF-2"] PlayerCount { min: u8, max: u8, n: u64 }
            "A pad has {min} to {max} people; got {n}.";
        "FF_E_PLAYER_NAMES" ["FF-2"] PlayerNames {} "Names must be different and not empty.";
        "FF_E_TEAMS" ["FF-4"] Teams { teams: u8, n: u64 } "{n} people cannot make {teams} teams.";
        "FF_E_OPTION" ["FF-3"] Option { name: String, value: String }
            "Unknown value {value} for option {name}.";
        "FF_E_ROW_NAMES" ["FF-6"] RowNames { most: u8, letters: u8 }
            "A sheet has at most {most} rows with different names of at most {letters} characters.";
        "FF_E_BOUNDS" ["FF-8"] Bounds { lowest: i32, highest: i32, step: i32 }
            "No multiple of {step} lies between {lowest} and {highest}.";
        "FF_E_UNKNOWN_PLAYER" ["FF-2"] UnknownPlayer { player: AskedSeat }
            "Player {player} is not at this table.";
        "FF_E_GAME_OVER" ["FF-18"] GameOver {} "The game is over.";
        "FF_E_ROW" ["FF-5"] Row { row: u16, last: u16 }
            "Row {row} cannot be written; the last one that can is {last}.";
        "FF_E_EMPTY" ["FF-10"] Empty {} "There is nothing to write.";
        "FF_E_NOT_YOURS" ["FF-13"] NotYours { player: AskedSeat }
            "Player {player} writes into their own column only.";
        "FF_E_TWICE" ["FF-10"] Twice { player: AskedSeat }
            "The column of player {player} is written twice.";
        "FF_E_FILLED" ["FF-12"] Filled { player: AskedSeat, row: u16, amount: i32 }
            "The box of player {player} in row {row} has {amount} already.";
        "FF_E_RANGE" ["FF-7" if (*lowest, *highest) == (-MOST_AMOUNT, MOST_AMOUNT), "FF-8"]
            Range { player: AskedSeat, lowest: i32, highest: i32 }
            "A number must be between {lowest} and {highest}.";
        "FF_E_STEP" ["FF-9"] Step { player: AskedSeat, step: i32 }
            "A number must be a multiple of {step}.";
        "FF_E_NOTE" ["FF-15"] Note { max: u16 } "A note has at most {max} characters.";
        "FF_E_KEEPER_ONLY" ["FF-13"] KeeperOnly {} "Only the keeper of the table does that.";
        "FF_E_TEAMS_STAY" ["FF-26"] TeamsStay {} "Where teams play, nobody comes later or leaves.";
        "FF_E_TIE_OPEN" ["FF-26"] TieOpen {} "While a tie is played for, nobody comes or leaves.";
        "FF_E_ROUND_OPEN" ["FF-26"] RoundOpen { row: u16 } "Round {row} has open boxes.";
        "FF_E_FULL" ["FF-26"] Full { max: u8 } "At most {max} people have a column.";
        "FF_E_TOO_FEW" ["FF-27"] TooFew { min: u8 } "At least {min} people stay.";
        "FF_E_HAS_LEFT" ["FF-27"] HasLeft { player: AskedSeat } "Player {player} has left.";
        "FF_E_NOTHING_WRITTEN" ["FF-19"] NothingWritten {} "Nothing has been written yet.";
        "FF_E_LAST_ROUND" ["FF-20"] LastRound { max: u16 } "A game has 1 to {max} rounds.";
        "FF_E_TARGET" ["FF-21"] Target { max: i32 } "A target lies between 1 and {max}.";
        "FF_E_NO_TIE" ["FF-24"] NoTie {} "Nobody is tied for the win.";
        "FF_E_TIE_WINNERS" ["FF-24"] TieWinners { tied: Vec<Seat> }
            "The winners must be among the tied players {tied:?}.";
        "FF_E_TIE_WORDS" ["FF-24"] TieWords { max: u16 }
            "At most {max} characters say how it was decided.";
        "FF_E_NO_ROUND" ["FF-24"] NoRound {} "There is no room for another round.";
    }
}
