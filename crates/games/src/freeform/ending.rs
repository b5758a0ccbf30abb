//! End of the game: who has won, places and ties.
//!
//! Pure functions, used by the table and by the judge.

use super::model::{End, Wins};
use super::record::Outcome;
use super::state::State;
use kernel::{BySeat, Points, Seat};
use serde::{Deserialize, Serialize};

/// Which rule decided the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndedBy {
    /// The best total.
    #[serde(rename = "FF-17")]
    Total,
    /// Equal best totals share the win.
    #[serde(rename = "FF-23")]
    Shared,
    /// The table settled it.
    #[serde(rename = "FF-24")]
    Settled,
}

impl EndedBy {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            EndedBy::Total => "FF-17",
            EndedBy::Shared => "FF-23",
            EndedBy::Settled => "FF-24",
        }
    }
}

impl Wins {
    /// How good a total is: the larger the better.
    pub fn rank(self, total: i64) -> i64 {
        match self {
            Wins::High => total,
            Wins::Low => -total,
        }
    }

    /// The positions of the best totals (FF-17).
    pub fn best(self, totals: &[i64]) -> Vec<usize> {
        let top = totals.iter().map(|total| self.rank(*total)).max();
        (0..totals.len()).filter(|at| Some(self.rank(totals[*at])) == top).collect()
    }
}

impl State {
    /// Who leads, every member of a team.
    pub fn leaders(&self) -> Vec<Seat> {
        let staying: Vec<usize> = self.staying().collect();
        let totals: Vec<i64> = staying.iter().map(|at| i64::from(self.total(*at))).collect();
        let best = self.config.wins.best(&totals);
        best.into_iter().flat_map(|at| self.sides[staying[at]].clone()).collect()
    }

    /// Whether more than one column leads.
    pub fn is_tied(&self) -> bool {
        let leaders = self.leaders();
        self.sides.iter().filter(|side| side.iter().any(|seat| leaders.contains(seat))).count() > 1
    }

    /// Whether the game is at its end by itself (FF-18, FF-20, FF-21).
    pub fn is_done(&self) -> bool {
        let complete = self.rows.iter().filter(|row| self.is_complete(row)).count();
        let planned = self.planned.is_some_and(|planned| complete >= usize::from(planned));
        let reached = || self.staying().any(|column| self.total(column) >= self.config.target);
        match self.config.end {
            End::Target => planned || (self.is_even() && reached()),
            End::Open | End::Rounds => planned && self.is_even(),
        }
    }

    /// The end as the totals have it; a tie is shared, or left to the table.
    pub fn outcome(&self, share: bool) -> Outcome {
        let winners = self.leaders();
        let tied = self.is_tied();
        Outcome {
            places: self.places(&winners),
            tied: if tied { winners.clone() } else { Vec::new() },
            rule: if tied { EndedBy::Shared } else { EndedBy::Total },
            settled: share || !tied,
            winners,
        }
    }

    /// The same end with these winners among the tied, as the table settled it (FF-24).
    pub fn settled(&self, tied: &[Seat], winners: Vec<Seat>) -> Outcome {
        Outcome {
            places: self.places(&winners),
            tied: tied.to_vec(),
            rule: EndedBy::Settled,
            settled: true,
            winners,
        }
    }

    /// Winners first, the rest by their totals, then those who have left (FF-27); equals share a place and
    /// the next one is left out. A team counts once.
    pub fn places(&self, winners: &[Seat]) -> BySeat<u8> {
        let totals = self.totals();
        let rank = |(column, (side, total)): (usize, (&Vec<Seat>, &Points))| {
            let won = side.iter().any(|seat| winners.contains(seat));
            (won, self.stays(column), self.config.wins.rank(i64::from(*total)))
        };
        let ranks: Vec<_> = self.sides.iter().zip(&totals).enumerate().map(rank).collect();
        let place = |own| 1 + ranks.iter().filter(|other| *other > own).count() as u8;
        self.by_seat(&ranks.iter().map(place).collect::<Vec<_>>())
    }
}
