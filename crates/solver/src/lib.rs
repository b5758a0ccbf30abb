//! Rummikub's best play, exact and fast.

mod groups;
mod layout;
mod problem;
mod query;
mod runs;
mod search;
mod tile;

pub use query::*;
pub use tile::*;

use crate::problem::{Stock, check_copies, weight};

/// The best play.
///
/// # Errors
/// See [`Unsolvable`].
pub fn best(query: &Query, limits: &Limits) -> Result<Play, Unsolvable> {
    let table = query.table.iter().flatten();
    check_copies(table.clone().chain(&query.rack))?;
    let stock = Stock::of(table, &query.rack);
    for anywhere in [false, true] {
        let found = search::search(&stock, query.objective, anywhere, limits);
        if !found.proven { return Err(Unsolvable::Stopped); }
        let Some(way) = found.way else { return Err(Unsolvable::NotArrangeable); };
        if let Some(shapes) = layout::layout(&stock, &way, anywhere) {
            let table: Vec<Meld> = shapes.into_iter().map(layout::Shape::meld).collect();
            let mut left = query.table.iter().flatten().copied().collect::<Vec<_>>();
            let mut played: Vec<Tile> = Vec::new();
            for t in table.iter().flatten() {
                if let Some(p) = left.iter().position(|l| l == t) { left.swap_remove(p); } else { played.push(*t) }
            }
            played.sort();
            let _ = weight;
            return Ok(Play { tiles: played.len() as u32, value: played.iter().map(|t| t.points()).sum(), played, table, proven: true });
        }
    }
    Err(Unsolvable::NotArrangeable)
}
