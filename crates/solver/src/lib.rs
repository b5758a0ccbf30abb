//! Rummikub's best play, exact and fast.
//!
//! [`best`] answers what a rack can do on a table: the most tiles or the most points, under each
//! joker rule and for a first lay-down. [`plan`] says how to get there by hand. Rules are cited by
//! their numbers (RK).
//!
//! `tests/it/example.rs` shows both in use.
//!
//! # How it works
//!
//! A question becomes one or a few bare tasks: lay out all of some tiles, and the best of some
//! others (`problem`). A joker that may not leave its place is one more copy of its tile (`jokers`); an
//! opening is a task without the table, with a sum to reach (`opening`).
//!
//! A task is solved number by number, 1 to 13. All that matters of the numbers before is how the
//! open runs look: for each colour how many are one, two, and three or more long. That is small for
//! two reasons, proven where they are used: within a colour it is never wrong to serve what has to
//! go on first and then the long runs (`runs`, *greedy lemma*), and jokers are only needed in a few
//! places, the others find a place in the end (`runs`, *joker lemma*; `layout`). Groups begin and end
//! within a number, and whether tiles can be packed into groups is a matter of counting (`groups`,
//! *packing lemma*).
//!
//! Of those states few are ever looked at. Each colour alone is a small chart of shapes and arcs
//! (`chart`); the best way through it bounds what that colour can still gain, and the four together
//! bound the whole, the more closely the better the prices at which groups and jokers are shared
//! (`prices`). A best-first search with that bound goes nearly straight to a best way (`search`).
//!
//! The result is exact. The limits only decide whether it is finished; if not, the answer says so.

#![warn(missing_docs)]

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
mod turn;

pub use plan::{Move, Piece, Plan, plan};
pub use query::*;
pub use tile::*;

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
