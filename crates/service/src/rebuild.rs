//! Rebuild: the projections that lists and statistics read, worked out again from the journals.

use crate::parallel::on_every_core;
use crate::service::SessionService;
use crate::session::replay::replay_projection;
use crate::{Change, Clock, Progress, ServiceError};
use store::{Projection, Rebuild, StoreError, UnverifiedJournal};
use uuid::Uuid;

/// So often a rebuild begins again because something was written meanwhile.
const ATTEMPTS: usize = 3;

/// What a journal adds up to; none where nothing is to be put.
pub(crate) type Folded = Result<Option<Projection>, ServiceError>;

/// Folds these sessions on every core, and puts what `seen` makes of each, in their order.
pub(crate) fn put_each(
    rebuild: &mut Rebuild<'_>,
    sessions: &[Uuid],
    fold: &(dyn Fn(Result<UnverifiedJournal, StoreError>) -> Folded + Sync),
    mut seen: impl FnMut(Uuid, Folded) -> Folded,
) -> Result<(), ServiceError> {
    let mut folding = sessions.iter();
    let mut put = |rebuild: &mut Rebuild<'_>, folded| {
        let Some(session) = folding.next() else { return Ok(()) };
        let projection = seen(*session, folded)?;
        Ok::<(), ServiceError>(rebuild.put(*session, projection.as_ref())?)
    };
    on_every_core(fold, |cores| {
        for session in sessions {
            let journal = rebuild.journal(*session);
            let bytes = journal.as_ref().map_or(0, UnverifiedJournal::bytes);
            cores.give(journal, bytes);
            while let Some(folded) = cores.take() {
                put(rebuild, folded)?;
            }
        }
        while let Some(folded) = cores.take_last() {
            put(rebuild, folded)?;
        }
        Ok(())
    })
}

impl<C: Clock> SessionService<C> {
    /// At startup: rebuilds the projections where their version has risen, and purges sessions that were
    /// deleted long ago.
    ///
    /// # Errors
    /// When it cannot be read or written; then it is as before.
    pub fn migrate_projections(&self, progress: &Progress) -> Result<(), ServiceError> {
        self.rebuild_if_stale(progress)?;
        self.purge_deleted()?;
        Ok(())
    }

    /// Rebuilds the projections where an older version wrote them. It cannot be stopped: without them there
    /// is nothing to show.
    pub(crate) fn rebuild_if_stale(&self, progress: &Progress) -> Result<(), ServiceError> {
        while !self.store.projected()? {
            match self.store.rebuild() {
                // Another process was faster.
                Ok(rebuild) if rebuild.projected()? => {}
                Ok(rebuild) => self.build(rebuild, &mut |done, of| {
                    progress.at(done, of);
                    true
                })?,
                // Another process is at it.
                Err(error) if error.is_busy() => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Rebuilds every projection from the journals. `progress` gets how many sessions of how many are done,
    /// and stops it by answering no.
    ///
    /// # Errors
    /// When it was ended, or it cannot be read or written; then everything is as before.
    pub fn rebuild(
        &self,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<(), ServiceError> {
        self.build(self.store.rebuild()?, progress)
    }

    /// Rebuilds every projection from the journals, as a job. It is done in a copy, and only rows that differ are written;
    /// where something is written again and again meanwhile, everybody else waits until it is done.
    ///
    /// # Errors
    /// When it was stopped, or it cannot be read or written; then everything is as before.
    pub fn rebuild_job(&self, progress: &Progress) -> Result<(), ServiceError> {
        let mut told = |done, of| {
            progress.at(done, of);
            progress.check().is_ok()
        };
        let mut rebuilt = Ok(false);
        for _ in 0..ATTEMPTS {
            rebuilt = self.rebuild_beside(&mut told);
            if !matches!(rebuilt, Ok(false)) {
                break;
            }
        }
        let rebuilt = match rebuilt {
            Ok(true) => Ok(()),
            // A damaged file cannot be copied whole; what can be read of it is worked out where it is.
            Ok(false) | Err(ServiceError::Storage(StoreError::Damaged(_))) => {
                self.rebuild(&mut told)
            }
            Err(error) => Err(error),
        };
        progress.check()?;
        rebuilt?;
        self.notify(&Change::Lists);
        Ok(())
    }

    /// Rebuilds every projection in a copy and takes over what is other there; not where something was written since the
    /// copy was made.
    pub fn rebuild_beside(
        &self,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<bool, ServiceError> {
        let made = self.store.change_count()?;
        let copy = self.store.copy_to_check()?;
        copy.keep_projections()?;
        self.build(copy.store().rebuild()?, progress)?;
        let adopted = self.store.adopt(copy, made)?;
        self.clear_cache();
        Ok(adopted)
    }

    fn build(
        &self,
        mut rebuild: Rebuild<'_>,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<(), ServiceError> {
        let sessions = rebuild.sessions()?;
        let mut done = 0;
        let fold = |journal| self.fold(journal);
        put_each(&mut rebuild, &sessions, &fold, |_, folded| {
            if !progress(done, sessions.len()) {
                return Err(ServiceError::invalid("cancelled", "it was ended"));
            }
            done += 1;
            match folded {
                // One damaged journal does not keep the others from being read; the check names it.
                Err(ServiceError::Storage(StoreError::Damaged(_))) => Ok(None),
                folded => folded,
            }
        })?;
        rebuild.finish()?;
        self.clear_cache();
        Ok(())
    }

    /// What a journal adds up to; none where there is no journal, or the game is not known here.
    fn fold(&self, journal: Result<UnverifiedJournal, StoreError>) -> Folded {
        let Some((fixed, steps)) = journal?.verified()? else { return Ok(None) };
        let Ok(rules) = self.rules(&fixed.game) else { return Ok(None) };
        replay_projection(&fixed, &steps, rules).map(Some)
    }
}
