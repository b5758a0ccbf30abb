//! Copies that could not be written, backups and session files: told until one succeeds.

use crate::files::FileFault;
use crate::service::{SessionService, lock};
use crate::{Change, Clock, Notice, ServiceError};
use store::StoreError;

/// What could not be written last time.
#[derive(Default)]
pub(crate) struct MissingCopies {
    backup: Option<Notice>,
    session_files: Option<Notice>,
}

impl<C: Clock> SessionService<C> {
    /// Notes how the daily backup ended.
    pub(crate) fn note_backup(&self, ended: &Result<(), ServiceError>) {
        let notice = ended.as_ref().err().map(|error| {
            let copies = self.store.backups().unwrap_or_default();
            let since = copies.first().map(|copy| copy.at);
            Notice::NoBackup { since, why: reason(error) }
        });
        self.note(notice, |copies| &mut copies.backup);
    }

    /// Notes how the writing of session files ended.
    pub(crate) fn note_session_files(&self, ended: Result<(), &ServiceError>) {
        let notice = ended.err().map(|error| {
            let since = match &lock(&self.missing_copies).session_files {
                Some(Notice::NoSessionFiles { since, .. }) => *since,
                _ => self.clock.now(),
            };
            Notice::NoSessionFiles { since, why: reason(error) }
        });
        self.note(notice, |copies| &mut copies.session_files);
    }

    fn note(
        &self,
        notice: Option<Notice>,
        which: impl Fn(&mut MissingCopies) -> &mut Option<Notice>,
    ) {
        let was = std::mem::replace(which(&mut lock(&self.missing_copies)), notice.clone());
        if was != notice {
            self.notify(&Change::Lists);
        }
    }

    /// Whether session files are missing because they could not be written.
    pub(crate) fn misses_session_files(&self) -> bool {
        lock(&self.missing_copies).session_files.is_some()
    }

    /// What is to be told now: the database was found damaged or is no longer there, or copies are missing.
    pub fn notices(&self) -> Vec<Notice> {
        let damaged = self.store.is_damaged().then_some(Notice::Damaged);
        let moved = self.store.is_moved().then_some(Notice::Moved);
        let copies = lock(&self.missing_copies);
        let missing = [copies.backup.clone(), copies.session_files.clone()];
        [damaged, moved].into_iter().chain(missing).flatten().collect()
    }
}

/// What stood in the way, as the system says it.
fn reason(error: &ServiceError) -> String {
    match error {
        ServiceError::Storage(StoreError::Io(error)) => error.to_string(),
        ServiceError::File(FileFault::Io(why)) => why.clone(),
        other => other.to_string(),
    }
}
