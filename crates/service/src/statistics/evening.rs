//! League of an evening: the sessions that followed one another, and who beat how many opponents.

use super::span;
use super::wire::Scope;
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use serde::Serialize;
use std::cmp::Reverse;
use store::{BeatenRow, PlayRow, Plays, Span};
use ts_rs::TS;
use uuid::Uuid;

/// A session that begins later than so after the one before is of another evening, in milliseconds.
pub const EVENING_GAP_MS: i64 = 6 * 60 * 60 * 1_000;
/// How far from one of its sessions an evening is looked for.
const AROUND_MS: i64 = 3 * 24 * 60 * 60 * 1_000;

/// An evening of one session or several, as a league.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Evening {
    /// When its first session began.
    pub since: Timestamp,
    /// When its last session ended.
    pub until: Timestamp,
    /// The first session first.
    pub games: Vec<EveningGame>,
    /// The best first; empty where rates are hidden.
    pub league: Vec<LeagueRow>,
    /// Whether the group of the scope speaks of no wins and no rates.
    pub hide_rates: bool,
}

/// A session of an evening.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct EveningGame {
    pub session: Uuid,
    pub game: String,
    /// What the people call it; else empty.
    pub title: String,
    pub ended: Timestamp,
    /// Each person's league points; empty where it is not competitive, or rates are hidden.
    pub shares: Vec<LeagueShare>,
}

/// League points of one person in one session: the share of the opponents that were beaten, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct LeagueShare {
    pub person: Uuid,
    pub points: f64,
}

/// One person in the league of an evening.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct LeagueRow {
    pub person: Uuid,
    /// From 1; equals share the better place.
    pub place: u32,
    /// The sum over the sessions.
    pub points: f64,
    /// Of how many sessions that count.
    pub games: u32,
}

/// Plays in the order of their ends, by evenings.
pub(super) fn evenings(plays: &[PlayRow]) -> impl Iterator<Item = &[PlayRow]> {
    plays.chunk_by(|a, b| same_evening(a.ended, b.ended, b.played_ms))
}

/// Whether a session is of the evening of the one that ended before it.
pub(super) fn same_evening(before: i64, ended: i64, played_ms: i64) -> bool {
    ended.saturating_sub(played_ms).saturating_sub(before) <= EVENING_GAP_MS
}

impl<C: Clock> SessionService<C> {
    /// The evening of a session, and of its sessions those of a scope; the scope's period is not looked at.
    ///
    /// # Errors
    /// When the session is not finished, there is no such group, or it cannot be read.
    pub fn evening(&self, session: Uuid, scope: &Scope) -> Result<Evening, ServiceError> {
        let ended = self.store.listed(session)?.ended;
        let (since, until) = (ended.saturating_sub(AROUND_MS), ended.saturating_add(AROUND_MS));
        let around = self.plays_in_order(Span { since, until, ..Span::default() })?;
        let evening = evenings(&around.rows)
            .find(|evening| evening.iter().any(|play| play.session == session))
            .ok_or(ServiceError::NotFound("session"))?;
        let began = evening
            .iter()
            .map(|play| play.ended.saturating_sub(play.played_ms))
            .min()
            .unwrap_or(ended);
        let since = evening.first().map_or(ended, |play| play.ended);
        let until = evening.last().map_or(ended, |play| play.ended);
        let span = Span { since, until: until.saturating_add(1), ..span(scope) };
        let plays = self.plays_in_order(span)?;
        let hide_rates = self.hides_rates(scope)?;
        let mut games = Vec::new();
        for table in plays.tables() {
            let PlayRow { session, ended, game, contest, .. } = table[0];
            let counts = contest.is_competitive() && !hide_rates;
            let beaten = if counts { self.store.beaten(session)? } else { Vec::new() };
            let share = |row: BeatenRow| LeagueShare {
                person: row.person,
                points: f64::from(row.halves) / f64::from(2 * row.opponents),
            };
            let shares = beaten.into_iter().map(share).collect();
            let (game, title) = plays.games[game].clone();
            games.push(EveningGame { session, game, title, ended: Timestamp(ended), shares });
        }
        Ok(Evening {
            since: Timestamp(began),
            until: Timestamp(until),
            league: league(&games),
            games,
            hide_rates,
        })
    }

    fn plays_in_order(&self, span: Span) -> Result<Plays, ServiceError> {
        let mut plays = self.store.plays(&span)?;
        plays.rows.sort_unstable_by_key(|play| (play.ended, play.session));
        Ok(plays)
    }
}

/// What the shares of each person add up to.
fn league(games: &[EveningGame]) -> Vec<LeagueRow> {
    let mut rows: Vec<LeagueRow> = Vec::new();
    for share in games.iter().flat_map(|game| &game.shares) {
        let known = rows.iter().position(|row| row.person == share.person);
        let at = known.unwrap_or_else(|| {
            rows.push(LeagueRow { person: share.person, place: 1, points: 0.0, games: 0 });
            rows.len() - 1
        });
        rows[at].points += share.points;
        rows[at].games += 1;
    }
    // Thirds and the like: equal sums are equal whatever they were added up from.
    let exact = |row: &LeagueRow| (row.points * 1e6).round() as i64;
    rows.sort_by_key(|row| (Reverse(exact(row)), row.person));
    for at in 1..rows.len() {
        let level = exact(&rows[at]) == exact(&rows[at - 1]);
        rows[at].place = if level { rows[at - 1].place } else { at as u32 + 1 };
    }
    rows
}
