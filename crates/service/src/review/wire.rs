//! Review of a session as it travels to a screen.

use crate::{LogEntry, SessionCard};
use kernel::{Actor, BySeat, Line, Points, Standing, StatName, Timestamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A completed round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RoundMark {
    /// The round, from 1.
    pub round: u16,
    pub points: BySeat<Points>,
    /// All points after it.
    pub totals: BySeat<Points>,
    /// The first position of the timeline at which it was complete: what `view_at` shows.
    pub position: u32,
    /// When that step was recorded.
    pub at: Timestamp,
}

/// Milliseconds at the table, pauses and gaps beyond an hour left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Times {
    /// While the table waited for this person alone.
    pub seats: BySeat<i64>,
    /// While it waited for several people, or for none.
    pub table: i64,
}

/// Something that was put right later.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Corrected {
    /// The number of the step.
    pub seq: u32,
    pub at: Timestamp,
    pub by: Actor,
    pub before: Vec<Line>,
    /// What it says since.
    pub after: Vec<Line>,
    /// All points before the correction.
    pub totals_before: BySeat<Points>,
    pub totals_after: BySeat<Points>,
    /// Whether it counts: it was not taken back.
    pub counts: bool,
}

/// A result that no longer holds: the session was gone on with, or put right.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FormerResult {
    /// The number of the step that ended it.
    pub seq: u32,
    /// When it was replaced.
    pub until: Timestamp,
    /// Where the table had ended.
    pub standing: Standing,
}

/// A stat that a game remembers of this session; the words are the catalogue's where the game brings none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SessionStat {
    /// Whom it is about; none when it is about the whole table.
    pub seat: Option<kernel::Seat>,
    pub key: String,
    /// Its name, where the game brings one.
    pub name: Option<StatName>,
    /// What sets it apart from others of its kind; else empty.
    pub dim: String,
    /// How many, how much.
    pub value: i64,
    /// Out of how many; 1 where it is a figure and no share.
    pub of: i64,
}

/// A session looked back at.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Review {
    /// How it stands in lists.
    pub card: SessionCard,
    /// Its revision, for commands.
    pub revision: u32,
    /// How many steps the timeline has; 0 for a session played under another program.
    pub steps: u32,
    pub rounds: Vec<RoundMark>,
    /// Who took how long.
    pub times: Times,
    /// What was put right, in the order it was.
    pub corrections: Vec<Corrected>,
    /// Results that no longer hold, in the order they were reached.
    pub former: Vec<FormerResult>,
    /// What the game remembers of it.
    pub stats: Vec<SessionStat>,
}

/// In which order a log is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LogOrder {
    /// As things were recorded.
    #[default]
    OldestFirst,
    /// From the last step backwards.
    NewestFirst,
}

/// A page of the log, in the order that was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LogPage {
    pub entries: Vec<LogEntry>,
    /// The number of the step with which the next page begins; none after the last.
    pub next: Option<u32>,
}
