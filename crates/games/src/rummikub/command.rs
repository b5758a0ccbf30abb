//! Commands of a Rummikub table: sent by a screen, and stored in the journal as they were sent.

use super::meld::Kind;
use super::tiles::{Tile, Tiles};
use kernel::{Grain, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

kernel::tagged! {
    tag: "do";

    /// A command of a Rummikub table.
    ///
    /// Numbers are wide on purpose: what lies out of range is refused by its rule, not by the parser. Whether
    /// a turn would hold is asked by trying `play`.
    #[derive(TS)]
    pub enum Command {
        /// Tiles drawn for the start, by all or by some of those who still have to draw (RK-4).
        DrawStart {
            /// Who drew what.
            draws: Vec<StartDraw>,
        },
        /// The table says who starts (RK-4).
        SetStarter {
            seat: Seat,
        },
        /// What lies on a physical rack, so that the app can check and advise its owner.
        SetRack {
            seat: Seat,
            /// All its tiles.
            tiles: Tiles,
        },
        /// Three pairs on the first rack: a new deal (RK-6).
        Redeal {
            /// The seat that asks for it.
            seat: Seat,
            /// The three pairs, as they are shown; may be left out where the app dealt.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            pairs: Option<Tiles>,
        },
        /// A turn begins, and its clock with it (RK-36).
        BeginTurn {
            seat: Seat,
        },
        /// A turn: the whole table as it lies afterwards (RK-22 to RK-34).
        Play {
            seat: Seat,
            /// Every meld of the table after the turn.
            after: Vec<Tiles>,
            /// What those melds are that could be both a group and a run (RK-15).
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[ts(optional, as = "Option<Vec<SaidKind>>")]
            kinds: Vec<SaidKind>,
            /// The melds with which the player opened before using the table (RK-24, `after_opening`).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            opening: Option<Vec<Tiles>>,
        },
        /// One tile from the pool instead of a play (RK-20, RK-21).
        Draw {
            seat: Seat,
            /// The tile, where the rack is known and it is typed in.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            tile: Option<Tile>,
            /// The table as it is arranged on the screen now: it has to be back as it was.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            table: Option<Vec<Tiles>>,
        },
        /// Nothing, with an empty pool (RK-41).
        Pass {
            seat: Seat,
        },
        /// The layout did not work out: the table goes back and tiles are drawn (RK-35).
        GiveUp {
            /// Who gives up.
            seat: Seat,
        },
        /// The clock is at zero (RK-36).
        Timeout {
            /// Whose turn it was.
            seat: Seat,
            /// The table as it was arranged then; a valid turn counts.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            after: Option<Vec<Tiles>>,
        },
        /// The clock stands still (RK-36).
        Pause {},
        /// The clock goes on (RK-36).
        Resume {},
        /// Half a minute more, for one of the person's tokens (RK-36).
        Extend {
            /// Who spends it.
            seat: Seat,
        },
        /// A person went out: what the others hold (RK-43).
        ScoreWin {
            /// Who went out.
            winner: Seat,
            /// Everybody else's rack.
            racks: Vec<RackLeft>,
        },
        /// No person can go on: what everybody holds (RK-44, RK-45).
        ScoreBlocked {
            racks: Vec<RackLeft>,
        },
        /// Other points for a game that is written down (RK-47).
        EditScore {
            /// Which game, from 1.
            game: i64,
            points: Vec<SeatPoints>,
        },
        /// The match is over (RK-46).
        FinishMatch {},
        /// From the next game on the table is kept in this grain.
        Keep {
            /// Results only, or every turn.
            grain: Grain,
        },
    }
}

/// A tile drawn for the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StartDraw {
    pub seat: Seat,
    pub tile: Tile,
}

/// What a player says of a meld that could be both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SaidKind {
    /// Which meld of the list, from 0.
    pub meld: i64,
    pub kind: Kind,
}

/// What a person still holds at the end: the tiles, or their points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RackLeft {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tiles: Option<Tiles>,
    /// Or what they count together, jokers included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i64>,
    /// How many tiles these points lie on; settles a tie of a blocked game (RK-45).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<i64>,
}

/// Points typed by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatPoints {
    pub seat: Seat,
    /// The points of the game; may be negative.
    pub points: i64,
}
