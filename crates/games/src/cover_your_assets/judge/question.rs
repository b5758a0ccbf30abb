//! Questions of the judge, parsed strictly: an unknown field is an error.

use super::super::counts::Counts;
use super::super::kind::Card;
use kernel::{AskedSeat, Whole, required_nullable};
use serde::Deserialize;
use serde::de::Deserializer;
use ts_rs::TS;

/// May be left out, but is no null when it is said.
fn not_null<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// One person's part of a round that is asked about: an amount, or cards by kind.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub seat: AskedSeat,
    /// What the stack is worth.
    #[serde(default, deserialize_with = "not_null")]
    pub amount: Option<Whole>,
    /// The stack by kind.
    #[serde(default, deserialize_with = "not_null")]
    pub counts: Option<Counts>,
}

/// One person's end of a game that is asked about.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Total {
    pub seat: AskedSeat,
    /// All points.
    pub total: Whole,
}

/// A question to the judge.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Whether two cards of a hand are a pair (CYA-55).
    Pair {
        /// The two cards.
        cards: [Card; 2],
    },
    /// Whether a card takes the top of the discard pile (CYA-56).
    DiscardPair {
        /// The card of the hand.
        card: Card,
        /// The top of the discard pile; null when it is empty.
        #[serde(deserialize_with = "required_nullable")]
        top: Option<Card>,
    },
    /// Whether a challenge may be opened (CYA-57).
    Challenge {
        /// How many sets the challenger has.
        own_sets: Whole,
        /// How many sets the other has.
        target_sets: Whole,
        /// The kind of the other's top set; null when there is none.
        #[serde(deserialize_with = "required_nullable")]
        kind: Option<Card>,
        /// The opening card.
        card: Card,
    },
    /// Whether a card may be shown in a challenge (CYA-58).
    Show { kind: Card, card: Card },
    /// Who wins a challenge (CYA-59).
    Duel {
        /// The set it is about.
        set: Vec<Card>,
        /// The cards shown, the challenger's first, then by turns; the side after the last stops.
        shows: Vec<Card>,
    },
    /// What cards are worth (CYA-60).
    Value { cards: Vec<Card> },
    /// Whether the round is over (CYA-61).
    RoundOver {
        /// How many cards each hand has.
        hands: Vec<Whole>,
    },
    /// What a round brings to everybody (CYA-51, CYA-52).
    Round {
        /// Everybody's part.
        players: Vec<Row>,
    },
    /// Who has won (CYA-62).
    Winner { players: Vec<Total> },
    /// Who draws first after a challenge (CYA-63).
    DrawOrder { players: Whole, challenger: AskedSeat, defender: AskedSeat },
    /// Which kinds the deck has, in the order in which a stack is counted (CYA-54).
    Kinds {},
    /// The kinds with which a deck of the table's own begins, to be changed (CYA-3).
    OwnDeck {},
    /// How many cards a hand has (CYA-64).
    HandSize { players: Whole },
}
