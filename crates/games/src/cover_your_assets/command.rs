//! Commands of a Cover Your Assets table: sent by a screen, and stored in the journal as they were sent.

use super::counts::Counts;
use super::kind::Card;
use super::model::TieBreak;
use kernel::{Grain, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

kernel::tagged! {
    tag: "do";

    /// A command of a Cover Your Assets table.
    ///
    /// Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
    #[derive(TS)]
    pub enum Command {
        /// Two cards of the hand become a new set (CYA-43).
        Pair {
            /// Whose turn it is.
            seat: Seat,
            /// The two cards.
            cards: [Card; 2],
        },
        /// A card of the hand and the top of the discard pile become a new set (CYA-44).
        PairDiscard {
            /// Whose turn it is.
            seat: Seat,
            /// The card of the hand.
            card: Card,
        },
        /// The opening card of a challenge (CYA-45).
        Challenge {
            /// Whose turn it is.
            seat: Seat,
            /// Whose top set it is about.
            defender: Seat,
            /// The card that is shown.
            card: Card,
        },
        /// One more card in the challenge, by the side that is to answer (CYA-46).
        Show {
            seat: Seat,
            card: Card,
        },
        /// The side that is to answer gives up, or presses no further (CYA-47).
        Stop {
            seat: Seat,
        },
        /// A card of the hand goes onto the discard pile (CYA-48).
        Discard {
            /// Whose turn it is.
            seat: Seat,
            card: Card,
        },
        /// The card with which the discard pile of the physical cards begins (CYA-7).
        Turn {
            /// What was turned.
            card: Card,
        },
        /// The keeper writes down what a round brought to everybody (CYA-51).
        BookTotals {
            /// The round, from 1.
            round: u16,
            amounts: Vec<BookedAmount>,
        },
        /// The keeper writes down the cards of everybody's stack, and the app adds up (CYA-52).
        BookCounts {
            /// The round, from 1.
            round: u16,
            /// Everybody's cards.
            counts: Vec<BookedCounts>,
        },
        /// The keeper writes down how the physical table stands in the middle of the round, to go on
        /// from there card by card; what is named nowhere lies in the draw pile (CYA-53).
        BookPosition {
            /// Whose turn it is.
            turn: Seat,
            /// Everybody's hand and stack.
            places: Vec<BookedPlace>,
            /// The discard pile, its top card last.
            discard: Vec<Card>,
        },
        /// From the next round on, or from now while nothing is written yet, the table is kept in this
        /// grain (CYA-53).
        Keep {
            /// Amounts only, or every card.
            grain: Grain,
        },
        /// The table ends the game now (CYA-65).
        Finish {},
        /// One more person sits down, between two rounds (CYA-66).
        Come {},
        /// A person leaves for good, between two rounds (CYA-67).
        Leave {
            seat: Seat,
        },
        /// The table wants to settle the tie that stands in another way than its option says (CYA-39).
        SettleTie {
            by: TieBreak,
        },
        /// The table says who of the tied has won (CYA-50).
        TableWinner {
            seat: Seat,
            /// How it was decided, in a few words.
            #[serde(default, skip_serializing_if = "String::is_empty")]
            #[ts(optional, as = "Option<String>")]
            words: String,
        },
    }
}

/// One written amount.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BookedAmount {
    pub seat: Seat,
    /// What the stack is worth.
    pub amount: i64,
}

/// One written stack, counted by kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BookedCounts {
    pub seat: Seat,
    /// How many cards of which kind; kinds that are left out are none.
    pub cards: Counts,
}

/// One person's part of a position in the middle of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BookedPlace {
    pub seat: Seat,
    /// Cards in hand.
    pub in_hand: i64,
    /// The sets of the stack, the safe one first.
    pub stack: Vec<Vec<Card>>,
}
