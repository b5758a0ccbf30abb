//! Laws of melds and scores, held against an independent search through every possibility.

use games::rummikub::meld::{Ways, check};
use games::rummikub::model::{BlockedScoring, Config};
use games::rummikub::score::{self, Held};
use games::rummikub::tiles::{Colour, Heap, Tile};
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::BTreeSet;

fn tile() -> impl Strategy<Value = Tile> {
    // Jokers and near numbers come up often enough to make melds.
    prop_oneof![
        1 => Just(Tile::Joker),
        8 => (0..4usize, 1..=13u8).prop_map(|(c, n)| Tile::Number(Colour::ALL[c], n)),
    ]
}

/// A list that is a meld more often than chance would have it: a meld with some tiles changed.
fn nearly_meld() -> impl Strategy<Value = Vec<Tile>> {
    let run = (0..4usize, 1..=13u8, 1..=14usize).prop_map(|(c, n, len)| {
        (n..=13).take(len).map(|n| Tile::Number(Colour::ALL[c], n)).collect()
    });
    let group = (1..=13u8, 1..=15u8).prop_map(|(n, colours)| {
        let here = |c: &Colour| colours & (1 << *c as u8) != 0;
        Colour::ALL.into_iter().filter(here).map(|c| Tile::Number(c, n)).collect::<Vec<_>>()
    });
    let base = prop_oneof![run, group];
    (base, prop::collection::vec((any::<Index>(), tile()), 0..4), any::<bool>()).prop_map(
        |(mut tiles, changes, add): (Vec<Tile>, Vec<(Index, Tile)>, bool)| {
            for (nth, (at, tile)) in changes.into_iter().enumerate() {
                if tiles.is_empty() || (add && nth == 0) {
                    tiles.push(tile);
                } else {
                    let at = at.index(tiles.len());
                    tiles[at] = tile;
                }
            }
            tiles
        },
    )
}

/// Every concrete meld there is, jokers aside, as a set of tiles.
fn concrete() -> Vec<(bool, Vec<Tile>)> {
    let mut all = Vec::new();
    for colour in Colour::ALL {
        for low in 1..=13u8 {
            for high in low + 2..=13 {
                all.push((true, (low..=high).map(|n| Tile::Number(colour, n)).collect()));
            }
        }
    }
    for n in 1..=13 {
        for colours in 0..16u8 {
            let here = Colour::ALL.into_iter().filter(|c| colours & (1 << *c as u8) != 0);
            let tiles: Vec<Tile> = here.map(|c| Tile::Number(c, n)).collect();
            if tiles.len() >= 3 {
                all.push((false, tiles));
            }
        }
    }
    all
}

/// What the tiles can be, found by laying them over every concrete meld: (is a run, its face value).
fn by_force(tiles: &[Tile]) -> BTreeSet<(bool, u32)> {
    let numbered: Vec<Tile> = tiles.iter().copied().filter(|tile| !tile.is_joker()).collect();
    let distinct: BTreeSet<Tile> = numbered.iter().copied().collect();
    let jokers = tiles.len() - numbered.len();
    if numbered.is_empty() || jokers > 2 || distinct.len() < numbered.len() {
        return BTreeSet::new();
    }
    let fits = |meld: &Vec<Tile>| {
        meld.len() == tiles.len() && numbered.iter().all(|tile| meld.contains(tile))
    };
    let face = |meld: &[Tile]| meld.iter().filter_map(|tile| tile.number()).map(u32::from).sum();
    concrete().into_iter().filter(|(_, meld)| fits(meld)).map(|(run, m)| (run, face(&m))).collect()
}

fn default() -> Ways {
    Ways::from(&Config::default())
}

/// Colours changed by a permutation of the four.
fn relabelled(tiles: &[Tile], order: &[Colour]) -> Vec<Tile> {
    let other = |tile: &Tile| match *tile {
        Tile::Number(colour, n) => Tile::Number(order[colour as usize], n),
        Tile::Joker => Tile::Joker,
    };
    tiles.iter().map(other).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_referee_of_melds_agrees_with_every_possibility(tiles in nearly_meld()) {
        let possible = by_force(&tiles);
        match check(&tiles, default()) {
            Err(reasons) => {
                prop_assert!(possible.is_empty(), "{tiles:?} is a meld: {reasons:?}");
                prop_assert!(!reasons.is_empty());
            }
            Ok(sound) => {
                prop_assert_eq!(sound.run, possible.iter().any(|(run, _)| *run));
                prop_assert_eq!(sound.group, possible.iter().any(|(run, _)| !*run));
                let faces = || possible.iter().map(|(_, face)| *face);
                prop_assert_eq!(Some(sound.face_min), faces().min());
                prop_assert_eq!(Some(sound.face_max), faces().max());
            }
        }
    }

    #[test]
    fn the_order_of_tiles_and_the_names_of_colours_do_not_matter(
        tiles in nearly_meld(),
        shuffle in any::<prop::sample::Index>(),
        order in Just(Colour::ALL.to_vec()).prop_shuffle(),
    ) {
        let mut turned = tiles.clone();
        turned.rotate_left(if tiles.is_empty() { 0 } else { shuffle.index(tiles.len()) });
        turned.reverse();
        let found = check(&tiles, default());
        prop_assert_eq!(&found, &check(&turned, default()));
        prop_assert_eq!(&found, &check(&relabelled(&tiles, &order), default()));
    }

    #[test]
    fn points_add_up_to_nothing(
        racks in prop::collection::vec((0..200i32, 0..15u32), 2..=4),
        winner in any::<Index>(),
        first in any::<Index>(),
    ) {
        let held: Vec<Held> =
            racks.iter().map(|(points, count)| Held { points: *points, count: Some(*count) }).collect();
        let won = score::out(winner.index(held.len()), &held);
        prop_assert_eq!(won.points.iter().sum::<i32>(), 0);
        let first = first.index(held.len());
        let order: Vec<usize> = (0..held.len()).map(|at| (first + at) % held.len()).collect();
        for scoring in [BlockedScoring::Full, BlockedScoring::Difference] {
            let scored = score::blocked(&held, &order, scoring).expect("every tile is counted");
            prop_assert_eq!(scored.points.iter().sum::<i32>(), 0);
            for winner in &scored.winners {
                prop_assert!(scored.points[*winner] >= 0);
            }
        }
    }

    #[test]
    fn a_heap_gives_back_what_went_in(tiles in prop::collection::vec(tile(), 0..40)) {
        let heap: Heap = tiles.iter().collect();
        let mut sorted = tiles.clone();
        sorted.sort_unstable();
        prop_assert_eq!(heap.iter().collect::<Vec<_>>(), sorted);
        prop_assert_eq!(heap.len(), tiles.len());
        prop_assert!(heap.minus(&heap).is_empty());
    }
}
