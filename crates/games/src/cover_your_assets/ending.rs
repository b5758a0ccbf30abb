//! End of the game: who has won, places and ties.
//!
//! Pure functions, used by the table and by the judge.

use super::model::{Config, End, EndedBy, TieBreak};
use super::record::Outcome;
use kernel::{BySeat, Points, Seat};

/// How many rounds are played, where that is known from the start (CYA-40).
pub fn planned(end: End) -> Option<u16> {
    match end {
        End::OneRound => Some(1),
        End::ThreeRounds => Some(3),
        End::Million | End::TwoRoundWins => None,
    }
}

/// Whether the game ends now, and who is best then, as positions in the list; none while it goes
/// on. The numbers are totals, or rounds won with `two_round_wins` (CYA-38, CYA-40).
pub fn best(numbers: &[i64], rounds: u16, config: &Config) -> Vec<usize> {
    let top = numbers.iter().copied().max().unwrap_or(0);
    let ends = match config.end {
        End::Million => top >= i64::from(config.target),
        End::TwoRoundWins => top >= 2,
        End::OneRound | End::ThreeRounds => planned(config.end).is_some_and(|of| rounds >= of),
    };
    let best = numbers.iter().enumerate().filter(|(_, n)| ends && **n == top);
    best.map(|(at, _)| at).collect()
}

/// A tie at the top that is not settled yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    pub seats: Vec<Seat>,
    pub by: TieBreak,
}

impl Outcome {
    /// Won by these; the numbers are totals, or rounds won.
    pub fn won_by(
        winners: Vec<Seat>,
        numbers: &BySeat<i64>,
        left: &[Seat],
        rule: EndedBy,
    ) -> Outcome {
        let places = places(numbers, left, &winners);
        Outcome { winners, places, rule }
    }
}

/// Winners first, the rest by their numbers, then those who have left (CYA-67); equals share a place and the next
/// one is left out.
pub fn places(numbers: &BySeat<i64>, left: &[Seat], winners: &[Seat]) -> BySeat<u8> {
    let rank = |seat: Seat| (winners.contains(&seat), !left.contains(&seat), numbers[seat]);
    let above = |seat| numbers.seats().filter(|other| rank(*other) > rank(seat)).count();
    numbers.seats().map(|seat| 1 + above(seat) as u8).collect()
}

/// What is missing to the target (CYA-53).
pub fn missing(total: Points, config: &Config) -> Option<Points> {
    (config.end == End::Million).then(|| config.target.saturating_sub(total).max(0))
}
