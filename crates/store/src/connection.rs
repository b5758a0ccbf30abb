//! Settings of a connection, each read back: a pragma that did not take is an error, not a hope.

use crate::{StoreError, private};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::path::Path;
use std::time::{Duration, Instant};

/// Whether a database file can be open more than once at a time. In a browser it cannot: there are no locks and no
/// memory that two connections share.
pub(crate) const SHARED: bool = cfg!(not(target_family = "wasm"));

/// How long a lock of another process is waited for.
const BUSY: Duration = Duration::from_secs(2);

/// How long until a lock is asked for again that SQLite does not wait for by itself.
const AGAIN: Duration = Duration::from_millis(5);

/// How much of the database stays in memory: in KiB; SQLite reads a number below 0 as KiB, above it as pages.
const CACHE: i64 = -8 * 1_024;

/// How much of it while very much is written: pages that are written to again and again stay there.
const WIDE: i64 = -128 * 1_024;

/// Gives a connection room to write very much, until [`narrow`] takes it back.
pub(crate) fn widen(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.pragma_update(None, "cache_size", WIDE)?)
}

/// Takes back what writing very much was given: the room, and that no row is asked what it belongs to.
pub(crate) fn narrow(connection: &Connection) -> Result<(), StoreError> {
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection.pragma_update(None, "cache_size", CACHE)?)
}

/// Never waits for the disk from now on: for a copy that is gone when the process is.
pub(crate) fn forgo_syncs(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.pragma_update(None, "synchronous", "off")?)
}

/// Opens a database file, or creates it; the one place that opens any.
pub(crate) fn open(path: &Path) -> Result<Connection, StoreError> {
    if path.exists() {
        // A pipe would never open.
        refuse_no_file(path)?;
    } else if SHARED {
        // SQLite would let others read it. Where it cannot be made, SQLite says why.
        let _ = private::new_file(path);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = if SHARED {
        Connection::open_with_flags(path, flags)?
    } else {
        let alone = Connection::open_with_flags_and_vfs(path, flags, c"unix-none")?;
        // Before anything is read: the write-ahead log then needs no shared memory.
        alone.pragma_update(None, "locking_mode", "exclusive")?;
        alone
    };
    connection.busy_timeout(BUSY)?;
    Ok(connection)
}

/// Prepares a connection that is fresh, or whose settings were others for a while.
pub(crate) fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(BUSY)?;
    connection.set_prepared_statement_cache_capacity(64);
    write_ahead(connection)?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    expect(connection, "journal_mode", "wal")?;
    expect(connection, "synchronous", "2")?;
    expect(connection, "foreign_keys", "1")
}

/// Switches to the write-ahead log. SQLite waits for no lock where several processes switch a new file at once.
fn write_ahead(connection: &Connection) -> Result<(), StoreError> {
    let began = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "wal") {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && began.elapsed() < BUSY =>
            {
                std::thread::sleep(AGAIN);
            }
            switched => return Ok(switched?),
        }
    }
}

/// # Errors
/// Where something else than a file lies there, such as a pipe.
pub(crate) fn refuse_no_file(path: &Path) -> Result<(), StoreError> {
    match std::fs::metadata(path) {
        Ok(there) if !there.is_file() => {
            Err(std::io::Error::other(format!("{} is no file", path.display())).into())
        }
        _ => Ok(()),
    }
}

/// A file as its device knows it, whatever it is called: device and inode. Hosts without these numbers know none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FileId {
    pub(crate) device: u64,
    pub(crate) inode: u64,
}

impl FileId {
    /// The file that lies at this path now.
    #[cfg(unix)]
    pub(crate) fn at(path: &Path) -> Option<FileId> {
        use std::os::unix::fs::MetadataExt;
        let there = std::fs::metadata(path).ok()?;
        Some(FileId { device: there.dev(), inode: there.ino() })
    }

    /// None is known.
    #[cfg(not(unix))]
    pub(crate) fn at(_: &Path) -> Option<FileId> {
        None
    }
}

/// Refuses every commit from now on once another file, or none, lies where this database was opened: what is written
/// into a file without a name is gone with the process. Asked once a transaction, which costs a microsecond.
pub(crate) fn refuse_when_moved(
    connection: &Connection,
    path: &Path,
    opened: Option<FileId>,
) -> Result<(), StoreError> {
    if opened.is_some() {
        let path = path.to_owned();
        connection.commit_hook(Some(move || FileId::at(&path) != opened))?;
    }
    Ok(())
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
