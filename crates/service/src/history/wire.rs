//! History as it travels to a screen: filter, page, card, venue.

use crate::{NewTable, Seated, Status};
use kernel::{Contest, Standing, Timestamp};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// A page of the history, the latest end first; what is still being played stands by its start.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HistoryPage {
    pub sessions: Vec<SessionCard>,
    /// Where the next page begins; none after the last.
    pub next: Option<String>,
}

/// Somewhere people play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Venue {
    pub id: Uuid,
    /// The name, 1 to 64 characters as people count them, different from every other venue's.
    pub name: String,
    pub sessions: u32,
}

/// Where a session was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct VenueName {
    pub id: Uuid,
    pub name: String,
}

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SessionCard {
    pub session: Uuid,
    pub game: String,
    /// How it stands among the others.
    pub status: Status,
    pub seats: Vec<Seated>,
    pub standing: Standing,
    /// When it was opened.
    pub started: Timestamp,
    /// When the last step was recorded.
    pub touched: Timestamp,
    /// Milliseconds played, pauses left out.
    pub played_ms: i64,
    /// When the last step that counts was recorded.
    pub ended: Timestamp,
    /// Where it stands in the history, which is in this order: its start while it is played, else its end.
    pub sorted_at: Timestamp,
    pub venue: Option<VenueName>,
    /// The note about the session; blank when there is none.
    pub note: String,
    pub archived: bool,
    /// Who played against whom.
    pub contest: Contest,
    /// Whether it was played under another program: it has a result, and no log.
    pub foreign: bool,
    /// What it was made of, for a rematch, where one session is asked for by itself; none in lists, where a
    /// catalogue of cards would come with every line, and none for a foreign one.
    pub made_of: Option<NewTable>,
}
