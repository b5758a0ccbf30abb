//! Changes for a guest: a line of JSON with the table as they may see it, then one with what differs for each change, and
//! an empty line from time to time so that a connection that broke off is noticed. A television is sent every table of the
//! evening.

use super::delta::Told;
use crate::changes::{Heard, Hub};
use api::{
    App, Caller, Change, ErrorKind, Guest, ShownTables, TableStep, WireError, arrive,
    arrive_television, shown_tables, step_for,
};
use axum::body::{Body, Bytes};
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::AbortHandle;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use uuid::Uuid;

/// A guest's page takes the connection for broken when nothing came for three of these.
const HEARTBEAT: Duration = Duration::from_secs(4);

/// A television is sent all tables at most so often, however many steps are taken at them.
const TELEVISION: Duration = Duration::from_millis(400);

/// How many pages of one guest are told of changes.
const STREAMS: usize = 4;

/// How many lines are made at once, however many phones listen: more threads would share the same cores, and each holds
/// memory of its own.
static LINES: Semaphore = Semaphore::const_new(4);

/// At the end a page that reads is told so; one that does not read for so long is not waited for.
const LAST_WORD: Duration = Duration::from_secs(1);

/// What is sent to each guest at once, the oldest first.
#[derive(Clone, Default)]
pub(crate) struct Streams(Arc<Mutex<HashMap<Uuid, VecDeque<AbortHandle>>>>);

impl Streams {
    /// One more for a guest; the oldest of too many ends, so that one phone does not take the places of the others.
    fn add(&self, guest: Uuid, stream: AbortHandle) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, own| {
            own.retain(|one| !one.is_finished());
            !own.is_empty()
        });
        let own = all.entry(guest).or_default();
        own.push_back(stream);
        if own.len() > STREAMS
            && let Some(oldest) = own.pop_front()
        {
            oldest.abort();
        }
    }
}

pub(crate) async fn changes(
    State((app, hub, run, streams)): State<(Arc<App>, Hub, Uuid, Streams)>,
    Extension(caller): Extension<Caller>,
) -> Response {
    // One line waits at most: what a slow phone gets next is the newest.
    let (sender, lines) = mpsc::channel(1);
    match caller {
        Caller::Guest(guest) => {
            streams.add(guest.id, tokio::spawn(send(app, hub, run, guest, sender)).abort_handle());
        }
        Caller::Television => drop(tokio::spawn(send_all(app, hub, sender))),
        Caller::Keeper | Caller::Invited(_) | Caller::Outside(_) => {
            return StatusCode::FORBIDDEN.into_response();
        }
    }
    let lines = ReceiverStream::new(lines).map(Ok::<Bytes, Infallible>);
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(lines)).into_response()
}

/// What is told of a table, or of all of them.
#[derive(Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
enum Shown {
    Table {
        table: Box<TableStep>,
        #[serde(skip_serializing_if = "Option::is_none")]
        own: Option<Box<TableStep>>,
    },
    Tables {
        shown: ShownTables,
    },
}

/// The table for a guest as they see it, and its revision. With the pencil they see the whole table, and beside it what
/// their own seat sees.
fn shown_to(app: &App, guest: Guest) -> Result<(u32, Shown), WireError> {
    let table = Box::new(step_for(app, guest)?);
    let own = match guest {
        Guest { pencil: true, seat: Some(_), .. } => {
            Some(Box::new(step_for(app, Guest { pencil: false, ..guest })?))
        }
        _ => None,
    };
    Ok((table.revision, Shown::Table { table, own }))
}

/// What a phone was told last, and of which revision.
#[derive(Default)]
struct Page {
    told: Told,
    revision: Option<u32>,
    /// There is no such table any more.
    gone: bool,
}

impl Page {
    /// The line that brings this phone to the table as it is now, if it is another one; a table that was deleted is gone.
    fn line(&mut self, app: &App, guest: Guest) -> Option<Bytes> {
        let (revision, table) = match shown_to(app, guest) {
            Ok(shown) => shown,
            Err(why) => {
                self.gone = why.kind == ErrorKind::NotFound;
                return None;
            }
        };
        if self.revision.replace(revision) == Some(revision) {
            return None;
        }
        self.told.line(&table).ok()?
    }
}

/// What a thread that may wait makes of this page, when it is its turn.
async fn made<P: Send + 'static>(
    mut page: P,
    make: impl FnOnce(&mut P) -> Option<Bytes> + Send + 'static,
) -> Option<(P, Option<Bytes>)> {
    let _turn = LINES.acquire().await.ok()?;
    tokio::task::spawn_blocking(move || {
        let line = make(&mut page);
        (page, line)
    })
    .await
    .ok()
}

pub(super) async fn send(
    app: Arc<App>,
    hub: Hub,
    run: Uuid,
    mut guest: Guest,
    sender: mpsc::Sender<Bytes>,
) {
    let mut heard = hub.listen();
    let Some(_here) = arrive(&app, guest) else {
        // The page is gone already.
        let _ = sender.send(line(r#"{"is":"gone"}"#)).await;
        return;
    };
    if sender.send(line(&format!(r#"{{"is":"run","run":"{run}"}}"#))).await.is_err() {
        return;
    }
    let mut page = Page::default();
    let mut waits = None;
    let mut pencil = None;
    let mut gathers = false;
    let mut said = None;
    let mut beat = Instant::now() + HEARTBEAT;
    loop {
        let of = Arc::clone(&app);
        let Some((now, differs)) = made(page, move |page| page.line(&of, guest)).await else {
            return;
        };
        page = now;
        if page.gone {
            let _ = timeout(LAST_WORD, sender.send(line(r#"{"is":"gone"}"#))).await;
            return;
        }
        if let Some(line) = differs
            && sender.send(line).await.is_err()
        {
            return;
        }
        // Until something of this table changed.
        loop {
            if pencil != Some(guest.pencil) {
                pencil = Some(guest.pencil);
                let told = line(&format!(r#"{{"is":"pencil","yours":{}}}"#, guest.pencil));
                if sender.send(told).await.is_err() {
                    return;
                }
            }
            if gathers != app.guests().gathers(guest) {
                gathers = !gathers;
                let told = line(&format!(r#"{{"is":"gathers","now":{gathers}}}"#));
                if sender.send(told).await.is_err() {
                    return;
                }
            }
            let says = app.guests().said(guest);
            if says != said {
                let Ok(text) = serde_json::to_string(&says) else { return };
                said = says;
                if sender.send(line(&format!(r#"{{"is":"said","said":{text}}}"#))).await.is_err() {
                    return;
                }
            }
            let waiting = app.guests().waits(guest);
            if waiting != waits {
                let Ok(lines) = serde_json::to_string(&waiting) else { return };
                waits = waiting;
                if sender.send(line(&format!(r#"{{"is":"waits","lines":{lines}}}"#))).await.is_err()
                {
                    return;
                }
            }
            // What is heard of other tables sends nothing here, and must not put it off.
            let Ok(next) = timeout_at(beat, heard.next()).await else {
                if sender.send(Bytes::from_static(b"\n")).await.is_err() {
                    return;
                }
                beat = Instant::now() + HEARTBEAT;
                continue;
            };
            match next {
                Heard::Changed(Change::Guests { session }) if session == guest.session => {
                    let Some(now) = known_still(&app, guest, &sender).await else { return };
                    // With the pencil more of the same table is seen.
                    if now.pencil != guest.pencil {
                        guest = now;
                        page.revision = None;
                        break;
                    }
                }
                // Any of these may be what was missed.
                Heard::Missed => {
                    let Some(now) = known_still(&app, guest, &sender).await else { return };
                    guest = now;
                    page.revision = None;
                    break;
                }
                Heard::Changed(Change::Table { session, .. }) if session != guest.session => {}
                Heard::Changed(Change::Guests { .. } | Change::Games) => {}
                // Names of people may be others now.
                Heard::Changed(Change::Lists) => {
                    page.revision = None;
                    break;
                }
                Heard::Changed(Change::Table { .. }) => break,
                Heard::Closing => {
                    // Who is known still may come again, to a host that was started again.
                    if app.guests().guest(guest.id).is_none() {
                        let _ = timeout(LAST_WORD, sender.send(line(r#"{"is":"gone"}"#))).await;
                    }
                    return;
                }
            }
        }
    }
}

/// A guest as they are now; one who was sent away is told so.
async fn known_still(app: &App, guest: Guest, sender: &mpsc::Sender<Bytes>) -> Option<Guest> {
    let now = app.guests().guest(guest.id);
    if now.is_none() {
        // The page may be gone as well.
        let _ = sender.send(line(r#"{"is":"gone"}"#)).await;
    }
    now
}

/// Sends every table of the evening, and again whenever one of them has changed.
async fn send_all(app: Arc<App>, hub: Hub, sender: mpsc::Sender<Bytes>) {
    let mut heard = hub.listen();
    let Some(_here) = arrive_television(&app) else {
        let _ = sender.send(line(r#"{"is":"gone"}"#)).await;
        return;
    };
    let mut told = Told::default();
    let mut beat = Instant::now() + HEARTBEAT;
    loop {
        let sent = Instant::now();
        let of = Arc::clone(&app);
        let tables = move |told: &mut Told| {
            told.line(&Shown::Tables { shown: shown_tables(&of).ok()? }).ok()?
        };
        let Some((now, differs)) = made(told, tables).await else { return };
        told = now;
        if let Some(line) = differs
            && sender.send(line).await.is_err()
        {
            return;
        }
        // Until something changed, and the last picture has stood for a moment.
        loop {
            let Ok(next) = timeout_at(beat, heard.next()).await else {
                if sender.send(Bytes::from_static(b"\n")).await.is_err() {
                    return;
                }
                beat = Instant::now() + HEARTBEAT;
                continue;
            };
            match next {
                Heard::Changed(Change::Guests { .. } | Change::Games) => {}
                Heard::Changed(Change::Table { .. } | Change::Lists) | Heard::Missed => break,
                Heard::Closing => {
                    if !app.guests().has_television() {
                        let _ = timeout(LAST_WORD, sender.send(line(r#"{"is":"gone"}"#))).await;
                    }
                    return;
                }
            }
        }
        tokio::time::sleep(TELEVISION.saturating_sub(sent.elapsed())).await;
    }
}

fn line(text: &str) -> Bytes {
    Bytes::from(format!("{text}\n"))
}
