//! History: pages of sessions by filter, counts, one session's card.

pub(crate) mod past_game;
mod session_meta;
mod wire;

pub use past_game::{PastGame, PastResult};
pub use wire::*;

use crate::service::SessionService;
use crate::session::live::{PlayTime, made_of};
use crate::{Clock, NewTable, Seated, ServiceError};
use kernel::{Options, Seat, Setup, Standing, Timestamp};
use store::{CameOut, HistoryFilter, ListedSession, PageKey};
use uuid::Uuid;

const PAGE: u32 = 30;
const MOST_BOUNDS: usize = 800;

impl<C: Clock> SessionService<C> {
    /// Every session of a filter, the latest end first, page by page.
    ///
    /// # Errors
    /// When `from` is no page's `next`, the filter makes no sense, or it cannot be read.
    pub fn history(
        &self,
        from: Option<&str>,
        filter: &HistoryFilter,
    ) -> Result<HistoryPage, ServiceError> {
        let from = from.map(page_key).transpose()?;
        check(filter)?;
        let mut listed = self.store.history(from, filter, PAGE + 1)?;
        let more = listed.len() > PAGE as usize;
        listed.truncate(PAGE as usize);
        let next = listed.last().filter(|_| more).map(|l| format!("{}.{}", l.sorted, l.id));
        let now = self.clock.now();
        let sessions =
            listed.into_iter().map(|listed| card(listed, now)).collect::<Result<_, _>>()?;
        Ok(HistoryPage { sessions, next })
    }

    /// A page of the tables that can be gone on with, the last touched first: those after this one, 30 at most.
    pub fn tables(&self, after: Option<Uuid>) -> Result<Vec<SessionCard>, ServiceError> {
        let now = self.clock.now();
        self.store.open_tables(after, PAGE)?.into_iter().map(|listed| card(listed, now)).collect()
    }

    /// How many sessions of a filter there are from each bound to before the next one.
    ///
    /// # Errors
    /// When there are more than 800 bounds, the filter makes no sense, or it cannot be read.
    pub fn history_counts(
        &self,
        filter: &HistoryFilter,
        bounds: &[Timestamp],
    ) -> Result<Vec<u32>, ServiceError> {
        check_bounds(bounds)?;
        check(filter)?;
        let mut filter = filter.clone();
        filter.since = filter.since.max(bounds.first().copied());
        filter.until = filter.until.into_iter().chain(bounds.last().copied()).min();
        Ok(by_bound(self.store.moments(&filter)?, bounds))
    }

    /// One session as it stands in lists, with what it was made of.
    pub fn card(&self, session: Uuid) -> Result<SessionCard, ServiceError> {
        let listed = self.store.listed(session)?;
        let made_of = source(&listed)?;
        Ok(SessionCard { made_of, ..card(listed, self.clock.now())? })
    }
}

/// More bounds than the days of two years ask for nothing sensible.
pub(crate) fn check_bounds(bounds: &[Timestamp]) -> Result<(), ServiceError> {
    if bounds.len() > MOST_BOUNDS || !bounds.is_sorted() {
        return Err(ServiceError::invalid("", "at most 800 bounds, ascending"));
    }
    Ok(())
}

/// How many of the moments lie from each bound to before the next one; from the last bound on none is
/// counted.
pub(crate) fn by_bound(moments: impl IntoIterator<Item = i64>, bounds: &[Timestamp]) -> Vec<u32> {
    let mut counts = vec![0; bounds.len()];
    for moment in moments {
        let after = bounds.partition_point(|bound| bound.0 <= moment);
        if after > 0 && after < bounds.len() {
            counts[after - 1] += 1;
        }
    }
    counts
}

fn check(filter: &HistoryFilter) -> Result<(), ServiceError> {
    let about_one = filter.with.is_some() || filter.result.is_some_and(CameOut::needs_person);
    if about_one && filter.person.is_none() {
        return Err(ServiceError::invalid("", "whose result, and with whom, needs a person"));
    }
    Ok(())
}

fn page_key(word: &str) -> Result<PageKey, ServiceError> {
    let key = word.split_once('.').and_then(|(sorted, id)| {
        Some(PageKey { sorted: sorted.parse().ok()?, id: id.parse().ok()? })
    });
    key.ok_or_else(|| ServiceError::invalid("", "no page begins there"))
}

pub(crate) fn card(listed: ListedSession, now: Timestamp) -> Result<SessionCard, ServiceError> {
    let standing: Standing =
        serde_json::from_str(&listed.standing).map_err(ServiceError::damaged)?;
    let played = PlayTime { ms: listed.played_ms, since: listed.running_since.map(Timestamp) };
    Ok(SessionCard {
        session: listed.id,
        game: listed.game,
        status: listed.status,
        seats: listed.seats.into_iter().map(Seated::from).collect(),
        standing,
        started: Timestamp(listed.started),
        touched: Timestamp(listed.touched),
        played_ms: played.at(now),
        ended: Timestamp(listed.ended),
        sorted_at: Timestamp(listed.sorted),
        venue: listed.venue.map(|(id, name)| VenueName { id, name }),
        note: listed.note,
        archived: listed.archived,
        contest: listed.contest,
        foreign: listed.foreign,
        made_of: None,
    })
}

/// What a session was made of, with those who stayed; none of a foreign one.
fn source(listed: &ListedSession) -> Result<Option<NewTable>, ServiceError> {
    if listed.foreign {
        return Ok(None);
    }
    let mut setup: Setup<Options> =
        serde_json::from_str(&listed.setup).map_err(ServiceError::damaged)?;
    let standing: Standing =
        serde_json::from_str(&listed.standing).map_err(ServiceError::damaged)?;
    let left = standing.left;
    let seats = (0u8..).map(Seat).zip(&listed.seats);
    let people =
        seats.filter(|(seat, _)| !left.contains(seat)).map(|(_, one)| one.person).collect();
    let stayed_before = |first: Seat| (0..first.0).filter(|seat| !left.contains(&Seat(*seat)));
    setup.first = setup
        .first
        .filter(|first| !left.contains(first))
        .map(|first| Seat(stayed_before(first).count() as u8));
    Ok(Some(made_of(&listed.game, setup, people)))
}
