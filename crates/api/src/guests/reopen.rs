//! A host that is started again in the middle of an evening lets the same devices in: links and keys are noted in a file of
//! the data folder that only its owner can read, as long as guests can come.

use super::words::Words;
use super::{ALONE_MS, Invited, Known, Listening, State};
use crate::{App, Guest};
use kernel::{Seat, Timestamp};
use serde::{Deserialize, Serialize};
use service::private;
use std::io::{self, Write};
use std::net::SocketAddrV4;
use std::path::Path;
use std::sync::PoisonError;
use uuid::Uuid;

const FILE: &str = "guests.json";

/// Who may come, and where it listens.
#[derive(Serialize, Deserialize)]
struct Note {
    at: SocketAddrV4,
    /// When it listened last.
    open: Timestamp,
    tables: Vec<NotedTable>,
    guests: Vec<NotedGuest>,
    television: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct NotedTable {
    session: Uuid,
    key: String,
    words: Words,
    keeper_accepts: bool,
}

#[derive(Serialize, Deserialize)]
struct NotedGuest {
    id: Uuid,
    session: Uuid,
    seat: Option<Seat>,
    pencil: bool,
    key: String,
    language: String,
}

/// Notes who may come; where nobody may, nothing is left of it. Everybody is answered while it is written: what is noted
/// last is what holds then, for it is looked at only when nothing else is being noted.
pub(super) fn note(app: &App) {
    let guests = app.guests();
    let _noting = guests.noting.lock().unwrap_or_else(PoisonError::into_inner);
    let noted = guests.state().noted(app.clock().now());
    let path = app.folder().join(FILE);
    // Where it cannot be written, everybody scans the code again after the next start.
    let _ = match noted {
        Some(note) => write(&path, &note),
        None => std::fs::remove_file(&path),
    };
}

impl State {
    fn noted(&self, now: Timestamp) -> Option<Note> {
        let listening = self.listening.as_ref()?;
        let table = |invited: &Invited| NotedTable {
            session: invited.session,
            key: invited.key.clone(),
            words: invited.words,
            keeper_accepts: self.accepts.contains(&invited.session),
        };
        let guest = |known: &Known| NotedGuest {
            id: known.guest.id,
            session: known.guest.session,
            seat: known.guest.seat,
            pencil: known.guest.pencil,
            key: known.key.clone(),
            language: known.language.clone(),
        };
        Some(Note {
            at: listening.at,
            open: now,
            tables: self.invited.iter().map(table).collect(),
            guests: self.guests.iter().map(guest).collect(),
            television: self.television.clone(),
        })
    }

    fn restore(&mut self, note: Note, listening: Listening, now: Timestamp) {
        let accepts = note.tables.iter().filter(|table| table.keeper_accepts);
        self.accepts = accepts.map(|table| table.session).collect();
        let table = |NotedTable { session, key, words, .. }| Invited { session, key, words };
        self.invited = note.tables.into_iter().map(table).collect();
        let guest = |NotedGuest { id, session, seat, pencil, key, language }| Known {
            guest: Guest { id, session, seat, pencil },
            key,
            language,
            pages: 0,
            joined: None,
            touches: false,
            said: None,
        };
        self.guests = note.guests.into_iter().map(guest).collect();
        self.television = note.television;
        self.listening = Some(listening);
        self.alone = Some(now);
    }
}

/// Notes that guests can come still.
pub fn note_open(app: &App) {
    let listens = app.guests().state().listening.is_some();
    if listens {
        note(app);
    }
}

/// Listens again where it listened when the app ended, if that was not longer ago than it listens without a guest; lets in
/// whom it let in then. In another network, or where another program listens there, it stays closed.
pub fn reopen(app: &App) {
    let Ok(network) = app.guests().network() else { return };
    let path = app.folder().join(FILE);
    let Some(noted) = std::fs::read(&path).ok().and_then(|text| read(&text)) else { return };
    let now = app.clock().now();
    if !(0..ALONE_MS).contains(&now.0.saturating_sub(noted.open.0)) {
        // Keys that are worth nothing any more; one that cannot be removed is as old at the next start.
        let _ = std::fs::remove_file(&path);
        return;
    }
    let interface = network.interfaces().into_iter().find(|one| one.address == *noted.at.ip());
    let mut state = app.guests().state();
    if let Some(interface) = interface
        && state.listening.is_none()
        && let Ok(at) = network.open(interface.address, Some(noted.at.port()))
    {
        state.restore(noted, Listening { at, interface }, now);
        drop(state);
        note(app);
    }
}

fn read(text: &[u8]) -> Option<Note> {
    serde_json::from_slice(text).ok()
}

/// The old one or the new one, whenever the process ends.
fn write(path: &Path, note: &Note) -> io::Result<()> {
    let part = path.with_extension("json.part");
    private::file(&part)?.write_all(&serde_json::to_vec(note)?)?;
    std::fs::rename(part, path)
}
