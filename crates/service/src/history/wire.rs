//! History as it travels to a screen: filter, page, card, venue.

use crate::{NewTable, Seated, Status};
use kernel::{Contest, Moment, Standing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// How a session came out, for a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum CameOut {
    Live,
    Paused,
    /// Played to its end.
    Finished,
    Abandoned,
    /// Won by the person of the filter, alone or with their side.
    Won,
    /// Shared by the person of the filter with another side.
    Shared,
    /// Finished, and not won by the person of the filter.
    Lost,
}

/// Which sessions a list shows; what is not said leaves all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export, optional_fields)]
pub struct HistoryFilter {
    pub game: Option<String>,
    /// Only what the people call so, of a pad or a game played elsewhere.
    pub title: Option<String>,
    /// Only sessions with this person.
    #[ts(optional, type = "string")]
    pub person: Option<Uuid>,
    /// Only sessions where this one sat, too.
    #[ts(optional, type = "string")]
    pub with: Option<Uuid>,
    /// Only at this venue.
    #[ts(optional, type = "string")]
    pub venue: Option<Uuid>,
    /// Only finished sessions at which nobody else than this group sat.
    #[ts(optional, type = "string")]
    pub group: Option<Uuid>,
    /// Only what came out so; `won`, `shared` and `lost` need a person.
    pub result: Option<CameOut>,
    /// Only sessions from this moment on.
    pub since: Option<Moment>,
    /// Only sessions before this moment.
    pub until: Option<Moment>,
    /// Only sessions in whose names, venue, title or note every word of this is found.
    pub text: Option<String>,
    /// The archived ones instead of the others.
    #[ts(optional, as = "Option<bool>")]
    pub archived: bool,
}

/// A page of the history, the latest end first; what is still being played stands by its start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct HistoryPage {
    pub sessions: Vec<SessionCard>,
    /// Where the next page begins; none after the last.
    pub next: Option<String>,
}

/// Somewhere people play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Venue {
    #[ts(type = "string")]
    pub id: Uuid,
    /// The name, 1 to 64 characters as people count them, different from every other venue's.
    pub name: String,
    /// How many sessions were played here.
    pub sessions: u32,
}

/// Where a session was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct VenueName {
    #[ts(type = "string")]
    pub id: Uuid,
    pub name: String,
}

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SessionCard {
    #[ts(type = "string")]
    pub session: Uuid,
    pub game: String,
    /// How it stands among the others.
    pub status: Status,
    pub seats: Vec<Seated>,
    pub standing: Standing,
    /// When it was opened.
    pub started: Moment,
    /// When the last fact was recorded.
    pub touched: Moment,
    /// Milliseconds played, pauses left out.
    #[ts(type = "number")]
    pub played_ms: i64,
    /// When the last step that counts was recorded.
    pub ended: Moment,
    /// Where it was played.
    pub venue: Option<VenueName>,
    /// What somebody noted about it; blank when there is nothing.
    pub note: String,
    /// Whether it is archived.
    pub archived: bool,
    /// Who played against whom.
    pub contest: Contest,
    /// Whether it was played under another program: it has a result, and no log.
    pub foreign: bool,
    /// What it was made of, for a rematch, where one session is asked for by itself; none in lists, where a
    /// catalogue of cards would come with every line, and none for a foreign one.
    pub made_of: Option<NewTable>,
}
