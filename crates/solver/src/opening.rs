//! The first lay-down (RK-22 to RK-24).

use crate::jokers::Case;
use crate::problem::weight;
use crate::query::{JokerCounts, Limits, Objective, Opening, Scope, TableUse, Unsolvable};
use crate::reading::{Reading, read};
use crate::search::Sum;
use crate::tile::{COLOURS, Meld, NUMBERS, Tile};
use crate::turn::{Laid, Means, lay, turn};
use std::collections::BTreeSet;

/// The best first lay-down, new melds only when the table is locked; `None` when nothing opens.
pub(crate) fn open(
    opening: Opening,
    means: &Means,
    limits: &Limits,
) -> Result<Option<Laid>, Unsolvable> {
    match opening.table {
        TableUse::Locked => {
            let laid = locked(opening, means.objective, means.may, limits);
            Ok(laid
                .map(|laid| Laid { melds: [means.table, laid.melds.as_slice()].concat(), ..laid }))
        }
        TableUse::AfterOpening => beyond(opening, means, limits),
    }
}

/// The best melds of the rack alone that reach the sum.
fn locked(opening: Opening, objective: Objective, rack: &[Tile], limits: &Limits) -> Option<Laid> {
    let laid = |melds| Laid::new(melds, &[], objective);
    let case = Case::of(rack);
    let (melds, proven) = lay(&case, objective, None, None, limits);
    let simple = melds.filter(|melds| opening.reached(melds));
    if simple.is_some() || !proven {
        return simple.map(laid).map(|laid| Laid { proven, ..laid });
    }
    match opening.scope {
        Scope::Total => {
            let sum = Sum { min: opening.min, face: opening.joker == JokerCounts::Face };
            let (melds, proven) = lay(&case, objective, Some(sum), None, limits);
            melds.map(laid).map(|laid| Laid { proven, ..laid })
        }
        Scope::Single => {
            let mut best: Option<Laid> = None;
            let mut all_proven = true;
            for meld in melds_of(rack).into_iter().filter(|meld| opening.sum(meld) >= opening.min) {
                let case = Case::of(&without(rack, &meld));
                let own: u32 = meld.iter().map(|tile| weight(objective, *tile)).sum();
                let floor = best.as_ref().and_then(|best| best.score.checked_sub(own));
                let (melds, proven) = lay(&case, objective, None, floor, limits);
                all_proven &= proven;
                if let Some(melds) = melds {
                    let found = laid(melds.into_iter().chain([meld]).collect());
                    if best.as_ref().is_none_or(|best| found.score > best.score) {
                        best = Some(found);
                    }
                }
            }
            best.map(|best| Laid { proven: all_proven, ..best })
        }
    }
}

/// The best turn that begins with an opening and goes on with the table.
fn beyond(opening: Opening, means: &Means, limits: &Limits) -> Result<Option<Laid>, Unsolvable> {
    let Some(bound) = turn(means, limits)? else { return Ok(None) };
    let opens = |played: &[Tile]| {
        opening.min == 0 || locked(opening, Objective::Tiles, played, limits).is_some()
    };
    if opens(&bound.played) {
        return Ok(Some(bound));
    }
    let mut best: Option<Laid> = None;
    let mut proven = bound.proven;
    for first in opening.smallest(means.may) {
        let rest = without(means.may, &first);
        let Some(found) = turn(&Means { must: &first, may: &rest, ..*means }, limits)? else {
            continue;
        };
        proven &= found.proven;
        if best.as_ref().is_none_or(|best| found.score > best.score) {
            let whole = found.score == bound.score;
            best = Some(found);
            if whole {
                break;
            }
        }
    }
    Ok(best.map(|best| Laid { proven, ..best }))
}

impl Opening {
    /// What a meld counts (RK-16, RK-22); 0 when it is none.
    fn sum(&self, meld: &[Tile]) -> u32 {
        let numbers = meld.iter().filter_map(|tile| tile.number()).map(u32::from).sum();
        let len = meld.len() as u32;
        match (self.joker, read(meld)) {
            (_, None) => 0,
            (JokerCounts::Zero, _) => numbers,
            (JokerCounts::Face, Some(Reading::Group { at })) => len * (at as u32 + 1),
            (JokerCounts::Face, Some(Reading::Run { .. })) => {
                // The highest reading: jokers fill the holes, then go on above (RK-16).
                let real = || meld.iter().filter_map(|tile| tile.place());
                let (min, max) = (real().map(|(_, n)| n).min(), real().map(|(_, n)| n).max());
                let (Some(min), Some(max)) = (min, max) else { return 0 };
                let high = (min + meld.len()).min(NUMBERS).max(max + 1) as u32;
                (high + 1 - len..=high).sum()
            }
        }
    }

    /// Whether these melds open.
    fn reached(&self, melds: &[Meld]) -> bool {
        let mut sums = melds.iter().map(|meld| self.sum(meld));
        match self.scope {
            Scope::Total => sums.sum::<u32>() >= self.min,
            Scope::Single => self.min == 0 || sums.any(|sum| sum >= self.min),
        }
    }

    /// Every choice of tiles that makes an opening and of which none can be left out.
    fn smallest(&self, rack: &[Tile]) -> Vec<Vec<Tile>> {
        let melds: Vec<Meld> = melds_of(rack).into_iter().collect();
        let mut all = BTreeSet::new();
        let mut laid = Vec::new();
        self.add(&melds, rack, &mut laid, &mut all);
        let mut all: Vec<Vec<Tile>> = all.into_iter().collect();
        all.sort_by_key(Vec::len);
        all
    }

    fn add(
        &self,
        melds: &[Meld],
        rack: &[Tile],
        laid: &mut Vec<Meld>,
        all: &mut BTreeSet<Vec<Tile>>,
    ) {
        if self.reached(laid) {
            let mut tiles = laid.concat();
            tiles.sort();
            all.insert(tiles);
            return;
        }
        if self.scope == Scope::Single && !laid.is_empty() {
            return;
        }
        for (at, meld) in melds.iter().enumerate() {
            if holds(rack, meld) {
                laid.push(meld.clone());
                self.add(&melds[at..], &without(rack, meld), laid, all);
                laid.pop();
            }
        }
    }
}

fn holds(rack: &[Tile], meld: &[Tile]) -> bool {
    let count = |tiles: &[Tile], tile: &Tile| tiles.iter().filter(|t| *t == tile).count();
    meld.iter().all(|tile| count(rack, tile) >= count(meld, tile))
}

/// A rack less some of its tiles.
fn without(rack: &[Tile], gone: &[Tile]) -> Vec<Tile> {
    let mut rest = rack.to_vec();
    for tile in gone {
        if let Some(at) = rest.iter().position(|other| other == tile) {
            rest.swap_remove(at);
        }
    }
    rest
}

/// Every meld that a rack holds, jokers in every place, each written in order.
fn melds_of(rack: &[Tile]) -> BTreeSet<Meld> {
    let mut all = BTreeSet::new();
    let jokers = rack.iter().filter(|tile| tile.is_joker()).count() as u32;
    let mut add = |wanted: &[Tile]| {
        let there: u32 = (0..wanted.len()).map(|i| u32::from(rack.contains(&wanted[i])) << i).sum();
        for held in 0..1_u32 << wanted.len() {
            let lacking = wanted.len() as u32 - held.count_ones();
            if held & there != held || held == 0 || lacking > jokers {
                continue;
            }
            let tile = |i: usize| if held >> i & 1 == 1 { wanted[i] } else { Tile::JOKER };
            all.insert((0..wanted.len()).map(tile).collect::<Meld>());
        }
    };
    for colour in 0..COLOURS {
        for low in 0..NUMBERS {
            for end in low + 3..=NUMBERS {
                add(&(low..end).map(|at| Tile::at(colour, at)).collect::<Vec<_>>());
            }
        }
    }
    for at in 0..NUMBERS {
        for colours in (0..1 << COLOURS).filter(|colours: &u32| colours.count_ones() > 2) {
            let group = (0..COLOURS).filter(|c| colours >> c & 1 == 1);
            add(&group.map(|c| Tile::at(c, at)).collect::<Vec<_>>());
        }
    }
    all
}
