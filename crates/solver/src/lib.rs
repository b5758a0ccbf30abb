//! Rummikub's best play, exact and fast.

mod chart;
mod groups;
mod jokers;
mod layout;
mod opening;
mod problem;
mod query;
mod reading;
mod runs;
mod search;
mod tile;
mod timed;
mod turn;

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
    let illegal = query.table.iter().position(|meld| read(meld).is_none());
    let table = query.table.as_slice();
    let Query { objective, jokers, .. } = *query;
    let means = Means { whole: table, table, must: &[], may: &query.rack, objective, jokers };
    let laid = match query.opening {
        None => turn::turn(&means, limits)?,
        Some(opening) => {
            illegal.map_or(Ok(()), |place| Err(Unsolvable::NotAMeld(place)))?;
            let laid = opening::open(opening, &means, limits)?;
            laid.map(|laid| match opening.table {
                TableUse::Locked => Laid { melds: [table, laid.melds.as_slice()].concat(), ..laid },
                TableUse::AfterOpening => laid,
            })
        }
    };
    let as_it_was = || Laid::new(table.to_vec(), table, objective);
    match laid {
        Some(laid) if illegal.is_some() || !laid.played.is_empty() => Ok(laid.into()),
        _ if illegal.is_some() => Err(Unsolvable::NotArrangeable),
        Some(Laid { proven, .. }) => Ok(Laid { proven, ..as_it_was() }.into()),
        None => Ok(as_it_was().into()),
    }
}

impl From<Laid> for Play {
    fn from(laid: Laid) -> Play {
        let Laid { melds, played, proven, .. } = laid;
        let value = played.iter().map(|tile| tile.points()).sum();
        Play { tiles: played.len() as u32, value, played, table: melds, proven }
    }
}

pub fn stat() -> (usize,usize,i32,i32) { search::STAT.get() }
