//! Reads a meld on the table: run or group, and what its jokers stand for (RK-14, RK-15).

use crate::tile::{NUMBERS, Tile};

/// A meld as it is read; numbers less one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// Consecutive numbers of a colour from `low` on.
    Run { colour: usize, low: usize },
    /// One number in several colours.
    Group { at: usize },
}

/// Reads a meld; `None` when it is none.
///
/// In a run, upwards or downwards, a joker stands for the tile at its place. If the tiles do not
/// lie in order, jokers fill the holes, then go on above, then below. One numbered tile with two
/// jokers is a run if that fits upwards, else a group (D-3).
pub(crate) fn read(meld: &[Tile]) -> Option<Reading> {
    let real: Vec<(usize, usize)> = meld.iter().filter_map(|tile| tile.place()).collect();
    let &(colour, at) = real.first()?;
    let jokers = meld.len() - real.len();
    if meld.len() < 3 || meld.len() > NUMBERS || jokers > 2 {
        return None;
    }
    let twice = |i: usize| real[..i].contains(&real[i]);
    if (0..real.len()).any(twice) {
        return None;
    }
    let group =
        (meld.len() <= 4 && real.iter().all(|(_, n)| *n == at)).then_some(Reading::Group { at });
    if real.iter().any(|(c, _)| *c != colour) {
        return group;
    }
    if let Some(low) = written_low(meld, real.len() > 1) {
        return Some(Reading::Run { colour, low });
    }
    if group.is_some() {
        return group;
    }
    let low = real.iter().map(|(_, n)| *n).min()?;
    let high = real.iter().map(|(_, n)| *n).max()?;
    let spare = meld.len().checked_sub(high - low + 1)?;
    let above = spare.min(NUMBERS - 1 - high);
    Some(Reading::Run { colour, low: low - (spare - above) })
}

/// The lowest number (less one) of tiles of one colour that lie in order, upwards or, if that is
/// allowed, downwards.
fn written_low(meld: &[Tile], allow_downwards: bool) -> Option<usize> {
    let len = meld.len();
    let upwards = |i: usize, n: usize| n.checked_sub(i);
    let downwards = |i: usize, n: usize| (n + i + 1).checked_sub(len);
    let places = || meld.iter().enumerate().filter_map(|(i, tile)| Some((i, tile.place()?.1)));
    let fits = |low: &dyn Fn(usize, usize) -> Option<usize>| {
        let first = places().next().and_then(|(i, n)| low(i, n))?;
        let all = places().all(|(i, n)| low(i, n) == Some(first));
        (all && first + len <= NUMBERS).then_some(first)
    };
    fits(&upwards).or_else(|| fits(&downwards).filter(|_| allow_downwards))
}
