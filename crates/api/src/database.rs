//! Opening the database of a data folder, and its migration on a thread of its own.

use crate::{ErrorKind, JobKind, JobState, WireError, threads};
use kernel::Rulebook;
use service::{Clock, Notice, Problem, Progress, SessionService, Settings, open_folder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

pub(crate) type Service = SessionService<Arc<dyn Clock>>;

/// A migration that takes no longer is waited for, without a word on the screen.
const SHORT: Duration = Duration::from_millis(500);

/// The database, also while its migration runs.
pub(crate) struct Database {
    folder: PathBuf,
    progress: Progress,
    /// The settings are known before the migration ends.
    settings: OnceLock<Settings>,
    opened: OnceLock<Opened>,
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
        let database = Arc::new(Database {
            folder: folder.to_owned(),
            progress: Progress::default(),
            settings: OnceLock::new(),
            opened: OnceLock::new(),
        });
        let (done, wait) = channel();
        let here = Arc::clone(&database);
        threads::spawn(move || {
            // What a panic interrupted was rolled back; others wait for a result.
            let opened = catch_unwind(AssertUnwindSafe(|| here.migrate(games, clock)));
            let opened = opened.unwrap_or_else(|_| Opened {
                service: Err(Problem::Storage { message: "a mistake of ours".to_owned() }),
                notices: Vec::new(),
            });
            here.opened.get_or_init(|| opened);
            drop(here);
            // The opener may have stopped waiting.
            let _ = done.send(());
        });
        if threads::THREADS {
            let _ = wait.recv_timeout(SHORT);
        }
        database
    }

    fn migrate(&self, games: &'static [&'static dyn Rulebook], clock: Arc<dyn Clock>) -> Opened {
        let (store, notices) = match open_folder(&self.folder) {
            Ok(opened) => opened,
            Err(problem) => return Opened { service: Err(problem), notices: Vec::new() },
        };
        let service = SessionService::new(store, games, clock);
        if let Ok(settings) = service.settings() {
            self.settings.get_or_init(|| settings);
        }
        let settled = service.migrate_projections(&self.progress).map_err(|error| {
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

    /// Waits for the end of the migration; none when the database cannot be opened.
    pub(crate) fn wait(&self) -> Option<&Arc<Service>> {
        self.opened.wait().service.as_ref().ok()
    }

    /// The service.
    ///
    /// # Errors
    /// `preparing` until the migration has ended, `storage` when the database cannot be opened.
    pub(crate) fn service(&self) -> Result<&Arc<Service>, WireError> {
        let Some(opened) = self.opened.get() else {
            return Err(WireError::new(ErrorKind::Preparing, "", "projections are being rebuilt"));
        };
        opened.service.as_ref().map_err(|problem| {
            let message = format!("no database in {}: {problem:?}", self.folder.display());
            WireError::new(ErrorKind::Storage, "", message)
        })
    }

    /// How far the migration is, until the database is open.
    pub(crate) fn preparing(&self) -> Option<JobState> {
        if self.opened.get().is_some() {
            return None;
        }
        let (done, of) = self.progress.so_far();
        Some(JobState { kind: JobKind::Prepare, done, of, outcome: None })
    }

    /// Why the database cannot be opened, when that is so.
    pub(crate) fn problem(&self) -> Option<&Problem> {
        self.opened.get().and_then(|opened| opened.service.as_ref().err())
    }

    /// Notices for the screen, from the opening and from now.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        let Some(opened) = self.opened.get() else { return Vec::new() };
        let now = opened.service.as_ref().ok().and_then(|service| service.notice());
        opened.notices.iter().cloned().chain(now).collect()
    }

    /// The settings of this device, as far as they are known.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn settings(&self) -> Result<Settings, WireError> {
        match self.service() {
            Ok(service) => Ok(service.settings()?),
            Err(_) => Ok(self.settings.get().cloned().unwrap_or_default()),
        }
    }
}
