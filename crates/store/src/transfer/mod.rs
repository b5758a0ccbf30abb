//! Everything that is kept, out to a file and in from one.

mod intake;
mod rows;

use crate::journal::read;
use crate::open::Store;
use crate::{PresetRow, StoreError};
pub use intake::{Intake, Sayings};
pub use rows::{
    Alien, ForeignSession, WholeCircle, WholeOutcome, WholePerson, WholeSession, WholeVenue,
};
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

impl Store {
    /// Everybody, also those who turned out to be somebody else, by id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn whole_people(&self) -> Result<Vec<WholePerson>, StoreError> {
        people(&self.lock().connection)
    }

    /// Every place, by id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn whole_venues(&self) -> Result<Vec<WholeVenue>, StoreError> {
        venues(&self.lock().connection)
    }

    /// Every group that is not deleted, by id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn whole_circles(&self) -> Result<Vec<WholeCircle>, StoreError> {
        circles(&self.lock().connection)
    }

    /// Every game's named house rules that are not deleted, by id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn whole_presets(&self) -> Result<Vec<PresetRow>, StoreError> {
        presets(&self.lock().connection)
    }

    /// What other programs said, by source, kind and id.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn aliens(&self) -> Result<Vec<Alien>, StoreError> {
        let inner = self.lock();
        let mut aliens = inner.connection.prepare_cached(
            "SELECT source, kind, id, said FROM aliens ORDER BY source, kind, id",
        )?;
        let aliens = aliens.query_map([], |row| {
            Ok(Alien { source: row.get(0)?, kind: row.get(1)?, id: row.get(2)?, said: row.get(3)? })
        })?;
        Ok(aliens.collect::<Result<_, _>>()?)
    }

    /// How many sessions there are that are not deleted.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn session_count(&self) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM sessions WHERE deleted IS NULL";
        Ok(self.lock().connection.query_row(sql, [], |row| row.get(0))?)
    }

    /// The ids of sessions that are not deleted, in order, after `after`, at most `count`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn sessions_after(&self, after: Option<Uuid>, count: u32) -> Result<Vec<Uuid>, StoreError> {
        let inner = self.lock();
        let mut ids = inner.connection.prepare_cached(
            "SELECT id FROM sessions WHERE id > ?1 AND deleted IS NULL ORDER BY id LIMIT ?2",
        )?;
        let ids = ids.query_map(params![after.unwrap_or(Uuid::nil()), count], |row| row.get(0))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// How many facts of a session are recorded; none where there is no such session.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn revision(&self, id: Uuid) -> Result<Option<u32>, StoreError> {
        let inner = self.lock();
        let mut found = inner
            .connection
            .prepare_cached("SELECT revision FROM sessions WHERE id = ?1 AND deleted IS NULL")?;
        Ok(found.query_row([id], |row| row.get(0)).optional()?)
    }

    /// A session with all that is kept of it.
    ///
    /// # Errors
    /// When there is no such session, or its journal does not hold together.
    pub fn whole_session(&self, id: Uuid) -> Result<WholeSession, StoreError> {
        let inner = self.lock();
        let tx = inner.connection.unchecked_transaction()?;
        let connection = &tx;
        let session = read(connection, id)?;
        let outcomes = connection
            .prepare_cached(include_str!("outcomes.sql"))?
            .query_map([id], |row| {
                Ok(WholeOutcome {
                    points: row.get(0)?,
                    place: row.get(1)?,
                    won: row.get(2)?,
                    side: row.get(3)?,
                })
            })?
            .collect::<Result<_, _>>()?;
        let names = connection
            .prepare_cached(include_str!("names.sql"))?
            .query_map([id], |row| row.get(0))?
            .collect::<Result<Vec<String>, _>>()?;
        let mut rounds: Vec<Vec<i32>> = Vec::new();
        let mut points = connection.prepare_cached(
            "SELECT round, points FROM round_scores WHERE session = ?1 ORDER BY round, seat",
        )?;
        let mut points = points.query([id])?;
        while let Some(row) = points.next()? {
            let round: usize = row.get(0)?;
            rounds.resize(rounds.len().max(round + 1), Vec::new());
            rounds[round].push(row.get(1)?);
        }
        drop(points);
        let whole =
            connection.prepare_cached(include_str!("session.sql"))?.query_row([id], |row| {
                Ok(WholeSession {
                    session,
                    foreign: row.get(0)?,
                    alien: row.get(1)?,
                    title: row.get(2)?,
                    contest: row.get(3)?,
                    scoring: row.get(4)?,
                    ended: row.get(5)?,
                    venue: row.get(6)?,
                    note: row.get(7)?,
                    archived: row.get(8)?,
                    changed: row.get(9)?,
                    standing: row.get(10)?,
                    venue_name: row.get(11)?,
                    names,
                    outcomes,
                    rounds,
                })
            })?;
        Ok(whole)
    }

    /// Finished sessions, or such that once were, whose file is older than they are; at most `count`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn unshelved(&self, count: u32) -> Result<Vec<(Uuid, u32)>, StoreError> {
        let inner = self.lock();
        let mut ids = inner.connection.prepare_cached(include_str!("unshelved.sql"))?;
        let ids = ids.query_map([count], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// The revision of a session whose file is older than it is, or that ended and has none.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn unshelved_one(&self, session: Uuid) -> Result<Option<u32>, StoreError> {
        let inner = self.lock();
        let mut due = inner.connection.prepare_cached(include_str!("unshelved_one.sql"))?;
        Ok(due.query_row([session], |row| row.get(0)).optional()?)
    }

    /// Notes that a session stands as a file as of this revision.
    ///
    /// # Errors
    /// When the database refuses.
    pub fn shelve(&self, session: Uuid, revision: u32) -> Result<(), StoreError> {
        self.lock()
            .connection
            .prepare_cached("INSERT OR REPLACE INTO shelved (session, revision) VALUES (?1, ?2)")?
            .execute(params![session, revision])?;
        Ok(())
    }
}

fn people(connection: &Connection) -> Result<Vec<WholePerson>, StoreError> {
    let mut people = connection.prepare_cached(include_str!("people.sql"))?;
    let people = people.query_map([], |row| {
        Ok(WholePerson {
            id: row.get(0)?,
            name: row.get(1)?,
            piece: row.get(2)?,
            created: row.get(3)?,
            changed: row.get(4)?,
            archived: row.get(5)?,
            merged_into: row.get(6)?,
        })
    })?;
    Ok(people.collect::<Result<_, _>>()?)
}

fn venues(connection: &Connection) -> Result<Vec<WholeVenue>, StoreError> {
    let mut venues =
        connection.prepare_cached("SELECT id, name, created, changed FROM venues ORDER BY id")?;
    let venues = venues.query_map([], |row| {
        Ok(WholeVenue {
            id: row.get(0)?,
            name: row.get(1)?,
            created: row.get(2)?,
            changed: row.get(3)?,
        })
    })?;
    Ok(venues.collect::<Result<_, _>>()?)
}

fn circles(connection: &Connection) -> Result<Vec<WholeCircle>, StoreError> {
    let mut circles = connection
        .prepare_cached(
            "SELECT id, name, hide_rates, created, changed FROM circles WHERE deleted IS NULL ORDER BY id",
        )?
        .query_map([], |row| {
            Ok(WholeCircle {
                id: row.get(0)?,
                name: row.get(1)?,
                hide_rates: row.get(2)?,
                created: row.get(3)?,
                changed: row.get(4)?,
                people: Vec::new(),
            })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    for circle in &mut circles {
        circle.people = connection
            .prepare_cached("SELECT person FROM circle_people WHERE circle = ?1 ORDER BY person")?
            .query_map([circle.id], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
    }
    Ok(circles)
}

fn presets(connection: &Connection) -> Result<Vec<PresetRow>, StoreError> {
    let preset = |row: &Row<'_>| {
        Ok(PresetRow {
            id: row.get(0)?,
            game: row.get(1)?,
            name: row.get(2)?,
            config: row.get(3)?,
            created: row.get(4)?,
        })
    };
    let mut presets = connection.prepare_cached(
        "SELECT id, game, name, config, created FROM presets WHERE deleted IS NULL ORDER BY id",
    )?;
    let presets = presets.query_map([], preset)?;
    Ok(presets.collect::<Result<_, _>>()?)
}
