//! Solves one turn: turns a table and a rack into tasks, and their best solution into a table.

use crate::jokers::{Case, cases, seat};
use crate::layout::layout;
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

/// The best ordinary turn (RK-26 to RK-31). `None` when no layout is legal and above the floor.
///
/// # Errors
/// `NotAMeld` when a joker lies in tiles that are no meld and that matters, `Stopped` when the limits
/// ended the search before any layout was found.
pub(crate) fn turn(means: &Means, limits: &Limits) -> Result<Option<Laid>, Unsolvable> {
    let cases = cases(means.jokers, means.whole, means.table, means.must, means.may)
        .map_err(Unsolvable::NotAMeld)?;
    let mut best: Option<Laid> = None;
    let mut proven = true;
    for case in &cases {
        let floor = best.as_ref().map(|best| best.score).max(means.floor);
        match lay(case, means.objective, None, floor, limits) {
            Ok(Some((melds, whole))) => {
                proven &= whole;
                best = Some(Laid::new(melds, means.table, means.objective));
            }
            Ok(None) => {}
            Err(_) => proven = false,
        }
    }
    if best.is_none() && !proven {
        return Err(Unsolvable::Stopped);
    }
    Ok(best.map(|best| Laid { proven, ..best }))
}

/// The best melds for one case, and whether there are no better ones; `None` when none are legal
/// and above the floor.
///
/// # Errors
/// `Stopped` when the limits ended the search before any were found.
pub(crate) fn lay(
    case: &Case,
    objective: Objective,
    sum: Option<Sum>,
    floor: Option<u32>,
    limits: &Limits,
) -> Result<Option<(Vec<Meld>, bool)>, Unsolvable> {
    let given = case.claimed.iter().map(|tile| weight(objective, *tile)).sum();
    let Case { stock, bound, .. } = case;
    // A spare joker without a place is rare: only then every place of the jokers is searched.
    let counted = sum.is_some_and(|sum| sum.face);
    for anywhere in [false, true] {
        if counted && !anywhere {
            continue;
        }
        let task = Task { stock, bound, objective, anywhere, sum, given, floor };
        let found = search(&task, limits);
        let Some(way) = found.way else {
            return if found.proven { Ok(None) } else { Err(Unsolvable::Stopped) };
        };
        if let Some(mut melds) = layout(&task, &way) {
            let seated = seat(&mut melds, bound);
            return Ok(seated.map(|()| (melds, found.proven)));
        }
    }
    Ok(None)
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
