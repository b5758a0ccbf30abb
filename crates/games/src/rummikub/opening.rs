//! Opening: the sum of a first lay-down (RK-22 to RK-24).
//!
//! Pure functions, used by the table and by the judge.

use super::laid::readings;
use super::meld::{Sound, Ways, check};
use super::model::{Config, JokerValue, OpeningScope};
use super::record::Laid;
use super::tiles::{Heap, Tile};

/// What a meld adds to an opening (RK-22); with jokers at face value what it counts at most, as the kind
/// that its player says it is.
pub fn worth(laid: &Laid, sound: &Sound, config: &Config) -> u32 {
    match config.initial_joker_value {
        JokerValue::Zero => sound.value,
        JokerValue::Face if sound.group && sound.run => {
            let readings = readings(&laid.tiles);
            let own = readings.iter().filter(|reading| reading.kind == laid.kind);
            own.map(|reading| reading.face).max().unwrap_or(sound.face_max)
        }
        JokerValue::Face => sound.face_max,
    }
}

/// What several melds come to: together, or the best of them (RK-23).
pub fn sum(worths: impl Iterator<Item = u32>, scope: OpeningScope) -> u32 {
    match scope {
        OpeningScope::Total => worths.sum(),
        OpeningScope::Single => worths.max().unwrap_or(0),
    }
}

/// What these melds come to; those that are none count nothing.
pub fn sum_of(melds: &[Laid], config: &Config) -> u32 {
    let ways = Ways::from(config);
    let worths = melds.iter().filter_map(|laid| {
        let sound = check(&laid.tiles.0, ways).ok()?;
        Some(worth(laid, &sound, config))
    });
    sum(worths, config.initial_scope)
}

/// The melds of the table after a turn that were not there before it, whatever the order of their
/// tiles; or the first meld of before that is not there unchanged (RK-24).
pub fn new_melds<'a>(before: &[Laid], after: &'a [Laid]) -> (Vec<&'a Laid>, Option<usize>) {
    let key = |laid: &Laid| {
        let mut key: Vec<u8> = laid.tiles.0.iter().map(|tile| tile.index() as u8).collect();
        key.sort_unstable();
        key
    };
    let mut new: Vec<(Vec<u8>, &Laid)> = after.iter().map(|laid| (key(laid), laid)).collect();
    let mut touched = None;
    for (at, laid) in before.iter().enumerate() {
        let key = key(laid);
        match new.iter().position(|(other, _)| *other == key) {
            Some(same) => drop(new.remove(same)),
            None => touched = touched.or(Some(at)),
        }
    }
    (new.into_iter().map(|(_, laid)| laid).collect(), touched)
}

/// The new melds that came wholly from the rack, as far as the tiles played reach.
pub fn from_rack(new: &[&Laid], played: &Heap) -> Vec<Laid> {
    let mut left = played.clone();
    let mut found = Vec::new();
    for laid in new {
        let own: Heap = laid.tiles.0.iter().collect::<Heap>();
        if left.holds(&own) {
            left = left.minus(&own);
            found.push((*laid).clone());
        }
    }
    found
}

/// The tiles of several melds together.
pub fn heap_of<'a>(melds: impl IntoIterator<Item = &'a Laid>) -> Heap {
    melds.into_iter().flat_map(|laid| &laid.tiles.0).collect::<Heap>()
}

/// The tiles of a heap in the order of this list.
pub fn in_order_of<'a>(heap: &Heap, order: impl IntoIterator<Item = &'a Tile>) -> Vec<Tile> {
    let mut left = heap.clone();
    order.into_iter().copied().filter(|tile| left.take(*tile)).collect()
}
