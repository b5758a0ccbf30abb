//! Statistics of all sessions, and of one game.

use super::answers::{GamePlays, GameStatistics, Overview, PersonRecord, SizePlays};
use super::figures::{Best, Points, h_index};
use super::span;
use super::wire::{PlayRecord, Scope, Tally};
use crate::service::SessionService;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use std::collections::{BTreeMap, HashMap};
use store::{Feat, PlayRow, Plays, TallyRow};
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Everything at a glance.
    pub fn overview(&self, scope: &Scope) -> Result<Overview, ServiceError> {
        let span = span(scope);
        let mut sums = Sums::default();
        if span.is_summed() {
            self.store.tallies(None, &span)?.iter().for_each(|row| sums.tally(row));
        } else {
            sums.plays(&self.store.plays(&span)?);
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

    /// Everything about the game of a scope.
    ///
    /// # Errors
    /// When the scope names no game, there is no such group, or it cannot be read.
    pub fn game_statistics(&self, scope: &Scope) -> Result<GameStatistics, ServiceError> {
        let game = scope.game.clone();
        let game = game.ok_or_else(|| ServiceError::invalid("", "which game is not said"))?;
        let span = span(scope);
        let (mut sums, mut shortest, mut longest) =
            (Sums::default(), Best::default(), Best::default());
        if span.is_summed() {
            self.store.tallies(None, &span)?.iter().for_each(|row| sums.tally(row));
            for row in self.store.records(None, &span)? {
                match row.feat {
                    Feat::Shortest => shortest.record(&row),
                    Feat::Longest => longest.record(&row),
                    _ => sums.points.record(&row),
                }
            }
        } else {
            let plays = self.store.plays(&span)?;
            sums.plays(&plays);
            for play in &plays.rows {
                sums.points.play(play);
                for (feat, rank) in play.feats() {
                    match feat {
                        Feat::Shortest => shortest.offer(rank, play),
                        Feat::Longest => longest.offer(rank, play),
                        _ => {}
                    }
                }
            }
        }
        let stats = self.stat_sums(&game, None, &span)?;
        let games = sums.games();
        Ok(GameStatistics {
            plays: games.iter().map(|game| game.plays).sum(),
            played_ms: games.iter().map(|game| game.played_ms).sum(),
            shortest: shortest.least(),
            longest: longest.mark(),
            first: sums.first,
            last: sums.last,
            sizes: sums.sizes(),
            people: sums.people(),
            points: sums.points.figures(|session| self.store.decimals_of(session))?,
            alone: sums.alone,
            stats,
            hide_rates: self.hides_rates(scope)?,
            title: scope.title.clone().unwrap_or_default(),
            game,
        })
    }
}

/// What plays add up to by game, by size and by person.
#[derive(Default)]
pub(super) struct Sums {
    games: BTreeMap<(String, String), GameSum>,
    sizes: BTreeMap<u8, u32>,
    people: HashMap<Uuid, (PlayRecord, i64)>,
    pub(super) first: Option<Timestamp>,
    pub(super) last: Option<Timestamp>,
    /// Everybody's, where they are asked for.
    points: Points,
    /// Of one against many, the one.
    alone: Tally,
}

#[derive(Clone, Copy, Default)]
struct GameSum {
    plays: u32,
    played_ms: i64,
    last: i64,
}

impl Sums {
    /// Everybody's points stand in the rows that count sessions.
    fn tally(&mut self, row: &TallyRow) {
        let Some(person) = row.person else {
            let sum = self.games.entry((row.game.clone(), row.title.clone())).or_default();
            sum.plays += row.plays;
            sum.played_ms += row.played_ms;
            sum.last = sum.last.max(row.last);
            *self.sizes.entry(row.seats).or_default() += row.plays;
            self.span(row.first, row.last);
            self.points.tally(row);
            return;
        };
        let sum = self.people.entry(person).or_default();
        sum.0.tally(row);
        sum.1 = sum.1.max(row.last);
        if row.alone {
            self.alone.add(row.plays, row.wins, 0, row.sides);
        }
    }

    fn span(&mut self, first: i64, last: i64) {
        let (first, last) = (Timestamp(first), Timestamp(last));
        self.first = Some(self.first.map_or(first, |known| known.min(first)));
        self.last = Some(self.last.map_or(last, |known| known.max(last)));
    }

    pub(super) fn plays(&mut self, plays: &Plays) {
        let mut games = vec![GameSum::default(); plays.games.len()];
        for table in plays.tables() {
            for play in table {
                let person = self.people.entry(play.person).or_default();
                person.0.play(play);
                person.1 = person.1.max(play.ended);
                if play.alone {
                    self.alone.add(1, u32::from(play.won), 0, play.sides);
                }
            }
            let PlayRow { game, ended, seats, played_ms, .. } = table[0];
            let game = &mut games[game];
            game.plays += 1;
            game.played_ms += played_ms;
            game.last = game.last.max(ended);
            *self.sizes.entry(seats).or_default() += 1;
            self.span(ended, ended);
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
                last: Timestamp(sum.last),
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
                last: Timestamp(*last),
            })
            .collect();
        people.sort_by_key(|one| (std::cmp::Reverse(one.record.plays()), one.person));
        people
    }
}
