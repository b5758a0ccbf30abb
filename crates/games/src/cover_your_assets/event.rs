//! Events of a Cover Your Assets table: stored for ever, with everything that a rule worked out.

use super::kind::Kind;
use super::model::TieBreak;
use super::record::{FullHands, Outcome, Position, SheetRow};
use kernel::{BySeat, Grain, Points, Seat};
use std::sync::Arc;

kernel::tagged! {
    tag: "is";

    /// One thing that happened.
    pub enum Event {
        /// No person was named as the first dealer and chance chose (CYA-7).
        DealerDrawn {
            /// Who deals first.
            dealer: Seat,
        },
        /// A round begins (CYA-7, CYA-9).
        RoundOpened {
            /// Which, from 1.
            round: u16,
            dealer: Seat,
            grain: Grain,
            /// Whether it is played only to break a tie (CYA-39).
            extra: bool,
            /// Everybody's hand, where it is kept card by card.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hands: Option<FullHands>,
        },
        /// The app dealt (CYA-7).
        Dealt {
            /// Everybody's hand.
            hands: BySeat<Vec<Kind>>,
            /// The card with which the discard pile begins.
            discard: Kind,
            /// The draw pile, top card first.
            draw: Vec<Kind>,
        },
        /// The card with which the physical discard pile begins (CYA-7).
        Turned {
            card: Kind,
        },
        /// How the physical table stands in the middle of a round (CYA-53).
        PositionBooked(Box<Position>),
        /// Two cards of a hand became a set (CYA-14).
        Paired {
            seat: Seat,
            /// The cards, the asset first.
            cards: [Kind; 2],
        },
        /// A card of a hand and the top of the discard pile became a set (CYA-18).
        DiscardPaired {
            seat: Seat,
            /// The card of the hand.
            card: Kind,
            /// The set, the asset first.
            cards: [Kind; 2],
        },
        /// A challenge began (CYA-23).
        Challenged {
            /// Who attacks.
            seat: Seat,
            defender: Seat,
            kind: Kind,
            /// The opening card.
            card: Kind,
        },
        /// One more card in the challenge (CYA-23).
        Shown {
            seat: Seat,
            card: Kind,
        },
        /// A side showed no more cards: the challenge is over (CYA-25 to CYA-27).
        Stopped {
            seat: Seat,
            winner: Seat,
            /// How many cards it has now.
            size: u16,
            /// What it is worth now.
            value: Points,
        },
        /// A card went onto the discard pile (CYA-29).
        Discarded {
            seat: Seat,
            card: Kind,
        },
        /// A hand was filled up from the draw pile (CYA-31).
        Drew {
            seat: Seat,
            n: u8,
        },
        /// Whose turn it is now (CYA-12, CYA-13).
        TurnPassed {
            to: Seat,
        },
        /// A round is complete and scored (CYA-36).
        RoundScored {
            row: Arc<SheetRow>,
        },
        /// Another grain (CYA-53).
        GrainKept {
            grain: Grain,
            /// Everybody's hand in the open round, where it holds for that already.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            now: Option<FullHands>,
        },
        /// The best are equal (CYA-39).
        Tied {
            seats: Vec<Seat>,
            by: TieBreak,
        },
        /// The table settles the tie in another way (CYA-39).
        TieTurned {
            by: TieBreak,
        },
        /// One more person sits down behind the last seat (CYA-66).
        Came {
            seat: Seat,
            /// The cards of the open round now, where it is kept card by card.
            hands: Option<FullHands>,
        },
        /// A person has left for good (CYA-67).
        Left {
            seat: Seat,
            /// Who deals the open round now.
            dealer: Seat,
            /// The cards of the open round now, where it is kept card by card.
            hands: Option<FullHands>,
        },
        /// The game is over (CYA-38 to CYA-40).
        GameOver {
            outcome: Box<Outcome>,
            /// How the table decided it, in its own words.
            #[serde(default, skip_serializing_if = "String::is_empty")]
            words: String,
        },
    }
}
