//! Refusals: each with its code, its parameters and its rule.

use kernel::Refuse;
use serde::Serialize;
use ts_rs::TS;

/// Why a tool refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", content = "params")]
pub enum Refusal {
    #[error("Player {player} is not at this table.")]
    #[serde(rename = "TL_E_UNKNOWN_PLAYER")]
    UnknownPlayer { player: u8 },
    #[error("There is no such die.")]
    #[serde(rename = "TL_E_DIE")]
    Die {},
    #[error("A tray holds 1 to {most} dice.")]
    #[serde(rename = "TL_E_TRAY")]
    Tray { most: usize },
    #[error("No dice lie there.")]
    #[serde(rename = "TL_E_NO_DICE")]
    NoDice {},
    #[error("A die is kept that was not rolled, or that is not there.")]
    #[serde(rename = "TL_E_KEEP")]
    Keep {},
    #[error("Every die is kept.")]
    #[serde(rename = "TL_E_NOTHING_TO_ROLL")]
    NothingToRoll {},
    #[error("{n} faces were typed for {dice} dice, or one is not on its die.")]
    #[serde(rename = "TL_E_FACES")]
    Faces { n: usize, dice: usize },
    #[error("A clock takes 1 second to 24 hours, its extras up to 1 hour.")]
    #[serde(rename = "TL_E_CLOCK")]
    Clock {},
    #[error("No clock lies on this table.")]
    #[serde(rename = "TL_E_NO_CLOCK")]
    NoClock {},
    #[error("The clock runs already, or stands already.")]
    #[serde(rename = "TL_E_CLOCK_SO")]
    ClockSo {},
    #[error("In free order somebody says who is next.")]
    #[serde(rename = "TL_E_WHO_NEXT")]
    WhoNext {},
    #[error("There is time left.")]
    #[serde(rename = "TL_E_TIME_LEFT")]
    TimeLeft {},
    #[error("Nobody's time can be changed so.")]
    #[serde(rename = "TL_E_TIME")]
    Time {},
    #[error("Player {player} has no token left.")]
    #[serde(rename = "TL_E_NO_TOKEN")]
    NoToken { player: u8 },
    #[error("One person at least is needed to choose from, each of them once.")]
    #[serde(rename = "TL_E_AMONG")]
    Among {},
    #[error("{n} people cannot make {teams} teams.")]
    #[serde(rename = "TL_E_TEAMS")]
    Teams { n: usize, teams: u8 },
    #[error("Everything was cleared away.")]
    #[serde(rename = "TL_E_CLEARED")]
    Cleared {},
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::UnknownPlayer { .. } | R::Tray { .. } => "TL-3",
            R::Die {} => "TL-2",
            R::NoDice {} | R::Keep {} | R::NothingToRoll {} => "TL-4",
            R::Faces { .. } => "TL-5",
            R::Clock {} => "TL-12",
            R::NoClock {} => "TL-11",
            R::ClockSo {} => "TL-17",
            R::WhoNext {} => "TL-13",
            R::TimeLeft {} => "TL-18",
            R::Time {} => "TL-20",
            R::NoToken { .. } => "TL-19",
            R::Among {} => "TL-21",
            R::Teams { .. } => "TL-23",
            R::Cleared {} => "TL-24",
        }
    }
}
