//! What statistics are made of, read from projections.

mod rows;

use crate::StoreError;
use crate::open::Store;
use crate::projections::{ALL, EVERYBODY};
pub use rows::{
    FactSumRow, Feat, FormRow, Meeting, MeetingSumRow, Meetings, PlayRow, Plays, RecordRow,
    TallyRow,
};
use rusqlite::{Params, Row, params};
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
    /// Whether what is summed up of all time suffices: no period is asked for.
    pub fn is_all_time(&self) -> bool {
        self.since == i64::MIN && self.until == i64::MAX
    }

    /// Whose sums are read.
    fn summed(&self) -> Uuid {
        self.circle.unwrap_or(ALL)
    }
}

pub(crate) const PLAYS_OF_PERSON: &str = include_str!("plays_of_person.sql");
pub(crate) const PLAYS_OF_CIRCLE: &str = include_str!("plays_of_circle.sql");
pub(crate) const PLAYS_OF_GAME: &str = include_str!("plays_of_game.sql");
pub(crate) const PLAYS_OF_PERIOD: &str = include_str!("plays_of_period.sql");
pub(crate) const MEETINGS: &str = include_str!("meetings.sql");
pub(crate) const MEETINGS_OF_CIRCLE: &str = include_str!("meetings_of_circle.sql");
pub(crate) const MEETINGS_BETWEEN: &str = include_str!("meetings_between.sql");
pub(crate) const FACTS: &str = include_str!("facts.sql");
pub(crate) const FACTS_OF_CIRCLE: &str = include_str!("facts_of_circle.sql");
pub(crate) const TALLIES: &str = include_str!("tallies.sql");
pub(crate) const TALLIES_OF: &str = include_str!("tallies_of.sql");
pub(crate) const RECORDS: &str = include_str!("records.sql");
pub(crate) const FORM: &str = include_str!("form.sql");
pub(crate) const FORM_OF_CIRCLE: &str = include_str!("form_of_circle.sql");
pub(crate) const MEETING_SUMS: &str = include_str!("meeting_sums.sql");
pub(crate) const FACT_SUMS: &str = include_str!("fact_sums.sql");

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

    /// What plays of all time add up to, of everybody or of one person; rows of nobody count sessions.
    /// The span's period is not looked at.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn tallies(&self, person: Option<Uuid>, span: &Span) -> Result<Vec<TallyRow>, StoreError> {
        let Span { game, title, seats, .. } = span;
        let circle = span.summed();
        match person {
            Some(person) => {
                self.all(TALLIES_OF, params![game, title, seats, person, circle], TallyRow::read)
            }
            None => self.all(TALLIES, params![game, title, seats, circle], TallyRow::read),
        }
    }

    /// The records of all time, somebody's or everybody's. Of the span only game, title and size are
    /// looked at.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn records(&self, person: Option<Uuid>, span: &Span) -> Result<Vec<RecordRow>, StoreError> {
        let person = person.unwrap_or(EVERYBODY);
        let asked = params![span.game, span.title, span.seats, person, span.summed()];
        self.all(RECORDS, asked, RecordRow::read)
    }

    /// Somebody's competitive plays of all time, the first one first. The span's period is not looked
    /// at.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn form_of(&self, person: Uuid, span: &Span) -> Result<Vec<FormRow>, StoreError> {
        let sql = if span.circle.is_some() { FORM_OF_CIRCLE } else { FORM };
        let asked = params![span.game, span.title, span.seats, person, span.circle];
        self.all(sql, asked, FormRow::read)
    }

    /// When a game was played first of all.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn first_of(&self, game: &str, title: &str) -> Result<Option<i64>, StoreError> {
        let inner = self.lock();
        let mut first = inner.connection.prepare_cached(include_str!("first_of_game.sql"))?;
        Ok(first.query_row([game, title], |row| row.get(0))?)
    }

    /// Whom somebody met and how often it came out how, one person after the other.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn meetings_of(&self, person: Uuid, span: &Span) -> Result<Vec<MeetingSumRow>, StoreError> {
        let Span { game, title, seats, .. } = span;
        if span.is_all_time() {
            return self.all(
                MEETING_SUMS,
                params![game, title, seats, person, span.summed()],
                MeetingSumRow::read,
            );
        }
        let asked = params![person, span.since, span.until, game, title, seats, span.circle];
        let sql = if span.circle.is_some() { MEETINGS_OF_CIRCLE } else { MEETINGS };
        self.all(sql, asked, MeetingSumRow::read)
    }

    /// The meetings of two people, the first one first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn meetings_between(
        &self,
        person: Uuid,
        other: Uuid,
        span: &Span,
    ) -> Result<Meetings, StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(MEETINGS_BETWEEN)?;
        let mut found = found.query(params![
            person,
            span.since,
            span.until,
            span.game,
            span.title,
            span.seats,
            span.circle,
            other,
        ])?;
        let mut meetings = Meetings::default();
        while let Some(row) = found.next()? {
            meetings.add(row)?;
        }
        Ok(meetings)
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
        let person = person.unwrap_or(EVERYBODY);
        let Span { title, seats, .. } = span;
        if span.is_all_time() {
            let asked = params![game, title, seats, person, span.summed()];
            return self.all(FACT_SUMS, asked, FactSumRow::read);
        }
        let asked = params![person, span.since, span.until, game, title, seats, span.circle];
        let sql = if span.circle.is_some() { FACTS_OF_CIRCLE } else { FACTS };
        self.all(sql, asked, FactSumRow::read)
    }

    fn all<T>(
        &self,
        sql: &str,
        asked: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let inner = self.lock();
        let mut rows = inner.connection.prepare_cached(sql)?;
        let rows = rows.query_map(asked, read)?;
        Ok(rows.collect::<Result<_, _>>()?)
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
