//! Settings of a connection, each read back: a pragma that did not take is an error, not a hope.

use crate::StoreError;
use rusqlite::Connection;
use std::time::Duration;

/// So much of the database stays in memory: KiB, below 0 as SQLite wants it.
const CACHE: i64 = -8 * 1_024;

/// So much of it while very much is written: pages that are written to again and again stay there.
const WIDE: i64 = -128 * 1_024;

/// Gives a connection room to write very much, until [`prepare`] takes it back.
pub(crate) fn widen(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.pragma_update(None, "cache_size", WIDE)?)
}

/// Prepares a connection that is fresh, or whose settings were others for a while.
pub(crate) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(Duration::from_secs(2))?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    expect(connection, "journal_mode", "wal")?;
    expect(connection, "synchronous", "2")?;
    expect(connection, "foreign_keys", "1")
}

fn expect(connection: &Connection, pragma: &str, wanted: &str) -> Result<(), StoreError> {
    let found = connection.pragma_query_value(None, pragma, |row| {
        Ok(match row.get_ref(0)? {
            rusqlite::types::ValueRef::Integer(n) => n.to_string(),
            other => other.as_str().unwrap_or_default().to_owned(),
        })
    })?;
    if found == wanted {
        Ok(())
    } else {
        Err(std::io::Error::other(format!("{pragma} is {found}, not {wanted}")).into())
    }
}
