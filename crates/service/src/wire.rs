//! What the service answers, as it travels to a screen.

use kernel::{
    Actor, Contest, Grain, Knowledge, Line, Moment, Points, Refused, Seat, Standing, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use ts_rs::TS;
use uuid::Uuid;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Person {
    /// UUIDv7.
    pub id: Uuid,
    /// The name, 1 to 64 characters as people count them, different from everybody else's.
    pub name: String,
    /// The piece that stands for them: 0 to 7 (disc, square, triangle, diamond, cross, ring, dome, hourglass).
    pub piece: u8,
    /// How many tables they have sat at.
    pub tables: u32,
    /// Whether they are left out where somebody is chosen.
    pub archived: bool,
    /// Who turned out to be them; each can be told apart again.
    pub also: Vec<AlsoKnown>,
}

/// Somebody who turned out to be somebody else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AlsoKnown {
    /// UUIDv7.
    pub id: Uuid,
    /// The name they had.
    pub name: String,
}

/// House rules that somebody gave a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SavedPreset {
    /// UUIDv7.
    pub id: Uuid,
    /// The game's id.
    pub game: String,
    /// The name, 1 to 64 characters as people count them, different from the game's other ones.
    pub name: String,
    /// Every option with its value.
    #[ts(type = "Record<string, unknown>")]
    pub config: Words,
}

/// A small text file that a person may keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TextFile {
    /// What the file may be called.
    pub file_name: String,
    /// What stands in it.
    pub text: String,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Seated {
    /// Who it is.
    pub person: Uuid,
    /// The name they have now.
    pub name: String,
    /// The piece they play this table with: their own, or a free one lent when two were alike.
    pub piece: u8,
}

/// What a new table is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Who sits where, clockwise from seat 0.
    pub people: Vec<Uuid>,
    /// Who deals or begins first; drawn by chance when nobody is named.
    #[serde(default)]
    #[ts(optional)]
    pub first: Option<Seat>,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// How finely it is kept to begin with.
    pub grain: Grain,
    /// The house rules; absent options have their default.
    #[ts(type = "Record<string, unknown>")]
    pub config: Words,
}

/// How a session stands among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Being played.
    Live,
    /// Laid aside; goes on with the next step.
    Paused,
    /// Played to its end.
    Finished,
    /// Given up before its end.
    Abandoned,
}

/// A table as it is now, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableState {
    /// The session.
    pub session: Uuid,
    /// The game's id.
    pub game: String,
    /// How many facts have been recorded; a command names the revision it was based on.
    pub revision: u32,
    /// How it stands among the others.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// The house rules it was opened with, every option said.
    #[ts(type = "Record<string, unknown>")]
    pub config: Arc<Words>,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// Whether everybody acts at once: a command counts when it arrives, whatever revision it names.
    pub real_time: bool,
    /// The game's own view.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What may be asked for next.
    #[ts(type = "unknown[]")]
    pub prompts: Value,
    /// What lies beside the game: dice, clocks.
    #[ts(as = "tools::View")]
    pub tools: Value,
    /// Where it stands.
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
    pub started: Moment,
    /// Milliseconds played so far, pauses left out, at the moment of this answer.
    pub played_ms: i64,
    /// The moment of this answer, for screens that draw a running clock.
    pub now: Moment,
}

/// Where a session was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct VenueName {
    /// UUIDv7.
    pub id: Uuid,
    /// The name.
    pub name: String,
}

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SessionCard {
    /// The session.
    pub session: Uuid,
    /// The game's id.
    pub game: String,
    /// How it stands among the others.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// Where it stands.
    pub standing: Standing,
    /// When it was opened.
    pub started: Moment,
    /// When the last fact was recorded.
    pub touched: Moment,
    /// Milliseconds played, pauses left out.
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

/// What kind of fact a log entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FactKind {
    /// The table was opened.
    Open,
    /// A command was accepted.
    Play,
    /// The last step was taken back.
    Undo,
    /// It was brought back.
    Redo,
    /// Earlier steps were replaced.
    Amend,
    /// The table was laid aside.
    Pause,
    /// It was taken up again.
    Resume,
    /// It was given up.
    Abandon,
}

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It counts.
    Live,
    /// It was taken back.
    Undone,
    /// It counts with another content since it was corrected.
    Amended,
}

/// One fact in the log, in the order they were recorded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// Its number in the session, from 0.
    pub seq: u32,
    /// When it was recorded.
    pub at: Moment,
    /// Who asked.
    pub by: Actor,
    /// What kind of fact it is.
    pub kind: FactKind,
    /// What became of it.
    pub fate: Fate,
    /// Its place in the timeline, while it counts: what `amend` names.
    pub position: Option<u32>,
    /// The command as it counts now, for a screen that corrects it; only for `play`.
    #[ts(type = "unknown")]
    pub command: Option<Value>,
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "one answer at a time, serialised at once")]
pub enum Preview {
    /// It would be accepted.
    Accepted {
        /// Where the table stands now.
        before: Standing,
        /// Where it would stand.
        after: Standing,
        /// The game's view as it would be.
        #[ts(type = "unknown")]
        view: Value,
        /// What would be recorded, in sentences.
        lines: Vec<Line>,
    },
    /// The rules refuse it.
    Refused {
        /// Why.
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PastMoment {
    /// How many steps of the timeline are folded in.
    pub position: u32,
    /// The game's view.
    #[ts(type = "unknown")]
    pub view: Value,
    /// Where it stood.
    pub standing: Standing,
    /// Whether open hands would show more of it, now that the session is over.
    pub hides: bool,
}

/// The language of the screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// As the system says.
    #[default]
    System,
    /// Spanish.
    Es,
    /// English.
    En,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What the person chose for this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language of the screens.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Whether the screen stays on while a table is open.
    pub stay_awake: bool,
    /// Whether pieces are drawn larger and with initials.
    pub large_symbols: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Language::System,
            theme: Theme::System,
            stay_awake: true,
            large_symbols: false,
        }
    }
}

/// Something to tell the person once, at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Notice {
    /// The database was damaged: it was set aside under this name and a new one was started.
    SetAside {
        /// The path of the file that was kept.
        kept: String,
    },
    /// The database was found damaged while it is used: the next start sets it aside.
    Damaged,
    /// Acknowledged facts are missing from the database.
    Missing {
        /// How many.
        facts: u32,
        /// When the last one that was acknowledged had been recorded.
        last: Moment,
    },
}

/// Why the app cannot keep anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Problem {
    /// The data folder cannot be written.
    ReadOnly {
        /// The folder.
        folder: String,
    },
    /// The database is of a newer version; it was not touched.
    Newer {
        /// The version it has.
        found: u32,
        /// The newest version this app knows.
        known: u32,
    },
    /// Something else stands in the way.
    Storage {
        /// What the system said.
        message: String,
    },
}

/// What changed somewhere else: screens fetch anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Change {
    /// A table.
    Table {
        /// The session.
        session: Uuid,
        /// Its revision now.
        revision: u32,
    },
    /// People or settings.
    Household,
}
