//! Rows that an export file is made of.

use crate::{SeatRow, Session};
use uuid::Uuid;

/// A person, with all that is stored of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportPerson {
    /// UUIDv7, or the id that another program gave them.
    pub id: Uuid,
    /// The name as it was given.
    pub name: String,
    /// The piece that stands for them.
    pub piece: u8,
    /// When they were first stored.
    pub created: i64,
    /// Since when they are out of the lists.
    pub archived: Option<i64>,
    /// Who they turned out to be.
    pub merged_into: Option<Uuid>,
}

/// A place, with all that is stored of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportVenue {
    /// Its id.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// When it was first stored.
    pub created: i64,
}

/// A group, with all that is stored of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportGroup {
    /// Its id.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// Whether win rates are hidden.
    pub hide_rates: bool,
    /// When it was first stored.
    pub created: i64,
    /// Who belongs to it, by id.
    pub people: Vec<Uuid>,
}

/// A thing of another program in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passthrough {
    /// The program.
    pub source: String,
    /// What kind of thing it is.
    pub kind: String,
    /// What the thing is known by.
    pub id: String,
    /// Its words, as JSON.
    pub said: String,
}

/// How a seat came out, as lists read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportOutcome {
    /// The points; none where there is no score.
    pub points: Option<i32>,
    /// The place from 1; none where it is not known.
    pub place: Option<u8>,
    /// Whether the seat has won.
    pub won: bool,
    /// Those with the same number play together.
    pub side: u8,
}

/// A session, with all that is stored of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportSession {
    /// What it was opened with, and its journal; a foreign one has none.
    pub session: Session,
    /// Who sits where at the end, from seat 0.
    pub seats: Vec<SeatRow>,
    /// Whether another program recorded it.
    pub foreign: bool,
    /// What that program said of it, as JSON.
    pub passthrough: Option<String>,
    /// What people call what was played, where the game's own name does not say it.
    pub title: String,
    /// Who plays against whom.
    pub contest: String,
    /// What makes the best place.
    pub scoring: String,
    /// When it came to its end; for one that has not, when the last step was recorded.
    pub ended: i64,
    /// Where it was played.
    pub venue: Option<Uuid>,
    /// The note that was written about it.
    pub note: String,
    /// Since when it is out of the lists.
    pub archived: Option<i64>,
    /// The standing, as JSON.
    pub standing: String,
    /// Who each seat belongs to after merges of people, and what they are called now.
    pub people: Vec<(Uuid, String)>,
    /// The name of the place.
    pub venue_name: Option<String>,
    /// Each seat's result once it is over.
    pub outcomes: Vec<ExportOutcome>,
    /// The points of each round, each by seat.
    pub rounds: Vec<Vec<i32>>,
    /// How many digits of all points stand behind the point.
    pub decimals: u8,
}

/// A session that another program recorded: what it came to, and no journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignSession {
    /// The id that program gave it, or one that follows from its words.
    pub id: Uuid,
    /// What such sessions are stored under.
    pub game: String,
    /// What was played.
    pub title: String,
    /// A setup as JSON, for lists.
    pub setup: String,
    /// When it began.
    pub started: i64,
    /// When it ended.
    pub ended: i64,
    /// Milliseconds at the table.
    pub played_ms: i64,
    /// Who plays against whom.
    pub contest: String,
    /// What makes the best place.
    pub scoring: String,
    /// The standing as JSON.
    pub standing: String,
    /// Who sat where.
    pub seats: Vec<SeatRow>,
    /// How each seat came out.
    pub outcomes: Vec<ExportOutcome>,
    /// What that program said of it, as JSON.
    pub passthrough: Option<String>,
}
