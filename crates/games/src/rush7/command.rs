//! Commands of a Rush 7 table: sent by a screen, and stored in the journal as they were sent.

use kernel::{Grain, Seat, required_nullable};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

kernel::tagged! {
    tag: "do";

    /// A command of a Rush 7 table.
    ///
    /// Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser.
    #[derive(TS)]
    pub enum Command {
        /// One player lays a card face down at every open zone; where the app deals (R7-18).
        Place {
            seat: Seat,
            /// The card for each open zone.
            cards: Vec<Placing>,
        },
        /// One player takes them back while the other has not placed (R7-19).
        Withdraw {
            seat: Seat,
        },
        /// The keeper writes down both cards of a battle (R7-21).
        BookBattle {
            /// Which zone, 1 to 5.
            zone: i64,
            /// The card of the first seat.
            a: i64,
            /// The card of the second seat.
            b: i64,
        },
        /// The keeper writes down a battle that the table judged itself (R7-22).
        BookResult {
            /// Which zone, 1 to 5.
            zone: i64,
            /// Who won; none in a tie. It must be said.
            #[serde(deserialize_with = "required_nullable")]
            winner: Option<Seat>,
            /// The loser's card; none in a tie.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            captured: Option<i64>,
        },
        /// Every open zone is written down: the zones change, and the next turn begins (R7-23).
        EndTurn {},
        /// The keeper says how a zone lies, to begin in the middle or to put it right; what was written
        /// down for it in this turn is taken back (R7-24).
        BookSetZone {
            /// Which zone, 1 to 5.
            zone: i64,
            /// Who controls it; none when nothing is captured. It must be said.
            #[serde(deserialize_with = "required_nullable")]
            controller: Option<Seat>,
            /// The captured cards, up to four.
            captured: Vec<i64>,
        },
        /// From now on the table writes battles down in this grain first: both cards, or results only.
        Keep {
            grain: Grain,
        },
        /// The table ends the game now, between two turns (R7-31).
        Finish {},
    }
}

/// One card that is to be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// At which zone, 1 to 5.
    pub zone: i64,
    /// Which card, 0 to 7.
    pub card: i64,
}
