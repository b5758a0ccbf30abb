//! A table as it travels to a screen: its state, its log, a preview.

use kernel::{
    Actor, Grain, Knowledge, Line, Options, Points, Refused, Seat, Shown, Standing, Timestamp,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use store::{Status, StepKind};
use ts_rs::TS;
use uuid::Uuid;

/// A person at a seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Seated {
    pub person: Uuid,
    /// The name they have now.
    pub name: String,
    /// The piece they play this table with: their own, or a free one lent when two were alike.
    pub piece: u8,
    /// Who had the seat until another took it over, the first first; empty in lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FormerlySeated>>")]
    pub before: Vec<FormerlySeated>,
}

/// A person who had a seat until another one took it over.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FormerlySeated {
    pub person: Uuid,
    /// The name they have now.
    pub name: String,
    pub until: Timestamp,
}

/// Another person on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    pub seat: Seat,
    pub person: Uuid,
    /// Whether they had the seat all the time, and another person was put down by mistake.
    pub from_start: bool,
}

/// What a new table is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// Who sits where, clockwise from seat 0.
    pub people: Vec<Uuid>,
    /// Who deals or begins first; drawn by chance when no person is named.
    #[serde(default)]
    #[ts(optional)]
    pub first: Option<Seat>,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// How finely it is written down to begin with.
    pub grain: Grain,
    /// The house rules; absent options have their default.
    #[ts(type = "Record<string, unknown>")]
    pub config: Options,
}

/// A table as it is now, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableState {
    pub session: Uuid,
    pub game: String,
    /// How many steps have been recorded; a command names the revision it was based on.
    pub revision: u32,
    /// How it stands among the others.
    pub status: Status,
    pub seats: Vec<Seated>,
    /// The house rules it was opened with, every option said.
    #[ts(type = "Record<string, unknown>")]
    pub config: Arc<Options>,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// Whether everybody acts at once: a command counts when it arrives, whatever revision it names.
    pub real_time: bool,
    /// The game's own view.
    #[ts(type = "unknown")]
    pub view: Shown,
    /// What may be asked for next.
    #[ts(type = "unknown[]")]
    pub prompts: Shown,
    /// What lies beside the game: dice, clocks.
    #[ts(as = "tools::View")]
    pub tools: Shown,
    pub standing: Standing,
    /// How many steps the timeline has; the opening is step 0 and cannot be undone.
    pub steps: u32,
    /// What undo would take back.
    pub undo: Option<Vec<Line>>,
    /// What redo would bring back.
    pub redo: Option<Vec<Line>>,
    /// What was typed but not recorded yet, as the panel wrote it.
    pub draft: Option<String>,
    /// SHA-256 of the seed that all luck of this session follows from.
    pub commitment: String,
    /// When it was opened.
    pub started: Timestamp,
    /// Milliseconds played so far, pauses left out, at the moment of this answer.
    pub played_ms: i64,
    /// The moment of this answer, for screens that draw a running clock.
    pub now: Timestamp,
}

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Live,
    /// It was taken back.
    Undone,
    /// It counts with another content since it was corrected.
    Amended,
}

/// One step in the log, in the order they were recorded.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LogEntry {
    /// Its number in the session, from 0.
    pub seq: u32,
    pub at: Timestamp,
    pub by: Actor,
    pub kind: StepKind,
    pub fate: Fate,
    /// Its place in the timeline, while it counts: what `amend` names.
    pub position: Option<u32>,
    /// The command as it counts now, for a screen that corrects it; only for `play`.
    #[ts(type = "unknown")]
    pub command: Option<Value>,
    /// The round that it wrote in, while it counts; none where it belongs to no round.
    pub round: Option<u16>,
    /// What happened, in sentences.
    pub lines: Vec<Line>,
    /// For a correction: what it said before.
    pub before: Vec<Line>,
}

/// A step to be replaced.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// Its place in the timeline.
    pub position: u32,
    /// What it should have been.
    #[ts(type = "unknown")]
    pub command: Value,
}

/// What a command or a correction would bring about, without recording it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "one answer at a time, serialised at once")]
pub enum Preview {
    Accepted {
        /// Where the table stands now.
        before: Standing,
        /// Where it would stand.
        after: Standing,
        /// The game's view as it would be.
        #[ts(type = "unknown")]
        view: Shown,
        /// What would be recorded, in sentences.
        lines: Vec<Line>,
    },
    Refused {
        refused: Refused,
        /// What each seat would score, as far as its part of the command stands by itself; empty where the game does
        /// not say.
        partial: Vec<Option<Points>>,
    },
    /// A later step would no longer hold.
    Breaks {
        /// Its place in the timeline.
        position: u32,
        /// What it says now.
        lines: Vec<Line>,
        /// Why it would no longer hold.
        refused: Refused,
    },
}

/// A table at an earlier moment.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PastState {
    /// How many steps of the timeline are folded in.
    pub position: u32,
    #[ts(type = "unknown")]
    pub view: Shown,
    pub standing: Standing,
    /// Who sat where then.
    pub seats: Vec<Seated>,
    /// Whether open hands would show more of it, now that the session is over.
    pub hides: bool,
}
