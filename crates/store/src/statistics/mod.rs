//! What statistics are made of, read from projections.

mod rows;

use crate::StoreError;
use crate::open::Store;
use crate::projections::EVERYBODY;
pub use rows::{FactSumRow, MeetingRow, PlayRow, Plays, TallyRow};
use rusqlite::params;
use uuid::Uuid;

/// Which finished sessions are read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Only this game.
    pub game: Option<String>,
    /// Only what the people call so.
    pub title: Option<String>,
    /// Only sessions at which nobody else than this group sat.
    pub circle: Option<Uuid>,
    /// Only with so many people.
    pub seats: Option<u8>,
    /// Only what ended from here on.
    pub since: i64,
    /// Only what ended before.
    pub until: i64,
}

impl Default for Span {
    fn default() -> Self {
        let (game, title, circle, seats) = (None, None, None, None);
        Span { game, title, circle, seats, since: i64::MIN, until: i64::MAX }
    }
}

impl Span {
    /// Whether tallies suffice: neither a period nor a group is asked for.
    pub fn is_all_time(&self) -> bool {
        self.circle.is_none() && self.since == i64::MIN && self.until == i64::MAX
    }
}

pub(crate) const PLAYS_OF_PERSON: &str = include_str!("plays_of_person.sql");
pub(crate) const PLAYS_OF_CIRCLE: &str = include_str!("plays_of_circle.sql");
pub(crate) const PLAYS_OF_GAME: &str = include_str!("plays_of_game.sql");
pub(crate) const PLAYS_OF_PERIOD: &str = include_str!("plays_of_period.sql");
pub(crate) const MEETINGS: &str = include_str!("meetings.sql");
pub(crate) const MEETINGS_BETWEEN: &str = include_str!("meetings_between.sql");
pub(crate) const FACTS: &str = include_str!("facts.sql");
pub(crate) const TALLIES: &str = include_str!("tallies.sql");
pub(crate) const TALLIES_OF: &str = include_str!("tallies_of.sql");

impl Store {
    /// Somebody's plays, the first one first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn played_by(&self, person: Uuid, span: &Span) -> Result<Plays, StoreError> {
        self.read_plays(PLAYS_OF_PERSON, Some(person), span)
    }

    /// Everybody's plays, in no order.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn played(&self, span: &Span) -> Result<Plays, StoreError> {
        let sql = match (span.circle, &span.game) {
            (Some(_), _) => PLAYS_OF_CIRCLE,
            (None, Some(_)) => PLAYS_OF_GAME,
            (None, None) => PLAYS_OF_PERIOD,
        };
        self.read_plays(sql, None, span)
    }

    fn read_plays(
        &self,
        sql: &str,
        person: Option<Uuid>,
        span: &Span,
    ) -> Result<Plays, StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(sql)?;
        let mut found = found.query(params![
            person,
            span.since,
            span.until,
            span.game,
            span.title,
            span.seats,
            span.circle,
        ])?;
        let mut plays = Plays::default();
        while let Some(row) = found.next()? {
            plays.add(row)?;
        }
        Ok(plays)
    }

    /// What everybody's plays of all time add up to; rows of nobody count sessions. With a person only
    /// theirs.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn tallies(&self, person: Option<Uuid>) -> Result<Vec<TallyRow>, StoreError> {
        let inner = self.lock();
        let sql = if person.is_some() { TALLIES_OF } else { TALLIES };
        let mut tallies = inner.connection.prepare_cached(sql)?;
        let tallies = tallies.query_map(rusqlite::params_from_iter(person), TallyRow::read)?;
        Ok(tallies.collect::<Result<_, _>>()?)
    }

    /// When somebody played first and last, of all time.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn first_and_last(
        &self,
        person: Uuid,
        span: &Span,
    ) -> Result<Option<(i64, i64)>, StoreError> {
        let inner = self.lock();
        let mut ends = inner.connection.prepare_cached(include_str!("first_and_last.sql"))?;
        let (first, last): (Option<i64>, Option<i64>) = ends
            .query_row(params![person, span.game, span.title, span.seats], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        Ok(first.zip(last))
    }

    /// When a game was played first and last, of all time.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn first_and_last_of(
        &self,
        game: &str,
        title: &str,
        seats: Option<u8>,
    ) -> Result<Option<(i64, i64)>, StoreError> {
        let inner = self.lock();
        let mut ends = inner.connection.prepare_cached(include_str!("ends_of_game.sql"))?;
        let (first, last): (Option<i64>, Option<i64>) =
            ends.query_row(params![game, title, seats], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(first.zip(last))
    }

    /// Whom somebody met and how it came out, one person after the other.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn meetings_of(
        &self,
        person: Uuid,
        span: &Span,
        mut met: impl FnMut(Uuid, &MeetingRow),
    ) -> Result<(), StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(MEETINGS)?;
        let mut found = found.query(params![
            person,
            span.since,
            span.until,
            span.game,
            span.title,
            span.seats,
            span.circle,
        ])?;
        while let Some(row) = found.next()? {
            met(row.get(4)?, &MeetingRow::read(row)?);
        }
        Ok(())
    }

    /// The meetings of two people with their games and titles, the first one first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn meetings_between(
        &self,
        person: Uuid,
        other: Uuid,
        span: &Span,
    ) -> Result<Vec<(MeetingRow, Uuid, String, String)>, StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(MEETINGS_BETWEEN)?;
        let found = found.query_map(
            params![
                person,
                span.since,
                span.until,
                span.game,
                span.title,
                span.seats,
                span.circle,
                other,
            ],
            |row| Ok((MeetingRow::read(row)?, row.get(4)?, row.get(5)?, row.get(6)?)),
        )?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// What a game's facts about somebody add up to; of nobody, about everybody and whole tables.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn fact_sums(
        &self,
        game: &str,
        person: Option<Uuid>,
        span: &Span,
    ) -> Result<Vec<FactSumRow>, StoreError> {
        let inner = self.lock();
        let mut sums = inner.connection.prepare_cached(FACTS)?;
        let sums = sums.query_map(
            params![
                person.unwrap_or(EVERYBODY),
                span.since,
                span.until,
                game,
                span.title,
                span.seats,
                span.circle,
            ],
            FactSumRow::read,
        )?;
        Ok(sums.collect::<Result<_, _>>()?)
    }

    /// What a game remembers of one session.
    ///
    /// # Errors
    /// When there is no such session.
    pub fn facts_of(&self, session: Uuid) -> Result<Vec<crate::FactRow>, StoreError> {
        let inner = self.lock();
        let mut facts =
            inner.connection.prepare_cached("SELECT facts FROM sessions WHERE id = ?1")?;
        let facts: String = facts.query_row([session], |row| row.get(0))?;
        Ok(crate::projections::unpack(&facts))
    }
}
