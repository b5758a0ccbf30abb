//! Previews: what a command or a correction would bring about, without recording it.

use super::live::{AmendFault, LiveSession, text};
use super::steps::viewer;
use crate::service::{SessionService, lock};
use crate::{Clock, Correction, Preview, ServiceError};
use kernel::{Actor, Knowledge, Line, Rejection, Table};
use serde::Serialize;
use uuid::Uuid;

impl<C: Clock> SessionService<C> {
    /// What a command would bring about. Luck that it needs is another than the real one.
    ///
    /// # Errors
    /// When there is no such table or the command is not one of the game's.
    pub fn try_play(
        &self,
        session: Uuid,
        by: Actor,
        command: &(impl Serialize + ?Sized),
    ) -> Result<Preview, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        let command = text(command);
        match live.imagine(by, &command, self.clock.now()) {
            Ok(decision) => Ok(accepted(&live, &*decision.next, by, decision.lines)),
            Err(Rejection::Refused(refused)) => {
                let partial = live.journal.table().partial(&command);
                Ok(Preview::Refused { refused, partial })
            }
            Err(malformed) => Err(malformed.into()),
        }
    }

    /// What corrections would bring about.
    ///
    /// # Errors
    /// When there is no such table or step, or a command is not one of the game's.
    pub fn try_amend(
        &self,
        session: Uuid,
        by: Actor,
        corrections: &[Correction],
    ) -> Result<Preview, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        match live.amend(by, corrections) {
            Ok(amended) => Ok(accepted(&live, &*amended.table, by, amended.lines)),
            Err(AmendFault::Correction(Rejection::Refused(refused))) => {
                Ok(Preview::Refused { refused, partial: Vec::new() })
            }
            Err(AmendFault::Later { position, lines, refused }) => {
                Ok(Preview::Breaks { position, lines, refused })
            }
            Err(broken) => Err(broken.into()),
        }
    }
}

/// Where the app deals, a step may turn up a card that lies face down: a person is told that it is allowed and no more.
fn accepted(live: &LiveSession, after: &dyn Table, by: Actor, lines: Vec<Line>) -> Preview {
    let before = live.standing();
    let dealt = live.opened.knowledge == Knowledge::Dealt;
    if dealt && matches!(by, Actor::Seat(_)) {
        let view = live.journal.table().view(viewer(by));
        return Preview::Accepted { after: before.clone(), before, view, lines: Vec::new() };
    }
    Preview::Accepted { before, after: after.standing(), view: after.view(viewer(by)), lines }
}
