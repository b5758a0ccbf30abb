use crate::opening::Door;
use crate::works::Works;
use crate::{ErrorKind, WireError, incoming, tend};
use kernel::Rulebook;
use service::{Change, Clock, Notice, Problem, SessionService, SystemClock, open_folder};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

/// The app behind every host: the games, and what is kept in one data folder.
pub struct App {
    folder: PathBuf,
    shelf: PathBuf,
    works: Works,
    door: Door,
    games: &'static [&'static dyn Rulebook],
    clock: Arc<dyn Clock>,
    service: Result<Arc<SessionService<Arc<dyn Clock>>>, Problem>,
    notices: Vec<Notice>,
}

impl App {
    /// Opens the data folder with every game there is. Never fails: when nothing can be kept, the
    /// app still greets, shows the games and judges, and says what the problem is.
    pub fn open(folder: &Path) -> App {
        App::with(folder, games::GAMES, Arc::new(SystemClock::new()))
    }

    /// As [`open`](App::open), with other games and another clock.
    pub fn with(
        folder: &Path,
        games: &'static [&'static dyn Rulebook],
        clock: Arc<dyn Clock>,
    ) -> App {
        let (service, notices) = match open_folder(folder) {
            Ok((store, notices)) => {
                let service = SessionService::new(store, games, Arc::clone(&clock));
                let settled = service.settle().map(|()| service);
                (
                    settled.map(Arc::new).map_err(|e| Problem::Storage { message: e.to_string() }),
                    notices,
                )
            }
            Err(problem) => (Err(problem), Vec::new()),
        };
        let (shelf, works, door) = (folder.join("sessions"), Works::default(), Door::default());
        App { folder: folder.to_owned(), shelf, works, door, games, clock, service, notices }
    }

    /// The same app with another folder for what people see: a file for each finished session, and
    /// what is exported.
    pub fn shelved_in(self, shelf: PathBuf) -> App {
        App { shelf, ..self }
    }

    /// From now on, as long as the app lives: each session that ends becomes a file on the shelf, each day
    /// of use begins with a copy of everything, and each start with a look over the whole file.
    pub fn tend(&self) {
        incoming::clear(&self.folder);
        if let Ok(service) = &self.service {
            tend::begin(service, &self.shelf);
        }
    }

    /// Where everything is kept.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Why nothing can be kept, when that is so.
    pub fn problem(&self) -> Option<&Problem> {
        self.service.as_ref().err()
    }

    /// Tells of every change from now on. The channel ends when the listener falls far behind, or
    /// at once when nothing can be kept.
    pub fn subscribe(&self) -> Receiver<Change> {
        self.service.as_ref().map_or_else(|_| channel().1, |service| service.subscribe())
    }

    /// The service, for hosts that do more than answer screens.
    ///
    /// # Errors
    /// `storage` when nothing can be kept.
    pub fn service(&self) -> Result<&SessionService<Arc<dyn Clock>>, WireError> {
        self.kept().map(|service| &**service)
    }

    /// The service, for work on a thread of its own.
    pub(crate) fn shared(&self) -> Result<Arc<SessionService<Arc<dyn Clock>>>, WireError> {
        self.kept().cloned()
    }

    fn kept(&self) -> Result<&Arc<SessionService<Arc<dyn Clock>>>, WireError> {
        self.service.as_ref().map_err(|problem| {
            let message = format!("nothing can be kept in {}: {problem:?}", self.folder.display());
            WireError::new(ErrorKind::Storage, "", message)
        })
    }

    /// The folder that people see.
    pub fn shelf(&self) -> &Path {
        &self.shelf
    }

    pub(crate) fn works(&self) -> &Works {
        &self.works
    }

    pub(crate) fn door(&self) -> &Door {
        &self.door
    }

    pub(crate) fn notices(&self) -> Vec<Notice> {
        let now = self.service.as_ref().ok().and_then(|service| service.notice());
        self.notices.iter().cloned().chain(now).collect()
    }

    pub(crate) fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    pub(crate) fn games(&self) -> &'static [&'static dyn Rulebook] {
        self.games
    }
}
