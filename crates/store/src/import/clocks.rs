//! Clocks that run on another device: their table came in a file, and its last step was recorded there.

use crate::StoreError;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

/// The setting under which such tables stand, each with the last step that was taken in. The next step that is recorded
/// here brings the clock here.
pub(crate) const SETTING: &str = "clocks_elsewhere";

/// A table on which a clock runs, and its last step, as the setting writes them.
type Running = (String, String);

/// The tables whose clock runs here.
pub(super) fn running_here(connection: &Connection) -> Result<BTreeSet<Running>, StoreError> {
    running(connection, include_str!("running_here.sql"))
}

/// Notes that every clock runs elsewhere that did not run here before a file was taken in.
pub(super) fn note_elsewhere(
    connection: &Connection,
    here: &BTreeSet<Running>,
) -> Result<(), StoreError> {
    let all = running(connection, include_str!("running.sql"))?;
    write(connection, &all.difference(here).cloned().collect())
}

/// Notes that the clock of a table runs here now.
pub(super) fn note_here(connection: &Connection, table: Uuid) -> Result<(), StoreError> {
    let known: Option<String> = connection
        .prepare_cached("SELECT value FROM settings WHERE name = ?1")?
        .query_row([SETTING], |row| row.get(0))
        .optional()?;
    let Some(known) = known else { return Ok(()) };
    let mut elsewhere: BTreeMap<String, String> =
        serde_json::from_str(&known).map_err(|error| StoreError::Io(error.into()))?;
    elsewhere.remove(&table.simple().to_string().to_uppercase());
    write(connection, &elsewhere)
}

fn write(connection: &Connection, elsewhere: &BTreeMap<String, String>) -> Result<(), StoreError> {
    if elsewhere.is_empty() {
        connection.prepare_cached("DELETE FROM settings WHERE name = ?1")?.execute([SETTING])?;
        return Ok(());
    }
    let said = serde_json::to_string(elsewhere).map_err(|error| StoreError::Io(error.into()))?;
    connection
        .prepare_cached(include_str!("../settings/set_setting.sql"))?
        .execute(params![SETTING, said])?;
    Ok(())
}

fn running(connection: &Connection, sql: &str) -> Result<BTreeSet<Running>, StoreError> {
    let mut running = connection.prepare_cached(sql)?;
    let running = running.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(running.collect::<Result<_, _>>()?)
}
