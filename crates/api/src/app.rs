use crate::kept::{Kept, Service};
use crate::opening::Door;
use crate::works::Works;
use crate::{WireError, WorkState, incoming, tend};
use kernel::Rulebook;
use service::{Change, Clock, Problem, SystemClock};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};

/// The app behind every host: the games, and what is kept in one data folder.
pub struct App {
    shelf: PathBuf,
    works: Works,
    door: Door,
    games: &'static [&'static dyn Rulebook],
    clock: Arc<dyn Clock>,
    kept: Arc<Kept>,
}

impl App {
    /// Opens the data folder with every game there is. Never fails: when nothing can be kept, the
    /// app still greets, shows the games and judges, and says what the problem is. What takes a while goes
    /// on behind it; until then the app greets and says how far it is.
    pub fn open(folder: &Path) -> App {
        App::with(folder, games::GAMES, Arc::new(SystemClock::new()))
    }

    /// As [`open`](App::open), with other games and another clock.
    pub fn with(
        folder: &Path,
        games: &'static [&'static dyn Rulebook],
        clock: Arc<dyn Clock>,
    ) -> App {
        let kept = Kept::begin(folder, games, Arc::clone(&clock));
        let (shelf, works, door) = (folder.join("sessions"), Works::default(), Door::default());
        App { shelf, works, door, games, clock, kept }
    }

    /// The same app once everything is in order, or it is known why nothing can be kept.
    #[must_use]
    pub fn ready(self) -> App {
        self.kept.wait();
        self
    }

    /// How far everything is put in order, while that goes on.
    pub fn preparing(&self) -> Option<WorkState> {
        self.kept.preparing()
    }

    /// The same app with another folder for what people see: a file for each finished session, and
    /// what is exported.
    pub fn shelved_in(self, shelf: PathBuf) -> App {
        App { shelf, ..self }
    }

    /// From now on, as long as the app lives: each session that ends becomes a file on the shelf, each day
    /// of use begins with a copy of everything, and each start with a look over the whole file.
    pub fn tend(&self) {
        incoming::clear(self.folder());
        tend::begin(Arc::clone(&self.kept), self.shelf.clone());
    }

    /// Where everything is kept.
    pub fn folder(&self) -> &Path {
        self.kept.folder()
    }

    /// Why nothing can be kept, when that is so.
    pub fn problem(&self) -> Option<&Problem> {
        self.kept.problem()
    }

    /// Tells of every change from now on; that everything is in order is one. The channel ends when the
    /// listener falls far behind, or at once when nothing can be kept.
    pub fn subscribe(&self) -> Receiver<Change> {
        if let Ok(service) = self.kept.service() {
            return service.subscribe();
        }
        // Not more than one waits here: who is slow is far behind in the service's own channel.
        let (tell, told) = sync_channel(1);
        let kept = Arc::clone(&self.kept);
        std::thread::spawn(move || {
            let Some(changes) = kept.wait().map(|service| service.subscribe()) else { return };
            drop(kept);
            for change in std::iter::once(Change::Lists).chain(changes) {
                if tell.send(change).is_err() {
                    return;
                }
            }
        });
        told
    }

    /// The service, for hosts that do more than answer screens.
    ///
    /// # Errors
    /// `preparing` until everything is in order, `storage` when nothing can be kept.
    pub fn service(&self) -> Result<&Service, WireError> {
        self.kept.service().map(|service| &**service)
    }

    /// The service, for work on a thread of its own.
    pub(crate) fn shared(&self) -> Result<Arc<Service>, WireError> {
        self.kept.service().cloned()
    }

    pub(crate) fn kept(&self) -> &Arc<Kept> {
        &self.kept
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

    pub(crate) fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    pub(crate) fn games(&self) -> &'static [&'static dyn Rulebook] {
        self.games
    }
}
