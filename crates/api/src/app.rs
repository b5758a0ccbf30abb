use crate::database::{Database, Service};
use crate::guests::Guests;
use crate::jobs::Jobs;
use crate::pending_link::PendingLink;
use crate::sample::Sample;
use crate::{JobState, WireError, background, threads, upload};
use kernel::Rulebook;
use service::{Change, Clock, Problem, SystemClock};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, OnceLock};
use uuid::Uuid;

/// The app behind every host: the games, and the database in one data folder.
pub struct App {
    files_folder: PathBuf,
    session_files: bool,
    guests: Guests,
    jobs: Jobs,
    pending_link: PendingLink,
    sample: OnceLock<Sample>,
    games: &'static [&'static dyn Rulebook],
    clock: Arc<dyn Clock>,
    database: Arc<Database>,
}

impl App {
    /// Opens the data folder with every game there is. Never fails: when the database cannot be opened, the
    /// app still answers `welcome`, shows the games and judges, and says what the problem is. A migration that
    /// takes longer runs in the background; until it ends `welcome` says how far it is.
    pub fn open(folder: &Path) -> App {
        App::with(folder, games::GAMES, Arc::new(SystemClock::new()))
    }

    /// As [`open`](App::open), with other games and another clock.
    pub fn with(
        folder: &Path,
        games: &'static [&'static dyn Rulebook],
        clock: Arc<dyn Clock>,
    ) -> App {
        let database = Database::open(folder, games, Arc::clone(&clock));
        let files_folder = folder.join("sessions");
        let (jobs, pending_link) = (Jobs::default(), PendingLink::default());
        let (guests, sample) = (Guests::default(), OnceLock::new());
        let session_files = true;
        App {
            files_folder,
            session_files,
            guests,
            jobs,
            pending_link,
            sample,
            games,
            clock,
            database,
        }
    }

    /// Waits for the migration, or until it is known why the database cannot be opened now.
    #[must_use]
    pub fn ready(self) -> App {
        self.database.wait_for_first_try();
        self
    }

    /// How far the migration is, while it runs.
    pub fn preparing(&self) -> Option<JobState> {
        self.database.preparing()
    }

    /// The same app with another folder for session files and exports.
    pub fn with_files_in(self, files_folder: PathBuf) -> App {
        App { files_folder, ..self }
    }

    /// The same app without session files: exports alone are written to its folder of files.
    pub fn without_session_files(self) -> App {
        App { session_files: false, ..self }
    }

    /// Starts the background jobs, for as long as the app lives: session files, the daily backup, and one
    /// integrity check.
    pub fn run_background(&self) {
        self.remove_leftovers();
        background::start(Arc::clone(&self.database), self.files_folder.clone());
    }

    /// What is due of the background jobs now, for a host without threads: the daily backup, and session files where
    /// there are any.
    ///
    /// # Errors
    /// `preparing` until the migration has ended, `storage` without a database.
    pub fn run_background_once(&self) -> Result<(), WireError> {
        let service = self.service()?;
        background::back_up(service);
        self.write_session_files(service);
        Ok(())
    }

    /// The folder of session files, where there are any.
    pub(crate) fn session_files_folder(&self) -> Option<&Path> {
        self.session_files.then_some(&*self.files_folder)
    }

    /// Writes what is due of the session files, where there are any. What cannot be written now is a notice, and written when it can be.
    pub(crate) fn write_session_files(&self, service: &Service) {
        let _ = match self.session_files_folder() {
            Some(folder) => service.write_session_files(folder).map(drop),
            None => service.forget_deleted_session_files(),
        };
    }

    /// Removes what was uploaded and not imported, and what was begun in the folder of files.
    pub fn remove_leftovers(&self) {
        upload::clear(self.folder());
        service::remove_leftovers(&self.files_folder);
    }

    /// At the end of the program: writes the log back into the database's file. Otherwise that is done when the last
    /// one closes it, and a background job that the end cuts off does not. What the disk refuses stays in the log.
    pub fn close(&self) {
        if let Ok(service) = self.service() {
            let _ = service.store().checkpoint();
        }
    }

    /// The data folder.
    pub fn folder(&self) -> &Path {
        self.database.folder()
    }

    /// Why the database cannot be opened, when that is so.
    pub fn problem(&self) -> Option<Problem> {
        self.database.problem()
    }

    /// Every change from now on; the end of the migration is one. The channel ends when the listener falls far
    /// behind, or at once without a database.
    pub fn subscribe(&self) -> Receiver<Change> {
        if let Ok(service) = self.database.service() {
            return service.subscribe();
        }
        // Not more than one waits here: a slow listener is far behind in the service's own channel.
        let (sender, receiver) = sync_channel(1);
        let database = Arc::clone(&self.database);
        threads::spawn(move || {
            let Some(changes) = database.wait().map(|service| service.subscribe()) else { return };
            drop(database);
            for change in std::iter::once(Change::Lists).chain(changes) {
                if sender.send(change).is_err() {
                    return;
                }
            }
        });
        receiver
    }

    /// The service, for hosts that do more than answer screens.
    ///
    /// # Errors
    /// `preparing` until the migration has ended, `storage` without a database.
    pub fn service(&self) -> Result<&Service, WireError> {
        self.database.service().map(|service| &**service)
    }

    /// The service that holds a session: in memory for the sample, else that of the database.
    pub(crate) fn service_of(&self, session: Uuid) -> Result<&Service, WireError> {
        let sample = self.sample.get().and_then(|sample| sample.answers_for(session));
        sample.map_or_else(|| self.service(), Ok)
    }

    /// The service, for work on a thread of its own.
    pub(crate) fn shared(&self) -> Result<Arc<Service>, WireError> {
        self.database.service().cloned()
    }

    pub(crate) fn database(&self) -> &Arc<Database> {
        &self.database
    }

    /// The folder of session files and exports.
    pub fn files_folder(&self) -> &Path {
        &self.files_folder
    }

    /// Devices of the same network that take part in tables.
    pub fn guests(&self) -> &Guests {
        &self.guests
    }

    pub(crate) fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    pub(crate) fn sample(&self) -> &OnceLock<Sample> {
        &self.sample
    }

    pub(crate) fn pending_link(&self) -> &PendingLink {
        &self.pending_link
    }

    pub(crate) fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    pub(crate) fn games(&self) -> &'static [&'static dyn Rulebook] {
        self.games
    }
}
