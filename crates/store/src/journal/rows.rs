//! Rows of a session, its journal and its projection.

use crate::word::words;
use crate::{Digest, FaceRow};
use kernel::{BestIs, Contest};
use ts_rs::TS;
use uuid::Uuid;

words! {
    #[derive(TS)]
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
    #[derive(TS)]
    /// What kind of step a journal holds.
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
    /// UUIDv7, or the id that a file gave it.
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

/// A step to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewStep {
    /// When.
    pub at: i64,
    /// Who asked, as JSON.
    pub by: String,
    /// What kind of step it is.
    pub kind: StepKind,
    /// The command as JSON, of `play`.
    pub command: Option<String>,
    /// The corrections as JSON, of `amend`.
    pub corrections: Option<String>,
    /// What happened, in order, positions ascending.
    pub events: Vec<Event>,
}

/// A recorded step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its number in the session, from 0.
    pub seq: u32,
    /// Its number in this database, from 1.
    pub number: u64,
    /// What was recorded.
    pub what: NewStep,
    /// The digest that was stored with it.
    pub digest: Digest,
}

/// Where a session's journal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// How many steps there are.
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
pub struct StatRow {
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
    /// Who sits where now, from seat 0.
    pub seats: Vec<SeatRow>,
    /// When the last step was recorded.
    pub touched: i64,
    /// Milliseconds played up to `running_since`.
    pub played_ms: i64,
    /// Since when it is being played, while it is.
    pub running_since: Option<i64>,
    /// The standing as JSON.
    pub standing: String,
    /// Each seat's result once it is over; empty before.
    pub outcomes: Vec<Outcome>,
    /// The dice that these steps rolled, added up.
    pub faces: Vec<FaceRow>,
    /// When its running clock runs out, where one runs and it is being played.
    pub deadline: Option<i64>,
    /// When the last step that counts was recorded.
    pub ended: i64,
    /// What the people call it, where the game's name does not say it; else empty.
    pub title: String,
    /// Who plays against whom.
    pub contest: Contest,
    /// What makes the best place.
    pub scoring: BestIs,
    /// What the game remembers of it once it is over; empty before.
    pub stats: Vec<StatRow>,
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
    /// Every step, in order.
    pub steps: Vec<Step>,
    /// Where the journal ends.
    pub head: Head,
    /// What was typed but not recorded.
    pub draft: Option<String>,
}
