//! Alarm: a clock of a table that runs out is recorded on time, also when no screen is open.

use crate::service::{SessionService, lock};
use crate::{Clock, ServiceError};
use kernel::Actor;
use serde_json::json;
use std::time::Duration;
use uuid::Uuid;

/// A clock that could not be written down is tried again after so long.
const AGAIN_MS: i64 = 60_000;

impl<C: Clock> SessionService<C> {
    /// Writes down every clock that has run out (TL-18), and says how long it is to the next. The deadlines are
    /// read from the store, so a table rings whether it is in memory or not.
    pub fn ring(&self) -> Option<Duration> {
        let now = self.clock.now();
        // What cannot be read now cannot ring; the screens say why.
        let deadlines = self.store.deadlines().ok()?;
        let next = deadlines.into_iter().filter_map(|(session, at)| {
            if at > now.0 {
                return Some(at);
            }
            // A command may have been faster: then the rules refuse, and nothing is lost.
            let failed = self.run_out(session).is_err();
            failed.then_some(now.0.saturating_add(AGAIN_MS))
        });
        // All of them are gone through, not only those up to the next.
        let wait = next.min()?.saturating_sub(self.clock.now().0);
        Some(Duration::from_millis(u64::try_from(wait).unwrap_or(0)))
    }

    fn run_out(&self, session: Uuid) -> Result<(), ServiceError> {
        let live = self.live(session)?;
        let (revision, taken_back) = {
            let live = lock(&live);
            (live.head.revision, live.journal.redo_lines().is_some())
        };
        // A step of the alarm would put back what was just taken back, and end what can be brought back. The next step
        // of a person wakes the alarm again.
        if taken_back {
            return Ok(());
        }
        self.play(session, revision, Actor::Keeper, &json!({"tool": {"do": "run_out"}}))?;
        Ok(())
    }
}
