//! Devices of a table: which seats there are, coming to one, being sent away.

use super::reopen::note;
use super::{
    Joined, Known, Lobby, LobbySeat, MOST_AT_A_TABLE, State, invalid, invite, not_a_guest, notify,
};
use crate::key::new_key;
use crate::{App, Caller, ErrorKind, Guest, WireError};
use kernel::{Seat, Viewer};
use uuid::Uuid;

/// What a device with the link sees.
pub(crate) fn lobby(app: &App, caller: Caller) -> Result<Lobby, WireError> {
    let session = caller.session().ok_or_else(not_a_guest)?;
    let table = app.service()?.table(session, Viewer::Table)?;
    let now = app.clock().now();
    let state = app.guests().state();
    let own = own_id(caller);
    let seats = table.seats.into_iter().zip(0..).map(|(seated, at)| LobbySeat {
        name: seated.name,
        piece: seated.piece,
        taken: is_anothers(state.seated(session, Seat(at), now), own),
    });
    let (title, counts_as) = (table.standing.title, table.standing.game);
    Ok(Lobby { session, game: table.game, title, counts_as, seats: seats.collect() })
}

/// Lets a device in at a seat, or as one that watches. A guest who joins again leaves their seat.
pub(crate) fn join(
    app: &App,
    caller: Caller,
    seat: Option<Seat>,
    language: &str,
) -> Result<Joined, WireError> {
    let session = caller.session().ok_or_else(not_a_guest)?;
    let seats = app.service()?.table(session, Viewer::Table)?.seats.len();
    if seat.is_some_and(|seat| seat.index() >= seats) {
        return Err(service::ServiceError::NotFound("seat").into());
    }
    check_language(language)?;
    let key = new_key().map_err(|why| WireError::new(ErrorKind::Internal, "", why))?;
    let guest = Guest { id: Uuid::now_v7(), session, seat, pencil: false };
    let now = app.clock().now();
    {
        let mut state = app.guests().state();
        let before = own_id(caller);
        if is_anothers(seat.and_then(|seat| state.seated(session, seat, now)), before) {
            return Err(invalid("seat_taken", "another device sits there"));
        }
        let leaves = |known: &Known| {
            let there =
                known.guest.session == session && seat.is_some() && known.guest.seat == seat;
            there || Some(known.guest.id) == before
        };
        if !state.at(session).any(leaves) {
            state.make_room(session)?;
        }
        state.guests.retain(|known| !leaves(known));
        state.forget_proposals_of_gone();
        let language = language.to_owned();
        state.guests.push(Known {
            guest,
            key: key.clone(),
            language,
            pages: 0,
            joined: Some(now),
            touches: false,
            said: None,
        });
    }
    note(app);
    notify(app, session);
    Ok(Joined { key, session, seat })
}

/// Whether another device than this one has a seat.
fn is_anothers(seated: Option<&Known>, own: Option<Uuid>) -> bool {
    seated.is_some_and(|known| Some(known.guest.id) != own)
}

fn own_id(caller: Caller) -> Option<Uuid> {
    match caller {
        Caller::Guest(guest) => Some(guest.id),
        _ => None,
    }
}

/// Sends a guest away; their key is worth nothing from now on.
pub(crate) fn dismiss(app: &App, guest: Uuid) -> Result<(), WireError> {
    let gone = {
        let mut state = app.guests().state();
        let at = state.guests.iter().position(|known| known.guest.id == guest);
        let gone = at.map(|at| state.guests.remove(at).guest.session);
        state.forget_proposals_of_gone();
        gone
    };
    let session = gone.ok_or(service::ServiceError::NotFound("guest"))?;
    {
        // The guest who was sent away may have the link still, or the words.
        let mut state = app.guests().state();
        state.invited.retain(|invited| invited.session != session);
        state.knocks.retain(|knock| knock.session != session);
    }
    note(app);
    invite(app, session, None)?;
    notify(app, session);
    Ok(())
}

/// Refuses what is no code of a language, such as `es`.
pub(super) fn check_language(language: &str) -> Result<(), WireError> {
    if language.len() > 8 || !language.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-') {
        return Err(invalid("", "a language is a code of at most 8 letters"));
    }
    Ok(())
}

impl State {
    /// Makes room for one more device: of those that only watch, the one that came first and is away now has to come
    /// again.
    ///
    /// # Errors
    /// When all the others are there, or have a seat.
    fn make_room(&mut self, session: Uuid) -> Result<(), WireError> {
        if self.at(session).count() < MOST_AT_A_TABLE {
            return Ok(());
        }
        let away = self.guests.iter().position(|known| {
            known.guest.session == session && known.guest.seat.is_none() && known.pages == 0
        });
        let full = || invalid("table_full", "no more devices can take part in this table");
        self.guests.remove(away.ok_or_else(full)?);
        Ok(())
    }
}
