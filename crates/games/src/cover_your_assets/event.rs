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
            /// Who deals.
            dealer: Seat,
            /// How it is kept.
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
            /// Which.
            card: Kind,
        },
        /// How the physical table stands in the middle of a round (CYA-53).
        PositionBooked(Box<Position>),
        /// Two cards of a hand became a set (CYA-14).
        Paired {
            /// Who.
            seat: Seat,
            /// The cards, the asset first.
            cards: [Kind; 2],
        },
        /// A card of a hand and the top of the discard pile became a set (CYA-18).
        DiscardPaired {
            /// Who.
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
            /// Who defends.
            defender: Seat,
            /// The kind of the set.
            kind: Kind,
            /// The opening card.
            card: Kind,
        },
        /// One more card in the challenge (CYA-23).
        Shown {
            /// Who showed it.
            seat: Seat,
            /// The card.
            card: Kind,
        },
        /// A side showed no more cards: the challenge is over (CYA-25 to CYA-27).
        Stopped {
            /// Who stopped.
            seat: Seat,
            /// Who has the set.
            winner: Seat,
            /// How many cards it has now.
            size: u16,
            /// What it is worth now.
            value: Points,
        },
        /// A card went onto the discard pile (CYA-29).
        Discarded {
            /// Who.
            seat: Seat,
            /// The card.
            card: Kind,
        },
        /// A hand was filled up from the draw pile (CYA-31).
        Drew {
            /// Who.
            seat: Seat,
            /// How many cards.
            n: u8,
        },
        /// Whose turn it is now (CYA-12, CYA-13).
        TurnPassed {
            /// Who.
            to: Seat,
        },
        /// A round is complete and scored (CYA-36).
        RoundScored {
            /// Its row of the sheet.
            row: Arc<SheetRow>,
        },
        /// Another grain (CYA-53).
        GrainKept {
            /// Which.
            grain: Grain,
            /// Everybody's hand in the open round, where it holds for that already.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            now: Option<FullHands>,
        },
        /// The best are equal (CYA-39).
        Tied {
            /// Who.
            seats: Vec<Seat>,
            /// How it is settled.
            by: TieBreak,
        },
        /// The table settles the tie in another way (CYA-39).
        TieTurned {
            /// In which.
            by: TieBreak,
        },
        /// One more person sits down behind the last seat (CYA-66).
        Came {
            /// Where.
            seat: Seat,
            /// The cards of the open round now, where it is kept card by card.
            hands: Option<FullHands>,
        },
        /// A person has left for good (CYA-67).
        Left {
            /// Who.
            seat: Seat,
            /// Who deals the open round now.
            dealer: Seat,
            /// The cards of the open round now, where it is kept card by card.
            hands: Option<FullHands>,
        },
        /// The game is over (CYA-38 to CYA-40).
        GameOver {
            /// How it ended.
            outcome: Box<Outcome>,
            /// How the table decided it, in its own words.
            #[serde(default, skip_serializing_if = "String::is_empty")]
            words: String,
        },
    }
}
