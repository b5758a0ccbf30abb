//! Fingers: while the keeper's device draws who starts, each phone of a table is a finger. Who is drawn is a step of the
//! tools (TL-21), with the luck of that step; here is only which phones are touched.

use super::{Guests, State, invalid, not_a_guest, notify};
use crate::{App, Caller, Guest, WireError};
use kernel::Seat;
use uuid::Uuid;

impl Guests {
    /// Whether the phone of this guest is to be touched now.
    pub fn gathers(&self, guest: Guest) -> bool {
        guest.seat.is_some() && self.state().gathering.contains(&guest.session)
    }
}

impl State {
    /// The seats whose phones are touched now, in their order; none where the table draws nothing.
    pub(super) fn touched(&self, session: Uuid) -> Vec<Seat> {
        let held = self.at(session).filter(|known| known.touches && known.pages > 0);
        let mut seats: Vec<Seat> = held.filter_map(|known| known.guest.seat).collect();
        seats.sort_unstable();
        seats
    }
}

/// Lets every phone of a table be a finger, from now on or no longer.
pub(crate) fn gather(app: &App, session: Uuid, gathers: bool) {
    {
        let mut state = app.guests().state();
        if state.gathering.contains(&session) == gathers {
            return;
        }
        state.gathering.retain(|own| *own != session);
        if gathers {
            state.gathering.push(session);
        }
        for known in state.guests.iter_mut().filter(|known| known.guest.session == session) {
            known.touches = false;
        }
    }
    notify(app, session);
}

/// A finger lies on a guest's phone now, or no longer.
///
/// # Errors
/// `nothing_gathers` where the table draws nothing, or the guest only watches.
pub(crate) fn touch(app: &App, caller: Caller, down: bool) -> Result<(), WireError> {
    let Caller::Guest(guest) = caller else { return Err(not_a_guest()) };
    if !app.guests().gathers(guest) {
        return Err(invalid("nothing_gathers", "the table draws nothing now"));
    }
    {
        let mut state = app.guests().state();
        if let Some(known) = state.guests.iter_mut().find(|known| known.guest.id == guest.id) {
            known.touches = down;
        }
    }
    notify(app, guest.session);
    Ok(())
}
