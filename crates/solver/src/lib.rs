//! Rummikub's best play, exact and fast.

mod act;
mod chart;
mod groups;
mod jokers;
mod layout;
mod opening;
mod plan;
mod prices;
mod problem;
mod query;
mod reading;
mod runs;
mod search;
mod tile;
mod timed;
mod turn;

pub use plan::{Move, Piece, Plan, plan};
pub use query::*;
pub use tile::*;
pub use timed::timed;

use crate::problem::check_copies;
use crate::reading::read;
use crate::turn::{Laid, Means};

/// The best play.
///
/// # Errors
/// A table that no play makes legal, or tiles that the game does not have: see [`Unsolvable`].
pub fn best(query: &Query, limits: &Limits) -> Result<Play, Unsolvable> {
    check_copies(query.table.iter().flatten().chain(&query.rack))?;
    let table = query.table.as_slice();
    let illegal = table.iter().position(|meld| read(meld).is_none());
    if let (Some(_), Some(place)) = (query.opening, illegal) {
        return Err(Unsolvable::NotAMeld(place));
    }
    let as_it_was = |proven| {
        let laid = Laid::new(table.to_vec(), table, query.objective);
        Play::from(Laid { proven, ..laid })
    };
    match solve(query, table, None, limits) {
        Ok(Some(laid)) if illegal.is_some() || !laid.played.is_empty() => Ok(laid.into()),
        Ok(_) if illegal.is_some() => Err(Unsolvable::NotArrangeable),
        Ok(laid) => Ok(as_it_was(laid.is_none_or(|laid| laid.proven))),
        Err(Unsolvable::Stopped) if illegal.is_none() => Ok(as_it_was(false)),
        Err(error) => Err(error),
    }
}

/// The best that can be done with a part of the table; its melds are that part's and the new ones.
/// `None` when nothing is legal, or nothing better than `floor`.
fn solve(
    query: &Query,
    part: &[Meld],
    floor: Option<u32>,
    limits: &Limits,
) -> Result<Option<Laid>, Unsolvable> {
    let Query { table: whole, rack, objective, jokers, opening } = query;
    let (objective, jokers) = (*objective, *jokers);
    let means = Means { whole, table: part, must: &[], may: rack, objective, jokers, floor };
    match opening {
        None => turn::turn(&means, limits),
        Some(opening) => opening::open(*opening, &means, limits),
    }
}

impl From<Laid> for Play {
    fn from(laid: Laid) -> Play {
        let Laid { melds, played, proven, .. } = laid;
        let value = played.iter().map(|tile| tile.points()).sum();
        Play { tiles: played.len() as u32, value, played, table: melds, proven }
    }
}
