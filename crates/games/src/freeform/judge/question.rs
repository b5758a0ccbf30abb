//! Questions of the judge, parsed strictly: an unknown field is an error.

use super::super::command::Amount;
use kernel::AskedSeat;
use serde::Deserialize;
use ts_rs::TS;

/// One column of a pad that is asked about.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// Whose.
    pub seat: AskedSeat,
    /// Its numbers.
    pub amounts: Vec<Amount>,
}

/// A question to the judge.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What the columns come to, and who has won (FF-25).
    Total {
        /// Everybody's column.
        players: Vec<Asked>,
    },
}
