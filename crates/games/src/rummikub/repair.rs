//! Repairs: small changes that turn tiles into a meld.

use super::meld::{Ways, check};
use super::record::Laid;
use super::tiles::{COPIES, Tile, Tiles};
use serde::Serialize;
use std::collections::BTreeSet;
use ts_rs::TS;

/// The most repairs that are offered.
const MOST: usize = 4;

/// Longer lists are no slip of the hand: nothing is offered.
const LONGEST: usize = 15;

/// A small change after which the tiles lie legally.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Repair {
    pub how: Mend,
    /// The place of the tile that goes, is exchanged or begins the second meld; of a new tile the place
    /// it takes.
    pub at: u64,
    /// The new tile, where there is one.
    pub piece: Option<Tile>,
    /// The tile that goes or is exchanged, where there is one.
    pub gone: Option<Tile>,
    /// The meld, or the two melds, that it makes.
    pub melds: Vec<Tiles>,
}

/// What a repair does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mend {
    /// The same tiles in the right order.
    Reorder,
    /// One tile goes.
    Drop,
    /// Two melds instead of one.
    Split,
    /// One more tile.
    Add,
    /// One tile for another.
    Swap,
}

/// What would do, the smallest change first; `at` are the places of the tiles that are wrong.
pub(super) fn repairs(tiles: &[Tile], at: &[u64], ways: Ways) -> Vec<Repair> {
    let mut found = Vec::new();
    if tiles.is_empty() || tiles.len() > LONGEST {
        return found;
    }
    let loose = Ways { strict_order: false, ..ways };
    let legal = |tiles: &[Tile]| check(tiles, loose).is_ok();
    let laid =
        |tiles: &[Tile]| Laid::written(tiles.iter().copied().collect(), None).in_order().tiles;
    let mut seen = BTreeSet::new();
    let mut offer = |how, at: usize, piece, gone, melds: Vec<Tiles>| {
        let sorted = |meld: &Tiles| {
            let mut tiles = meld.0.clone();
            tiles.sort_unstable();
            tiles
        };
        let same: Vec<_> = melds.iter().map(sorted).collect();
        if found.len() < MOST && seen.insert(same) {
            found.push(Repair { how, at: at as u64, piece, gone, melds });
        }
    };
    if legal(tiles) {
        offer(Mend::Reorder, 0, None, None, vec![laid(tiles)]);
        return found;
    }
    let wrong = |place: &usize| at.contains(&(*place as u64));
    let places = || (0..tiles.len()).filter(wrong).rev();
    for place in places() {
        let rest = [&tiles[..place], &tiles[place + 1..]].concat();
        if legal(&rest) {
            offer(Mend::Drop, place, None, Some(tiles[place]), vec![laid(&rest)]);
        }
    }
    for (place, pair) in splits(tiles) {
        if pair.iter().all(|part| legal(part)) {
            let melds = pair.iter().map(|part| laid(part)).collect();
            offer(Mend::Split, place, None, None, melds);
        }
    }
    let spare = |rest: &[Tile], new: Tile| {
        rest.iter().filter(|tile| **tile == new).count() < usize::from(COPIES)
    };
    for new in Tile::all() {
        let more = [tiles, &[new]].concat();
        if spare(tiles, new) && legal(&more) {
            let meld = laid(&more);
            let place = meld.0.iter().rposition(|tile| *tile == new).unwrap_or(0);
            offer(Mend::Add, place, Some(new), None, vec![meld]);
        }
    }
    for place in places() {
        let rest = [&tiles[..place], &tiles[place + 1..]].concat();
        for new in Tile::all().filter(|new| spare(&rest, *new) && *new != tiles[place]) {
            let mut other = tiles.to_vec();
            other[place] = new;
            if legal(&other) {
                offer(Mend::Swap, place, Some(new), Some(tiles[place]), vec![laid(&other)]);
            }
        }
    }
    found
}

/// Every tile that makes a meld of one or two that are laid; of more of them a repair says what would do.
pub(super) fn fits(tiles: &[Tile], ways: Ways) -> Vec<Tile> {
    let loose = Ways { strict_order: false, ..ways };
    let makes = |new: &Tile| check(&[tiles, &[*new]].concat(), loose).is_ok();
    if tiles.len() < 3 { Tile::all().filter(makes).collect() } else { Vec::new() }
}

/// The tiles cut in two: as written, and in the order of their numbers with equal ones dealt out.
fn splits(tiles: &[Tile]) -> Vec<(usize, [Vec<Tile>; 2])> {
    let mut found: Vec<(usize, [Vec<Tile>; 2])> = (3..tiles.len().saturating_sub(2))
        .map(|place| (place, [tiles[..place].to_vec(), tiles[place..].to_vec()]))
        .collect();
    let mut ordered: Vec<(usize, Tile)> = tiles.iter().copied().enumerate().collect();
    ordered.sort_by_key(|(_, tile)| *tile);
    let (mut one, mut other) = (Vec::new(), Vec::new());
    let mut begins = 0;
    for (place, tile) in ordered {
        if one.last() == Some(&tile) || (!other.is_empty() && !tile.is_joker()) {
            begins = if other.is_empty() { place } else { begins };
            other.push(tile);
        } else {
            one.push(tile);
        }
    }
    if !other.is_empty() {
        found.push((begins, [one, other]));
    }
    found
}
