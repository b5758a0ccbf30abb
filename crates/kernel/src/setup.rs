use crate::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the app can know of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Knowledge {
    /// The app shuffled and dealt: it knows every hand.
    Dealt,
    /// Physical cards: a hand is a count until it is shown.
    Observed,
}

/// How finely a round is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Grain {
    /// What a round came to: bids, tricks, totals.
    Round,
    /// Every card as it is played.
    Card,
}

/// What is settled before the first event: who sits where, by which rules, with whose cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup<C> {
    /// The people's names, clockwise from seat 0.
    pub names: BySeat<String>,
    /// Whose cards are played with.
    pub knowledge: Knowledge,
    /// The grain the table starts with; a table may change it later.
    pub grain: Grain,
    /// Who deals or begins first; drawn by chance when no person is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<Seat>,
    /// The house rules.
    pub config: C,
    /// Fixed orders of the cards, one a deal, for a reproducible table; empty at every real one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Vec<String>>>")]
    pub decks: Vec<Vec<String>>,
}
