//! Integrity check: of the database file after startup, and of every stored session on request.

use crate::files::FileFault;
use crate::jobs::Progress;
use crate::service::SessionService;
use crate::session::live::LiveSession;
use crate::session::projection::project;
use crate::{Change, Clock, Notice, ServiceError};
use kernel::Timestamp;
use store::SessionSet;
use uuid::Uuid;

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

    /// The notice to show now: the database was found damaged.
    pub fn notice(&self) -> Option<Notice> {
        self.store.is_damaged().then_some(Notice::Damaged)
    }

    /// The full integrity check: the file, the digest of every step, and every session replayed and compared
    /// with its stored result. The findings, empty when all is well.
    ///
    /// # Errors
    /// When it cannot be read at all, or somebody stopped it.
    pub fn full_integrity_check(&self, progress: &Progress) -> Result<Vec<String>, ServiceError> {
        let mut findings: Vec<String> =
            self.store.faults()?.iter().map(ToString::to_string).collect();
        self.every_session(SessionSet::Stored, progress, |id| {
            match self.refold(id) {
                Ok(None) => {}
                Ok(Some(why)) => findings.push(format!("session {id}: {why}")),
                Err(ServiceError::File(FileFault::Stopped)) => {
                    return Err(FileFault::Stopped.into());
                }
                // A damaged step is named above with its number.
                Err(ServiceError::Storage(store::StoreError::Damaged(_)))
                    if !findings.is_empty() => {}
                Err(error) => findings.push(format!("session {id}: {error}")),
            }
            Ok(())
        })?;
        Ok(findings)
    }

    /// Replays a session; why its result is not the stored one, where it is not.
    fn refold(&self, id: Uuid) -> Result<Option<String>, ServiceError> {
        let whole = self.store.export_session(id)?;
        if whole.foreign {
            return Ok(None);
        }
        let (outcomes, rounds, standing) = (whole.outcomes, whole.rounds, whole.standing);
        let seats = whole.seats;
        let rules = self.rules(&whole.session.fixed.game)?;
        let live = LiveSession::read(whole.session, rules)?;
        if !live.journal.refold().map_err(ServiceError::damaged)?.same(live.journal.table()) {
            return Ok(Some("it folds in two ways".to_owned()));
        }
        let folded = project(&live.summary(), None, Timestamp(0));
        let kept = outcomes.iter().map(|o| (o.points.unwrap_or(0), o.place.unwrap_or(0), o.won));
        let comes = folded.outcomes.iter().map(|o| (o.points, o.place, o.won));
        let scored = outcomes.iter().all(|outcome| outcome.points.is_some());
        let same = if scored {
            kept.eq(comes)
        } else {
            kept.map(|o| (o.1, o.2)).eq(comes.map(|o| (o.1, o.2)))
        };
        if folded.seats != seats {
            return Ok(Some("its journal seats other people".to_owned()));
        }
        if !same || folded.rounds != rounds {
            return Ok(Some("its journal comes to another result".to_owned()));
        }
        // What was written by an older app may lack what standings say today.
        let said: Result<kernel::Standing, _> = serde_json::from_str(&standing);
        Ok(said.is_err().then(|| "its standing cannot be read".to_owned()))
    }
}
