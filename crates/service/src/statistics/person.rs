//! Everything about one person.

use super::figures::{course, form, h_index, mean_place, nemesis, points, rival, streaks};
use super::wire::{GameRecord, HeadToHead, PersonStatistics, PlayRecord, Scope, SizeRecord};
use super::{fact_sum, first_and_last, span};
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Moment;
use std::collections::BTreeMap;
use store::{PlayRow, Plays, Span};
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Everything about one person.
    ///
    /// # Errors
    /// When there is no such group, or it cannot be read.
    pub fn person_statistics(
        &self,
        person: Uuid,
        scope: &Scope,
    ) -> Result<PersonStatistics, ServiceError> {
        let span = span(scope);
        let plays = self.store.played_by(person, &span)?;
        let rows = &plays.rows;
        let games = games(&plays);
        let rivals = self.rivals(person, &span)?;
        let mut facts = Vec::new();
        let mut ids: Vec<&str> = plays.games.iter().map(|(game, _)| game.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        for game in ids {
            let sums = self.store.fact_sums(game, Some(person), &span)?;
            facts.extend(sums.into_iter().map(|row| fact_sum(game, row)));
        }
        let ends = rows.first().zip(rows.last()).map(|(first, last)| (first.ended, last.ended));
        let (first, last) = first_and_last(ends);
        Ok(PersonStatistics {
            person,
            record: PlayRecord::of(rows),
            played_ms: rows.iter().map(|play| play.played_ms).sum(),
            first,
            last,
            mean_place: mean_place(rows),
            streaks: streaks(rows),
            form: form(rows),
            course: course(rows),
            h_index: h_index(games.iter().map(|game| game.record.plays())),
            games,
            sizes: sizes(rows),
            nemesis: nemesis(&rivals),
            rival: rival(&rivals),
            rivals,
            facts,
            hide_rates: self.hides_rates(scope)?,
        })
    }

    /// Whom somebody met, the most often met first.
    pub(super) fn rivals(
        &self,
        person: Uuid,
        span: &Span,
    ) -> Result<Vec<HeadToHead>, ServiceError> {
        let mut rivals: Vec<HeadToHead> = Vec::new();
        self.store.meetings_of(person, span, |other, meeting| {
            // One person comes after the other.
            if rivals.last().is_none_or(|last| last.person != other) {
                rivals.push(HeadToHead::with(other));
            }
            if let Some(last) = rivals.last_mut() {
                last.meet(meeting);
            }
        })?;
        rivals.sort_by_key(|one| (std::cmp::Reverse(one.together()), one.person));
        Ok(rivals)
    }
}

/// By game, the most played first.
fn games(plays: &Plays) -> Vec<GameRecord> {
    let mut of: Vec<Vec<&PlayRow>> = vec![Vec::new(); plays.games.len()];
    plays.rows.iter().for_each(|play| of[play.game].push(play));
    let games = plays.games.iter().zip(of);
    let mut games: Vec<GameRecord> = games
        .map(|((game, title), of)| GameRecord {
            game: game.clone(),
            title: title.clone(),
            record: PlayRecord::of(of.iter().copied()),
            mean_place: mean_place(of.iter().copied()),
            points: points(of.iter().copied()),
            last: Moment(of.last().map_or(0, |play| play.ended)),
            played_ms: of.iter().map(|play| play.played_ms).sum(),
        })
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse((game.record.plays(), game.last)));
    games
}

fn sizes(plays: &[PlayRow]) -> Vec<SizeRecord> {
    let mut sizes: BTreeMap<u8, PlayRecord> = BTreeMap::new();
    plays.iter().for_each(|play| sizes.entry(play.seats).or_default().play(play));
    sizes.into_iter().map(|(seats, record)| SizeRecord { seats, record }).collect()
}
