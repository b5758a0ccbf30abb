//! A table as it is now or was at an earlier step, and its draft.

use crate::service::{SessionService, lock};
use crate::{Clock, PastState, ServiceError, Status, TableState};
use kernel::Viewer;
use uuid::Uuid;

const LONGEST_DRAFT: usize = 16 * 1_024;

impl<C: Clock> SessionService<C> {
    /// A table as this viewer may see it.
    pub fn table(&self, session: Uuid, viewer: Viewer) -> Result<TableState, ServiceError> {
        let live = self.live(session)?;
        let state = lock(&live).state(viewer, self.clock.now());
        Ok(state)
    }

    /// The table as it was when its timeline had come to `position`. Every hand lies open only once the
    /// session is finished: one that was given up can be taken up again, with the cards as they were.
    ///
    /// # Errors
    /// When there is no such table or moment, or hands are looked for that are still hidden.
    pub fn view_at(
        &self,
        session: Uuid,
        position: u32,
        viewer: Viewer,
    ) -> Result<PastState, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        let over = live.status == Status::Finished;
        if viewer == Viewer::LookingBack && !over {
            let why = "hands stay hidden until the session is finished";
            return Err(ServiceError::invalid("hands_hidden", why));
        }
        let past = live.journal.at(position as usize).map_err(ServiceError::damaged)?;
        let past = past.ok_or(ServiceError::NotFound("moment"))?;
        let view = past.view(viewer);
        let hides = over && view != past.view(Viewer::LookingBack);
        let seats = if past.sitters() == live.journal.table().sitters() {
            live.seats.clone()
        } else {
            self.seated(past.sitters())?
        };
        Ok(PastState { position, view, standing: past.standing(), seats, hides })
    }

    /// Whether the table in memory is what its journal adds up to.
    pub fn is_consistent(&self, session: Uuid) -> Result<bool, ServiceError> {
        let live = self.live(session)?;
        let live = lock(&live);
        let refolded = live.journal.refold().map_err(ServiceError::damaged)?;
        Ok(refolded.same(live.journal.table()))
    }

    /// Stores what was typed but not recorded; none clears it.
    ///
    /// # Errors
    /// When it is longer than 16 KiB, there is no such table, or it cannot be written.
    pub fn save_draft(&self, session: Uuid, draft: Option<String>) -> Result<(), ServiceError> {
        if draft.as_ref().is_some_and(|draft| draft.len() > LONGEST_DRAFT) {
            return Err(ServiceError::invalid("draft_too_long", "a draft has at most 16 KiB"));
        }
        self.change_live(session, |live| {
            if live.draft != draft {
                self.store.save_draft(session, draft.as_deref())?;
                live.draft = draft;
            }
            Ok(())
        })
    }
}
