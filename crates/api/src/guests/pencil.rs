//! The pencil: one guest may record for everybody at their table.

use super::reopen::note;
use super::{invalid, not_a_guest, notify};
use crate::{App, Caller, WireError};
use kernel::{Knowledge, Viewer};
use uuid::Uuid;

/// Gives the pencil of a table to one guest, or back to the keeper alone.
///
/// # Errors
/// `not_found` for a guest of another table; `everybody_writes` for a person with a hand or dice of their own: who
/// records for others there has to be a device that is lent to them.
pub(crate) fn give_pencil(app: &App, session: Uuid, guest: Option<Uuid>) -> Result<(), WireError> {
    let table = app.service()?.table(session, Viewer::Table)?;
    let own = table.real_time || table.knowledge == Knowledge::Dealt;
    {
        let mut state = app.guests().state();
        if let Some(guest) = guest {
            let known = state.at(session).find(|known| known.guest.id == guest);
            let known = known.ok_or(service::ServiceError::NotFound("guest"))?;
            if own && known.guest.seat.is_some() {
                return Err(invalid(
                    "everybody_writes",
                    "at this table everybody writes their own",
                ));
            }
        }
        for known in state.guests.iter_mut().filter(|known| known.guest.session == session) {
            known.guest.pencil = Some(known.guest.id) == guest;
        }
        // What a guest wanted to record is theirs to record now.
        state.waiting.retain(|one| Some(one.guest_id()) != guest);
    }
    note(app);
    notify(app, session);
    Ok(())
}

/// A guest gives the pencil back.
pub(crate) fn return_pencil(app: &App, caller: Caller) -> Result<(), WireError> {
    give_pencil(app, caller.session().ok_or_else(not_a_guest)?, None)
}
