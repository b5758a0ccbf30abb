//! The JSON of an export file; `docs/tapete.schema.json` describes it.

use crate::Correction;
use kernel::{BySeat, Grain, Knowledge, Options, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use uuid::Uuid;

/// What such a file says it is.
pub(crate) const FORMAT: &str = "tapete";
/// The newest form of the file that is known here.
pub(crate) const VERSION: u64 = 2;

/// Everything but the sessions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct FileContext {
    pub(crate) players: Vec<PlayerForm>,
    pub(crate) venues: Vec<VenueForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) groups: Vec<GroupForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) house_rules: Vec<RulesForm>,
    /// What other programs said, by program: stored for them, never read here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) foreign: Vec<ForeignForm>,
    /// The last edit of each field that was changed; since version 2.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) edits: Vec<EditForm>,
    /// The version of the file.
    #[serde(skip)]
    pub(crate) version: u64,
}

/// The last edit of a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EditForm {
    /// `game`, `group`, `person`, `preset`, `session` or `venue`.
    pub(crate) of: String,
    pub(crate) id: Uuid,
    pub(crate) field: String,
    pub(crate) value: Value,
    /// In milliseconds; the greater one stands.
    pub(crate) stamp: i64,
    pub(crate) device: Uuid,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PlayerForm {
    pub(crate) id: Uuid,
    pub(crate) name: String,
    pub(crate) piece: u8,
    pub(crate) created: i64,
    /// Of version 1: when any of this was last changed.
    #[serde(default, skip_serializing)]
    pub(crate) changed: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) archived: Option<i64>,
    /// Who they turned out to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) same_as: Option<Uuid>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct VenueForm {
    pub(crate) id: Uuid,
    pub(crate) name: String,
    pub(crate) created: i64,
    /// Of version 1: when any of this was last changed.
    #[serde(default, skip_serializing)]
    pub(crate) changed: i64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct GroupForm {
    pub(crate) id: Uuid,
    pub(crate) name: String,
    pub(crate) hide_rates: bool,
    pub(crate) created: i64,
    /// Of version 1: when any of this was last changed.
    #[serde(default, skip_serializing)]
    pub(crate) changed: i64,
    pub(crate) players: Vec<Uuid>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct RulesForm {
    pub(crate) id: Uuid,
    pub(crate) game: String,
    pub(crate) name: String,
    pub(crate) config: Options,
    pub(crate) created: i64,
}

/// A thing of another program, in its own words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ForeignForm {
    pub(crate) source: String,
    pub(crate) kind: String,
    pub(crate) id: String,
    pub(crate) said: Value,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SessionForm {
    pub(crate) id: Uuid,
    /// The game's id; what another program calls it, for a foreign one.
    pub(crate) game: String,
    /// Whether another program recorded it: then there are no events and the result is the truth.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) foreign: bool,
    /// What the people call what they play, where the game's own name does not say it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) title: String,
    pub(crate) engine_version: u16,
    pub(crate) started: i64,
    /// The house rules, every option said.
    pub(crate) edition: Options,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) setup: Option<SetupForm>,
    pub(crate) seats: Vec<SeatForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) venue: Option<Uuid>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) note: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) archived: Option<i64>,
    /// Of version 1: when venue, note or archive were last changed.
    #[serde(default, skip_serializing)]
    pub(crate) changed: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) draft: Option<String>,
    pub(crate) result: ResultForm,
    pub(crate) events: Vec<StepForm>,
    /// The digest of the last of these: an import knows by it that none was changed. A file made by hand has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) digest: Option<String>,
    /// How it went on elsewhere, where the one above is shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) endings: Vec<EndingForm>,
    /// What another program said of it, in its own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) said: Option<Value>,
}

/// What a table is opened with, beside the house rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupForm {
    pub(crate) names: BySeat<String>,
    pub(crate) knowledge: Knowledge,
    pub(crate) grain: Grain,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) first: Option<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) decks: Vec<Vec<String>>,
    /// 64 hexadecimal digits that all luck follows from.
    pub(crate) seed: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SeatForm {
    pub(crate) player: Uuid,
    pub(crate) piece: u8,
}

/// What it came to, for readers without the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ResultForm {
    /// `live`, `paused`, `finished` or `abandoned`.
    pub(crate) status: String,
    /// ISO 8601, in UTC.
    pub(crate) started_at: String,
    /// ISO 8601, in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended_at: Option<String>,
    pub(crate) ended: i64,
    /// Milliseconds at the table, pauses left out.
    pub(crate) played_ms: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) venue: Option<String>,
    /// `each`, `teams`, `one_against_many` or `cooperative`.
    pub(crate) contest: String,
    /// `highest`, `lowest` or `unscored`.
    pub(crate) scoring: String,
    pub(crate) players: Vec<OutcomeForm>,
    /// The points of each round, each in the order of the seats.
    pub(crate) rounds: Vec<Vec<i32>>,
    /// The number of the rule that decided the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
}

/// How one seat came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct OutcomeForm {
    /// Who sat there at the end.
    #[serde(default)]
    pub(crate) player: Uuid,
    pub(crate) name: String,
    pub(crate) score: Option<i32>,
    /// From 1; none while it is not known.
    pub(crate) place: Option<u8>,
    pub(crate) winner: bool,
    /// Those with the same number play together.
    pub(crate) side: u8,
}

/// Another line of a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EndingForm {
    /// How many of the first events it has in common with the session's own.
    pub(crate) after: u32,
    /// What followed these.
    pub(crate) events: Vec<StepForm>,
    /// The digest of the last of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) digest: Option<String>,
}

/// A step of the journal, in the order they were recorded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct StepForm {
    pub(crate) at: i64,
    pub(crate) by: Value,
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) command: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) corrections: Option<Vec<Correction>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) happened: Vec<EventForm>,
}

/// What it brought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EventForm {
    /// The place in the timeline that it belongs to.
    pub(crate) step: u32,
    pub(crate) event: Map<String, Value>,
}
