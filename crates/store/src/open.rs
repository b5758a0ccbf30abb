//! Opening the database: version check, quick integrity check, migration, head mark.

use crate::connection::FileId;
use crate::mark::{self, Mark, MarkFile};
use crate::quarantine::{quarantine_log, with_suffix};
use crate::{BackupOccasion, StoreError, backups, connection, private};
use include_dir::{Dir, include_dir};
use kernel::Timestamp;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode as Code, OptionalExtension};
use rusqlite_migration::Migrations;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// The oldest SQLite that may run: from here on two writers in WAL mode cannot lose a commit.
pub const OLDEST_SQLITE: i32 = 3_051_003;

const APPLICATION: i64 = 0x5450_5445;

/// A file up to this many bytes is looked over whole before it is opened; a longer one while it is used,
/// by [`Store::integrity_check`].
const AT_ONCE: u64 = 16 << 20;

/// What a file begins with that is only written to see whether a folder can be.
pub(crate) const PROBE: &str = ".tapete-";

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../migrations");

pub(crate) static MIGRATIONS: LazyLock<Migrations<'static>> = LazyLock::new(|| {
    Migrations::from_directory(&FILES).expect("the embedded folder holds NN-name/up.sql only")
});

/// Acknowledged steps that the database no longer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// How many.
    pub steps: u32,
    /// When the last one that was acknowledged had been recorded.
    pub last: i64,
}

/// The one file in which everything is stored, behind one connection.
pub struct Store {
    inner: Mutex<Inner>,
    pub(crate) path: PathBuf,
    /// Which file lay there when it was opened.
    pub(crate) file: Option<FileId>,
    loss: Option<Loss>,
    foreign_log: Option<PathBuf>,
    damaged: AtomicBool,
    /// Whether the log may still hold what was to be gone from the disk: while another connection reads, it stays.
    pub(crate) log_to_empty: AtomicBool,
}

pub(crate) struct Inner {
    pub(crate) connection: Connection,
    pub(crate) mark: MarkFile,
    seen: i64,
}

impl Store {
    /// Opens the database at `path`, or creates it where there is none.
    ///
    /// An older version is brought up to date after a copy was put among the backups.
    ///
    /// # Errors
    /// When the folder cannot be written, the database is newer, damaged, locked or not ours. A file
    /// that is not taken has not been changed.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_with(path, &MIGRATIONS)
    }

    pub(crate) fn open_with(
        path: &Path,
        migrations: &Migrations<'static>,
    ) -> Result<Store, StoreError> {
        assert!(rusqlite::version_number() >= OLDEST_SQLITE, "the bundled SQLite is too old");
        writable(path.parent().unwrap_or(Path::new(".")))?;
        let known = known_version(migrations)?;
        connection::refuse_no_file(path)?;
        refuse_newer(version_in_header(path)?, known)?;
        let foreign_log = quarantine_log(path)?;

        let mut connection = connection::open(path)?;
        if connection.is_readonly("main")? {
            let why = String::from("the file is read-only");
            return Err(StoreError::ReadOnly { place: path.to_owned(), why });
        }
        // Until it is known to be ours and whole, closing it must not write the log back.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        let version = inspect(&connection, path, known)?;
        connection::prepare(&connection)?;
        if version < known {
            migrate(&mut connection, path, version, migrations)?;
        }
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;

        let mark_path = mark::path_of(path);
        // Before the steps are counted: another process may go on playing, and its mark can only be older then.
        let marked = mark::read(&mark_path);
        let steps = step_count(&connection)?;
        let loss = marked.and_then(|Mark { steps: had, at, .. }| {
            let missing = had.checked_sub(steps).filter(|n| *n > 0)?;
            Some(Loss { steps: u32::try_from(missing).unwrap_or(u32::MAX), last: at })
        });
        let mark = MarkFile::open(&mark_path)?;
        let seen = data_version(&connection)?;
        let file = FileId::at(path);
        connection::refuse_when_moved(&connection, path, file)?;
        let mut inner = Inner { connection, mark, seen };
        inner.mark_files(path);
        let (inner, path) = (Mutex::new(inner), path.to_owned());
        let [damaged, log_to_empty] = [false; 2].map(AtomicBool::new);
        Ok(Store { inner, path, file, loss, foreign_log, damaged, log_to_empty })
    }

    /// Whether another file lies where the database was opened, or none: then nothing can be written any more.
    pub fn is_moved(&self) -> bool {
        FileId::at(&self.path) != self.file
    }

    /// The log of another database that lay beside this one when it was opened, set aside under this name.
    pub fn foreign_log(&self) -> Option<&Path> {
        self.foreign_log.as_deref()
    }

    /// A new database in memory, of which nothing is ever written to a disk; it ends with the store.
    pub fn in_memory() -> Result<Store, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        connection.pragma_update(None, "foreign_keys", true)?;
        MIGRATIONS.to_latest(&mut connection)?;
        let seen = data_version(&connection)?;
        let inner = Mutex::new(Inner { connection, mark: MarkFile::none(), seen });
        let [damaged, log_to_empty] = [false; 2].map(AtomicBool::new);
        Ok(Store {
            inner,
            path: PathBuf::new(),
            file: None,
            loss: None,
            foreign_log: None,
            damaged,
            log_to_empty,
        })
    }

    /// Acknowledged steps that were found missing when the store was opened.
    pub fn loss(&self) -> Option<Loss> {
        self.loss
    }

    /// Checks the whole file, while others read and write. A damaged one is remembered: the next
    /// opening refuses it.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when it does not hold together; otherwise when it cannot be read.
    pub fn integrity_check(&self) -> Result<(), StoreError> {
        let looked = self.beside(check);
        if let Err(StoreError::Damaged(why)) = &looked {
            self.damaged.store(true, Ordering::Relaxed);
            private::file(&suspicion(&self.path))?.write_all(why.as_bytes())?;
        }
        looked
    }

    /// Whether it was looked over and does not hold together.
    pub fn is_damaged(&self) -> bool {
        self.damaged.load(Ordering::Relaxed)
    }

    /// All of it is another one now: nothing is held against it.
    pub(crate) fn clear_of_suspicion(&self) {
        self.damaged.store(false, Ordering::Relaxed);
        // One that stays only makes the next opening look the file over.
        let _ = std::fs::remove_file(suspicion(&self.path));
    }

    /// Where the database is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many steps the database holds.
    pub fn step_count(&self) -> Result<u64, StoreError> {
        step_count(&self.lock().connection)
    }

    /// Whether another process has written since this was last asked.
    pub fn changed_elsewhere(&self) -> Result<bool, StoreError> {
        let mut inner = self.lock();
        let now = data_version(&inner.connection)?;
        let changed = now != inner.seen;
        inner.seen = now;
        Ok(changed)
    }

    /// Writes the log back into the file, where no connection is reading; done when a table is laid aside or over, so that
    /// less depends on the log. The log stays as long as it is, and the next steps are written over what stands there: to
    /// sync a file that grows takes several times as long. Where something was to be gone from the disk and the log could
    /// not be emptied then, it is now.
    ///
    /// # Errors
    /// When the disk refuses; nothing is lost by that, the log goes on.
    pub fn write_log_back(&self) -> Result<(), StoreError> {
        if self.log_to_empty.load(Ordering::Relaxed) {
            return self.checkpoint();
        }
        write_back(&self.lock().connection, "RESTART")?;
        Ok(())
    }

    /// Writes the log back into the file and leaves none of it, where no connection is reading: after much was written, and
    /// at the end of the program.
    ///
    /// # Errors
    /// When the disk refuses; nothing is lost by that, the log goes on.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        if write_back(&self.lock().connection, "TRUNCATE")? {
            self.log_to_empty.store(false, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Works with a connection of its own, while others go on with theirs; with the one there is where a file
    /// cannot be open twice.
    pub(crate) fn beside<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.is_moved() {
            return Err(StoreError::Moved);
        }
        if connection::SHARED {
            work(&connection::open(&self.path)?)
        } else {
            work(&self.lock().connection)
        }
    }

    /// A panic cannot leave the connection half-way: a transaction that is dropped is rolled back.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// Says beside the database which file it is, and which its log.
    pub(crate) fn mark_files(&mut self, path: &Path) {
        if let (Some(file), Some(log)) = (FileId::at(path), FileId::at(&with_suffix(path, "-wal")))
        {
            // Without it a log is taken for that of the database it lies beside.
            let _ = self.mark.write_files(file, log);
        }
    }
}

/// Writes the log back in one of SQLite's ways; whether no other connection kept it from being done whole.
pub(crate) fn write_back(connection: &Connection, how: &str) -> Result<bool, StoreError> {
    let sql = format!("PRAGMA wal_checkpoint({how})");
    let busy: bool = connection.query_row(&sql, [], |row| row.get(0))?;
    Ok(!busy)
}

/// What a unique name makes of an error: the only constraint that a caller can break.
pub(crate) fn taken(error: rusqlite::Error) -> StoreError {
    match StoreError::from(error) {
        StoreError::Sqlite(error)
            if error.sqlite_error_code() == Some(Code::ConstraintViolation) =>
        {
            StoreError::NameTaken
        }
        other => other,
    }
}

pub(crate) fn step_count(connection: &Connection) -> Result<u64, StoreError> {
    let steps: i64 = connection
        .prepare_cached("SELECT steps FROM database_state WHERE id = 1")?
        .query_row([], |row| row.get(0))?;
    Ok(steps.unsigned_abs())
}

/// What the mark says of the last step that was recorded; none where it was removed with its session.
pub(crate) fn last_step(connection: &Connection) -> Result<Option<Mark>, StoreError> {
    let steps = step_count(connection)?;
    let last = connection
        .query_row("SELECT at, digest FROM steps WHERE number = ?1", [steps], |row| {
            Ok(Mark { steps, at: row.get(0)?, digest: row.get(1)? })
        })
        .optional()?;
    Ok(last)
}

pub(crate) fn data_version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?)
}

fn known_version(migrations: &Migrations<'static>) -> Result<u32, StoreError> {
    let empty = Connection::open_in_memory()?;
    Ok(u32::try_from(migrations.pending_migrations(&empty)?).unwrap_or(0))
}

fn refuse_newer(found: u32, known: u32) -> Result<(), StoreError> {
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

/// The version as the file's own header tells it, read without SQLite, so that a newer file and what
/// lies beside it stay as they are.
fn version_in_header(path: &Path) -> Result<u32, StoreError> {
    let mut header = [0; 64];
    match std::fs::File::open(path).and_then(|mut file| file.read_exact(&mut header)) {
        Err(e) if matches!(e.kind(), ErrorKind::NotFound | ErrorKind::UnexpectedEof) => Ok(0),
        Err(e) => Err(e.into()),
        Ok(()) if header.starts_with(b"SQLite format 3\0") => {
            Ok(u32::from_be_bytes([header[60], header[61], header[62], header[63]]))
        }
        Ok(()) => Ok(0),
    }
}

/// Whether the file is ours and known, and whole where that is quickly seen; its version.
fn inspect(connection: &Connection, path: &Path, known: u32) -> Result<u32, StoreError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    refuse_newer(version, known)?;
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if tables == 0 && version == 0 {
        return Ok(0);
    }
    let application: i64 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application != APPLICATION {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let suspected = suspicion(path).exists();
    if suspected || std::fs::metadata(path)?.len() <= AT_ONCE {
        check(connection)?;
    }
    if suspected {
        // One that stays only makes the next opening look the file over again.
        let _ = std::fs::remove_file(suspicion(path));
    }
    if version == 0 || tables == 0 {
        return Err(StoreError::Damaged(format!("{tables} tables at version {version}")));
    }
    Ok(version)
}

/// The file beside a database that was found damaged while it was used.
pub(crate) fn suspicion(path: &Path) -> PathBuf {
    with_suffix(path, "-suspect")
}

/// SQLite's own check of the whole file.
fn check(connection: &Connection) -> Result<(), StoreError> {
    let word: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if word == "ok" { Ok(()) } else { Err(StoreError::Damaged(word)) }
}

fn migrate(
    connection: &mut Connection,
    path: &Path,
    version: u32,
    migrations: &Migrations<'static>,
) -> Result<(), StoreError> {
    if version > 0 {
        // No service stands on the store yet that has a clock: it is the system's.
        let now = Timestamp(chrono::Utc::now().timestamp_millis());
        backups::copy_of(connection, path, BackupOccasion::Update, now)?;
    }
    let upgraded = migrations.to_latest(connection);
    if upgraded.is_err() && migrations.pending_migrations(connection)? == 0 {
        // Another process was faster; it is done.
        return Ok(());
    }
    Ok(upgraded?)
}

/// Asks the system instead of guessing from permissions, which root and network drives ignore.
fn writable(folder: &Path) -> Result<(), StoreError> {
    let probe = folder.join(format!("{PROBE}{}", uuid::Uuid::now_v7().simple()));
    let tried = private::folder(folder)
        .and_then(|()| private::new_file(&probe))
        .and_then(|_| std::fs::remove_file(&probe));
    tried.map_err(|e| match e.kind() {
        ErrorKind::StorageFull => StoreError::Io(e),
        _ => StoreError::ReadOnly { place: folder.to_owned(), why: e.to_string() },
    })
}
