//! Import and export as they travel to a screen.

use crate::LinkWithCode;
use kernel::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// What kind of file something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FileKind {
    Tapete,
    /// One that BG Stats wrote.
    BgStats,
}

/// A person in a file whose name a person here has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Namesake {
    /// Who it is in the file.
    pub theirs: Uuid,
    /// Who has the name here.
    pub ours: Uuid,
    pub name: String,
}

/// What is wrong with a session of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SessionFlaw {
    /// It is of a game that this app does not know.
    UnknownGame,
    /// It has no players, or players that the file does not name.
    Players,
    /// Its parts contradict each other.
    Broken,
    /// The database has another session under its id.
    OtherSession,
}

/// A session of a file that is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LeftOut {
    /// Where it stands in the file, from 1.
    pub number: u32,
    /// The game's id; the game's name where another program wrote the file. Empty where the file does not say.
    pub game: String,
    /// When it was opened, where the file says so.
    pub started: Option<Timestamp>,
    /// Who played, as far as the file says.
    pub people: Vec<String>,
    /// What is wrong with it.
    pub flaw: SessionFlaw,
    /// The same in English, in detail.
    pub why: String,
}

/// What taking a file would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FilePreview {
    /// What kind of file it is.
    pub kind: FileKind,
    /// How many sessions are in it.
    pub sessions: u32,
    /// How many of them are not here.
    pub new: u32,
    /// How many people are in it who are not here, namesakes left out.
    pub people: u32,
    /// People whose names are known here: the same ones, or not?
    pub namesakes: Vec<Namesake>,
    /// When the first of them was opened, or played.
    pub first: Option<Timestamp>,
    /// When the last one was.
    pub last: Option<Timestamp>,
    /// The session, where there is only one.
    pub only: Option<Uuid>,
    /// The sessions that would be left out.
    pub left_out: Vec<LeftOut>,
    /// Games of which what was written here for a house rule, such as copied cards, would be replaced: the file has
    /// something later. A backup is made first.
    pub replaces: Vec<String>,
}

/// What was decided about a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct FileChoices {
    /// Namesakes who are the same person: theirs, by id.
    pub same: Vec<Uuid>,
    /// Whether times without a zone are UTC and not those of this device.
    pub utc: bool,
}

/// What taking a file brought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct ImportReport {
    /// Sessions that were not here.
    pub new: u32,
    /// Sessions that had gone on elsewhere.
    pub longer: u32,
    /// Sessions that are here as they are there.
    pub known: u32,
    /// Sessions that went on in two places, which was not known here.
    pub parted: Vec<Uuid>,
    /// Sessions that were deleted, here or elsewhere, and stay so.
    pub deleted: u32,
    /// People who were not here.
    pub people: u32,
    /// Sessions that were left out.
    pub left_out: Vec<LeftOut>,
}

/// A play as BG Stats takes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BgStatsLink {
    #[serde(flatten)]
    pub code: LinkWithCode,
    /// When the play ended, on this device's clock.
    pub when: String,
}

/// A small text file that a person may keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TextFile {
    /// What the file may be called.
    pub file_name: String,
    /// What stands in it.
    pub text: String,
}
