//! Statistics of finished sessions, read from projections; no journal is replayed.

mod answers;
mod evening;
mod figures;
mod milestones;
mod overview;
mod pair;
mod person;
mod recap;
mod stat_sums;
mod wire;

pub use answers::*;
pub use evening::*;
pub use milestones::*;
pub use wire::*;

use crate::service::SessionService;
use crate::{Clock, ServiceError};
use store::Span;

impl<C: Clock> SessionService<C> {
    /// Whether the group of a scope speaks of no wins and no rates.
    fn hides_rates(&self, scope: &Scope) -> Result<bool, ServiceError> {
        Ok(match scope.group {
            Some(group) => self.group(group)?.hide_rates,
            None => false,
        })
    }
}

/// The scope as the store reads it.
fn span(scope: &Scope) -> Span {
    Span {
        game: scope.game.clone(),
        title: scope.title.clone(),
        group: scope.group,
        venue: scope.venue,
        seats: scope.seats,
        since: scope.since.map_or(i64::MIN, |moment| moment.0),
        until: scope.until.map_or(i64::MAX, |moment| moment.0),
    }
}
