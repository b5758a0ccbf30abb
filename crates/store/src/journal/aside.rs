//! Steps aside: how a session went on elsewhere, while another line of it is shown.

use crate::open::Store;
use crate::{Digest, Event, NewStep, StoreError};
use rusqlite::Connection;
use rusqlite::types::Type;
use uuid::Uuid;

/// A step that is on no shown line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AsideStep {
    /// Its digest.
    pub digest: Digest,
    /// The digest of the step before it.
    pub previous: Digest,
    /// Its number on its line, from 0.
    pub seq: u32,
    /// What was recorded.
    pub what: NewStep,
}

impl Store {
    /// The steps of a session that are on no shown line, by their number.
    pub fn aside(&self, session: Uuid) -> Result<Vec<AsideStep>, StoreError> {
        read_aside(&self.lock().connection, session)
    }
}

pub(crate) fn read_aside(
    connection: &Connection,
    session: Uuid,
) -> Result<Vec<AsideStep>, StoreError> {
    let mut steps = connection.prepare_cached(include_str!("load_aside.sql"))?;
    let steps = steps.query_map([session], |row| {
        let events: String = row.get(8)?;
        let events: Vec<(u32, String)> = serde_json::from_str(&events).map_err(|error| {
            rusqlite::Error::FromSqlConversionFailure(8, Type::Text, error.into())
        })?;
        Ok(AsideStep {
            digest: row.get(0)?,
            previous: row.get(1)?,
            seq: row.get(2)?,
            what: NewStep {
                at: row.get(3)?,
                by: row.get(4)?,
                kind: row.get(5)?,
                command: row.get(6)?,
                corrections: row.get(7)?,
                events: events
                    .into_iter()
                    .map(|(position, payload)| Event { position, payload })
                    .collect(),
            },
        })
    })?;
    Ok(steps.collect::<Result<_, _>>()?)
}
