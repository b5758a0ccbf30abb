//! The service: its store, its games, its clock, and the sessions it holds in memory.

use crate::copies::MissingCopies;
use crate::session::live::LiveSession;
use crate::session::seats::seated;
use crate::session::sitter_names::SitterNames;
use crate::{Clock, Seated, ServiceError};
use kernel::Rulebook;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{ListedSeat, Store};
use ts_rs::TS;
use uuid::Uuid;

/// How many tables stay in memory; more than are played in an evening.
const OPEN_TABLES: usize = 32;
/// A listener that is this far behind is let go; it fetches again when it comes back.
const BACKLOG: usize = 256;

/// A change that screens are notified of, so that they fetch again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Change {
    Table {
        session: Uuid,
        revision: u32,
    },
    /// Who takes part in a table with a device of their own.
    Guests {
        session: Uuid,
    },
    Lists,
    /// The saved game files.
    Games,
}

/// The sessions in memory.
#[derive(Default)]
struct Tables {
    open: HashMap<Uuid, Arc<Mutex<LiveSession>>>,
    /// How often any of them was dropped. One that was read from the disk before may be older than the disk by now.
    drops: u64,
}

/// The service of the app: sessions, people, settings, history, statistics, files.
///
/// Every method may be called from any thread, and blocks until the disk has answered: a window
/// must call from another thread than its own. Reads of a table that is being played come from
/// memory.
pub struct SessionService<C> {
    pub(crate) store: Store,
    pub(crate) games: &'static [&'static dyn Rulebook],
    pub(crate) clock: C,
    tables: Mutex<Tables>,
    listeners: Mutex<Vec<SyncSender<Change>>>,
    pub(crate) missing_copies: Mutex<MissingCopies>,
}

impl<C: Clock> SessionService<C> {
    /// Stores everything in `store`, knows these games, and asks this clock.
    pub fn new(store: Store, games: &'static [&'static dyn Rulebook], clock: C) -> Self {
        SessionService {
            store,
            games,
            clock,
            tables: Mutex::default(),
            listeners: Mutex::default(),
            missing_copies: Mutex::default(),
        }
    }

    /// A channel of every change from now on. It ends when its listener falls far behind.
    pub fn subscribe(&self) -> Receiver<Change> {
        let (sender, receiver) = sync_channel(BACKLOG);
        lock(&self.listeners).push(sender);
        receiver
    }

    /// Empties the cache of sessions; they are read from the disk again. For a caller that caught a panic.
    pub fn clear_cache(&self) {
        let mut tables = lock(&self.tables);
        tables.open.clear();
        tables.drops += 1;
    }

    /// The store, for checks.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Notifies every screen of a change.
    pub fn notify(&self, change: &Change) {
        lock(&self.listeners).retain(|listener| listener.try_send(change.clone()).is_ok());
    }

    pub(crate) fn rules(&self, game: &str) -> Result<&'static dyn Rulebook, ServiceError> {
        let bare: &'static dyn Rulebook = &tools::BARE;
        let mut known = self.games.iter().copied().chain([bare]);
        known.find(|rules| rules.meta().id == game).ok_or(ServiceError::NotFound("game"))
    }

    /// The table in memory, read from the disk when it is not there or another process wrote.
    pub(crate) fn live(&self, session: Uuid) -> Result<Arc<Mutex<LiveSession>>, ServiceError> {
        if self.store.changed_elsewhere()? {
            self.clear_cache();
        }
        loop {
            let drops = self.drops();
            if let Some(live) = lock(&self.tables).open.get(&session) {
                return Ok(Arc::clone(live));
            }
            let stored = self.store.session(session)?;
            let rules = self.rules(&stored.fixed.game)?;
            let people = self.store.people()?;
            let mut live = LiveSession::read(stored, rules, SitterNames::of(&people))?;
            live.seats = seated(&people, live.journal.table().sitters())?;
            live.clock_elsewhere = self.store.clock_is_elsewhere(session)?;
            if let Some(live) = self.cache(session, live, drops) {
                return Ok(live);
            }
        }
    }

    /// How often a table in memory was dropped, to be asked before one is read from the disk.
    pub(crate) fn drops(&self) -> u64 {
        lock(&self.tables).drops
    }

    /// Puts a table into memory; when another thread was faster, its table stays, so that there is only one. None where
    /// any was dropped since this one was read: it may be older than the disk.
    pub(crate) fn cache(
        &self,
        session: Uuid,
        live: LiveSession,
        drops: u64,
    ) -> Option<Arc<Mutex<LiveSession>>> {
        let mut tables = lock(&self.tables);
        if tables.drops != drops {
            return None;
        }
        if tables.open.len() >= OPEN_TABLES {
            // Any one that is neither read nor changed now: it is read from the disk again.
            let idle = tables.open.iter().find(|(_, live)| Arc::strong_count(live) == 1);
            if let Some(idle) = idle.map(|(id, _)| *id) {
                tables.open.remove(&idle);
                tables.drops += 1;
            }
        }
        Some(Arc::clone(tables.open.entry(session).or_insert_with(|| Arc::new(Mutex::new(live)))))
    }

    /// Changes the table in memory together with the disk.
    pub(crate) fn change_live<T>(
        &self,
        session: Uuid,
        change: impl FnOnce(&mut LiveSession) -> Result<T, ServiceError>,
    ) -> Result<T, ServiceError> {
        let is_cached = |live: &Arc<Mutex<LiveSession>>| {
            lock(&self.tables).open.get(&session).is_some_and(|cached| Arc::ptr_eq(cached, live))
        };
        loop {
            let shared = self.live(session)?;
            let mut live = lock(&shared);
            // It was dropped while another change was waited for: everybody else reads the one that is in memory now.
            if !is_cached(&shared) {
                continue;
            }
            let changed = change(&mut live);
            drop(live);
            // It was dropped during the change: whoever looked then has read from the disk how it was before.
            if !is_cached(&shared) {
                self.uncache(session);
            }
            return changed;
        }
    }

    pub(crate) fn uncache(&self, session: Uuid) {
        let mut tables = lock(&self.tables);
        tables.open.remove(&session);
        tables.drops += 1;
    }
}

impl From<ListedSeat> for Seated {
    fn from(seat: ListedSeat) -> Self {
        let ListedSeat { person, name, piece } = seat;
        Seated { person, name, piece, before: Vec::new() }
    }
}

/// What these locks guard is replaced whole, never half, so a panic elsewhere cannot spoil it.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
