use crate::{BySeat, Line, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Points of a person or a team; may be negative.
pub type Points = i32;

/// How one seat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Place {
    /// All points so far.
    pub points: Points,
    /// 1 for the lead; equals share a place and the next one is left out (1, 1, 3).
    pub place: u8,
    /// Whether this seat has won; every tied winner has. False until the table is over.
    pub won: bool,
}

/// Where the table stands: what the home screen, the history and the statistics need, and no more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Standing {
    /// Whether the game has come to its end.
    pub over: bool,
    /// The round that is being played, or the last one, from 1.
    pub round: u16,
    /// How many rounds are planned, when that is known.
    pub of: Option<u16>,
    /// Each seat's points and place.
    pub places: BySeat<Place>,
    /// The points of each completed round.
    pub rounds: Vec<BySeat<Points>>,
    /// What comes next ("Carla bids"), or how it ended.
    pub next: Option<Line>,
    /// The number of the rule that decided the end, once it is over.
    pub rule: Option<String>,
}

impl Standing {
    /// The seats that have won; empty until the table is over.
    pub fn winners(&self) -> Vec<Seat> {
        self.places.each().filter(|(_, p)| p.won).map(|(s, _)| s).collect()
    }

    /// Places by points, most points first: equal points share a place (1, 1, 3).
    pub fn places_by_points(points: &BySeat<Points>) -> BySeat<u8> {
        points.map(|own| 1 + points.iter().filter(|other| *other > own).count() as u8)
    }
}
