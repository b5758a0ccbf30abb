//! The same question as an integer program, for tables too large to try every way.
//!
//! One column for each distinct set of tiles that is a meld: jokers without a place of their own,
//! runs of three to five (longer ones can be cut), 1,173 in all; one for each kind of tile that
//! leaves the rack. For every kind the melds hold what was on the table and what was played.

use microlp::{ComparisonOp, OptimizationDirection, Problem, SolutionStatus};
use solver::{Colour, Objective, Query, Tile};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Every distinct set: sorted tiles.
pub(crate) fn sets() -> BTreeSet<Vec<Tile>> {
    let mut sets = BTreeSet::new();
    let mut add = |tiles: Vec<Tile>| {
        for mask in (0..1_u32 << tiles.len()).filter(|mask| mask.count_ones() <= 2) {
            let tile = |i: usize| if mask >> i & 1 == 1 { Tile::JOKER } else { tiles[i] };
            let mut set: Vec<Tile> = (0..tiles.len()).map(tile).collect();
            set.sort();
            sets.insert(set);
        }
    };
    let tile = |colour, number| Tile::new(colour, number).expect("1 to 13");
    for len in 3..=5 {
        for (colour, low) in Colour::ALL.iter().flat_map(|c| (1..=14 - len).map(move |n| (*c, n))) {
            add((low..low + len).map(|number| tile(colour, number)).collect());
        }
    }
    for number in 1..=13 {
        add(Colour::ALL.iter().map(|colour| tile(*colour, number)).collect());
        for left_out in Colour::ALL {
            let three = Colour::ALL.into_iter().filter(|colour| *colour != left_out);
            add(three.map(|colour| tile(colour, number)).collect());
        }
    }
    sets
}

/// The best score of an opened player with free jokers; `None` when time ran out.
pub(crate) fn best(
    query: &Query,
    sets: &BTreeSet<Vec<Tile>>,
    limit: Duration,
) -> Option<(u32, u32)> {
    let mut copies: BTreeMap<Tile, (u32, u32)> = BTreeMap::new();
    query.table.iter().flatten().for_each(|tile| copies.entry(*tile).or_default().0 += 1);
    query.rack.iter().for_each(|tile| copies.entry(*tile).or_default().1 += 1);
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let mut rows: BTreeMap<Tile, Vec<(microlp::Variable, f64)>> = BTreeMap::new();
    let played: Vec<_> = copies
        .iter()
        .map(|(tile, (_, most))| {
            let worth = match query.objective {
                Objective::Tiles => 1000 + tile.points(),
                Objective::Value => 1000 * tile.points() + 1,
            };
            let column = problem.add_integer_var(f64::from(worth), (0, *most as i32));
            rows.entry(*tile).or_default().push((column, -1.0));
            (*tile, column)
        })
        .collect();
    for set in sets.iter().filter(|set| set.iter().all(|tile| copies.contains_key(tile))) {
        let column = problem.add_integer_var(0.0, (0, 2));
        let distinct: BTreeSet<Tile> = set.iter().copied().collect();
        for tile in distinct {
            let n = set.iter().filter(|other| **other == tile).count();
            rows.entry(tile).or_default().push((column, n as f64));
        }
    }
    for (tile, row) in &rows {
        problem.add_constraint(row, ComparisonOp::Eq, f64::from(copies[tile].0));
    }
    problem.set_time_limit(limit);
    let solution = problem.solve().ok()?.into_solution().ok()?;
    if solution.status() != SolutionStatus::Optimal {
        return None;
    }
    let n = |column| solution.var_value(column).round() as u32;
    let tiles = played.iter().map(|(_, column)| n(*column)).sum();
    let value = played.iter().map(|(tile, column)| n(*column) * tile.points()).sum();
    Some(match query.objective {
        Objective::Tiles => (tiles, value),
        Objective::Value => (value, tiles),
    })
}
