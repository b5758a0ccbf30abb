//! Alarm: a clock of a table that runs out is recorded on time, also when no screen is open.

use super::live::LiveSession;
use crate::service::{SessionService, lock};
use crate::{Clock, ServiceError, Status};
use kernel::{Actor, Timestamp};
use serde_json::json;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// Takes every table that is being played into memory, so that none of their clocks is forgotten.
    pub fn load_running_clocks(&self) -> Result<(), ServiceError> {
        for session in self.store.live_sessions()? {
            // A table that cannot be read has no clock that could ring.
            let _ = self.live(session);
        }
        Ok(())
    }

    /// Writes down every clock that has run out (TL-18), and says how long it is to the next.
    pub fn ring(&self) -> Option<Duration> {
        let now = self.clock.now();
        let mut next: Option<Timestamp> = None;
        for (session, at) in self.deadlines() {
            if at <= now {
                // Somebody may have been faster: then the rules refuse, and nothing is lost.
                let _ = self.run_out(session);
            } else {
                next = Some(next.map_or(at, |next| next.min(at)));
            }
        }
        let wait = next?.0.saturating_sub(self.clock.now().0);
        Some(Duration::from_millis(u64::try_from(wait).unwrap_or(0)))
    }

    fn deadlines(&self) -> Vec<(Uuid, Timestamp)> {
        let deadline = |(session, live): (Uuid, Arc<Mutex<LiveSession>>)| {
            let live = lock(&live);
            let runs = live.status == Status::Live;
            Some((session, live.journal.table().deadline().filter(|_| runs)?))
        };
        self.in_memory().into_iter().filter_map(deadline).collect()
    }

    fn run_out(&self, session: Uuid) -> Result<(), ServiceError> {
        let revision = lock(&*self.live(session)?).head.revision;
        self.play(session, revision, Actor::Keeper, &json!({"tool": {"do": "run_out"}}))?;
        Ok(())
    }
}
