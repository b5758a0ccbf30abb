//! Fairness of dice: counts, the range where fair ones land, and Pearson's test (TL-8 to TL-10).

use kernel::Chance;
use kernel::Die;
use serde::{Deserialize, Serialize};
use statrs::distribution::{ChiSquared, ContinuousCDF};
use ts_rs::TS;

/// The test says nothing before every face is expected so often (TL-9).
const ENOUGH: f64 = 5.0;
/// Fair dice look this odd once in twenty times.
const ODD: f64 = 0.05;
/// Fair dice look this odd once in a thousand times.
const UNLIKELY: f64 = 0.001;
/// 95 of 100 counts of a fair face lie within so many standard deviations.
const BAND: f64 = 1.959_963_985;

/// What the counts say, in a word (TL-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Too few rolls to say anything.
    TooFew,
    /// Nothing odd.
    Usual,
    /// Odd as one fair die in twenty is.
    Odd,
    /// Fair dice come out like this less than once in a thousand times.
    Unlikely,
}

/// A face, how often it came up, and where a fair one usually lands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FaceCount {
    /// How often it came up.
    pub count: u64,
    /// The lower end of the band, in times.
    pub low: f64,
    /// The upper end of the band, in times.
    pub high: f64,
}

/// The counts of one kind of die, and what they say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Fairness {
    pub die: Die,
    /// How many dice were counted.
    pub rolls: u64,
    /// By face, from 0.
    pub faces: Vec<FaceCount>,
    /// Pearson's statistic: the squares of the deviations, each over what was expected.
    pub chi_square: f64,
    /// Its degrees of freedom: one less than faces.
    pub degrees: u16,
    /// How often fair dice look at least as uneven, from 0 to 1; none when there are too few rolls.
    pub p: Option<f64>,
    /// The same in a word.
    pub reading: Reading,
    /// How many more rolls the test needs.
    pub missing: u64,
}

/// What `counts`, one number a face, say about `die`; counts beyond the die's faces are left out.
pub fn fairness(die: Die, counts: &[u64]) -> Fairness {
    let sides = usize::from(die.sides());
    let counts: Vec<u64> = (0..sides).map(|face| counts.get(face).copied().unwrap_or(0)).collect();
    let rolls: u64 = counts.iter().sum();
    let share = 1.0 / sides.max(1) as f64;
    let expected = rolls as f64 * share;
    let spread = BAND * (expected * (1.0 - share)).sqrt();
    let faces = counts.iter().map(|count| FaceCount {
        count: *count,
        low: (expected - spread).max(0.0),
        high: expected + spread,
    });
    let faces = faces.collect();
    let deviation = |count: &u64| (*count as f64 - expected).powi(2) / expected;
    let chi_square = if rolls == 0 { 0.0 } else { counts.iter().map(deviation).sum() };
    let degrees = die.sides().saturating_sub(1);
    let enough = expected >= ENOUGH;
    let law = ChiSquared::new(f64::from(degrees)).ok().filter(|_| enough);
    let p = law.map(|law| law.sf(chi_square));
    let reading = match p {
        None => Reading::TooFew,
        Some(p) if p < UNLIKELY => Reading::Unlikely,
        Some(p) if p < ODD => Reading::Odd,
        Some(_) => Reading::Usual,
    };
    let missing = (ENOUGH * sides as f64 - rolls as f64).max(0.0).ceil() as u64;
    Fairness { die, rolls, faces, chi_square, degrees, p, reading, missing }
}

/// Rolls `die` so often and counts its faces: a test to be run by hand (TL-10).
pub fn trial(die: &Die, rolls: u32, chance: &mut Chance) -> Vec<u64> {
    let mut counts = vec![0; usize::from(die.sides())];
    for _ in 0..rolls {
        if let Some(count) = counts.get_mut(usize::from(die.roll(chance))) {
            *count += 1;
        }
    }
    counts
}
