//! Figures as they travel to a screen; `docs/statistics.md` defines each.

use kernel::{StatName, Timestamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// Which finished sessions are counted; what is not said leaves all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Scope {
    pub game: Option<String>,
    /// Only what the people call so, of a pad or a game played elsewhere.
    pub title: Option<String>,
    /// Only sessions at which only people of this group sat.
    #[ts(optional)]
    pub group: Option<Uuid>,
    /// Only sessions at this venue.
    #[ts(optional)]
    pub venue: Option<Uuid>,
    /// Only with so many people.
    pub seats: Option<u8>,
    /// Only what ended from this moment on.
    pub since: Option<Timestamp>,
    /// Only what ended before this moment.
    pub until: Option<Timestamp>,
}

/// Plays and wins of one kind; every tied winner has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
pub struct Tally {
    pub plays: u32,
    /// How many of them were won, shared wins included.
    pub wins: u32,
    /// How many of the wins were shared with another side.
    pub shared: u32,
    /// How many wins an even share at those tables would have been.
    pub even: f64,
}

/// What a person did, never blended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
pub struct PlayRecord {
    /// Everybody for themselves, and teams: what win rates, streaks and head-to-head speak of.
    pub competitive: Tally,
    /// As the one against the others.
    pub alone: Tally,
    /// As one of the many against one.
    pub among: Tally,
    /// Everybody together, and alone against the game.
    pub cooperative: Tally,
}

/// A run of competitive sessions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
pub struct Streak {
    pub length: u32,
    /// When the first of them ended; none when there is none.
    pub since: Option<Timestamp>,
    /// When the last of them ended.
    pub until: Option<Timestamp>,
}

/// Runs of wins and of losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
pub struct Streaks {
    /// Wins up to the latest session.
    pub current: Streak,
    /// The most wins in a row; the latest of equal ones.
    pub longest: Streak,
    /// Losses up to the latest session.
    pub drought: Streak,
    /// The most losses in a row; the latest of equal ones.
    pub longest_drought: Streak,
}

/// A figure and the session where it was reached.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Mark {
    pub value: i64,
    pub session: Uuid,
    pub person: Uuid,
    /// When the session ended.
    pub ended: Timestamp,
}

/// Points in a game; none where nothing was scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
pub struct PointFigures {
    /// How many digits of all of them stand behind the point, as in the latest session.
    pub decimals: u8,
    pub mean: Option<f64>,
    /// The best: the most, or the fewest where the fewest win.
    pub best: Option<Mark>,
    pub worst: Option<Mark>,
    /// The best single round; none where the fewest points win.
    pub best_round: Option<Mark>,
    /// The widest win: how far ahead of the best other side.
    pub widest: Option<Mark>,
    /// The closest win that was not shared.
    pub closest: Option<Mark>,
    /// How far ahead on average when winning.
    pub mean_lead: Option<f64>,
    /// How far behind the best other side on average when not winning.
    pub mean_gap: Option<f64>,
}

/// What a person did in one game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GameRecord {
    pub game: String,
    /// What the people call it, of a pad or a game played elsewhere; else empty.
    pub title: String,
    pub record: PlayRecord,
    /// The mean place of competitive sessions.
    pub mean_place: Option<f64>,
    /// Points of competitive sessions.
    pub points: PointFigures,
    pub last: Timestamp,
    pub played_ms: i64,
}

/// What a person did at tables of one size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct SizeRecord {
    /// How many sat there.
    pub seats: u8,
    pub record: PlayRecord,
}

/// One of the last sessions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct FormPoint {
    pub session: Uuid,
    pub ended: Timestamp,
    /// The place; none where it is not known.
    pub place: Option<u8>,
    /// How many sat there.
    pub seats: u8,
    pub won: bool,
}

/// How it stood at a moment: competitive sessions up to then.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct CoursePoint {
    /// When the last of them ended.
    pub at: Timestamp,
    pub plays: u32,
    pub wins: u32,
    /// Wins among the last twenty.
    pub of_last: u32,
    /// How many the last twenty are, while they are fewer.
    pub last: u32,
}

/// A person met at the table, by place within competitive sessions and on another side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct HeadToHead {
    pub person: Uuid,
    pub ahead: u32,
    pub level: u32,
    pub behind: u32,
    /// How often on the same side, or together against the game.
    pub allied: u32,
    /// How often on different sides of one against many.
    pub apart: u32,
}

/// How many games were played how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
pub struct HIndex {
    /// The largest h with h games played h times or more.
    pub h: u32,
    /// h and how far the next one is: between h and h + 1.
    pub exact: f64,
    /// How many plays are missing for the next one.
    pub missing: u32,
}

/// What a game's stats add up to; the words are its catalogue's where it brings none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct StatSum {
    pub game: String,
    pub key: String,
    /// Its name, where the game brings one.
    pub name: Option<StatName>,
    /// What sets it apart from others of its kind; else empty.
    pub dim: String,
    /// How many sessions know it.
    pub sessions: u32,
    pub value: i64,
    /// Out of how many; the mean is `value / of`.
    pub of: i64,
    pub least: i64,
    pub most: i64,
}
