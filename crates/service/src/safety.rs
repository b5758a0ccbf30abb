//! Copies of everything, the way back to one, and whether all that is kept holds together.

use crate::gate::project;
use crate::jobs::Progress;
use crate::live::Live;
use crate::service::SessionService;
use crate::transfer::FileFault;
use crate::{Change, Clock, Notice, ServiceError};
use kernel::Moment;
use serde::{Deserialize, Serialize};
use store::{KeptCopy, Occasion};
use ts_rs::TS;
use uuid::Uuid;

/// So long after the last daily copy the next one is made.
const DAY_MS: i64 = 20 * 60 * 60 * 1_000;

/// What a copy was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
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
pub struct Backup {
    /// What its file is called.
    pub name: String,
    /// When it was made.
    pub at: Moment,
    /// What it was made for.
    pub occasion: BackupOccasion,
    /// How long its file is, in bytes.
    pub bytes: u64,
}

impl<C: Clock> SessionService<C> {
    /// Looks the whole file over, for the time after the start; when it is damaged everybody is told, and
    /// the next start sets it aside.
    ///
    /// # Errors
    /// When it is damaged or cannot be read.
    pub fn look_over(&self) -> Result<(), ServiceError> {
        let looked = self.store.look_over();
        if self.store.is_damaged() {
            self.tell(&Change::Household);
        }
        Ok(looked?)
    }

    /// What somebody has to be told now.
    pub fn notice(&self) -> Option<Notice> {
        self.store.is_damaged().then_some(Notice::Damaged)
    }

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

    /// Everything that does not hold together: the file, every step, and every session that comes to
    /// something else than is kept of it when it is folded anew. Empty when all is well.
    ///
    /// # Errors
    /// When it cannot be read at all, or somebody stopped it.
    pub fn check(&self, progress: &Progress) -> Result<Vec<String>, ServiceError> {
        let mut findings: Vec<String> =
            self.store.faults()?.iter().map(ToString::to_string).collect();
        self.every_session(progress, |id| {
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

    /// What a session comes to when it is folded anew, where that is something else than is kept.
    fn refold(&self, id: Uuid) -> Result<Option<String>, ServiceError> {
        let whole = self.store.whole_session(id)?;
        if whole.foreign {
            return Ok(None);
        }
        let (outcomes, rounds, standing) = (whole.outcomes, whole.rounds, whole.standing);
        let rules = self.rules(&whole.session.fixed.game)?;
        let seats = self.store.seats(id)?.into_iter().map(crate::Seated::from).collect();
        let live = Live::read(whole.session, seats, rules)?;
        if !live.course.refold().map_err(ServiceError::damaged)?.same(live.course.table()) {
            return Ok(Some("it folds in two ways".to_owned()));
        }
        let folded = project(&live.come(), None, Moment(0));
        let kept = outcomes.iter().map(|o| (o.points.unwrap_or(0), o.place.unwrap_or(0), o.won));
        let comes = folded.outcomes.iter().map(|o| (o.points, o.place, o.won));
        let scored = outcomes.iter().all(|outcome| outcome.points.is_some());
        let same = if scored {
            kept.eq(comes)
        } else {
            kept.map(|o| (o.1, o.2)).eq(comes.map(|o| (o.1, o.2)))
        };
        if !same || folded.rounds != rounds {
            return Ok(Some("its journal comes to another result".to_owned()));
        }
        // What was written by an older app may lack what standings say today.
        let said: Result<kernel::Standing, _> = serde_json::from_str(&standing);
        Ok(said.is_err().then(|| "its standing cannot be read".to_owned()))
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
