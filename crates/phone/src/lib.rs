//! The app in a phone's browser: what a page's worker calls in place of a server.
//!
//! A request is written to [`tapete_room`], the name of a command followed by its payload; [`tapete_call`] answers it.
//! There are no threads: what a native host does beside its answers the worker asks for between them
//! ([`tapete_work`], [`tapete_ring`], [`tapete_background`]). Files are those of the WASI functions that the worker
//! lends (`ui/src/platform/phone`). A panic ends the worker; the page starts another, which opens the same files.
#![cfg(target_family = "wasm")]

use api::{App, Caller, Change, ErrorKind, WireError, dispatch};
use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// The data folder, in the worker's pool of files.
const FOLDER: &str = "/tapete";

#[link(wasm_import_module = "tapete")]
unsafe extern "C" {
    /// The offset from UTC in minutes at a moment in milliseconds since 1970.
    safe fn offset(at: f64) -> i32;
}

static APP: OnceLock<App> = OnceLock::new();
static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static CHANGES: Mutex<Option<Receiver<Change>>> = Mutex::new(None);

/// Opens the app. A migration then waits for [`tapete_work`]. There are no session files: nothing on a phone shows
/// them, and a browser opens only so many files. An export that no page has taken is of no use.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_open() {
    service::set_offset_source(|at| offset(at as f64));
    let app = APP.get_or_init(|| App::open(Path::new(FOLDER)).without_session_files());
    app.remove_leftovers();
    let _ = std::fs::remove_dir_all(app.files_folder());
}

/// Makes room for a request of so many bytes; where it is.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_room(length: usize) -> *mut u8 {
    let mut request = lock(&REQUEST);
    *request = vec![0; length];
    request.as_mut_ptr()
}

/// Where the last answer is.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_answer() -> *const u8 {
    lock(&ANSWER).as_ptr()
}

/// Answers the request, whose first `name` bytes are a command's name. How long the answer is in bytes; below 0 when
/// it is an error. May be called while [`tapete_work`] runs, for how far a job is.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_call(name: usize) -> i32 {
    let request = std::mem::take(&mut *lock(&REQUEST));
    match call(&request, name) {
        Ok(text) => put(text),
        Err(error) => -put(serde_json::to_string(&error).unwrap_or_default()),
    }
}

/// What has changed since this was last asked, as a list; how long it is in bytes, 0 when nothing has.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_changes() -> i32 {
    let changes = APP.get().map(changes).unwrap_or_default();
    if changes.is_empty() { 0 } else { put(serde_json::to_string(&changes).unwrap_or_default()) }
}

/// Does one piece of the work that waits (a migration, a job); whether there was one.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_work() -> bool {
    api::run_waiting()
}

/// Rings the clocks that have run out; in how many milliseconds the next one does, below 0 when none runs.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_ring() -> i32 {
    let service = APP.get().and_then(|app| app.service().ok());
    let next = service.and_then(service::SessionService::ring);
    next.map_or(-1, |next| i32::try_from(next.as_millis()).unwrap_or(i32::MAX))
}

/// The daily backup.
#[unsafe(no_mangle)]
pub extern "C" fn tapete_background() {
    // While a migration waits there is nothing to write; it is asked again.
    let _ = APP.get().map(App::run_background_once);
}

fn call(request: &[u8], name: usize) -> Result<String, WireError> {
    let app =
        APP.get().ok_or_else(|| WireError::new(ErrorKind::Preparing, "", "not opened yet"))?;
    let (name, payload) = request.split_at_checked(name).unwrap_or_default();
    let text = |bytes| {
        std::str::from_utf8(bytes)
            .map_err(|_| WireError::new(ErrorKind::Invalid, "", "a request is text in UTF-8"))
    };
    dispatch(app, Caller::Keeper, text(name)?, text(payload)?)
}

/// Begins to listen when it is first asked after the migration.
fn changes(app: &App) -> Vec<Change> {
    let mut listening = lock(&CHANGES);
    let mut found = Vec::new();
    if let Some(receiver) = &*listening {
        loop {
            match receiver.try_recv() {
                Ok(change) => found.push(change),
                Err(TryRecvError::Empty) => return found,
                // So many that it was let go: everything counts as changed.
                Err(TryRecvError::Disconnected) => break,
            }
        }
    }
    if let Ok(service) = app.service() {
        *listening = Some(service.subscribe());
        found = vec![Change::Lists];
    }
    found
}

fn put(text: String) -> i32 {
    let mut answer = lock(&ANSWER);
    *answer = text.into_bytes();
    i32::try_from(answer.len()).unwrap_or(i32::MAX)
}

/// What these guard is replaced whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
