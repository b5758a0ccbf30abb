//! The groups of one number.
//!
//! **Packing lemma.** Take `g[c]` tiles of each colour and at most two jokers, `s` in all. They can
//! be split into `q` groups of three or four, each with a real tile, exactly if `3q <= s <= 4q`, no
//! `g[c]` exceeds `q` and at least `q` of them are real. *Proof.* Deal them out to the groups in turn,
//! equal ones one after the other. Sizes differ by one at most, so they are 3 or 4; equal tiles fall
//! into different groups; two jokers share a group only if there is no other, and then a real tile
//! is with them.
//!
//! All tiles of a number gain the same, so of the ways to leave tiles to groups the fullest is best.

use crate::tile::COLOURS;
use std::sync::LazyLock;

/// How many tiles of each colour are in groups.
pub(crate) type Vector = [u8; COLOURS];

/// The most groups of one number: eight tiles and two jokers.
const MOST: u8 = 3;
/// No such vector.
const NONE: u8 = u8::MAX;

/// How many groups these tiles and jokers make, if they make any.
pub(crate) fn groups(vector: Vector, jokers: u8) -> Option<u8> {
    let real: u8 = vector.iter().sum();
    let all = real + jokers;
    let fits = |q: &u8| {
        3 * q <= all && all <= 4 * q && vector.iter().all(|tiles| tiles <= q) && real >= *q
    };
    (0..=MOST).find(fits)
}

/// The fullest vector within bounds, for every bounds.
pub(crate) struct Fullest(Vec<[u8; 3]>);

pub(crate) static FULLEST: LazyLock<Fullest> = LazyLock::new(Fullest::new);

/// Intervals within 0 to 3; both parts of one that is cut below its upper end stand before it.
const INTERVALS: [(u8, u8); 10] =
    [(0, 0), (1, 1), (2, 2), (3, 3), (0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)];

/// The place of an interval, its upper end cut to three; `None` when that leaves it empty.
pub(crate) fn interval(low: u8, high: u8) -> Option<u16> {
    let wanted = (low, high.min(MOST));
    let width = wanted.1.checked_sub(low)?;
    // So many intervals are narrower.
    Some([0, 4, 7, 9][usize::from(width)] + u16::from(low))
}

impl Fullest {
    fn new() -> Fullest {
        let mut fullest: Vec<[u8; 3]> = Vec::new();
        for at in 0..INTERVALS.len().pow(COLOURS as u32) {
            let mut digits = (0..COLOURS as u32).map(|c| (INTERVALS.len().pow(c), c));
            let wide = digits.find_map(|(unit, _)| {
                let (low, high) = INTERVALS[at / unit % INTERVALS.len()];
                let part = |low, high| {
                    let part = usize::from(interval(low, high).unwrap_or_default());
                    at - at / unit % INTERVALS.len() * unit + part * unit
                };
                (low < high).then(|| (part(low, high - 1), part(high, high)))
            });
            let best = match wide {
                Some((below, top)) => std::array::from_fn(|jokers| {
                    larger(fullest[below][jokers], fullest[top][jokers])
                }),
                None => {
                    let vector = std::array::from_fn(|c| {
                        INTERVALS[at / INTERVALS.len().pow(c as u32) % INTERVALS.len()].0
                    });
                    std::array::from_fn(|jokers| {
                        groups(vector, jokers as u8).map_or(NONE, |_| pack(vector))
                    })
                }
            };
            fullest.push(best);
        }
        Fullest(fullest)
    }

    /// The fullest vector with exactly so many jokers.
    /// `bounds` is the sum of each colour's [`interval`] times ten to the power of its place.
    pub(crate) fn within(&self, bounds: usize, jokers: u8) -> Option<u8> {
        let bits = self.0[bounds][usize::from(jokers)];
        (bits != NONE).then_some(bits)
    }
}

/// A vector from its eight bits.
pub(crate) fn unpack(bits: u8) -> Vector {
    std::array::from_fn(|c| bits >> (2 * c) & 3)
}

fn pack(vector: Vector) -> u8 {
    vector.iter().rev().fold(0, |bits, tiles| bits << 2 | tiles)
}

fn larger(a: u8, b: u8) -> u8 {
    let size = |bits: u8| unpack(bits).iter().sum::<u8>();
    if a == NONE || (b != NONE && size(b) > size(a)) { b } else { a }
}

/// Every vector within these copies that can be packed, with its jokers.
pub(crate) fn packable(copies: Vector, jokers: u8) -> Vec<(Vector, u8)> {
    let mut all = Vec::new();
    for bits in 0..u8::MAX {
        let vector = unpack(bits);
        if vector.iter().zip(copies).all(|(n, most)| *n <= most) {
            let with = (0..=jokers).filter(|jokers| groups(vector, *jokers).is_some());
            all.extend(with.map(|jokers| (vector, jokers)));
        }
    }
    all
}
