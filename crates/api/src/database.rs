//! Opening the database of a data folder, and its migration, on a thread of their own. One that another program holds is
//! tried again.

use crate::{ErrorKind, JobKind, JobState, WireError, threads};
use kernel::Rulebook;
use service::{
    Clock, Notice, Problem, Progress, ServiceError, SessionService, Settings, open_folder,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, SyncSender, channel, sync_channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

pub(crate) type Service = SessionService<Arc<dyn Clock>>;

/// A migration that takes no longer is waited for, without a word on the screen.
const SHORT: Duration = Duration::from_millis(500);

/// A database that another program holds is tried again so often, for so long; then only when that is asked for.
const AGAIN: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

/// The database, also while its migration runs.
pub(crate) struct Database {
    folder: PathBuf,
    progress: Progress,
    /// The settings are known before the migration ends.
    settings: OnceLock<Settings>,
    opened: OnceLock<Opened>,
    /// Another program holds it.
    locked: AtomicBool,
    /// The first try to open it has ended.
    tried: OnceLock<()>,
    again: SyncSender<()>,
}

struct Opened {
    service: Result<Arc<Service>, Problem>,
    notices: Vec<Notice>,
}

impl Database {
    /// Starts to open the database; it is open when this returns, unless that takes longer.
    pub(crate) fn open(
        folder: &Path,
        games: &'static [&'static dyn Rulebook],
        clock: Arc<dyn Clock>,
    ) -> Arc<Database> {
        let (again, asked) = sync_channel(1);
        let database = Arc::new(Database {
            folder: folder.to_owned(),
            progress: Progress::default(),
            settings: OnceLock::new(),
            opened: OnceLock::new(),
            locked: AtomicBool::new(false),
            tried: OnceLock::new(),
            again,
        });
        let (done, wait) = channel();
        let here = Arc::downgrade(&database);
        threads::spawn(move || {
            let began = Instant::now();
            // Between two tries only the hosts hold the database.
            while let Some(here) = here.upgrade() {
                let opened = here.try_to_open(games, &clock);
                let locked = matches!(opened.service, Err(Problem::Locked));
                here.locked.store(locked, Ordering::Relaxed);
                if !locked {
                    here.opened.get_or_init(|| opened);
                }
                here.tried.get_or_init(|| ());
                // The opener may have stopped waiting.
                let _ = done.send(());
                if !locked {
                    return;
                }
                drop(here);
                let ended = if began.elapsed() < MINUTE {
                    asked.recv_timeout(AGAIN) == Err(RecvTimeoutError::Disconnected)
                } else {
                    asked.recv().is_err()
                };
                if ended {
                    return;
                }
            }
        });
        if threads::THREADS {
            let _ = wait.recv_timeout(SHORT);
        }
        database
    }

    fn try_to_open(
        &self,
        games: &'static [&'static dyn Rulebook],
        clock: &Arc<dyn Clock>,
    ) -> Opened {
        // What a panic interrupted was rolled back; others wait for a result.
        let opened = catch_unwind(AssertUnwindSafe(|| self.migrate(games, Arc::clone(clock))));
        opened.unwrap_or_else(|_| Opened {
            service: Err(Problem::Storage { message: "an internal error".to_owned() }),
            notices: Vec::new(),
        })
    }

    /// Tries again to open a database that another program held.
    pub(crate) fn try_again(&self) {
        // One that is on its way is enough.
        let _ = self.again.try_send(());
    }

    fn migrate(&self, games: &'static [&'static dyn Rulebook], clock: Arc<dyn Clock>) -> Opened {
        let (store, notices) = match open_folder(&self.folder) {
            Ok(opened) => opened,
            Err(problem) => return Opened { service: Err(problem), notices: Vec::new() },
        };
        // From here on it is being prepared.
        self.locked.store(false, Ordering::Relaxed);
        let service = SessionService::new(store, games, clock);
        if let Ok(settings) = service.settings() {
            self.settings.get_or_init(|| settings);
        }
        let settled = service.migrate_projections(&self.progress).map_err(|error| {
            if matches!(&error, ServiceError::Storage(error) if error.is_busy()) {
                return Problem::Locked;
            }
            // Where the file is damaged, the next start knows it and sets it aside.
            let _ = service.integrity_check();
            Problem::Storage { message: error.to_string() }
        });
        Opened { service: settled.map(|()| Arc::new(service)), notices }
    }

    /// The data folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Waits until the database could be opened, or it is known that it cannot be or is held by another program.
    pub(crate) fn wait_for_first_try(&self) {
        threads::wait(&self.tried);
    }

    /// Waits for the end of the migration, and for another program that holds the database; none when it cannot be opened.
    pub(crate) fn wait(&self) -> Option<&Arc<Service>> {
        threads::wait(&self.opened).service.as_ref().ok()
    }

    /// The service.
    ///
    /// # Errors
    /// `preparing` until the migration has ended, `storage` when the database cannot be opened.
    pub(crate) fn service(&self) -> Result<&Arc<Service>, WireError> {
        let no_database = |problem: &Problem| {
            // Guests are told it as well: where it lies is not theirs to know.
            WireError::new(ErrorKind::Storage, "", format!("no database: {problem:?}"))
        };
        match self.opened.get() {
            Some(opened) => opened.service.as_ref().map_err(no_database),
            None if self.is_locked() => Err(no_database(&Problem::Locked)),
            None => Err(WireError::new(ErrorKind::Preparing, "", "projections are being rebuilt")),
        }
    }

    /// How far the migration is, until the database is open.
    pub(crate) fn preparing(&self) -> Option<JobState> {
        if self.opened.get().is_some() || self.is_locked() {
            return None;
        }
        let (done, of) = self.progress.so_far();
        Some(JobState { kind: JobKind::Prepare, done, of, outcome: None })
    }

    fn is_locked(&self) -> bool {
        self.locked.load(Ordering::Relaxed)
    }

    /// Why the database cannot be opened, when that is so.
    pub(crate) fn problem(&self) -> Option<Problem> {
        match self.opened.get() {
            Some(opened) => opened.service.as_ref().err().cloned(),
            None => self.is_locked().then_some(Problem::Locked),
        }
    }

    /// Notices for the screen, from the opening and from now.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        let Some(opened) = self.opened.get() else { return Vec::new() };
        let now = opened.service.as_ref().map(|service| service.notices()).unwrap_or_default();
        opened.notices.iter().cloned().chain(now).collect()
    }

    /// The settings of this device, as far as they are known.
    pub(crate) fn settings(&self) -> Result<Settings, WireError> {
        match self.service() {
            Ok(service) => Ok(service.settings()?),
            Err(_) => Ok(self.settings.get().cloned().unwrap_or_default()),
        }
    }
}
