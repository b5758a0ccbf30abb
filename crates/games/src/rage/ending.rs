//! End of the game: who has won, places and ties.
//!
//! Pure functions, used by the table and by the judge.

use super::model::EndedBy;
use super::record::Outcome;
use kernel::{BySeat, Points, Seat};

/// Who leads, as positions in the list that was asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// Everybody with the highest total.
    pub tied: Vec<usize>,
    /// Those of them with the most exact bids.
    pub winners: Vec<usize>,
    /// Which rule told them apart.
    pub by: EndedBy,
}

/// Who has the highest total, and of equal ones the most exact bids (RG-54 to RG-56).
pub fn best(scores: &[(i64, i64)]) -> Best {
    let top = scores.iter().map(|(total, _)| *total).max();
    let tied: Vec<usize> = (0..scores.len()).filter(|i| Some(scores[*i].0) == top).collect();
    let most = tied.iter().map(|i| scores[*i].1).max();
    let winners: Vec<usize> = tied.iter().copied().filter(|i| Some(scores[*i].1) == most).collect();
    let by = match (tied.len(), winners.len()) {
        (0 | 1, _) => EndedBy::Total,
        (_, 1) => EndedBy::Exact,
        _ => EndedBy::Shared,
    };
    Best { tied, winners, by }
}

impl Outcome {
    /// The rulebook's outcome; open to the table's own way when totals are equal.
    pub fn by_rulebook(
        sides: &[Vec<Seat>],
        left: &[Seat],
        totals: &BySeat<Points>,
        best: &Best,
    ) -> Outcome {
        let seats = |of: &[usize]| of.iter().flat_map(|i| sides[*i].clone()).collect::<Vec<_>>();
        let winners = seats(&best.winners);
        let equal = best.tied.len() > 1;
        Outcome {
            places: places(sides, left, totals, &winners),
            rulebook: winners.clone(),
            winners,
            rule: best.by,
            tied: if equal { seats(&best.tied) } else { Vec::new() },
            settled: !equal,
        }
    }

    /// The same end with these winners among the tied, as the table settled it.
    pub fn settled(
        &self,
        sides: &[Vec<Seat>],
        left: &[Seat],
        totals: &BySeat<Points>,
        winners: Vec<Seat>,
        rule: EndedBy,
    ) -> Outcome {
        let places = places(sides, left, totals, &winners);
        Outcome { winners, places, rule, settled: true, ..self.clone() }
    }
}

/// Winners first, the rest by points, then those who have left (RG-75); equals share a place and the
/// next one is left out. A side counts once, however many sit on it.
fn places(
    sides: &[Vec<Seat>],
    left: &[Seat],
    totals: &BySeat<Points>,
    winners: &[Seat],
) -> BySeat<u8> {
    let rank = |seat: Seat| (winners.contains(&seat), !left.contains(&seat), totals[seat]);
    let gone = left.iter().map(std::slice::from_ref);
    let all: Vec<&[Seat]> = sides.iter().map(Vec::as_slice).chain(gone).collect();
    let mut places = BySeat::filled(totals.len(), 1);
    for side in &all {
        let above = all.iter().filter(|other| rank(other[0]) > rank(side[0])).count();
        side.iter().for_each(|seat| places[*seat] = 1 + above as u8);
    }
    places
}

/// Places by points alone, sides counting once; those who have left stand behind.
pub fn places_by_points(sides: &[Vec<Seat>], left: &[Seat], totals: &BySeat<Points>) -> BySeat<u8> {
    places(sides, left, totals, &[])
}
