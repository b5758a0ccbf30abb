//! The JSON of a BG Stats file: lists of things that refer to each other by numbers.

use crate::local_time;
use chrono::{DateTime, Datelike, NaiveDateTime, Utc};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use uuid::Uuid;

/// A thing in its own words.
pub(crate) type Passthrough = Map<String, Value>;

const STAMP: &str = "%Y-%m-%d %H:%M:%S";

/// As much of a file as is understood; everything else is carried along.
#[derive(Debug, Default, Deserialize)]
pub(super) struct BgStatsFile {
    #[serde(default)]
    pub(super) players: Vec<Passthrough>,
    #[serde(default)]
    pub(super) locations: Vec<Passthrough>,
    #[serde(default)]
    pub(super) games: Vec<Passthrough>,
    #[serde(default)]
    pub(super) plays: Vec<Passthrough>,
    #[serde(flatten)]
    pub(super) rest: Passthrough,
}

/// A person, a place or a game.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Thing {
    pub(super) id: i64,
    #[serde(default)]
    pub(super) uuid: Option<String>,
    #[serde(default)]
    pub(super) name: String,
    #[serde(default, deserialize_with = "truth")]
    pub(super) cooperative: Option<bool>,
    #[serde(default, deserialize_with = "truth")]
    pub(super) highest_wins: Option<bool>,
    #[serde(default, deserialize_with = "truth")]
    pub(super) no_points: Option<bool>,
    #[serde(default, deserialize_with = "truth")]
    pub(super) uses_teams: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Play {
    #[serde(default)]
    pub(super) uuid: Option<String>,
    pub(super) game_ref_id: i64,
    #[serde(default)]
    pub(super) location_ref_id: Option<i64>,
    pub(super) play_date: String,
    #[serde(default)]
    pub(super) duration_min: Option<i64>,
    #[serde(default, deserialize_with = "truth")]
    pub(super) uses_teams: Option<bool>,
    #[serde(default)]
    pub(super) comments: Option<String>,
    #[serde(default)]
    pub(super) player_scores: Vec<Score>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Score {
    pub(super) player_ref_id: i64,
    #[serde(default)]
    pub(super) score: Option<Value>,
    #[serde(default, deserialize_with = "truth")]
    pub(super) winner: Option<bool>,
    #[serde(default)]
    pub(super) rank: Option<i64>,
    #[serde(default)]
    pub(super) team: Option<Value>,
    #[serde(default)]
    pub(super) role: Option<Value>,
}

/// Longer remarks are cut here.
const LONGEST_NOTE: usize = 4_000;

/// As much of a remark as a note has room for.
pub(super) fn note_of(comments: &str) -> String {
    comments.chars().take(LONGEST_NOTE).collect()
}

/// `true` and `false`, and as some writers have it 1 and 0.
fn truth<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    Ok(match Option::<Value>::deserialize(deserializer)? {
        Some(Value::Bool(said)) => Some(said),
        Some(Value::Number(said)) => Some(said.as_f64().is_some_and(|n| n != 0.0)),
        _ => None,
    })
}

/// The same id for the same thing, in whatever file it comes: its own where it has one.
pub(super) fn id_of(kind: &str, uuid: Option<&str>, said: &str) -> Uuid {
    let own = uuid.and_then(|uuid| Uuid::parse_str(uuid.trim()).ok()).filter(|id| !id.is_nil());
    own.unwrap_or_else(|| crate::files::named_id(&[super::SOURCE, kind, said]))
}

/// In UTC, as a link has it.
pub(super) fn utc_stamp(ms: i64) -> String {
    DateTime::<Utc>::from_timestamp_millis(ms).unwrap_or_default().format(STAMP).to_string()
}

/// As the clock on this device's wall showed it, as a file has it.
pub(super) fn local_stamp(ms: i64) -> String {
    local_time::local(ms).format(STAMP).to_string()
}

/// When that was, in milliseconds since 1970; `utc` says that the clock had no zone. A year has four digits: with a sign
/// it may have more, up to where a calendar ends and nothing can be added to it.
pub(super) fn moment_of(stamp: &str, utc: bool) -> Option<i64> {
    let naive = NaiveDateTime::parse_from_str(stamp.trim(), STAMP).ok()?;
    if !(0..=9_999).contains(&naive.year()) {
        return None;
    }
    Some(if utc { naive.and_utc().timestamp_millis() } else { local_time::moment_of(naive) })
}
