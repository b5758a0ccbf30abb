//! Copy to check: the whole database beside the one in use, in which everything is worked out again and compared.

use super::Fault;
use crate::backups::Trial;
use crate::open::Store;
use crate::{StoreError, connection};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row};

/// What a rebuild works out from the journals: the rows of a session among them, as far as they are no words of people.
pub(super) const PROJECTED: [&str; 14] = [
    "sessions",
    "seated",
    "results",
    "face_counts",
    "listed",
    "listed_people",
    "plays",
    "finished",
    "stats",
    "scope_sessions",
    "records",
    "meeting_sums",
    "stat_sums",
    "tallies",
];

/// How many rows of a table are named.
const NAMED: usize = 5;
/// How much of a text is shown, in characters.
const SHOWN: usize = 60;

/// A copy of the database as it was in one moment; removed when it is dropped. No step waits for what is done to it.
pub struct CheckCopy {
    pub(super) store: Store,
    pub(super) folder: Trial,
}

impl Store {
    /// Copies everything as it is in this moment, so that it can be looked through while others go on. Nothing of it is
    /// synced: the sync of a step that is played meanwhile would wait behind some hundred megabytes.
    ///
    /// # Errors
    /// When there is no room for it, or it does not hold together.
    pub fn copy_to_check(&self) -> Result<CheckCopy, StoreError> {
        let folder = Trial::beside(self.path())?;
        self.beside(|source| {
            let mut target = connection::open(&folder.database())?;
            connection::forgo_syncs(&target)?;
            crate::backups::whole(source, &mut target)
        })?;
        let store = Store::open(&folder.database())?;
        connection::forgo_syncs(&store.lock().connection)?;
        Ok(CheckCopy { store, folder })
    }
}

impl CheckCopy {
    /// The copy.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Stores every projection as it is, to be compared with what a rebuild makes of it.
    pub fn keep_projections(&self) -> Result<(), StoreError> {
        let inner = self.store.lock();
        for table in PROJECTED {
            let sql = format!("CREATE TABLE was_{table} AS SELECT * FROM {table}");
            inner.connection.execute_batch(&sql)?;
        }
        Ok(())
    }

    /// Notes the keys of the rows that are gone, and the rows that are new or others than they were stored.
    pub(super) fn keep_differences(&self) -> Result<(), StoreError> {
        let inner = self.store.lock();
        for table in PROJECTED {
            let columns = columns(&inner.connection, table)?;
            let keys = columns.iter().filter(|(_, of_key)| *of_key);
            let same = keys.map(|(name, _)| format!("n.\"{name}\" IS w.\"{name}\""));
            let same = same.collect::<Vec<_>>().join(" AND ");
            inner.connection.execute_batch(&format!(
                "CREATE TABLE gone_{table} AS SELECT * FROM was_{table} AS w
                     WHERE NOT EXISTS (SELECT 1 FROM {table} AS n WHERE {same});
                 CREATE TABLE other_{table} AS SELECT * FROM {table} EXCEPT SELECT * FROM was_{table};"
            ))?;
        }
        Ok(())
    }

    /// The rows that are others now than they were stored.
    pub fn differences(&self) -> Result<Vec<Fault>, StoreError> {
        let inner = self.store.lock();
        let mut faults = Vec::new();
        for table in PROJECTED {
            differences(&inner.connection, table, &mut faults)?;
        }
        Ok(faults)
    }
}

/// The columns of a table, and which are its key.
pub(super) fn columns(
    connection: &Connection,
    table: &str,
) -> Result<Vec<(String, bool)>, StoreError> {
    let mut columns = connection
        .prepare(&format!("SELECT name, pk > 0 FROM pragma_table_info('{table}') ORDER BY cid"))?;
    let columns = columns.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(columns.collect::<Result<_, _>>()?)
}

fn differences(
    connection: &Connection,
    table: &'static str,
    faults: &mut Vec<Fault>,
) -> Result<(), StoreError> {
    let columns = columns(connection, table)?;
    let names = |key: bool| columns.iter().filter(move |(_, of_key)| *of_key == key);
    let keys: Vec<&str> = names(true).map(|(name, _)| name.as_str()).collect();
    let others: Vec<&str> = names(false).map(|(name, _)| name.as_str()).collect();
    let list = |of: &str, names: &[&str]| -> String {
        names.iter().map(|name| format!("{of}\"{name}\"")).collect::<Vec<_>>().join(", ")
    };
    let same = keys.iter().map(|key| format!("w.\"{key}\" IS n.\"{key}\"")).collect::<Vec<_>>();
    let same = same.join(" AND ");

    let mut tell = |sql: &str, what: &dyn Fn(&Row<'_>) -> Result<String, StoreError>| {
        let mut statement = connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        let mut told = 0;
        while let Some(row) = rows.next()? {
            told += 1;
            if told <= NAMED {
                let row = format!("{}: {}", cells(row, 0, &keys)?, what(row)?);
                faults.push(Fault::Projection { table, row });
            }
        }
        if told > NAMED {
            let row = format!("{} more rows", told - NAMED);
            faults.push(Fault::Projection { table, row });
        }
        Ok::<_, StoreError>(())
    };
    let (w_keys, plain_keys) = (list("w.", &keys), list("", &keys));
    tell(
        &format!(
            "SELECT {w_keys} FROM was_{table} w WHERE NOT EXISTS (SELECT 1 FROM {table} n WHERE {same})"
        ),
        &|_| Ok("is there and should not be".to_owned()),
    )?;
    tell(
        &format!("SELECT {plain_keys} FROM {table} EXCEPT SELECT {plain_keys} FROM was_{table}"),
        &|_| Ok("is missing".to_owned()),
    )?;
    if others.is_empty() {
        return Ok(());
    }
    let (w, n) = (list("w.", &others), list("n.", &others));
    tell(
        &format!(
            "SELECT {w_keys}, {w}, {n} FROM was_{table} w JOIN {table} n ON {same} WHERE ({w}) IS NOT ({n})"
        ),
        &|row| {
            let mut told = Vec::new();
            for (at, name) in others.iter().enumerate() {
                let (was, now) = (keys.len() + at, keys.len() + others.len() + at);
                let (was, now) = (row.get_ref(was)?, row.get_ref(now)?);
                if was != now {
                    told.push(format!("{name} is {} and should be {}", cell(was), cell(now)));
                }
            }
            Ok(told.join(", "))
        },
    )
}

fn cells(row: &Row<'_>, from: usize, names: &[&str]) -> Result<String, StoreError> {
    let told = names.iter().enumerate().map(|(at, name)| {
        let value = row.get_ref(from + at)?;
        Ok(format!("{name} {}", cell(value)))
    });
    Ok(told.collect::<Result<Vec<_>, rusqlite::Error>>()?.join(", "))
}

fn cell(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Null => "nothing".to_owned(),
        ValueRef::Integer(n) => n.to_string(),
        ValueRef::Real(n) => n.to_string(),
        ValueRef::Text(text) => {
            let text: String = String::from_utf8_lossy(text).chars().take(SHOWN).collect();
            format!("`{}`", text.escape_debug())
        }
        ValueRef::Blob(bytes) => match uuid::Uuid::from_slice(bytes) {
            Ok(id) => id.to_string(),
            Err(_) => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        },
    }
}
