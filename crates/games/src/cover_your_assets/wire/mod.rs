//! Wire types of Cover Your Assets: prompts and the view.

mod view;

pub use view::*;

use super::kind::Card;
use super::model::TieBreak;
use kernel::{Grain, Points, Seat};
use serde::Serialize;
use ts_rs::TS;

/// What may be asked for next. Cards that are offered are those of the hand where this viewer may
/// know it (`known`), else those that could be in it after all that lies open.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// The card with which the physical discard pile begins.
    Turn {
        /// Who deals.
        seat: Seat,
    },
    /// Two cards of the hand.
    Pair {
        seat: Seat,
        /// Whether the hand is known.
        known: bool,
        /// The pairs that could be laid, assets first.
        pairs: Vec<[Card; 2]>,
    },
    /// A card of the hand with the top of the discard pile.
    PairDiscard {
        seat: Seat,
        /// Whether the hand is known.
        known: bool,
        /// The top of the discard pile.
        top: Card,
        /// The cards that match it.
        cards: Vec<Card>,
    },
    /// The opening card of a challenge.
    Challenge {
        seat: Seat,
        /// Whether the hand is known.
        known: bool,
        /// Whom, and with what.
        targets: Vec<ChallengeTarget>,
    },
    /// One more card in the challenge.
    Show {
        /// Who is to answer.
        seat: Seat,
        /// Whether the hand is known.
        known: bool,
        kind: Card,
        /// The cards that may be shown.
        cards: Vec<Card>,
    },
    /// Giving up, or pressing no further.
    Stop {
        /// Who is to answer.
        seat: Seat,
        /// Whether it is the defender, who gives up then.
        gives_up: bool,
    },
    /// A card for the discard pile.
    Discard {
        seat: Seat,
        /// Whether the hand is known.
        known: bool,
        /// The cards that could be discarded.
        cards: Vec<Card>,
    },
    /// Written amounts.
    BookTotals {
        round: u16,
        /// The step in which amounts go.
        step: Points,
        /// What the whole deck is worth.
        deck: Points,
    },
    /// Written stacks; the kinds with their copies stand in the view.
    BookCounts { round: u16 },
    /// A position in the middle of the round.
    BookPosition {
        round: u16,
        /// The most cards in a hand.
        hand_size: u8,
    },
    /// Another grain.
    Keep {
        grain: Grain,
        /// Whether it would hold for the open round already.
        now: bool,
    },
    /// The end of the game, now.
    Finish {},
    /// One more person at the table.
    Come,
    /// A person who leaves for good.
    Leave { seats: Vec<Seat> },
    /// Another way to settle the tie that stands.
    SettleTie { seats: Vec<Seat>, by: TieBreak },
    /// Who of the tied has won.
    TableWinner {
        /// Who is tied for the win.
        seats: Vec<Seat>,
        /// The most characters of the words.
        most_words: u8,
    },
}

/// A person whose top set may be challenged.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChallengeTarget {
    pub defender: Seat,
    /// The kind of their top set.
    pub kind: Card,
    /// The cards that open a challenge for it.
    pub cards: Vec<Card>,
}
