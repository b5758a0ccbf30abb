//! Statistics, read from projections.

mod plays;
mod rows;
mod stat_sums;

use crate::open::Store;
use crate::projections::{ALL, EVERYBODY, PackedStat, Standing, unpack};
use crate::{StatRow, StoreError};
pub use plays::{PlayRow, Plays, WalkedPlay};
pub use rows::{
    BeatenRow, CourseRow, Feat, FormRow, Meeting, MeetingSumRow, Meetings, RecordRow, TallyRow,
};
use rusqlite::{Params, Row, params};
pub use stat_sums::StatSumRow;
use stat_sums::StatSums;
use uuid::Uuid;

/// Which finished sessions are read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Only this game.
    pub game: Option<String>,
    /// Only what the people call so.
    pub title: Option<String>,
    /// Only sessions at which this group sat and no other person.
    pub group: Option<Uuid>,
    /// Only sessions at this venue.
    pub venue: Option<Uuid>,
    /// Only with so many people.
    pub seats: Option<u8>,
    /// Only what ended from here on.
    pub since: i64,
    /// Only what ended before.
    pub until: i64,
}

impl Default for Span {
    fn default() -> Self {
        let (game, title, group, venue, seats) = (None, None, None, None, None);
        Span { game, title, group, venue, seats, since: i64::MIN, until: i64::MAX }
    }
}

impl Span {
    /// Whether the sums of all time answer it: no period, and not both a group and a venue.
    pub fn is_summed(&self) -> bool {
        self.since == i64::MIN && self.until == i64::MAX && self.also().is_none()
    }

    /// The scope whose sessions are read, where it is not all of them.
    fn scope(&self) -> Option<Uuid> {
        self.group.or(self.venue)
    }

    /// The scope that sessions must belong to besides: the venue of a group's sessions.
    fn also(&self) -> Option<Uuid> {
        self.group.and(self.venue)
    }

    /// The scope whose sums are read.
    fn summed(&self) -> Uuid {
        self.scope().unwrap_or(ALL)
    }
}

pub(crate) const PLAYS_OF_PERSON: &str = include_str!("plays_of_person.sql");
pub(crate) const PLAYS_OF_PERSON_OF_SCOPE: &str = include_str!("plays_of_person_of_scope.sql");
pub(crate) const FINISHED: &str = include_str!("finished.sql");
pub(crate) const FINISHED_OF_SCOPE: &str = include_str!("finished_of_scope.sql");
pub(crate) const BEATEN: &str = include_str!("beaten.sql");
pub(crate) const MEETINGS: &str = include_str!("meetings.sql");
pub(crate) const MEETINGS_OF_SCOPE: &str = include_str!("meetings_of_scope.sql");
pub(crate) const MEETINGS_BETWEEN: &str = include_str!("meetings_between.sql");
pub(crate) const MEETINGS_BETWEEN_OF_SCOPE: &str = include_str!("meetings_between_of_scope.sql");
pub(crate) const STATS: &str = include_str!("stats.sql");
pub(crate) const STATS_OF_SCOPE: &str = include_str!("stats_of_scope.sql");
pub(crate) const TALLIES: &str = include_str!("tallies.sql");
pub(crate) const TALLIES_OF: &str = include_str!("tallies_of.sql");
pub(crate) const RECORDS: &str = include_str!("records.sql");
pub(crate) const FORM: &str = include_str!("form.sql");
pub(crate) const FORM_OF_SCOPE: &str = include_str!("form_of_scope.sql");
pub(crate) const COURSE: &str = include_str!("course.sql");
pub(crate) const COURSE_OF_SCOPE: &str = include_str!("course_of_scope.sql");
pub(crate) const WALK: &str = include_str!("walk.sql");
pub(crate) const MEETING_SUMS: &str = include_str!("meeting_sums.sql");
pub(crate) const STAT_SUMS: &str = include_str!("stat_sums.sql");

impl Store {
    /// A person's plays, the first one first.
    pub fn plays_of(&self, person: Uuid, span: &Span) -> Result<Plays, StoreError> {
        let sql = if span.scope().is_some() { PLAYS_OF_PERSON_OF_SCOPE } else { PLAYS_OF_PERSON };
        let Span { game, title, seats, since, until, .. } = span;
        let (scope, also) = (span.scope(), span.also());
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(sql)?;
        let asked = params![person, since, until, game, title, seats, scope, also];
        Ok(Plays::read(found.query(asked)?)?)
    }

    /// Everybody's plays, those of one session one after the other.
    pub fn plays(&self, span: &Span) -> Result<Plays, StoreError> {
        let sql = if span.scope().is_some() { FINISHED_OF_SCOPE } else { FINISHED };
        let Span { game, title, seats, since, until, .. } = span;
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(sql)?;
        let asked = params![since, until, game, title, seats, span.scope(), span.also()];
        Ok(Plays::read_finished(found.query(asked)?)?)
    }

    /// What plays of all time add up to, of everybody or of one person; rows of nobody count sessions.
    /// The span's period is not looked at.
    pub fn tallies(&self, person: Option<Uuid>, span: &Span) -> Result<Vec<TallyRow>, StoreError> {
        let Span { game, title, seats, .. } = span;
        let group = span.summed();
        match person {
            Some(person) => {
                self.all(TALLIES_OF, params![game, title, seats, person, group], TallyRow::read)
            }
            None => self.all(TALLIES, params![game, title, seats, group], TallyRow::read),
        }
    }

    /// The records of all time, of one person or of all. Of the span only game, title and size are
    /// looked at.
    pub fn records(&self, person: Option<Uuid>, span: &Span) -> Result<Vec<RecordRow>, StoreError> {
        let person = person.unwrap_or(EVERYBODY);
        let asked = params![span.game, span.title, span.seats, person, span.summed()];
        self.all(RECORDS, asked, RecordRow::read)
    }

    /// A person's latest competitive plays of all time, the first one first. The span's period is not looked at.
    pub fn form_of(
        &self,
        person: Uuid,
        span: &Span,
        most: usize,
    ) -> Result<Vec<FormRow>, StoreError> {
        let sql = if span.scope().is_some() { FORM_OF_SCOPE } else { FORM };
        let asked = params![span.game, span.title, span.seats, person, span.scope(), most];
        let mut latest = self.all(sql, asked, FormRow::read)?;
        latest.reverse();
        Ok(latest)
    }

    /// How all of a person's competitive plays came out, the first one first. The span's period is not looked at.
    pub fn course_of(&self, person: Uuid, span: &Span) -> Result<Vec<CourseRow>, StoreError> {
        let sql = if span.scope().is_some() { COURSE_OF_SCOPE } else { COURSE };
        let asked = params![span.game, span.title, span.seats, person, span.scope()];
        self.all(sql, asked, |row| Ok(CourseRow { ended: row.get(0)?, won: row.get(1)? }))
    }

    /// Walks through a person's plays that ended before a moment, the first one first. There may be thousands, so
    /// of each only the cells are read that every one is asked for.
    pub fn walk_plays(
        &self,
        person: Uuid,
        until: i64,
        mut seen: impl FnMut(&WalkedPlay<'_>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(WALK)?;
        let mut found = found.query(params![person, until])?;
        while let Some(row) = found.next()? {
            seen(&WalkedPlay::read(row)?)?;
        }
        Ok(())
    }

    /// When a game was played first of all.
    pub fn first_of(&self, game: &str, title: &str) -> Result<Option<i64>, StoreError> {
        let inner = self.lock();
        let mut first = inner.connection.prepare_cached("SELECT min(first) FROM tallies WHERE scope = zeroblob(16) AND person = zeroblob(16) AND game = ?1 AND title = ?2")?;
        Ok(first.query_row([game, title], |row| row.get(0))?)
    }

    /// The people a person met, and how often each result came, one after the other.
    pub fn meetings_of(&self, person: Uuid, span: &Span) -> Result<Vec<MeetingSumRow>, StoreError> {
        let Span { game, title, seats, .. } = span;
        if span.is_summed() {
            return self.all(
                MEETING_SUMS,
                params![game, title, seats, person, span.summed()],
                MeetingSumRow::read,
            );
        }
        let (scope, also) = (span.scope(), span.also());
        let asked = params![person, span.since, span.until, game, title, seats, scope, also];
        let sql = if scope.is_some() { MEETINGS_OF_SCOPE } else { MEETINGS };
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(sql)?;
        Ok(MeetingSumRow::add_up(found.query(asked)?)?)
    }

    /// How many opponents each person of a finished session beat.
    pub fn beaten(&self, session: Uuid) -> Result<Vec<BeatenRow>, StoreError> {
        let beaten = self.all(BEATEN, [session], BeatenRow::read)?;
        Ok(beaten.into_iter().filter(|row| row.opponents > 0).collect())
    }

    /// The meetings of two people, the first one first.
    pub fn meetings_between(
        &self,
        person: Uuid,
        other: Uuid,
        span: &Span,
    ) -> Result<Meetings, StoreError> {
        let inner = self.lock();
        let of_scope = span.scope().is_some();
        let sql = if of_scope { MEETINGS_BETWEEN_OF_SCOPE } else { MEETINGS_BETWEEN };
        let mut found = inner.connection.prepare_cached(sql)?;
        let mut found = found.query(params![
            person,
            span.since,
            span.until,
            span.game,
            span.title,
            span.seats,
            span.scope(),
            span.also(),
            other,
        ])?;
        let mut meetings = Meetings::default();
        while let Some(row) = found.next()? {
            meetings.add(other, row)?;
        }
        Ok(meetings)
    }

    /// What a game's stats about somebody add up to; of nobody, about everybody and whole tables.
    pub fn stat_sums(
        &self,
        game: &str,
        person: Option<Uuid>,
        span: &Span,
    ) -> Result<Vec<StatSumRow>, StoreError> {
        let person = person.unwrap_or(EVERYBODY);
        let Span { title, seats, .. } = span;
        if span.is_summed() {
            let asked = params![game, title, seats, person, span.summed()];
            return self.all(STAT_SUMS, asked, StatSumRow::read);
        }
        let sql = if span.scope().is_some() { STATS_OF_SCOPE } else { STATS };
        let (since, until, scope, also) = (span.since, span.until, span.scope(), span.also());
        let asked = params![person, since, until, game, title, seats, scope, also];
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(sql)?;
        Ok(StatSums::read(found.query(asked)?)?.in_order())
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

    /// The latest table that counts as a game and was played as this one: the id of its rules, and its setup.
    pub fn latest_setup(
        &self,
        game: &str,
        own: &str,
    ) -> Result<Option<(String, String)>, StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(include_str!("tables_of_game.sql"))?;
        let mut found = found.query([game])?;
        while let Some(row) = found.next()? {
            if Standing::of(row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?)
                .game
                .as_deref()
                == Some(own)
            {
                return Ok(Some((row.get(0)?, row.get(1)?)));
            }
        }
        Ok(None)
    }

    /// How many digits of a session's points stand behind the point.
    pub fn decimals_of(&self, session: Uuid) -> Result<u8, StoreError> {
        let inner = self.lock();
        let mut standing =
            inner.connection.prepare_cached("SELECT standing FROM sessions WHERE id = ?1")?;
        let standing: String = standing.query_row([session], |row| row.get(0))?;
        Ok(Standing::of(&standing).decimals)
    }

    /// What a game remembers of one session.
    pub fn stats_of(&self, session: Uuid) -> Result<Vec<StatRow>, StoreError> {
        let inner = self.lock();
        let mut stats =
            inner.connection.prepare_cached("SELECT stats FROM sessions WHERE id = ?1")?;
        let stats: String = stats.query_row([session], |row| row.get(0))?;
        let row = |stat: PackedStat<'_>| StatRow {
            seat: stat.seat,
            key: stat.key.to_owned(),
            dim: stat.dim.to_owned(),
            value: stat.value,
            of: stat.of,
        };
        Ok(unpack(&stats).map(row).collect())
    }
}
