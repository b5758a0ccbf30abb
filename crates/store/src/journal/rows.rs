use crate::{Digest, FaceRow};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use uuid::Uuid;

/// Declares an enumeration that is stored as a word.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name { $($(#[$item])* $variant),+ }

        impl $name {
            /// The word it is stored as.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok($name::$variant),)+
                    _ => Err(FromSqlError::InvalidType),
                }
            }
        }
    };
}

pub(crate) use words;

words! {
    /// How a session stands among the others.
    Status {
        /// Being played.
        Live = "live",
        /// Laid aside.
        Paused = "paused",
        /// Played to its end.
        Finished = "finished",
        /// Given up.
        Abandoned = "abandoned",
    }
}

words! {
    /// What kind of fact a step is.
    StepKind {
        /// The table was opened.
        Open = "open",
        /// A command was accepted.
        Play = "play",
        /// The last step was taken back.
        Undo = "undo",
        /// It was brought back.
        Redo = "redo",
        /// Earlier steps were replaced.
        Amend = "amend",
        /// The table was laid aside.
        Pause = "pause",
        /// It was taken up again.
        Resume = "resume",
        /// It was given up.
        Abandon = "abandon",
    }
}

words! {
    /// Who plays against whom.
    Contest {
        /// Everybody for themselves.
        Each = "each",
        /// Teams.
        Teams = "teams",
        /// One person against all the others.
        OneAgainstMany = "one_against_many",
        /// Everybody together.
        Cooperative = "cooperative",
    }
}

impl Contest {
    /// Whether it is what win rates, head-to-head, margins and records of points speak of.
    pub fn is_competitive(self) -> bool {
        matches!(self, Contest::Each | Contest::Teams)
    }
}

words! {
    /// What makes the best place.
    Scoring {
        /// The most points.
        Highest = "highest",
        /// The fewest points.
        Lowest = "lowest",
        /// Something else.
        Unscored = "unscored",
    }
}

/// Who sits at a seat, from seat 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The person.
    pub person: Uuid,
    /// The piece they play this session with.
    pub piece: u8,
}

/// What a session is opened with; it never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// UUIDv7.
    pub id: Uuid,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u16,
    /// The setup as JSON.
    pub setup: String,
    /// What all luck follows from.
    pub seed: [u8; 32],
    /// When it was opened.
    pub started: i64,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

/// An event of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The position in the timeline that it belongs to.
    pub position: u32,
    /// The event as JSON.
    pub payload: String,
}

/// A fact to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewStep {
    /// When.
    pub at: i64,
    /// Who asked, as JSON.
    pub by: String,
    /// What kind of fact it is.
    pub kind: StepKind,
    /// The command as JSON, of `play`.
    pub command: Option<String>,
    /// The corrections as JSON, of `amend`.
    pub corrections: Option<String>,
    /// What happened, in order, positions ascending.
    pub events: Vec<Event>,
}

/// A recorded fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its number in the session, from 0.
    pub seq: u32,
    /// Its number in this database, from 1.
    pub fact: u64,
    /// What was recorded.
    pub what: NewStep,
    /// The digest that was stored with it.
    pub digest: Digest,
}

/// Where a session's journal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// How many facts there are.
    pub revision: u32,
    /// The digest of the last one.
    pub digest: Digest,
}

/// How a seat came out of a finished session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// All points.
    pub points: i32,
    /// The place, from 1.
    pub place: u8,
    /// Whether the seat has won.
    pub won: bool,
    /// The number of its side.
    pub side: u8,
}

/// Something that a game remembers of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    /// Whom it is about; nobody when it is about the whole table.
    pub seat: Option<u8>,
    /// What it is.
    pub key: String,
    /// What sets it apart from others of its kind; else empty.
    pub dim: String,
    /// How many, how much.
    pub value: i64,
    /// Out of how many.
    pub of: i64,
}

/// What lists and statistics read without folding; written with the step that makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Projection {
    /// How the session stands among the others.
    pub status: Status,
    /// When the last fact was recorded.
    pub touched: i64,
    /// Milliseconds played up to `running_since`.
    pub played_ms: i64,
    /// Since when it is being played, while it is.
    pub running_since: Option<i64>,
    /// The standing as JSON.
    pub standing: String,
    /// The first round, from 0, whose points differ from what is stored.
    pub rounds_from: usize,
    /// The points of the rounds from there on, each by seat.
    pub rounds: Vec<Vec<i32>>,
    /// Each seat's result once it is over; empty before.
    pub outcomes: Vec<Outcome>,
    /// The dice that these steps rolled, added up.
    pub faces: Vec<FaceRow>,
    /// When the last step that counts was recorded.
    pub ended: i64,
    /// What the people call it, where the game's name does not say it; else empty.
    pub title: String,
    /// Who plays against whom.
    pub contest: Contest,
    /// What makes the best place.
    pub scoring: Scoring,
    /// What the game remembers of it once it is over; empty before.
    pub facts: Vec<FactRow>,
}

/// A session with its whole journal, the chain of digests verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What it was opened with.
    pub fixed: NewSession,
    /// How it stands among the others.
    pub status: Status,
    /// Milliseconds played up to `running_since`.
    pub played_ms: i64,
    /// Since when it is being played, while it is.
    pub running_since: Option<i64>,
    /// Every fact, in order.
    pub steps: Vec<Step>,
    /// Where the journal ends.
    pub head: Head,
    /// What was typed but not recorded.
    pub draft: Option<String>,
}
