//! Commands of a Rage table: sent by a screen, and stored in the journal as they were sent.

use super::model::{Card, Scoring};
use kernel::{Grain, Seat, Switch};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

kernel::tagged! {
    tag: "do";

    /// A command of a Rage table.
    ///
    /// Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
    #[derive(TS)]
    pub enum Command {
        /// One person names, in turn, the tricks they expect (RG-58).
        Bid {
            seat: Seat,
            /// The tricks they expect.
            n: i64,
        },
        /// One person plays a card (RG-59).
        Play {
            seat: Seat,
            card: Card,
            /// The colour announced with a Wild Rage, or named with a Change Rage.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            colour: Option<String>,
            /// The value announced with a Wild Rage.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            value: Option<i64>,
        },
        /// The cards that were turned from the physical pile, in order: Rage cards are set aside, the
        /// number card that ends the list gives the trump (RG-13, RG-14, RG-36).
        Turn {
            /// What was turned.
            cards: Vec<Card>,
            /// Whether the pile ended without a number card (RG-15, RG-37).
            #[serde(default)]
            empty: bool,
        },
        /// The keeper writes down bids, all at once or one by one (RG-61).
        BookBids {
            /// The round, from 1.
            round: u16,
            /// Who bids what.
            bids: Vec<BookedBid>,
        },
        /// The keeper writes down what a round came to (RG-62).
        BookResults {
            /// The round, from 1.
            round: u16,
            /// Each person's tricks and cards.
            results: Vec<BookedResult>,
        },
        /// The table deals another number of cards in a round that has no result yet (RG-64).
        SetCards {
            /// The round, from 1.
            round: u16,
            /// Cards for each person.
            cards: i64,
        },
        /// The trump as it lies on the table, in a round that is kept by its results (RG-76).
        NoteTrump {
            /// The round, from 1.
            round: u16,
            /// The colour; none when there is no trump now.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            colour: Option<String>,
        },
        /// From the next round on the table is kept in this grain.
        Keep {
            /// Results only, or every card.
            grain: Grain,
        },
        /// The box is another edition: every round is scored again (RG-48).
        Rescore {
            scoring: Scoring,
            /// Whether taking every trick counts double (RG-52).
            sweep_double: Switch,
        },
        /// The table ends the game before its last round (RG-73).
        Finish {},
        /// One more person sits down, between two rounds (RG-74).
        Come {},
        /// A person leaves for good, between two rounds (RG-75).
        Leave {
            seat: Seat,
        },
        /// How equal totals at the end are settled (RG-55, RG-56).
        SettleTie {
            /// The way the table chose.
            how: TieBreak,
        },
    }
}

/// One written bid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BookedBid {
    pub seat: Seat,
    /// The tricks they expect.
    pub n: i64,
}

/// One written result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BookedResult {
    pub seat: Seat,
    pub tricks: i64,
    /// Bonus Rage cards among them.
    #[serde(default)]
    pub bonus: i64,
    /// Mad Rage cards among them.
    #[serde(default)]
    pub mad: i64,
}

/// How a tie at the end is settled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum TieBreak {
    /// Most exactly made bids; still equal: shared (RG-55, RG-56).
    Rulebook,
    /// All who are tied share the win.
    Share,
    /// The table decided in its own way.
    Table {
        winners: Vec<Seat>,
        /// How it was decided, in a few words.
        #[serde(default)]
        words: String,
    },
    /// One more round of one card for everybody (RG-56).
    ExtraRound,
}
