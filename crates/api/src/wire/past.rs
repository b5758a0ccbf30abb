//! What a screen asks about the past: history, people, review, statistics.

use kernel::Moment;
use serde::{Deserialize, Serialize};
use service::{HistoryFilter, LogOrder, Scope};
use ts_rs::TS;
use uuid::Uuid;

/// A page of the history.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct HistoryRequest {
    /// Where the page begins; the newest when nothing is said.
    pub from: Option<String>,
    /// Which sessions.
    #[ts(optional, as = "Option<HistoryFilter>")]
    pub filter: HistoryFilter,
}

/// How many sessions there are from each bound to before the next one.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HistoryCountsRequest {
    /// Which sessions.
    #[serde(default)]
    #[ts(optional, as = "Option<HistoryFilter>")]
    pub filter: HistoryFilter,
    /// Where days, weeks or months begin where the screen is, ascending, at most 800; what lies
    /// before the first or from the last on is not counted.
    pub bounds: Vec<Moment>,
}

/// Where a session was played, and a note.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DescribeSession {
    /// The session.
    pub session: Uuid,
    /// The venue's name: one that is known, or a new one; nothing or blank for none.
    pub venue: Option<String>,
    /// The note, at most 2000 characters; blank for none.
    pub note: String,
}

/// A session to be archived, or taken out of the archive.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ArchiveSession {
    /// The session.
    pub session: Uuid,
    /// Whether it is archived from now on.
    pub archived: bool,
}

/// Another name for a venue.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RenameVenue {
    /// Which.
    pub id: Uuid,
    /// The name from now on.
    pub name: String,
}

/// Somebody to be archived, or taken out of the archive.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ArchivePerson {
    /// Who.
    pub id: Uuid,
    /// Whether they are archived from now on.
    pub archived: bool,
}

/// Two who are one.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MergePeople {
    /// Who they are from now on.
    pub into: Uuid,
    /// Who turned out to be them.
    pub from: Uuid,
}

/// One person.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThatPerson {
    /// Who.
    pub id: Uuid,
}

/// A new group.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateGroup {
    /// The name.
    pub name: String,
    /// Who belongs to it, two at least.
    pub people: Vec<Uuid>,
    /// Whether its pages speak of no wins and no rates.
    #[serde(default)]
    pub hide_rates: bool,
}

/// A group from now on.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangeGroup {
    /// Which.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// Who belongs to it, two at least.
    pub people: Vec<Uuid>,
    /// Whether its pages speak of no wins and no rates.
    pub hide_rates: bool,
}

/// One group.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThatGroup {
    /// Which.
    pub id: Uuid,
}

/// A page of a session's log.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LogPageRequest {
    /// The session.
    pub session: Uuid,
    /// Which comes first; the oldest when nothing is said.
    #[serde(default)]
    #[ts(optional, as = "Option<LogOrder>")]
    pub order: LogOrder,
    /// The number of the first fact of the page; that of the whole log when nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub from: Option<u32>,
    /// How many at most, from 1 to 500; 200 when nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub count: Option<u32>,
}

/// Figures about one person.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PersonStatisticsRequest {
    /// Who.
    pub person: Uuid,
    /// Which sessions are counted.
    #[serde(default)]
    #[ts(optional, as = "Option<Scope>")]
    pub scope: Scope,
}

/// Figures about two people.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PairStatisticsRequest {
    /// From whom it is told.
    pub person: Uuid,
    /// The other one.
    pub other: Uuid,
    /// Which sessions are counted.
    #[serde(default)]
    #[ts(optional, as = "Option<Scope>")]
    pub scope: Scope,
}

/// A year, or any other period.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RecapRequest {
    /// Which sessions are counted; its `since` and `until` are the period.
    #[serde(default)]
    #[ts(optional, as = "Option<Scope>")]
    pub scope: Scope,
    /// Only sessions at which this person sat.
    #[serde(default)]
    #[ts(optional)]
    pub person: Option<Uuid>,
    /// Where the days of the period begin where the screen is, ascending, at most 800.
    pub bounds: Vec<Moment>,
}
