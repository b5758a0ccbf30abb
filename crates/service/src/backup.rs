//! Backup and restore: copies of the database, going back to one, erasing everything.

use crate::jobs::Progress;
use crate::service::SessionService;
use crate::{Change, Clock, ServiceError};
use kernel::Moment;
use serde::{Deserialize, Serialize};
use store::{KeptCopy, Occasion};
use ts_rs::TS;

/// So long after the last daily copy the next one is made.
const DAY_MS: i64 = 20 * 60 * 60 * 1_000;

/// What a copy was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum BackupOccasion {
    /// The first of a day of use.
    Day,
    /// Somebody asked for it.
    Hand,
    /// A newer app was about to change the database's form.
    Update,
    /// Somebody was about to go back to another copy.
    Restore,
    /// Somebody was about to erase everything.
    Erase,
}

/// A copy of everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Backup {
    /// What its file is called.
    pub name: String,
    /// When it was made.
    pub at: Moment,
    /// What it was made for.
    pub occasion: BackupOccasion,
    /// How long its file is, in bytes.
    #[ts(type = "number")]
    pub bytes: u64,
}

impl<C: Clock> SessionService<C> {
    /// The copies there are, the newest first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn backups(&self) -> Result<Vec<Backup>, ServiceError> {
        Ok(self.store.backups()?.into_iter().map(Backup::from).collect())
    }

    /// Copies everything, also while tables are being played.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn back_up(&self) -> Result<Backup, ServiceError> {
        Ok(self.store.back_up(Occasion::Hand)?.into())
    }

    /// The copy of this day, where there is none yet, and away with those that nobody goes back to.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn back_up_daily(&self) -> Result<(), ServiceError> {
        let last = self.store.backups()?.into_iter().find(|copy| copy.occasion == Occasion::Day);
        let due = last.is_none_or(|copy| self.clock.now().0 - copy.at >= DAY_MS);
        if due && self.store.facts()? > 0 {
            self.store.back_up(Occasion::Day)?;
            self.store.thin_backups()?;
        }
        Ok(())
    }

    /// Goes back to a copy; the present is kept aside first, as the answer says.
    ///
    /// # Errors
    /// When there is no such copy or it does not hold together; then nothing has changed.
    pub fn restore_backup(&self, name: &str) -> Result<Backup, ServiceError> {
        let aside = self.store.restore(name)?;
        self.forget();
        // A copy from before an update; what cannot be written now is at the next start.
        let _ = self.put_in_order(&Progress::default());
        self.tell(&Change::Household);
        Ok(aside.into())
    }

    /// Forgets everything but what was chosen for this device; a copy is kept aside first.
    ///
    /// # Errors
    /// When it cannot be written; then nothing has changed.
    pub fn erase(&self) -> Result<Backup, ServiceError> {
        let aside = self.store.erase()?;
        self.forget();
        self.tell(&Change::Household);
        Ok(aside.into())
    }
}

impl From<KeptCopy> for Backup {
    fn from(copy: KeptCopy) -> Self {
        Backup {
            name: copy.name,
            at: Moment(copy.at),
            occasion: match copy.occasion {
                Occasion::Day => BackupOccasion::Day,
                Occasion::Hand => BackupOccasion::Hand,
                Occasion::Update => BackupOccasion::Update,
                Occasion::Restore => BackupOccasion::Restore,
                Occasion::Erase => BackupOccasion::Erase,
            },
            bytes: copy.bytes,
        }
    }
}
