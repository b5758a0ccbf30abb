//! Every way, one after the other.

use crate::referee::tile;
use solver::{Colour, Meld, Tile};
use std::collections::{BTreeSet, HashSet};

/// Every written meld that holds `first` and otherwise only tiles of `from`, by brute force.
fn melds_with(first: Tile, from: &[Tile]) -> BTreeSet<Meld> {
    let (colour, number) = first.colour().zip(first.number()).expect("no joker");
    let jokers = from.iter().filter(|t| t.is_joker()).count();
    let mut all = BTreeSet::new();
    let mut add = |wanted: Vec<Tile>| {
        let lacking = wanted.iter().filter(|t| !from.contains(t)).count();
        if lacking > jokers {
            return;
        }
        let n = wanted.len();
        let masks = (0..n).flat_map(|i| (0..n).map(move |j| 1_u32 << i | 1 << j)).chain([0]);
        for mask in masks.filter(|mask| mask.count_ones() as usize <= jokers) {
            let place = |i: usize| if mask >> i & 1 == 1 { Tile::JOKER } else { wanted[i] };
            let meld: Meld = (0..n).map(place).collect();
            let there = meld.iter().all(|t| from.contains(t));
            if there && meld.contains(&first) && crate::referee::is_meld(&meld) {
                all.insert(meld);
            }
        }
    };
    for low in 1..=number {
        for high in number.max(low + 2)..=13 {
            add((low..=high).map(|n| tile(colour, n)).collect());
        }
    }
    for mask in 0..16_usize {
        let colours = Colour::ALL.iter().filter(|c| mask >> (**c as usize) & 1 == 1);
        let group: Vec<Tile> = colours.map(|c| tile(*c, number)).collect();
        if group.len() >= 3 {
            // In every place of a single tile among jokers: the order tells a group from a run.
            (0..group.len()).for_each(|turn| add([&group[turn..], &group[..turn]].concat()));
        }
    }
    all
}

/// Layouts of tiles, and which tiles have none.
#[derive(Default)]
pub(crate) struct Layouts {
    dead: HashSet<Vec<Tile>>,
}

impl Layouts {
    /// Calls `accept` with every layout of exactly these tiles until it says yes.
    pub(crate) fn any(&mut self, tiles: &[Tile], accept: &mut impl FnMut(&[Meld]) -> bool) -> bool {
        let mut tiles = tiles.to_vec();
        tiles.sort();
        self.go_on(tiles, &mut Vec::new(), accept).0
    }

    /// Whether one was accepted, and whether there was one at all.
    fn go_on(
        &mut self,
        tiles: Vec<Tile>,
        laid: &mut Vec<Meld>,
        accept: &mut impl FnMut(&[Meld]) -> bool,
    ) -> (bool, bool) {
        let Some(first) = tiles.first().filter(|t| !t.is_joker()).copied() else {
            return (tiles.is_empty() && accept(laid), tiles.is_empty());
        };
        if self.dead.contains(&tiles) {
            return (false, false);
        }
        let mut alive = false;
        for meld in melds_with(first, &tiles) {
            let mut rest = tiles.clone();
            for tile in &meld {
                let at = rest.iter().position(|other| other == tile).expect("it is there");
                rest.remove(at);
            }
            laid.push(meld);
            let (accepted, any) = self.go_on(rest, laid, accept);
            laid.pop();
            alive |= any;
            if accepted {
                return (true, true);
            }
        }
        if !alive {
            self.dead.insert(tiles);
        }
        (false, alive)
    }
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
