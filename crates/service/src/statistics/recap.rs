//! Recap of a year or another period.

use super::answers::{BusyEvening, GamePlays, PersonRecord, Recap};
use super::evening::evenings;
use super::figures::{Best, Points, course_of, h_index};
use super::overview::Sums;
use super::span;
use super::wire::{Scope, Streak, Streaks};
use crate::history::{by_bound, check_bounds};
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use std::cmp::Reverse;
use std::collections::HashMap;
use store::{PlayRow, Span};
use uuid::Uuid;

const MOST: usize = 5;

impl<C: Clock> SessionService<C> {
    /// A period in one answer, of everybody or of the sessions at which one person sat.
    ///
    /// # Errors
    /// When there are more than 800 bounds, there is no such group, or it cannot be read.
    pub fn recap(
        &self,
        scope: &Scope,
        person: Option<Uuid>,
        bounds: &[Timestamp],
    ) -> Result<Recap, ServiceError> {
        check_bounds(bounds)?;
        let span = span(scope);
        let mut plays = self.store.plays(&span)?;
        if let Some(person) = person {
            let sat = |table: &&[PlayRow]| table.iter().any(|play| play.person == person);
            plays.rows = plays.tables().filter(sat).flatten().copied().collect();
        }
        let hide_rates = self.hides_rates(scope)?;
        let mut sums = Sums::default();
        sums.plays(&plays);
        let (games, mut people) = (sums.games(), sums.people());
        let mut tables: Vec<&[PlayRow]> = plays.tables().collect();
        tables.sort_unstable_by_key(|table| (table[0].ended, table[0].session));
        let by_bound = by_bound(tables.iter().map(|table| table[0].ended), bounds);
        // Points are compared within one game: the one that was played most.
        let most_played = games.first().and_then(|most| {
            plays.games.iter().position(|(game, title)| *game == most.game && *title == most.title)
        });
        let mut points = Points::default();
        let of_it = plays.rows.iter().filter(|play| Some(play.game) == most_played);
        of_it.for_each(|play| points.play(play));
        let figures = points.figures(|session| self.store.decimals_of(session))?;
        let (pair, pair_meetings) = most_met(&tables).unzip();
        let busiest = busiest(&tables);
        let (streak_of, streak) = longest_run(&tables).unzip();
        let mut longest = Best::default();
        for play in plays.rows.iter().filter(|play| play.played_ms > 0) {
            longest.offer(play.played_ms, play);
        }
        Ok(Recap {
            plays: games.iter().map(|game| game.plays).sum(),
            days: by_bound.iter().filter(|count| **count > 0).count() as u32,
            played_ms: games.iter().map(|game| game.played_ms).sum(),
            people: people.len() as u32,
            games: games.len() as u32,
            new_games: self.new_games(&games, &span)?,
            favourites: games.iter().take(MOST).cloned().collect(),
            regulars: people.iter().take(MOST).copied().collect(),
            winners: if hide_rates { Vec::new() } else { winners(&mut people) },
            pair,
            pair_meetings: pair_meetings.unwrap_or(0),
            streak: streak.unwrap_or_default(),
            streak_of,
            longest: longest.mark(),
            closest: figures.closest,
            widest: figures.widest,
            decimals: figures.decimals,
            busiest,
            by_bound,
            h_index: h_index(games.iter().map(|game| game.plays)),
            hide_rates,
        })
    }

    /// How many of the games were played for the first time of all.
    fn new_games(&self, games: &[GamePlays], span: &Span) -> Result<u32, ServiceError> {
        let mut new = 0;
        for GamePlays { game, title, .. } in games {
            let first = self.store.first_of(game, title)?;
            new += u32::from(first.is_some_and(|first| first >= span.since));
        }
        Ok(new)
    }
}

fn winners(people: &mut [PersonRecord]) -> Vec<PersonRecord> {
    people.sort_by_key(|one| {
        let competitive = one.record.competitive;
        (Reverse(competitive.wins), competitive.plays, one.person)
    });
    people.iter().filter(|one| one.record.competitive.wins > 0).take(MOST).copied().collect()
}

/// The two who sat together most often, and how often.
fn most_met(tables: &[&[PlayRow]]) -> Option<((Uuid, Uuid), u32)> {
    let mut pairs: HashMap<(Uuid, Uuid), u32> = HashMap::new();
    for table in tables {
        for (at, one) in table.iter().enumerate() {
            for other in &table[at + 1..] {
                let (one, other) = (one.person, other.person);
                *pairs.entry((one.min(other), one.max(other))).or_default() += 1;
            }
        }
    }
    pairs.into_iter().max_by_key(|(pair, met)| (*met, Reverse(*pair)))
}

/// The evening with the most sessions, from two on.
fn busiest(tables: &[&[PlayRow]]) -> Option<BusyEvening> {
    let sessions: Vec<PlayRow> = tables.iter().map(|table| table[0]).collect();
    let evenings = evenings(&sessions).filter_map(|evening| {
        let (last, plays) = (evening.last()?, evening.len() as u32);
        Some(BusyEvening { session: last.session, ended: Timestamp(last.ended), plays })
    });
    evenings.filter(|evening| evening.plays > 1).max_by_key(|evening| evening.plays)
}

/// The most competitive wins in a row, and whose.
fn longest_run(tables: &[&[PlayRow]]) -> Option<(Uuid, Streak)> {
    let mut people: HashMap<Uuid, Streaks> = HashMap::new();
    for play in tables.iter().copied().flatten() {
        if let Some(came) = course_of(play) {
            people.entry(play.person).or_default().play(came);
        }
    }
    let runs = people.into_iter().map(|(person, streaks)| (person, streaks.longest));
    let runs = runs.filter(|(_, run)| run.length > 0);
    runs.max_by_key(|(person, run)| (run.length, run.until, Reverse(*person)))
}
