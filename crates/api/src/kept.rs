//! What is kept in the data folder: opened and put in order on a thread of its own, for after an update that may
//! take a while.

use crate::{ErrorKind, WireError, WorkKind, WorkState};
use kernel::Rulebook;
use service::{Clock, Notice, Problem, Progress, SessionService, Settings, open_folder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

pub(crate) type Service = SessionService<Arc<dyn Clock>>;

/// What takes no longer than this is not worth a word: whoever opens waits for it.
const MOMENT: Duration = Duration::from_millis(500);

/// What is kept, also while it is being prepared.
pub(crate) struct Kept {
    folder: PathBuf,
    progress: Progress,
    /// What was chosen for this device is known before the rest is in order.
    settings: OnceLock<Settings>,
    opened: OnceLock<Opened>,
}

struct Opened {
    service: Result<Arc<Service>, Problem>,
    notices: Vec<Notice>,
}

impl Kept {
    /// Begins to open the folder; it is open when this comes back, unless that takes a while.
    pub(crate) fn begin(
        folder: &Path,
        games: &'static [&'static dyn Rulebook],
        clock: Arc<dyn Clock>,
    ) -> Arc<Kept> {
        let kept = Arc::new(Kept {
            folder: folder.to_owned(),
            progress: Progress::default(),
            settings: OnceLock::new(),
            opened: OnceLock::new(),
        });
        let (tell, told) = channel();
        let here = Arc::clone(&kept);
        std::thread::spawn(move || {
            // What a panic interrupted was rolled back; whoever waits is told.
            let opened = catch_unwind(AssertUnwindSafe(|| here.open(games, clock)));
            let opened = opened.unwrap_or_else(|_| Opened {
                service: Err(Problem::Storage { message: "a mistake of ours".to_owned() }),
                notices: Vec::new(),
            });
            here.opened.get_or_init(|| opened);
            drop(here);
            // Whoever opened it may have ceased to wait.
            let _ = tell.send(());
        });
        let _ = told.recv_timeout(MOMENT);
        kept
    }

    fn open(&self, games: &'static [&'static dyn Rulebook], clock: Arc<dyn Clock>) -> Opened {
        let (store, notices) = match open_folder(&self.folder) {
            Ok(opened) => opened,
            Err(problem) => return Opened { service: Err(problem), notices: Vec::new() },
        };
        let service = SessionService::new(store, games, clock);
        if let Ok(settings) = service.settings() {
            self.settings.get_or_init(|| settings);
        }
        let settled = service.migrate_projections(&self.progress).map_err(|error| {
            // Where the file is damaged, the next opening knows it and sets it aside.
            let _ = service.integrity_check();
            Problem::Storage { message: error.to_string() }
        });
        Opened { service: settled.map(|()| Arc::new(service)), notices }
    }

    /// Where it is kept.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Waits until it is open and in order, or known why it cannot be; none then.
    pub(crate) fn wait(&self) -> Option<&Arc<Service>> {
        self.opened.wait().service.as_ref().ok()
    }

    /// The service.
    ///
    /// # Errors
    /// `preparing` until everything is in order, `storage` when nothing can be kept.
    pub(crate) fn service(&self) -> Result<&Arc<Service>, WireError> {
        let Some(opened) = self.opened.get() else {
            return Err(WireError::new(ErrorKind::Preparing, "", "it is being put in order"));
        };
        opened.service.as_ref().map_err(|problem| {
            let message = format!("nothing can be kept in {}: {problem:?}", self.folder.display());
            WireError::new(ErrorKind::Storage, "", message)
        })
    }

    /// How far it is, until it is open.
    pub(crate) fn preparing(&self) -> Option<WorkState> {
        if self.opened.get().is_some() {
            return None;
        }
        let (done, of) = self.progress.so_far();
        Some(WorkState { kind: WorkKind::Prepare, done, of, outcome: None })
    }

    /// Why nothing can be kept, when that is so.
    pub(crate) fn problem(&self) -> Option<&Problem> {
        self.opened.get().and_then(|opened| opened.service.as_ref().err())
    }

    /// What somebody has to be told.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        let Some(opened) = self.opened.get() else { return Vec::new() };
        let now = opened.service.as_ref().ok().and_then(|service| service.notice());
        opened.notices.iter().cloned().chain(now).collect()
    }

    /// What was chosen for this device, as far as that is known.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn settings(&self) -> Result<Settings, WireError> {
        match self.service() {
            Ok(service) => Ok(service.settings()?),
            Err(_) => Ok(self.settings.get().cloned().unwrap_or_default()),
        }
    }
}
