//! The door: a table is invited to, its invitation is shown, and nothing listens any more.

use super::reopen::note;
use super::words::Words;
use super::{
    DoorWords, GuestCard, Interface, Invitation, Invited, Known, Listening, State, invalid, notify,
};
use crate::key::new_key;
use crate::{App, ErrorKind, WireError};
use kernel::Viewer;
use service::link_with_code;
use std::net::Ipv4Addr;
use uuid::Uuid;

/// Invites to a table; listens on the interface with this address, else on the one that is used or the first.
pub(crate) fn invite(
    app: &App,
    session: Uuid,
    address: Option<Ipv4Addr>,
) -> Result<Invitation, WireError> {
    app.service()?.table(session, Viewer::Table)?;
    let guests = app.guests();
    let network = guests.network()?;
    let interfaces = network.interfaces();
    let mut state = guests.state();
    let used = state.listening.as_ref().map(|listening| *listening.at.ip());
    // One that is gone, as after another network was chosen, is no reason not to use what there is.
    let used_still = used.filter(|used| interfaces.iter().any(|one| one.address == *used));
    let wanted = address.or(used_still);
    let chosen = interfaces.iter().find(|one| wanted.is_none_or(|wanted| one.address == wanted));
    let chosen = chosen.cloned().ok_or_else(|| {
        invalid("no_private_network", "this device is in no network that guests could be in")
    })?;
    if used != Some(chosen.address) {
        network.close();
        state.listening = None;
        let at = network.open(chosen.address, None).map_err(|error| {
            WireError::new(ErrorKind::Storage, "network_refused", error.to_string())
        })?;
        state.listening = Some(Listening { at, interface: chosen });
    }
    if !state.invited.iter().any(|invited| invited.session == session) {
        let mistake = |why| WireError::new(ErrorKind::Internal, "", why);
        let (key, words) = (new_key().map_err(mistake)?, Words::new().map_err(mistake)?);
        state.invited.push(Invited { session, key, words });
    }
    state.alone = state.alone_since(app.clock().now());
    drop(state);
    note(app);
    invitation(app, session)?.ok_or_else(|| invalid("no_network", "nothing listens"))
}

/// The invitation to a table, while guests can come.
pub(crate) fn invitation(app: &App, session: Uuid) -> Result<Option<Invitation>, WireError> {
    let guests = app.guests();
    let Ok(network) = guests.network() else { return Ok(None) };
    let found = guests.state().invitation(session, || network.interfaces())?;
    let Some(found) = found else { return Ok(None) };
    Ok(Some(Invitation { proposals: guests.waiting(app, session)?, ..found }))
}

/// Stops listening: every guest is sent away, and no link is worth anything any more.
pub(crate) fn stop(app: &App) {
    let sessions: Vec<Uuid> = {
        let mut state = app.guests().state();
        state.listening = None;
        state.guests.clear();
        state.accepts.clear();
        state.waiting.clear();
        state.gathering.clear();
        state.knocks.clear();
        state.television = None;
        state.alone = None;
        // Under the lock: an invitation that comes in between would listen at what is closed here.
        if let Ok(network) = app.guests().network() {
            network.close();
        }
        state.invited.drain(..).map(|invited| invited.session).collect()
    };
    note(app);
    for session in sessions {
        notify(app, session);
    }
}

impl State {
    fn invitation(
        &self,
        session: Uuid,
        interfaces: impl FnOnce() -> Vec<Interface>,
    ) -> Result<Option<Invitation>, WireError> {
        let invited = self.invited.iter().find(|invited| invited.session == session);
        let (Some(invited), Some(listening)) = (invited, &self.listening) else { return Ok(None) };
        let interfaces = interfaces();
        // In another network by now, the link leads nowhere: guests are invited again.
        if !interfaces.iter().any(|one| one.address == *listening.at.ip()) {
            return Ok(None);
        }
        let words = |spanish| invited.words.read_out(spanish).join(" ");
        let code = link_with_code(format!("http://{}/#join={}", listening.at, invited.key))?;
        let card = |known: &Known| GuestCard {
            id: known.guest.id,
            seat: known.guest.seat,
            language: known.language.clone(),
            here: known.pages > 0,
            pencil: known.guest.pencil,
        };
        Ok(Some(Invitation {
            code,
            host: listening.at.to_string(),
            words: DoorWords { es: words(true), en: words(false) },
            interface: listening.interface.clone(),
            interfaces,
            guests: self.at(session).map(card).collect(),
            knocks: self.waiting_outside(session).collect(),
            keeper_accepts: self.accepts.contains(&session),
            proposals: Vec::new(),
            touched: self.touched(session),
            said: self.said_at(session),
        }))
    }
}
