//! One turn: from a table and a rack to the best table, by way of bare tasks.

use crate::jokers::{Case, cases, seat};
use crate::layout::{Shape, layout};
use crate::problem::{Stock, weight};
use crate::query::{Jokers, Limits, Objective, Unsolvable};
use crate::search::{Sum, Task, search};
use crate::tile::{Meld, Tile};

/// A table that can be reached.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub(crate) melds: Vec<Meld>,
    /// What was played, sorted.
    pub(crate) played: Vec<Tile>,
    pub(crate) score: u32,
    pub(crate) proven: bool,
}

/// What a turn may use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means<'a> {
    /// All melds of the table.
    pub(crate) whole: &'a [Meld],
    /// Those that may be touched.
    pub(crate) table: &'a [Meld],
    /// Tiles of the rack that have to be played.
    pub(crate) must: &'a [Tile],
    /// Tiles of the rack that may be.
    pub(crate) may: &'a [Tile],
    pub(crate) objective: Objective,
    pub(crate) jokers: Jokers,
    /// Only a score above this is of interest.
    pub(crate) floor: Option<u32>,
}

/// The best ordinary turn (RK-26 to RK-31). `None` when no layout is legal.
pub(crate) fn turn(means: &Means, limits: &Limits) -> Result<Option<Laid>, Unsolvable> {
    let cases = cases(means.jokers, means.whole, means.table, means.must, means.may)
        .map_err(Unsolvable::NotAMeld)?;
    let mut best: Option<Laid> = None;
    let mut proven = true;
    for case in &cases {
        let floor = best.as_ref().map(|best| best.score).max(means.floor);
        let (melds, whole) = lay(case, means.objective, None, floor, limits);
        proven &= whole;
        let Some(melds) = melds else { continue };
        let laid = Laid::new(melds, means.table, means.objective);
        if best.as_ref().is_none_or(|best| laid.score > best.score) {
            best = Some(laid);
        }
    }
    if best.is_none() && !proven {
        return Err(Unsolvable::Stopped);
    }
    Ok(best.map(|best| Laid { proven, ..best }))
}

/// The best melds for one case, and whether every way was considered.
pub(crate) fn lay(
    case: &Case,
    objective: Objective,
    sum: Option<Sum>,
    floor: Option<u32>,
    limits: &Limits,
) -> (Option<Vec<Meld>>, bool) {
    let given = case.claimed.iter().map(|tile| weight(objective, *tile)).sum();
    let counted = sum.is_some_and(|sum| sum.face);
    for anywhere in [false, true] {
        if counted && !anywhere {
            continue;
        }
        let Case { stock, bound, .. } = case;
        let task = Task { stock, bound, objective, anywhere, sum, given, floor };
        let found = search(&task, limits);
        let Some(way) = found.way else { return (None, found.proven) };
        // A spare joker without a place is rare: then every place of the jokers is searched.
        let Some(shapes) = layout(&task, &way) else { continue };
        let mut melds: Vec<Meld> = shapes.into_iter().map(Shape::meld).collect();
        let seated = seat(&mut melds, &case.bound);
        debug_assert!(seated.is_some(), "{melds:?} {case:?}");
        return (seated.map(|()| melds), found.proven);
    }
    (None, true)
}

impl Laid {
    pub(crate) fn new(melds: Vec<Meld>, table: &[Meld], objective: Objective) -> Laid {
        let mut laid = Stock::of(table.iter().flatten(), []);
        let mut played: Vec<Tile> = Vec::new();
        for tile in melds.iter().flatten() {
            if !laid.take(*tile) {
                played.push(*tile);
            }
        }
        played.sort();
        let score = played.iter().map(|tile| weight(objective, *tile)).sum();
        Laid { melds, played, score, proven: true }
    }
}
