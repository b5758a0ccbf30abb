//! Opening: the best first lay-down of a player (RK-22 to RK-24).

use crate::jokers::Case;
use crate::problem::weight;
use crate::query::{JokerCounts, Limits, Objective, Opening, Scope, TableUse, Unsolvable};
use crate::reading::{Reading, read};
use crate::search::Sum;
use crate::tile::{COLOURS, Meld, NUMBERS, Tile};
use crate::turn::{Laid, Means, lay, turn};
use std::collections::BTreeSet;

/// The best first lay-down beside the melds of the table that may be touched; `None` when nothing
/// opens.
pub(crate) fn open(
    opening: Opening,
    means: &Means,
    limits: &Limits,
) -> Result<Option<Laid>, Unsolvable> {
    match opening.table {
        TableUse::Locked => {
            let laid = locked(opening, means.objective, means.may, limits)?;
            Ok(laid.map(|laid| Laid { melds: [means.table, &laid.melds].concat(), ..laid }))
        }
        TableUse::AfterOpening => beyond(opening, means, limits),
    }
}

/// The best melds of the rack alone that reach the sum.
///
/// Most often the best melds without regard to the sum reach it. If not, the sum becomes part of the
/// search's state; and when one meld alone has to reach it, each that does is tried.
fn locked(
    opening: Opening,
    objective: Objective,
    rack: &[Tile],
    limits: &Limits,
) -> Result<Option<Laid>, Unsolvable> {
    let case = Case::of(rack);
    let simple = lay(&case, objective, None, None, limits)?;
    if let Some((melds, proven)) = simple.filter(|(melds, _)| opening.reached(melds)) {
        return Ok(Some(Laid { proven, ..Laid::new(melds, &[], objective) }));
    }
    if opening.scope == Scope::Total {
        let sum = Sum { min: opening.min, face: opening.joker == JokerCounts::Face };
        let found = lay(&case, objective, Some(sum), None, limits)?;
        return Ok(found.map(|(melds, proven)| Laid { proven, ..Laid::new(melds, &[], objective) }));
    }
    let mut best: Option<Laid> = None;
    let mut all_proven = true;
    for meld in melds_of(rack).into_iter().filter(|meld| opening.sum(meld) >= opening.min) {
        let own: u32 = meld.iter().map(|tile| weight(objective, *tile)).sum();
        let floor = best.as_ref().and_then(|best| best.score.checked_sub(own));
        let rest = Case::of(&without(rack, &meld));
        match lay(&rest, objective, None, floor, limits) {
            Ok(Some((mut melds, proven))) => {
                melds.push(meld);
                all_proven &= proven;
                let laid = Laid::new(melds, &[], objective);
                if best.as_ref().is_none_or(|best| laid.score > best.score) {
                    best = Some(laid);
                }
            }
            Ok(None) => {}
            Err(_) => {
                all_proven = false;
                break;
            }
        }
    }
    if best.is_none() && !all_proven {
        return Err(Unsolvable::Stopped);
    }
    Ok(best.map(|best| Laid { proven: all_proven, ..best }))
}

/// How many smallest openings are tried before a turn that goes on after one.
const OPENINGS: usize = 5_000;

/// The best turn that begins with an opening and goes on with the table.
///
/// The best ordinary turn is one if what it plays holds an opening. If not, the best lay-down beside the table
/// is one, where there is any; it is exceeded by making each smallest opening a duty in turn.
fn beyond(opening: Opening, means: &Means, limits: &Limits) -> Result<Option<Laid>, Unsolvable> {
    let Some(most) = turn(means, limits)? else { return Ok(None) };
    let opens =
        opening.min == 0 || locked(opening, Objective::Tiles, &most.played, limits)?.is_some();
    if opens {
        return Ok(Some(most));
    }
    let Some(beside) = locked(opening, means.objective, means.may, limits)? else {
        return Ok(None);
    };
    let better = |laid: &Laid| means.floor.is_none_or(|floor| laid.score > floor);
    let melds = [means.table, &beside.melds].concat();
    let mut best = Some(Laid { melds, ..beside }).filter(better);
    if best.as_ref().is_some_and(|best| best.score == most.score) {
        return Ok(best.map(|best| Laid { proven: most.proven, ..best }));
    }
    let smallest = opening.smallest(means.may, OPENINGS, limits);
    let mut proven =
        most.proven && smallest.as_ref().is_some_and(|openings| openings.len() < OPENINGS);
    for first in smallest.iter().flatten() {
        let rest = without(means.may, first);
        let floor = best.as_ref().map(|best| best.score).max(means.floor);
        match turn(&Means { must: first, may: &rest, floor, ..*means }, limits) {
            Ok(Some(found)) => {
                proven &= found.proven;
                let whole = found.score == most.score;
                best = Some(found);
                if whole {
                    break;
                }
            }
            Ok(None) => {}
            Err(_) => {
                proven = false;
                break;
            }
        }
    }
    if best.is_none() && !proven {
        return Err(Unsolvable::Stopped);
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

    /// Choices of tiles that make an opening from which no meld can be left out, so many at most; none when it was
    /// stopped.
    fn smallest(&self, rack: &[Tile], most: usize, limits: &Limits) -> Option<Vec<Vec<Tile>>> {
        let melds: Vec<Meld> = melds_of(rack).into_iter().collect();
        let mut all = BTreeSet::new();
        let mut laid = Vec::new();
        self.add(&melds, rack, (most, limits), &mut laid, &mut all)?;
        let mut all: Vec<Vec<Tile>> = all.into_iter().collect();
        all.sort_by_key(Vec::len);
        Some(all)
    }

    fn add(
        &self,
        melds: &[Meld],
        rack: &[Tile],
        (most, limits): (usize, &Limits),
        laid: &mut Vec<Meld>,
        all: &mut BTreeSet<Vec<Tile>>,
    ) -> Option<()> {
        if self.reached(laid) {
            let mut tiles = laid.concat();
            tiles.sort();
            all.insert(tiles);
            return Some(());
        }
        if (limits.stop)() {
            return None;
        }
        if self.scope == Scope::Single && !laid.is_empty() {
            return Some(());
        }
        for (at, meld) in melds.iter().enumerate() {
            if all.len() < most && holds(rack, meld) {
                laid.push(meld.clone());
                self.add(&melds[at..], &without(rack, meld), (most, limits), laid, all)?;
                laid.pop();
            }
        }
        Some(())
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
        let n = wanted.len();
        let lacking =
            (0..n).filter(|i| !rack.contains(&wanted[*i])).map(|i| 1_u32 << i).sum::<u32>();
        if lacking.count_ones() > jokers {
            return;
        }
        let pairs = (0..n).flat_map(|i| (0..n).map(move |j| 1_u32 << i | 1 << j));
        for held in pairs.chain([0]).map(|places| places | lacking) {
            if held.count_ones() <= jokers && (held.count_ones() as usize) < n {
                let tile = |i: usize| if held >> i & 1 == 1 { Tile::JOKER } else { wanted[i] };
                all.insert((0..n).map(tile).collect::<Meld>());
            }
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
