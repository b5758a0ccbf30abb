//! Statistics of one person.

use super::answers::PersonStatistics;
use super::figures::{
    FORM, Sum, course, course_of, form, form_of, h_index, nemesis, rival, streaks,
};
use super::span;
use super::wire::{GameRecord, HeadToHead, PlayRecord, Scope, SizeRecord};
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use std::collections::BTreeMap;
use store::{CourseRow, FormRow, PlayRow, Span, Store, StoreError, TallyRow};
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Everything about one person.
    pub fn person_statistics(
        &self,
        person: Uuid,
        scope: &Scope,
    ) -> Result<PersonStatistics, ServiceError> {
        let span = span(scope);
        let past = self.past(person, &span)?;
        let Past { all, latest, plays, .. } = &past;
        let (games, rivals) = (past.games(&self.store)?, self.rivals(person, &span)?);
        let mut stats = Vec::new();
        let mut ids: Vec<&str> = past.games.keys().map(|(game, _)| game.as_str()).collect();
        ids.dedup();
        for game in ids {
            stats.extend(self.stat_sums(game, Some(person), &span)?);
        }
        Ok(PersonStatistics {
            person,
            record: all.record,
            played_ms: all.played_ms,
            first: all.first.map(Timestamp),
            last: all.first.map(|_| Timestamp(all.last)),
            mean_place: all.mean_place(),
            streaks: streaks(plays.iter().copied()),
            form: form(latest),
            course: course(plays),
            h_index: h_index(games.iter().map(|game| game.record.plays())),
            games,
            sizes: past.sizes(),
            nemesis: nemesis(&rivals),
            rival: rival(&rivals),
            rivals,
            stats,
            hide_rates: self.hides_rates(scope)?,
        })
    }

    /// What a person's plays add up to, by game and by size.
    fn past(&self, person: Uuid, span: &Span) -> Result<Past, ServiceError> {
        let mut past = Past::default();
        if span.is_summed() {
            self.store.tallies(Some(person), span)?.iter().for_each(|row| past.tally(row));
            for row in self.store.records(Some(person), span)? {
                past.game(&row.game, &row.title).points.record(&row);
            }
            past.latest = self.store.form_of(person, span, FORM)?;
            past.plays = self.store.course_of(person, span)?;
        } else {
            let plays = self.store.plays_of(person, span)?;
            plays.rows.iter().for_each(|play| past.play(play, &plays.games[play.game]));
        }
        Ok(past)
    }

    /// Whom a person met, the most often met first.
    pub(super) fn rivals(
        &self,
        person: Uuid,
        span: &Span,
    ) -> Result<Vec<HeadToHead>, ServiceError> {
        let mut rivals: Vec<HeadToHead> = Vec::new();
        for met in self.store.meetings_of(person, span)? {
            // One person comes after the other.
            if rivals.last().is_none_or(|last| last.person != met.other) {
                rivals.push(HeadToHead::with(met.other));
            }
            if let Some(last) = rivals.last_mut() {
                last.meet(&met);
            }
        }
        rivals.sort_by_key(|one| (std::cmp::Reverse(one.together()), one.person));
        Ok(rivals)
    }
}

/// What one person's plays add up to.
#[derive(Default)]
struct Past {
    all: Sum,
    games: BTreeMap<(String, String), Sum>,
    sizes: BTreeMap<u8, PlayRecord>,
    /// The competitive ones, the first one first: the latest of them, and how all of them came out.
    latest: Vec<FormRow>,
    plays: Vec<CourseRow>,
}

impl Past {
    fn tally(&mut self, row: &TallyRow) {
        self.all.tally(row);
        self.game(&row.game, &row.title).tally(row);
        self.sizes.entry(row.seats).or_default().tally(row);
    }

    fn play(&mut self, play: &PlayRow, (game, title): &(String, String)) {
        self.all.play(play);
        self.game(game, title).play(play);
        self.sizes.entry(play.seats).or_default().play(play);
        self.latest.extend(form_of(play));
        self.plays.extend(course_of(play));
    }

    fn game(&mut self, game: &str, title: &str) -> &mut Sum {
        self.games.entry((game.to_owned(), title.to_owned())).or_default()
    }

    /// By game, the most played first.
    fn games(&self, store: &Store) -> Result<Vec<GameRecord>, StoreError> {
        let games = self.games.iter().map(|((game, title), sum)| {
            Ok(GameRecord {
                game: game.clone(),
                title: title.clone(),
                record: sum.record,
                mean_place: sum.mean_place(),
                points: sum.points.figures(|session| store.decimals_of(session))?,
                last: Timestamp(sum.last),
                played_ms: sum.played_ms,
            })
        });
        let mut games = games.collect::<Result<Vec<GameRecord>, StoreError>>()?;
        games.sort_by_key(|game| std::cmp::Reverse((game.record.plays(), game.last)));
        Ok(games)
    }

    /// By size of the table.
    fn sizes(&self) -> Vec<SizeRecord> {
        self.sizes
            .iter()
            .map(|(seats, record)| SizeRecord { seats: *seats, record: *record })
            .collect()
    }
}
