//! What guests say that a round brought them. The keeper's screen takes it into what is half typed there; the keeper
//! closes the round, and the rules decide about all of it at once.

use super::{Guests, State, invalid, not_a_guest, notify};
use crate::{App, Caller, Guest, WireError};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// The longest value, in bytes: every kind of a deck with its number.
const LONGEST: usize = 1_024;

/// What one guest says of a round, as their screen writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OwnValue {
    /// The round, from 1.
    pub round: u16,
    /// In the form of the game's screens; nothing here reads it.
    pub value: String,
}

/// The same, at the keeper's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatValue {
    pub seat: Seat,
    pub said: OwnValue,
}

impl Guests {
    /// What this guest said last and the keeper did not leave.
    pub fn said(&self, guest: Guest) -> Option<OwnValue> {
        let state = self.state();
        state.guests.iter().find(|known| known.guest.id == guest.id)?.said.clone()
    }
}

impl State {
    pub(super) fn said_at(&self, session: Uuid) -> Vec<SeatValue> {
        let by = |known: &super::Known| {
            Some(SeatValue { seat: known.guest.seat?, said: known.said.clone()? })
        };
        self.at(session).filter_map(by).collect()
    }
}

/// A guest says what a round brought them, instead of what they said before.
///
/// # Errors
/// `invalid` where it is longer than a kilobyte.
pub(crate) fn say(app: &App, caller: Caller, said: OwnValue) -> Result<(), WireError> {
    let Caller::Guest(guest) = caller else { return Err(not_a_guest()) };
    if said.value.len() > LONGEST {
        return Err(invalid("", "what a round brought is written in 1,024 bytes at most"));
    }
    {
        let mut state = app.guests().state();
        if let Some(known) = state.guests.iter_mut().find(|known| known.guest.id == guest.id) {
            known.said = Some(said);
        }
    }
    notify(app, guest.session);
    Ok(())
}

/// The keeper dismisses what was said at a seat: that person can say it again.
pub(crate) fn dismiss_value(app: &App, session: Uuid, seat: Seat) {
    {
        let mut state = app.guests().state();
        let own = |known: &&mut super::Known| {
            known.guest.session == session && known.guest.seat == Some(seat)
        };
        state.guests.iter_mut().filter(own).for_each(|known| known.said = None);
    }
    notify(app, session);
}
