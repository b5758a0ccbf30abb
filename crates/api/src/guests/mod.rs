//! Guests: devices of the same network that take part in a table by a link.
//!
//! A link belongs to one table, a key to one device there; the host decides by them who the caller is
//! ([`Guests::caller`]). Links and keys are noted in a file, so that a host that was started again soon lets the same
//! devices in ([`reopen`]); everything else here lies in memory.

mod fingers;
mod knocks;
mod network;
mod proposals;
mod reopen;
mod said;
mod television;
mod wire;
mod words;

pub(crate) use fingers::{gather, touch};
pub use knocks::{KnockCard, Knocked};
pub(crate) use knocks::{answer_knock, knock};
pub use network::{Interface, Network};
pub use proposals::Proposal;
pub(crate) use proposals::{answer, let_keeper_accept, propose, withdraw};
pub use reopen::{note_open, reopen};
pub use said::{OwnValue, SeatValue};
pub(crate) use said::{leave, say};
pub(crate) use television::television;
pub use television::{ShownTable, ShownTables, TelevisionLink, shown_tables};
pub use wire::{DoorWords, GuestCard, Invitation, Joined, Lobby, LobbySeat};

use crate::key::{is_key, new_key};
use crate::{App, Caller, ErrorKind, Guest, WireError};
use kernel::{Knowledge, Seat, Timestamp, Viewer};
use knocks::Knock;
use proposals::Waiting;
use service::{Change, qr_code};
use std::net::{Ipv4Addr, SocketAddrV4};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use uuid::Uuid;
use words::Words;

/// So many devices take part in a table at most.
const MOST_AT_A_TABLE: usize = 32;

/// After so many milliseconds without a guest it stops listening.
const ALONE_MS: i64 = 10 * 60 * 1_000;

/// Who is invited, and who has come.
#[derive(Default)]
pub struct Guests {
    network: OnceLock<Box<dyn Network>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    listening: Option<Listening>,
    invited: Vec<Invited>,
    /// Devices that came by words.
    knocks: Vec<Knock>,
    /// The key of the television that shows every table, once it was asked for.
    television: Option<String>,
    /// Its open pages.
    televisions: usize,
    guests: Vec<Known>,
    /// Tables whose keeper accepts what guests want to record.
    accepts: Vec<Uuid>,
    /// What waits for a keeper, the earliest first.
    waiting: Vec<Waiting>,
    /// Tables that draw who starts: each phone is a finger.
    gathering: Vec<Uuid>,
    /// Since when no guest is there.
    alone: Option<Timestamp>,
}

/// A table to which guests can come: by its link, or by its words and the keeper's tap.
struct Invited {
    session: Uuid,
    key: String,
    words: Words,
}

struct Listening {
    at: SocketAddrV4,
    interface: Interface,
}

struct Known {
    guest: Guest,
    key: String,
    language: String,
    /// Their open pages.
    pages: usize,
    /// Whether a finger lies on it, while the table draws who starts.
    touches: bool,
    /// What they said that a round brought them.
    said: Option<OwnValue>,
}

/// The page of a guest, or of a television, that is open; it counts as gone when this is dropped.
pub struct Presence {
    app: Arc<App>,
    /// None for a television that shows every table.
    guest: Option<Guest>,
}

impl Guests {
    /// Offers the network of this host, once.
    pub fn offer(&self, network: Box<dyn Network>) {
        // A host has one network; a second offer changes nothing.
        let _ = self.network.set(network);
    }

    /// The caller with this key: a guest, or a device that has only the link yet.
    pub fn caller(&self, key: &str) -> Option<Caller> {
        let state = self.state();
        let known = state.guests.iter().find(|known| is_key(&known.key, key));
        let invited = || state.invited.iter().find(|invited| is_key(&invited.key, key));
        let knock = || state.knocks.iter().find(|knock| is_key(&knock.key, key));
        let outside = || state.invited.iter().find(|invited| invited.words.typed(key));
        known
            .map(|known| Caller::Guest(known.guest))
            .or_else(|| invited().map(|invited| Caller::Invited(invited.session)))
            .or_else(|| knock().map(Knock::caller))
            .or_else(|| {
                let television = state.television.as_ref().filter(|own| is_key(own, key));
                television.map(|_| Caller::Television)
            })
            .or_else(|| outside().map(|invited| Caller::Outside(invited.session)))
    }

    /// A guest as they are now, by their id; none where they were sent away.
    pub fn guest(&self, id: Uuid) -> Option<Guest> {
        self.state().guests.iter().map(|known| known.guest).find(|guest| guest.id == id)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn network(&self) -> Result<&dyn Network, WireError> {
        let network = self.network.get().map(|network| &**network);
        network.ok_or_else(|| invalid("no_network", "this device has no local network"))
    }
}

impl State {
    /// Since when no page of a guest or a television has been open: since `now`, where none is.
    fn alone_since(&self, now: Timestamp) -> Option<Timestamp> {
        let pages: usize = self.guests.iter().map(|known| known.pages).sum();
        (self.listening.is_some() && pages + self.televisions == 0).then_some(now)
    }

    /// Who sits there now; one that is away gives its seat to another.
    fn seated(&self, session: Uuid, seat: Seat) -> Option<&Known> {
        self.at(session).find(|known| known.guest.seat == Some(seat) && known.pages > 0)
    }

    /// What a guest wanted to record goes with them.
    fn forget_proposals_of_gone(&mut self) {
        let guests = &self.guests;
        self.waiting.retain(|one| guests.iter().any(|known| known.guest.id == one.guest_id()));
    }

    /// Makes room for one more device: of those that only watch, the one that came first and is away now has to come again.
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

    fn at(&self, session: Uuid) -> impl Iterator<Item = &Known> {
        self.guests.iter().filter(move |known| known.guest.session == session)
    }

    fn invitation(
        &self,
        session: Uuid,
        interfaces: impl FnOnce() -> Vec<Interface>,
    ) -> Result<Option<Invitation>, WireError> {
        let invited = self.invited.iter().find(|invited| invited.session == session);
        let (Some(invited), Some(listening)) = (invited, &self.listening) else { return Ok(None) };
        let link = format!("http://{}/#join={}", listening.at, invited.key);
        let words = |spanish| invited.words.read_out(spanish).join(" ");
        let code = qr_code(&link)?;
        let card = |known: &Known| GuestCard {
            id: known.guest.id,
            seat: known.guest.seat,
            language: known.language.clone(),
            here: known.pages > 0,
            pencil: known.guest.pencil,
        };
        Ok(Some(Invitation {
            link,
            host: listening.at.to_string(),
            words: DoorWords { es: words(true), en: words(false) },
            size: code.size,
            path: code.path,
            interface: listening.interface.clone(),
            interfaces: interfaces(),
            guests: self.at(session).map(card).collect(),
            knocks: self.waiting_outside(session).collect(),
            keeper_accepts: self.accepts.contains(&session),
            proposals: Vec::new(),
            touched: self.touched(session),
            said: self.said_at(session),
        }))
    }
}

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
    state.note(app);
    drop(state);
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
        state.note(app);
    }
    invite(app, session, None)?;
    notify(app, session);
    Ok(())
}

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
        state.note(app);
    }
    notify(app, session);
    Ok(())
}

/// A guest gives the pencil back.
pub(crate) fn return_pencil(app: &App, caller: Caller) -> Result<(), WireError> {
    give_pencil(app, caller.session().ok_or_else(not_a_guest)?, None)
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
        let sessions = state.invited.drain(..).map(|invited| invited.session).collect();
        state.note(app);
        sessions
    };
    if let Ok(network) = app.guests().network() {
        network.close();
    }
    for session in sessions {
        notify(app, session);
    }
}

/// What a device with the link sees.
pub(crate) fn lobby(app: &App, caller: Caller) -> Result<Lobby, WireError> {
    let session = caller.session().ok_or_else(not_a_guest)?;
    let table = app.service()?.table(session, Viewer::Table)?;
    let state = app.guests().state();
    let seats = table.seats.into_iter().zip(0..).map(|(seated, at)| LobbySeat {
        name: seated.name,
        piece: seated.piece,
        taken: state.seated(session, Seat(at)).is_some(),
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
    {
        let mut state = app.guests().state();
        let before = match caller {
            Caller::Guest(before) => Some(before.id),
            _ => None,
        };
        let seated = seat.and_then(|seat| state.seated(session, seat));
        if seated.is_some_and(|known| Some(known.guest.id) != before) {
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
            touches: false,
            said: None,
        });
        state.note(app);
    }
    notify(app, session);
    Ok(Joined { key, session, seat })
}

/// # Errors
/// When it is no code of a language, such as `es`.
fn check_language(language: &str) -> Result<(), WireError> {
    if language.len() > 8 || !language.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-') {
        return Err(invalid("", "a language is a code of at most 8 letters"));
    }
    Ok(())
}

/// Notes that a page of a guest is open; none where they were sent away meanwhile.
pub fn arrive(app: &Arc<App>, guest: Guest) -> Option<Presence> {
    {
        let mut state = app.guests().state();
        let known = state.guests.iter_mut().find(|known| known.guest.id == guest.id)?;
        known.pages += 1;
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

fn notify(app: &App, session: Uuid) {
    if let Ok(service) = app.service() {
        service.notify(&Change::Guests { session });
    }
}

fn invalid(code: &str, why: &str) -> WireError {
    WireError::new(ErrorKind::Invalid, code, why)
}

fn not_a_guest() -> WireError {
    invalid("", "only a guest of a table can ask this")
}
