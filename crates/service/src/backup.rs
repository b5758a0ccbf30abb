//! Backup and restore: copies of the database, going back to one, erasing everything.

use crate::jobs::Progress;
use crate::service::SessionService;
use crate::{Change, Clock, ServiceError};
use store::{Backup, BackupOccasion, StoreError};

/// How long after the last daily copy the next one is made.
const DAY_MS: i64 = 20 * 60 * 60 * 1_000;

impl<C: Clock> SessionService<C> {
    /// The backups, the newest first.
    pub fn backups(&self) -> Result<Vec<Backup>, ServiceError> {
        Ok(self.store.backups()?)
    }

    /// Makes a backup, also while tables are being played.
    pub fn back_up(&self) -> Result<Backup, ServiceError> {
        Ok(self.store.back_up(BackupOccasion::Hand, self.clock.now())?)
    }

    /// Makes the daily backup, where there is none yet, and removes old ones.
    ///
    /// # Errors
    /// When it cannot be written; that stays a notice until one could.
    pub fn back_up_daily(&self) -> Result<(), ServiceError> {
        let ended = self.back_up_if_due();
        self.note_backup(&ended);
        // A copy is looked over, and what does not hold together there does not here.
        let damaged = matches!(ended, Err(ServiceError::Storage(StoreError::Damaged(_))));
        if damaged && !self.store.is_damaged() {
            let _ = self.integrity_check();
        }
        ended
    }

    fn back_up_if_due(&self) -> Result<(), ServiceError> {
        let now = self.clock.now();
        // One from the future was made by a clock that was wrong.
        let last = (self.store.backups()?.into_iter())
            .find(|copy| copy.occasion == BackupOccasion::Day && copy.at <= now);
        let due = last.is_none_or(|copy| now.0 - copy.at.0 >= DAY_MS);
        if due && self.store.step_count()? > 0 {
            self.store.back_up(BackupOccasion::Day, now)?;
            self.store.thin_backups()?;
        }
        Ok(())
    }

    /// Deletes a backup.
    ///
    /// # Errors
    /// When there is no such copy, or it cannot be removed.
    pub fn delete_backup(&self, name: &str) -> Result<(), ServiceError> {
        Ok(self.store.delete_backup(name)?)
    }

    /// Restores a backup. The answer is a backup of the present, made first.
    ///
    /// # Errors
    /// When there is no such copy or it does not hold together; then nothing has changed.
    pub fn restore_backup(&self, name: &str) -> Result<Backup, ServiceError> {
        let restored = self.store.restore(name, self.clock.now());
        self.follow_replacement();
        Ok(restored?)
    }

    /// Erases everything but the settings of this device. The answer is a backup, made first.
    ///
    /// # Errors
    /// When it cannot be written; then nothing has changed.
    pub fn erase(&self) -> Result<Backup, ServiceError> {
        let erased = self.store.erase(self.clock.now());
        self.follow_replacement();
        Ok(erased?)
    }

    /// What is in memory and on the screens is read again. Also where it failed: the database may have been replaced
    /// before the error came.
    fn follow_replacement(&self) {
        self.clear_cache();
        // A copy from before an update; what cannot be written now is at the next start.
        let _ = self.rebuild_if_stale(&Progress::default());
        self.notify(&Change::Lists);
        self.notify(&Change::Games);
    }
}
