//! Recap of a year or another period.

use super::answers::{BusyEvening, PersonRecord, Recap};
use super::evening::evenings;
use super::figures::{Best, Points, form_of, h_index, streaks};
use super::overview::Sums;
use super::span;
use super::wire::{Scope, Streak};
use crate::history::{by_bound, check_bounds};
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use store::{PlayRow, Plays, Span};
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
            let theirs = self.store.plays_of(person, &span)?;
            let theirs: HashSet<Uuid> = theirs.rows.iter().map(|play| play.session).collect();
            plays.rows.retain(|play| theirs.contains(&play.session));
        }
        let hide_rates = self.hides_rates(scope)?;
        let mut sums = Sums::default();
        sums.plays(&plays);
        let (games, mut people) = (sums.games(), sums.people());
        let by_bound = by_bound(ends(&plays), bounds);
        // Points are compared within one game: the one that was played most.
        let most_played = games.first().and_then(|most| {
            plays.games.iter().position(|(game, title)| *game == most.game && *title == most.title)
        });
        let mut points = Points::default();
        let of_it = plays.rows.iter().filter(|play| Some(play.game) == most_played);
        of_it.for_each(|play| points.play(play));
        let figures = points.figures();
        let (pair, pair_meetings) = most_met(&plays.rows).unzip();
        let busiest = busiest(&plays.rows);
        let (streak_of, streak) = longest_run(&mut plays.rows).unzip();
        let mut longest = Best::default();
        for play in plays.rows.iter().filter(|play| play.won && play.played_ms > 0) {
            longest.offer(play.played_ms, play);
        }
        Ok(Recap {
            plays: games.iter().map(|game| game.plays).sum(),
            days: by_bound.iter().filter(|count| **count > 0).count() as u32,
            played_ms: games.iter().map(|game| game.played_ms).sum(),
            people: people.len() as u32,
            games: games.len() as u32,
            new_games: self.new_games(&plays, &span)?,
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
            busiest,
            by_bound,
            h_index: h_index(games.iter().map(|game| game.plays)),
            hide_rates,
        })
    }

    /// How many of the games were played for the first time of all.
    fn new_games(&self, plays: &Plays, span: &Span) -> Result<u32, ServiceError> {
        let mut new = 0;
        for (game, title) in &plays.games {
            let first = self.store.first_of(game, title)?;
            new += u32::from(first.is_some_and(|first| first >= span.since));
        }
        Ok(new)
    }
}

/// When each session ended.
fn ends(plays: &Plays) -> impl Iterator<Item = i64> {
    let ends: HashMap<Uuid, i64> =
        plays.rows.iter().map(|play| (play.session, play.ended)).collect();
    ends.into_values()
}

fn winners(people: &mut [PersonRecord]) -> Vec<PersonRecord> {
    people.sort_by_key(|one| {
        let competitive = one.record.competitive;
        (Reverse(competitive.wins), competitive.plays, one.person)
    });
    people.iter().filter(|one| one.record.competitive.wins > 0).take(MOST).copied().collect()
}

/// The two who sat together most often, and how often.
fn most_met(plays: &[PlayRow]) -> Option<((Uuid, Uuid), u32)> {
    let mut tables: HashMap<Uuid, Vec<Uuid>> = HashMap::new();
    for play in plays {
        tables.entry(play.session).or_default().push(play.person);
    }
    let mut pairs: HashMap<(Uuid, Uuid), u32> = HashMap::new();
    for table in tables.values() {
        for (at, one) in table.iter().enumerate() {
            for other in &table[at + 1..] {
                *pairs.entry((*one.min(other), *one.max(other))).or_default() += 1;
            }
        }
    }
    pairs.into_iter().max_by_key(|(pair, met)| (*met, Reverse(*pair)))
}

/// The evening with the most sessions, from two on.
fn busiest(plays: &[PlayRow]) -> Option<BusyEvening> {
    let mut known = HashSet::new();
    let one_each = plays.iter().copied().filter(|play| known.insert(play.session));
    let mut sessions: Vec<PlayRow> = one_each.collect();
    sessions.sort_unstable_by_key(|play| (play.ended, play.session));
    let evenings = evenings(&sessions).filter_map(|evening| {
        let (last, plays) = (evening.last()?, evening.len() as u32);
        Some(BusyEvening { session: last.session, ended: Timestamp(last.ended), plays })
    });
    evenings.filter(|evening| evening.plays > 1).max_by_key(|evening| evening.plays)
}

/// The most competitive wins in a row, and whose.
fn longest_run(plays: &mut [PlayRow]) -> Option<(Uuid, Streak)> {
    plays.sort_unstable_by_key(|play| (play.person, play.ended, play.session));
    let people = plays.chunk_by(|a, b| a.person == b.person);
    let runs = people.filter_map(|own| {
        let longest = streaks(own.iter().filter_map(form_of)).longest;
        (longest.length > 0).then_some((own.first()?.person, longest))
    });
    runs.max_by_key(|(person, run)| (run.length, Reverse(run.until), Reverse(*person)))
}
