//! Guests: devices of the same network that take part in a table by a link.
//!
//! A link belongs to one table, a key to one device there; the host decides by them who the caller is
//! ([`Guests::caller`]). Links and keys are noted in a file, so that a host that was started again soon lets the same
//! devices in ([`reopen`]); everything else here lies in memory.

mod door;
mod fingers;
mod knocks;
mod network;
mod pencil;
mod presence;
mod proposals;
mod reopen;
mod said;
mod seats;
mod television;
mod wire;
mod words;

pub(crate) use door::{invitation, invite, stop};
pub(crate) use fingers::{gather, touch};
pub use knocks::{KnockCard, Knocked};
pub(crate) use knocks::{answer_knock, knock};
pub use network::{Interface, Network};
pub(crate) use pencil::{give_pencil, return_pencil};
pub use presence::{Presence, arrive, arrive_television, stop_when_alone};
pub use proposals::Proposal;
pub(crate) use proposals::{answer, let_keeper_accept, propose, withdraw};
pub use reopen::{note_open, reopen};
pub use said::{OwnValue, SeatValue};
pub(crate) use said::{dismiss_value, say};
pub(crate) use seats::{dismiss, join, lobby};
pub(crate) use television::television;
pub use television::{ShownTable, ShownTables, shown_tables};
pub use wire::{DoorWords, GuestCard, Invitation, Joined, Lobby, LobbySeat};

use crate::key::is_key;
use crate::{App, Caller, ErrorKind, Guest, WireError};
use kernel::{Seat, Timestamp};
use knocks::Knock;
use proposals::Waiting;
use service::Change;
use std::net::SocketAddrV4;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use uuid::Uuid;
use words::Words;

/// How many devices take part in a table at most.
const MOST_AT_A_TABLE: usize = 32;

/// The page of one who joined is open within so many milliseconds.
const ARRIVING_MS: i64 = 10_000;

/// After so many milliseconds without a guest it stops listening.
const ALONE_MS: i64 = 10 * 60 * 1_000;

/// Who is invited, and who has come.
#[derive(Default)]
pub struct Guests {
    network: OnceLock<Box<dyn Network>>,
    state: Mutex<State>,
    /// Held while the note of them is written. Who waits for a disk waits for this one; everybody else is answered.
    noting: Mutex<()>,
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
    /// When they joined, until their page is open.
    joined: Option<Timestamp>,
    /// Whether a finger lies on it, while the table draws who starts.
    touches: bool,
    /// What they said that a round brought them.
    said: Option<OwnValue>,
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

impl Known {
    /// Whether a page of theirs is open, or is about to be.
    fn is_here(&self, now: Timestamp) -> bool {
        self.pages > 0 || self.joined.is_some_and(|at| now.0.saturating_sub(at.0) < ARRIVING_MS)
    }
}

impl State {
    /// Who sits there at this time; one that is away gives its seat to another.
    fn seated(&self, session: Uuid, seat: Seat, now: Timestamp) -> Option<&Known> {
        self.at(session).find(|known| known.guest.seat == Some(seat) && known.is_here(now))
    }

    /// What a guest wanted to record goes with them.
    fn forget_proposals_of_gone(&mut self) {
        let guests = &self.guests;
        self.waiting.retain(|one| guests.iter().any(|known| known.guest.id == one.guest_id()));
    }

    fn at(&self, session: Uuid) -> impl Iterator<Item = &Known> {
        self.guests.iter().filter(move |known| known.guest.session == session)
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
