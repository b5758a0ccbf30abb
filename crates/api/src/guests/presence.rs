//! Presence: which pages of guests and televisions are open, and the end after a while without any.

use super::{ALONE_MS, State, notify, stop};
use crate::{App, Guest};
use kernel::Timestamp;
use std::sync::Arc;

/// The page of a guest, or of a television, that is open; it counts as gone when this is dropped.
pub struct Presence {
    app: Arc<App>,
    /// None for a television that shows every table.
    guest: Option<Guest>,
}

/// Notes that a page of a guest is open; none where they were sent away meanwhile.
pub fn arrive(app: &Arc<App>, guest: Guest) -> Option<Presence> {
    {
        let mut state = app.guests().state();
        let known = state.guests.iter_mut().find(|known| known.guest.id == guest.id)?;
        known.pages += 1;
        known.joined = None;
        state.alone = None;
    }
    notify(app, guest.session);
    Some(Presence { app: Arc::clone(app), guest: Some(guest) })
}

/// Notes that a page of the television is open; none where its link is worth nothing any more.
pub fn arrive_television(app: &Arc<App>) -> Option<Presence> {
    let mut state = app.guests().state();
    state.television.as_ref()?;
    state.televisions += 1;
    state.alone = None;
    Some(Presence { app: Arc::clone(app), guest: None })
}

/// Stops listening when no guest has been there for ten minutes; whether it did.
pub fn stop_when_alone(app: &App) -> bool {
    let now = app.clock().now();
    let alone = app.guests().state().alone;
    let ends = alone.is_some_and(|since| now.0.saturating_sub(since.0) >= ALONE_MS);
    if ends {
        stop(app);
    }
    ends
}

impl Drop for Presence {
    fn drop(&mut self) {
        {
            let mut state = self.app.guests().state();
            let id = self.guest.map(|guest| guest.id);
            match state.guests.iter_mut().find(|known| Some(known.guest.id) == id) {
                Some(known) => {
                    known.pages = known.pages.saturating_sub(1);
                    known.touches &= known.pages > 0;
                }
                None if id.is_none() => state.televisions = state.televisions.saturating_sub(1),
                None => {}
            }
            state.alone = state.alone_since(self.app.clock().now());
        }
        if let Some(guest) = self.guest {
            notify(&self.app, guest.session);
        }
    }
}

impl State {
    /// Since when no page of a guest or a television has been open: since `now`, where none is.
    pub(super) fn alone_since(&self, now: Timestamp) -> Option<Timestamp> {
        let pages: usize = self.guests.iter().map(|known| known.pages).sum();
        (self.listening.is_some() && pages + self.televisions == 0).then_some(now)
    }
}
