//! Adopting what a rebuild made of a copy: only the rows that differ are written, so a step waits
//! no longer than that takes.

use super::CheckCopy;
use super::copy::PROJECTED;
use crate::open::{Inner, Store, data_version};
use crate::{StoreError, connection, projections};
use rusqlite::{Connection, TransactionBehavior};

/// How often the database was changed, by this connection and by others: more as soon as anything was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangeCount {
    own: u64,
    others: i64,
}

impl Store {
    /// How often the database was changed until now.
    pub fn change_count(&self) -> Result<ChangeCount, StoreError> {
        change_count(&self.lock().connection)
    }

    /// Writes the rows that a rebuild of this copy made others, if nothing else was written since it was made; whether
    /// that was so.
    ///
    /// # Errors
    /// When the database refuses; then nothing has changed.
    pub fn adopt(&self, copy: CheckCopy, made: ChangeCount) -> Result<bool, StoreError> {
        copy.keep_differences()?;
        let CheckCopy { store, folder } = copy;
        let columns = PROJECTED.map(|table| super::copy::columns(&store.lock().connection, table));
        // One plain file, without a log beside it.
        store.lock().connection.query_row("PRAGMA journal_mode = delete", [], |_| Ok(()))?;
        drop(store);
        let mut inner = self.lock();
        let Inner { connection, .. } = &mut *inner;
        // Every row follows from rows that stand there.
        connection.pragma_update(None, "foreign_keys", false)?;
        let path = folder.database();
        let attached = connection.execute("ATTACH ?1 AS copy", [path.to_string_lossy()]);
        let adopted = attached.map_err(StoreError::from).and_then(|_| {
            let adopted = write(connection, made, columns);
            connection.execute_batch("DETACH copy")?;
            adopted
        });
        connection::prepare(connection)?;
        adopted
    }
}

type Columns = Vec<(String, bool)>;

fn write<const N: usize>(
    connection: &mut Connection,
    made: ChangeCount,
    columns: [Result<Columns, StoreError>; N],
) -> Result<bool, StoreError> {
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if change_count(&tx)? != made {
        return Ok(false);
    }
    for (table, columns) in PROJECTED.into_iter().zip(columns) {
        let columns = columns?;
        let keys = columns.iter().filter(|(_, of_key)| *of_key);
        let keys = keys.map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
        tx.execute_batch(&format!(
            "DELETE FROM main.{table} WHERE ({keys}) IN (SELECT {keys} FROM copy.gone_{table})"
        ))?;
        if table == "sessions" {
            // What people say of them stays in the same row.
            let set = columns.iter().map(|(name, _)| format!("\"{name}\" = other.\"{name}\""));
            tx.execute_batch(&format!(
                "UPDATE main.sessions SET {} FROM copy.other_sessions AS other WHERE sessions.id = other.id",
                set.collect::<Vec<_>>().join(", ")
            ))?;
        } else {
            tx.execute_batch(&format!(
                "INSERT OR REPLACE INTO main.{table} SELECT * FROM copy.other_{table}"
            ))?;
        }
    }
    tx.execute("UPDATE main.database_state SET projection_version = ?1", [projections::VERSION])?;
    tx.commit()?;
    Ok(true)
}

fn change_count(connection: &Connection) -> Result<ChangeCount, StoreError> {
    Ok(ChangeCount { own: connection.total_changes(), others: data_version(connection)? })
}
