//! Lists of sessions and what people say about them, as they travel to a screen.

use crate::SessionCard;
use kernel::Moment;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// How a session came out, for a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CameOut {
    /// Being played.
    Live,
    /// Laid aside.
    Paused,
    /// Played to its end.
    Finished,
    /// Given up.
    Abandoned,
    /// Won by the person of the filter, alone or with their side.
    Won,
    /// Shared by the person of the filter with another side.
    Shared,
    /// Finished, and not won by the person of the filter.
    Lost,
}

/// Which sessions a list shows; what is not said leaves all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct HistoryFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only what the people call so, of a pad or a game played elsewhere.
    pub title: Option<String>,
    /// Only sessions with this person.
    #[ts(optional)]
    pub person: Option<Uuid>,
    /// Only sessions where this one sat, too.
    #[ts(optional)]
    pub with: Option<Uuid>,
    /// Only at this venue.
    #[ts(optional)]
    pub venue: Option<Uuid>,
    /// Only finished sessions at which nobody else than this group sat.
    #[ts(optional)]
    pub group: Option<Uuid>,
    /// Only what came out so; `won`, `shared` and `lost` need a person.
    pub result: Option<CameOut>,
    /// Only sessions from this moment on.
    pub since: Option<Moment>,
    /// Only sessions before this moment.
    pub until: Option<Moment>,
    /// Only sessions in whose names, venue, title or note every word of this is found.
    pub text: Option<String>,
    /// The archived ones instead of the others.
    #[ts(optional, as = "Option<bool>")]
    pub archived: bool,
}

/// A page of the history, the latest end first; what is still being played stands by its start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct HistoryPage {
    /// The sessions.
    pub sessions: Vec<SessionCard>,
    /// Where the next page begins; none after the last.
    pub next: Option<String>,
}

/// Somewhere people play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Venue {
    /// UUIDv7.
    pub id: Uuid,
    /// The name, 1 to 64 characters as people count them, different from every other venue's.
    pub name: String,
    /// How many sessions were played here.
    pub sessions: u32,
}

/// People who often play together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Group {
    /// UUIDv7.
    pub id: Uuid,
    /// The name, 1 to 64 characters as people count them, different from every other group's.
    pub name: String,
    /// Who belongs to it.
    pub people: Vec<Uuid>,
    /// Whether its pages speak of no wins and no rates.
    pub hide_rates: bool,
}
