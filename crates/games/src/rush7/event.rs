//! Events of a Rush 7 table: stored for ever, with everything that a rule worked out.

use super::model::{Card, Zone};
use super::record::{Battle, DealCount, Laid, Outcome, TurnRow};
use kernel::{BySeat, Few, Grain, Seat};
use std::sync::Arc;

kernel::tagged! {
    tag: "is";

    /// One thing that happened.
    pub enum Event {
        /// A turn begins, and the table deals its physical cards (R7-3, R7-12, R7-23).
        DealCalled {
            /// Which turn, from 1.
            turn: u16,
            deal: DealCount,
        },
        /// A turn begins, and the app dealt (R7-3, R7-12).
        Dealt {
            /// Which turn, from 1.
            turn: u16,
            deal: DealCount,
            /// What came into each hand, in the order of the deal.
            hands: BySeat<Few<Card>>,
            /// What was left over, the next card first.
            stock: Vec<Card>,
        },
        /// A player laid a card face down at every open zone (R7-18).
        Placed {
            seat: Seat,
            /// The cards, Z1 first.
            cards: Few<Laid>,
        },
        /// A player took them back (R7-19).
        Withdrawn {
            seat: Seat,
        },
        /// A battle was written down (R7-21, R7-22).
        BattleBooked(Box<Battle>),
        /// All cards of a turn are turned up and judged (R7-6, R7-20).
        TurnJudged {
            row: Arc<TurnRow>,
        },
        /// A zone was put right (R7-24).
        ZoneSet {
            /// Which, from 1.
            number: u8,
            /// How it lies now.
            zone: Zone,
            /// Whether this turn's entry for it was taken back.
            dropped: bool,
        },
        GrainKept {
            grain: Grain,
        },
        /// The game is over (R7-14 to R7-16, R7-31).
        GameOver {
            outcome: Box<Outcome>,
        },
    }
}
