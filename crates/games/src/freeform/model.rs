//! The house rules of a pad, and how far its numbers go.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The largest number in a box, up or down (FF-7).
pub const MOST_AMOUNT: i32 = 9_999_999;

/// The most rounds of a pad (FF-5); so many of the largest numbers still are an `i32`.
pub const MOST_ROUNDS: u16 = 200;

/// The largest target (FF-21).
pub const MOST_TARGET: i32 = 999_999_999;

/// The most named rows (FF-6).
pub const MOST_ROWS: usize = 40;

/// The longest title, and the longest name of a row, in characters (FF-1, FF-6).
pub const MOST_LETTERS: usize = 60;

kernel::choice! {
    /// Which totals win (FF-17).
    pub enum Wins {
        /// The highest.
        High = "high",
        /// The lowest.
        Low = "low",
    }

    /// What ends the game (FF-18).
    pub enum End {
        /// The keeper.
        Open = "open",
        /// The last round (FF-20).
        Rounds = "rounds",
        /// A total that reaches the target (FF-21).
        Target = "target",
    }

    /// What happens when several have the best total (FF-23).
    pub enum FinalTie {
        /// They share the win.
        Share = "share",
        /// One more round, until the tie breaks.
        ExtraRound = "extra_round",
        /// The table says.
        Table = "table",
    }

    /// Who plays together (FF-4).
    pub enum Teams {
        /// Everybody alone.
        None = "none",
        /// Two teams.
        Two = "two",
        /// Three teams.
        Three = "three",
        /// Four teams.
        Four = "four",
        /// Five teams.
        Five = "five",
    }
}

/// Every choice of a pad (FF-1, FF-4 to FF-9, FF-17 to FF-23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// What is being played, in up to 60 characters; may be blank (FF-1).
    pub title: String,
    /// Who plays together (FF-4).
    pub teams: Teams,
    /// The named rows, up to 40; plain rounds when there is none (FF-5, FF-6).
    pub rows: Vec<String>,
    /// The lowest number that may be written (FF-8).
    pub lowest: Option<i32>,
    /// The highest number that may be written (FF-8).
    pub highest: Option<i32>,
    /// Every number is a multiple of this one, from 1 (FF-9).
    pub step: i32,
    /// Which totals win (FF-17).
    pub wins: Wins,
    /// What ends the game (FF-18).
    pub end: End,
    /// How many rounds there are when they end the game, 1 to 200 (FF-20).
    pub last_round: u16,
    /// The total that ends the game, 1 to 999,999,999 (FF-21).
    pub target: i32,
    /// What happens when several have the best total (FF-23).
    pub final_tie: FinalTie,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            title: String::new(),
            teams: Teams::default(),
            rows: Vec::new(),
            lowest: None,
            highest: None,
            step: 1,
            wins: Wins::default(),
            end: End::default(),
            last_round: 10,
            target: 100,
            final_tie: FinalTie::default(),
        }
    }
}

impl Config {
    /// The lowest and the highest number that may be written (FF-7, FF-8).
    pub fn bounds(&self) -> (i32, i32) {
        (self.lowest.unwrap_or(-MOST_AMOUNT), self.highest.unwrap_or(MOST_AMOUNT))
    }

    /// Whether rows have names and are filled in any order, else they are rounds (FF-5, FF-6).
    pub fn names_rows(&self) -> bool {
        !self.rows.is_empty()
    }
}
