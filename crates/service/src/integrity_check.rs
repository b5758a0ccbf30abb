//! Integrity check: of the database file after startup, and of every stored session on request.

use crate::jobs::Progress;
use crate::rebuild::{Folded, put_each};
use crate::service::SessionService;
use crate::session::live::LiveSession;
use crate::session::replay::replay_projection;
use crate::session::sitter_names::SitterNames;
use crate::{Change, Clock, ServiceError};
use store::{Digest, Head, Session, Status, StoreError, UnverifiedJournal};

impl<C: Clock> SessionService<C> {
    /// Runs SQLite's integrity check after startup. A damaged database is reported to every screen, and
    /// the next start quarantines it.
    ///
    /// # Errors
    /// When it is damaged or cannot be read.
    pub fn integrity_check(&self) -> Result<(), ServiceError> {
        let looked = self.store.integrity_check();
        if self.store.is_damaged() {
            self.notify(&Change::Lists);
        }
        Ok(looked?)
    }

    /// The full integrity check: the file, the digest of every step, and everything that lists and statistics show worked
    /// out again from the journals and compared. All of it is done to a copy, so that nothing waits for it. The findings,
    /// empty when all is well.
    ///
    /// # Errors
    /// When it cannot be read at all, there is no room for a copy, or it was stopped.
    pub fn full_integrity_check(&self, progress: &Progress) -> Result<Vec<String>, ServiceError> {
        let mut findings: Vec<String> =
            self.store.faults()?.iter().map(ToString::to_string).collect();
        let copy = match self.store.copy_to_check() {
            // It is named above, as far as it could be read.
            Err(StoreError::Damaged(_)) if !findings.is_empty() => return Ok(findings),
            copy => copy?,
        };
        copy.keep_projections()?;
        let mut rebuild = copy.store().rebuild()?;
        let sessions = rebuild.sessions()?;
        progress.begin(sessions.len() as u64);
        let fold = |journal| self.fold_twice(journal);
        put_each(&mut rebuild, &sessions, &fold, |session, folded| {
            progress.step()?;
            Ok(folded.unwrap_or_else(|error| {
                // A damaged step is named above with its number.
                let named = matches!(error, ServiceError::Storage(StoreError::Damaged(_)));
                if !named || findings.is_empty() {
                    findings.push(format!("session {session}: {error}"));
                }
                None
            }))
        })?;
        rebuild.finish()?;
        findings.extend(copy.differences()?.iter().map(ToString::to_string));
        Ok(findings)
    }

    /// What a journal adds up to, folded in the two ways there are; none of a session of another program.
    fn fold_twice(&self, journal: Result<UnverifiedJournal, StoreError>) -> Folded {
        let Some((fixed, steps)) = journal?.verified()? else { return Ok(None) };
        let rules = self.rules(&fixed.game)?;
        let stored = Session {
            fixed: fixed.clone(),
            steps: steps.clone(),
            status: Status::Live,
            played_ms: 0,
            running_since: None,
            head: Head { revision: 0, digest: Digest([0; 32]) },
            draft: None,
        };
        let live = LiveSession::read(stored, rules, SitterNames::default())?;
        if !live.journal.refold().map_err(ServiceError::damaged)?.same(live.journal.table()) {
            return Err(ServiceError::Internal("it folds in two ways".to_owned()));
        }
        replay_projection(&fixed, &steps, rules).map(Some)
    }
}
