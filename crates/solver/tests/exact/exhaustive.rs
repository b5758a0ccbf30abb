//! Every way, one after the other.

use solver::{Colour, Meld, Tile};
use std::collections::BTreeSet;

/// Every written meld that holds `first` and otherwise only tiles of `from`, by brute force.
fn melds_with(first: Tile, from: &[Tile]) -> BTreeSet<Meld> {
    let (colour, number) = (first.colour().unwrap(), first.number().unwrap());
    let jokers = from.iter().filter(|t| t.is_joker()).count();
    let mut all = BTreeSet::new();
    let mut add = |wanted: Vec<Tile>| {
        for mask in 0..1_u32 << wanted.len() {
            if mask.count_ones() as usize > jokers {
                continue;
            }
            let place = |i: usize| if mask >> i & 1 == 1 { Tile::JOKER } else { wanted[i] };
            let meld: Meld = (0..wanted.len()).map(place).collect();
            let there = meld.iter().all(|t| from.contains(t));
            if there && meld.contains(&first) && crate::referee::is_meld(&meld) {
                all.insert(meld);
            }
        }
    };
    for low in 1..=number {
        for high in number.max(low + 2)..=13 {
            add((low..=high).map(|n| Tile::new(colour, n).unwrap()).collect());
        }
    }
    for mask in 0..16_usize {
        let colours = Colour::ALL.iter().filter(|c| mask >> (**c as usize) & 1 == 1);
        let group: Vec<Tile> = colours.map(|c| Tile::new(*c, number).unwrap()).collect();
        if group.len() >= 3 {
            add(group);
        }
    }
    all
}

/// Calls `accept` with every layout of exactly these tiles until it says yes.
pub(crate) fn any_layout(
    tiles: &[Tile],
    laid: &mut Vec<Meld>,
    accept: &mut impl FnMut(&[Meld]) -> bool,
) -> bool {
    let Some(first) = tiles.iter().filter(|t| !t.is_joker()).min().copied() else {
        return tiles.is_empty() && accept(laid);
    };
    for meld in melds_with(first, tiles) {
        let mut rest = tiles.to_vec();
        for tile in &meld {
            let at = rest.iter().position(|other| other == tile).unwrap();
            rest.swap_remove(at);
        }
        laid.push(meld);
        let found = any_layout(&rest, laid, accept);
        laid.pop();
        if found {
            return true;
        }
    }
    false
}

/// Every distinct choice out of a rack.
pub(crate) fn choices(rack: &[Tile]) -> BTreeSet<Vec<Tile>> {
    let mut all = BTreeSet::new();
    for mask in 0..1_u32 << rack.len() {
        let chosen = (0..rack.len()).filter(|i| mask >> i & 1 == 1).map(|i| rack[i]);
        let mut chosen: Vec<Tile> = chosen.collect();
        chosen.sort();
        all.insert(chosen);
    }
    all
}
