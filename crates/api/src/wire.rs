//! What a screen asks. The answers are the service's own types.

mod files;
mod past;

pub use files::*;
pub use past::*;

use kernel::{Grain, Knowledge, Moment, Refused, Seat, Words};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use service::{Correction, Notice, Problem, Settings};
use ts_rs::TS;
use uuid::Uuid;

/// Nothing to say.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// The first answer: what the screen needs before it draws.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Welcome {
    /// The app's version.
    pub version: String,
    /// What the person chose.
    pub settings: Settings,
    /// Where everything is kept.
    pub folder: String,
    /// Things to tell once.
    pub notices: Vec<Notice>,
    /// How far everything is put in order after an update, while that goes on; every command that needs
    /// what is kept then fails with `preparing`.
    pub preparing: Option<WorkState>,
    /// Why nothing can be kept; every other command then fails with `storage`.
    pub problem: Option<Problem>,
    /// The time at the host, for screens that show durations.
    pub now: Moment,
}

/// A game that can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameCard {
    /// The game's id; its name is the catalogue's.
    pub id: String,
    /// The fewest people.
    pub min_seats: u8,
    /// The most people under any option.
    pub max_seats: u8,
    /// Whose cards it can be played with, the usual one first.
    pub knowledges: Vec<Knowledge>,
    /// How finely it can be kept, the usual one first.
    pub grains: Vec<Grain>,
    /// The editions to start from, the usual one first.
    pub presets: Vec<PresetCard>,
}

/// An edition of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PresetCard {
    /// Its id; its name is the catalogue's.
    pub id: String,
    /// Every option with its value.
    #[ts(type = "Record<string, unknown>")]
    pub config: Words,
}

/// Somebody new.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreatePerson {
    /// The name.
    pub name: String,
    /// The piece; the least used one when nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub piece: Option<u8>,
}

/// Another name or piece for somebody.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangePerson {
    /// Who.
    pub id: Uuid,
    /// The name from now on.
    pub name: String,
    /// The piece from now on.
    pub piece: u8,
}

/// A game's named house rules.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PresetsRequest {
    /// The game.
    pub game: String,
}

/// House rules to keep under a name.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SavePreset {
    /// The game.
    pub game: String,
    /// The name.
    pub name: String,
    /// The house rules; absent options have their default.
    #[ts(type = "Record<string, unknown>")]
    pub config: Words,
}

/// Another name or other values for named house rules.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChangePreset {
    /// Which.
    pub id: Uuid,
    /// The name from now on.
    pub name: String,
    /// The house rules from now on; absent options have their default.
    #[ts(type = "Record<string, unknown>")]
    pub config: Words,
}

/// Certain named house rules.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThatPreset {
    /// Which.
    pub id: Uuid,
}

/// A file of house rules to take.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ImportPreset {
    /// What stands in it.
    pub text: String,
}

/// One session.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThatSession {
    /// The session.
    pub session: Uuid,
}

/// A look at a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LookAt {
    /// The session.
    pub session: Uuid,
    /// Whose hand the device is lent to; the host may refuse.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// A command for a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayRequest {
    /// The session.
    pub session: Uuid,
    /// The revision the screen shows.
    pub revision: u32,
    /// The game's command.
    #[ts(type = "unknown")]
    pub command: Value,
}

/// A command that is only tried out.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TryRequest {
    /// The session.
    pub session: Uuid,
    /// The game's command.
    #[ts(type = "unknown")]
    pub command: Value,
}

/// A session at the revision the screen shows.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AtRevision {
    /// The session.
    pub session: Uuid,
    /// The revision the screen shows.
    pub revision: u32,
}

/// Steps to be replaced, all or none.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AmendRequest {
    /// The session.
    pub session: Uuid,
    /// The revision the screen shows.
    pub revision: u32,
    /// What to replace.
    pub corrections: Vec<Correction>,
}

/// A correction that is only tried out.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TryAmendRequest {
    /// The session.
    pub session: Uuid,
    /// What to replace.
    pub corrections: Vec<Correction>,
}

/// A moment of a session.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MomentRequest {
    /// The session.
    pub session: Uuid,
    /// How many steps of the timeline to fold in.
    pub position: u32,
    /// Every hand lies open; refused as long as the session can go on.
    #[serde(default)]
    pub hands: bool,
}

/// What was typed but not recorded yet.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DraftRequest {
    /// The session.
    pub session: Uuid,
    /// The draft as the panel writes it, at most 16 KiB; none clears it.
    pub draft: Option<String>,
}

/// A question to the judge.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct JudgeRequest {
    /// The game.
    pub game: String,
    /// The game's question: `{"ask": …, fields}`.
    #[ts(type = "unknown")]
    pub question: Value,
    /// The house rules; absent options have their default.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Words,
}

/// The judge's word.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Verdict {
    /// The game's answer.
    Answer {
        /// As the game gives it.
        #[ts(type = "unknown")]
        answer: Value,
    },
    /// The rules refuse it.
    Refused {
        /// Why.
        refused: Refused,
    },
}

/// A rule to be read.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RuleRequest {
    /// The game.
    pub game: String,
    /// The rule's number, such as `RG-26`.
    pub rule: String,
    /// `es` or `en`.
    pub language: String,
}

/// A rule's text.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RuleText {
    /// The rule's number.
    pub rule: String,
    /// The paragraph, as Markdown.
    pub text: String,
}

/// How many to put in order.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OrderRequest {
    /// How many, at most 100.
    pub count: u8,
}

/// Why a request was not answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct WireError {
    /// What kind of trouble it is.
    pub kind: ErrorKind,
    /// A stable code where a screen branches on it, else empty.
    pub code: String,
    /// What fills the sentence.
    #[ts(type = "Record<string, unknown>")]
    pub params: Words,
    /// The sentence in English, for logs.
    pub message: String,
    /// The number of the rule, when the rules refuse.
    pub rule: Option<String>,
}

/// The kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// The rules say no.
    Refused,
    /// The screen showed an older revision; fetch and try again.
    Stale,
    /// There is no such thing.
    NotFound,
    /// The request makes no sense.
    Invalid,
    /// It could not be written or read.
    Storage,
    /// Everything is being put in order after an update; ask again when it is.
    Preparing,
    /// A mistake of ours.
    Internal,
}
