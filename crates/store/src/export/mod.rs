//! Export: reading everything that a file of ours holds.

mod rows;

use crate::journal::{read, seated};
use crate::open::Store;
use crate::projections::Standing;
use crate::{PresetRow, StoreError};
pub use rows::{
    ExportGroup, ExportOutcome, ExportPerson, ExportSession, ExportVenue, ForeignSession,
    Passthrough,
};
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

/// A set of sessions; never a deleted one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionSet {
    /// All of them.
    Stored,
    /// All but the tables without a game at which nothing was rolled, timed or drawn.
    Used,
    /// Sessions of a game.
    Played,
}

impl SessionSet {
    /// A table without a game has one step when nothing ever happened at it: its opening.
    fn condition(self) -> &'static str {
        match self {
            SessionSet::Stored => "deleted IS NULL",
            SessionSet::Used => "deleted IS NULL AND (game <> 'bare' OR revision > 1)",
            SessionSet::Played => "deleted IS NULL AND game <> 'bare'",
        }
    }
}

impl Store {
    /// Every person, also those merged into another, by id.
    pub fn export_people(&self) -> Result<Vec<ExportPerson>, StoreError> {
        people(&self.lock().connection)
    }

    /// Every place, by id.
    pub fn export_venues(&self) -> Result<Vec<ExportVenue>, StoreError> {
        venues(&self.lock().connection)
    }

    /// Every group that is not deleted, by id.
    pub fn export_groups(&self) -> Result<Vec<ExportGroup>, StoreError> {
        groups(&self.lock().connection)
    }

    /// Every game's named house rules that are not deleted, by id.
    pub fn export_presets(&self) -> Result<Vec<PresetRow>, StoreError> {
        presets(&self.lock().connection)
    }

    /// What other programs said, by source, kind and id.
    pub fn passthrough(&self) -> Result<Vec<Passthrough>, StoreError> {
        let inner = self.lock();
        let mut passthrough = inner.connection.prepare_cached(
            "SELECT source, kind, id, said FROM passthrough ORDER BY source, kind, id",
        )?;
        let passthrough = passthrough.query_map([], |row| {
            Ok(Passthrough {
                source: row.get(0)?,
                kind: row.get(1)?,
                id: row.get(2)?,
                said: row.get(3)?,
            })
        })?;
        Ok(passthrough.collect::<Result<_, _>>()?)
    }

    /// How many sessions there are in a set.
    pub fn session_count(&self, set: SessionSet) -> Result<u64, StoreError> {
        let sql = format!("SELECT count(*) FROM sessions WHERE {}", set.condition());
        Ok(self.lock().connection.query_row(&sql, [], |row| row.get(0))?)
    }

    /// The ids of the sessions of a set, in order, after `after`, at most `count`.
    pub fn sessions_after(
        &self,
        set: SessionSet,
        after: Option<Uuid>,
        count: u32,
    ) -> Result<Vec<Uuid>, StoreError> {
        let inner = self.lock();
        let mut ids = inner.connection.prepare_cached(&format!(
            "SELECT id FROM sessions WHERE id > ?1 AND {} ORDER BY id LIMIT ?2",
            set.condition()
        ))?;
        let ids = ids.query_map(params![after.unwrap_or_default(), count], |row| row.get(0))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// How many steps of a session are recorded; none where there is no such session.
    pub fn revision(&self, id: Uuid) -> Result<Option<u32>, StoreError> {
        let inner = self.lock();
        let mut found = inner
            .connection
            .prepare_cached("SELECT revision FROM sessions WHERE id = ?1 AND deleted IS NULL")?;
        Ok(found.query_row([id], |row| row.get(0)).optional()?)
    }

    /// A session with all that is stored of it.
    ///
    /// # Errors
    /// When there is no such session, or its journal does not hold together.
    pub fn export_session(&self, id: Uuid) -> Result<ExportSession, StoreError> {
        let inner = self.lock();
        let tx = inner.connection.unchecked_transaction()?;
        let connection = &tx;
        let session = read(connection, id)?;
        let outcomes = connection
            .prepare_cached("SELECT CASE WHEN scored THEN points END, nullif(place, 0), won, side FROM results WHERE session = ?1 ORDER BY seat")?
            .query_map([id], |row| {
                Ok(ExportOutcome {
                    points: row.get(0)?,
                    place: row.get(1)?,
                    won: row.get(2)?,
                    side: row.get(3)?,
                })
            })?
            .collect::<Result<_, _>>()?;
        let people = connection
            .prepare_cached(include_str!("people.sql"))?
            .query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<Result<_, _>>()?;
        let seats = seated(connection, id)?;
        let whole =
            connection.prepare_cached(include_str!("session.sql"))?.query_row([id], |row| {
                let standing: String = row.get(9)?;
                let Standing { rounds, decimals, .. } = Standing::of(&standing);
                Ok(ExportSession {
                    session,
                    seats,
                    foreign: row.get(0)?,
                    passthrough: row.get(1)?,
                    title: row.get(2)?,
                    contest: row.get(3)?,
                    scoring: row.get(4)?,
                    ended: row.get(5)?,
                    venue: row.get(6)?,
                    note: row.get(7)?,
                    archived: row.get(8)?,
                    venue_name: row.get(10)?,
                    people,
                    outcomes,
                    rounds,
                    decimals,
                    standing,
                })
            })?;
        Ok(whole)
    }
}

pub(crate) fn people(connection: &Connection) -> Result<Vec<ExportPerson>, StoreError> {
    let mut people = connection.prepare_cached(
        "SELECT id, coalesce(given, name), piece, created, archived, merged_into FROM people ORDER BY id",
    )?;
    let people = people.query_map([], |row| {
        Ok(ExportPerson {
            id: row.get(0)?,
            name: row.get(1)?,
            piece: row.get(2)?,
            created: row.get(3)?,
            archived: row.get(4)?,
            merged_into: row.get(5)?,
        })
    })?;
    Ok(people.collect::<Result<_, _>>()?)
}

pub(crate) fn venues(connection: &Connection) -> Result<Vec<ExportVenue>, StoreError> {
    let mut venues =
        connection.prepare_cached("SELECT id, name, created FROM venues ORDER BY id")?;
    let venues = venues.query_map([], |row| {
        Ok(ExportVenue { id: row.get(0)?, name: row.get(1)?, created: row.get(2)? })
    })?;
    Ok(venues.collect::<Result<_, _>>()?)
}

pub(crate) fn groups(connection: &Connection) -> Result<Vec<ExportGroup>, StoreError> {
    let mut groups = connection
        .prepare_cached(
            "SELECT id, coalesce(given, name), hide_rates, created FROM groups WHERE deleted IS NULL ORDER BY id",
        )?
        .query_map([], |row| {
            Ok(ExportGroup {
                id: row.get(0)?,
                name: row.get(1)?,
                hide_rates: row.get(2)?,
                created: row.get(3)?,
                people: Vec::new(),
            })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    for group in &mut groups {
        group.people = connection
            .prepare_cached("SELECT person FROM group_people WHERE group_id = ?1 ORDER BY person")?
            .query_map([group.id], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
    }
    Ok(groups)
}

pub(crate) fn presets(connection: &Connection) -> Result<Vec<PresetRow>, StoreError> {
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
        "SELECT id, game, coalesce(given, name), config, created FROM presets WHERE deleted IS NULL ORDER BY id",
    )?;
    let presets = presets.query_map([], preset)?;
    Ok(presets.collect::<Result<_, _>>()?)
}
