//! Everything at a glance, and everything about one game.

use super::figures::{Best, h_index, points};
use super::wire::{
    GamePlays, GameStatistics, Overview, PersonRecord, PlayRecord, Scope, SizePlays, Tally,
};
use super::{fact_sum, span};
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Moment;
use std::collections::{BTreeMap, HashMap, HashSet};
use store::{PlayRow, Plays, Span, TallyRow};
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Everything at a glance.
    ///
    /// # Errors
    /// When there is no such group, or it cannot be read.
    pub fn overview(&self, scope: &Scope) -> Result<Overview, ServiceError> {
        let span = span(scope);
        let mut sums = Sums::default();
        if span.is_all_time() {
            for row in self.store.tallies(None)? {
                let fits = span.game.as_ref().is_none_or(|game| *game == row.game)
                    && span.title.as_ref().is_none_or(|title| *title == row.title)
                    && span.seats.is_none_or(|seats| seats == row.seats);
                if fits {
                    sums.tally(&row);
                }
            }
            self.date(&mut sums, &span)?;
        } else {
            sums.plays(&self.store.played(&span)?);
        }
        let (games, sizes, people) = (sums.games(), sums.sizes(), sums.people());
        Ok(Overview {
            plays: games.iter().map(|game| game.plays).sum(),
            played_ms: games.iter().map(|game| game.played_ms).sum(),
            first: sums.first,
            last: sums.last,
            h_index: h_index(games.iter().map(|game| game.plays)),
            games,
            sizes,
            people,
            hide_rates: self.hides_rates(scope)?,
        })
    }

    /// Tallies know no dates: each game and each person is asked for theirs, along an index.
    fn date(&self, sums: &mut Sums, span: &Span) -> Result<(), ServiceError> {
        for ((game, title), sum) in &mut sums.games {
            if let Some((first, last)) = self.store.first_and_last_of(game, title, span.seats)? {
                sum.last = last;
                let (first, last) = (Moment(first), Moment(last));
                sums.first = Some(sums.first.map_or(first, |known| known.min(first)));
                sums.last = Some(sums.last.map_or(last, |known| known.max(last)));
            }
        }
        for (person, sum) in &mut sums.people {
            sum.1 = self.store.first_and_last(*person, span)?.map_or(0, |(_, last)| last);
        }
        Ok(())
    }

    /// Everything about the game of a scope.
    ///
    /// # Errors
    /// When the scope names no game, there is no such group, or it cannot be read.
    pub fn game_statistics(&self, scope: &Scope) -> Result<GameStatistics, ServiceError> {
        let game = scope.game.clone();
        let game = game.ok_or_else(|| ServiceError::invalid("", "which game is not said"))?;
        let span = span(scope);
        let plays = self.store.played(&span)?;
        let mut sums = Sums::default();
        sums.plays(&plays);
        let (mut shortest, mut longest) = (Best::default(), Best::default());
        for play in plays.rows.iter().filter(|play| play.played_ms > 0 && play.won) {
            shortest.offer(-play.played_ms, play.played_ms, play);
            longest.offer(play.played_ms, play.played_ms, play);
        }
        let facts = self.store.fact_sums(&game, None, &span)?.into_iter();
        let games = sums.games();
        Ok(GameStatistics {
            plays: games.iter().map(|game| game.plays).sum(),
            played_ms: games.iter().map(|game| game.played_ms).sum(),
            shortest: shortest.0.map(|(_, mark)| mark),
            longest: longest.0.map(|(_, mark)| mark),
            first: sums.first,
            last: sums.last,
            sizes: sums.sizes(),
            people: sums.people(),
            points: points(&plays.rows),
            alone: alone(&plays.rows),
            facts: facts.map(|row| fact_sum(&game, row)).collect(),
            hide_rates: self.hides_rates(scope)?,
            title: scope.title.clone().unwrap_or_default(),
            game,
        })
    }
}

fn alone(plays: &[PlayRow]) -> Tally {
    let mut alone = Tally::default();
    for play in plays.iter().filter(|play| play.alone) {
        alone.add(1, u32::from(play.won), 0, play.sides);
    }
    alone
}

/// What plays add up to by game, by size and by person.
#[derive(Default)]
pub(super) struct Sums {
    games: BTreeMap<(String, String), GameSum>,
    sizes: BTreeMap<u8, u32>,
    people: HashMap<Uuid, (PlayRecord, i64)>,
    pub(super) first: Option<Moment>,
    pub(super) last: Option<Moment>,
}

#[derive(Clone, Copy, Default)]
struct GameSum {
    plays: u32,
    played_ms: i64,
    last: i64,
}

impl Sums {
    fn tally(&mut self, row: &TallyRow) {
        match row.person {
            Some(person) => self.people.entry(person).or_default().0.tally(row),
            None => {
                let key = (row.game.clone(), row.title.clone());
                let sum = self.games.entry(key).or_default();
                sum.plays += row.plays;
                sum.played_ms += row.played_ms;
                *self.sizes.entry(row.seats).or_default() += row.plays;
            }
        }
    }

    pub(super) fn plays(&mut self, plays: &Plays) {
        let mut sessions = HashSet::new();
        let mut games = vec![GameSum::default(); plays.games.len()];
        for play in &plays.rows {
            let person = self.people.entry(play.person).or_default();
            person.0.play(play);
            person.1 = person.1.max(play.ended);
            if sessions.insert(play.session) {
                let ended = Moment(play.ended);
                let game = &mut games[play.game];
                game.plays += 1;
                game.played_ms += play.played_ms;
                game.last = game.last.max(play.ended);
                *self.sizes.entry(play.seats).or_default() += 1;
                self.first = Some(self.first.map_or(ended, |known| known.min(ended)));
                self.last = Some(self.last.map_or(ended, |known| known.max(ended)));
            }
        }
        self.games.extend(plays.games.iter().cloned().zip(games));
    }

    /// By game, the most played first.
    pub(super) fn games(&self) -> Vec<GamePlays> {
        let games = self.games.iter().filter(|(_, sum)| sum.plays > 0);
        let mut games: Vec<GamePlays> = games
            .map(|((game, title), sum)| GamePlays {
                game: game.clone(),
                title: title.clone(),
                plays: sum.plays,
                played_ms: sum.played_ms,
                last: Moment(sum.last),
            })
            .collect();
        games.sort_by_key(|game| std::cmp::Reverse((game.plays, game.last)));
        games
    }

    /// By size of the table.
    pub(super) fn sizes(&self) -> Vec<SizePlays> {
        self.sizes.iter().map(|(seats, plays)| SizePlays { seats: *seats, plays: *plays }).collect()
    }

    /// By person, the most plays first.
    pub(super) fn people(&self) -> Vec<PersonRecord> {
        let people = self.people.iter();
        let mut people: Vec<PersonRecord> = people
            .map(|(person, (record, last))| PersonRecord {
                person: *person,
                record: *record,
                last: Moment(*last),
            })
            .collect();
        people.sort_by_key(|one| (std::cmp::Reverse(one.record.plays()), one.person));
        people
    }
}
