//! The one command of the shell.

use crate::watchdog::Watchdog;
use api::{App, ErrorKind, Host, WireError, dispatch};
use kernel::{Actor, Seat, Viewer};
use std::sync::Arc;
use tauri::State;
use tauri::ipc::Response;

/// No request is longer than this: the longest honest one is a draft of 16 KiB.
const LONGEST_REQUEST: usize = 64 * 1024;

/// Whoever sits at this screen keeps the table, and may lend it to a person at it.
struct ThisWindow;

impl Host for ThisWindow {
    fn actor(&self) -> Actor {
        Actor::Keeper
    }

    fn viewer(&self, seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Table, Viewer::Seat)
    }
}

/// Answers the command `name` with JSON. Waits for the disk on a thread of its own, never on the window's.
#[tauri::command]
pub(crate) async fn rpc(
    app: State<'_, Arc<App>>,
    watchdog: State<'_, Watchdog>,
    name: String,
    payload: String,
) -> Result<Response, WireError> {
    // The first question shows that the page is alive.
    watchdog.page_is_alive();
    if payload.len() > LONGEST_REQUEST {
        return Err(error(ErrorKind::Invalid, "a request is at most 64 KiB"));
    }
    let app = Arc::clone(&app);
    tauri::async_runtime::spawn_blocking(move || dispatch(&app, &ThisWindow, &name, &payload))
        .await
        .map_err(|_| error(ErrorKind::Internal, "the command did not end"))?
        .map(Response::new)
}

fn error(kind: ErrorKind, message: &str) -> WireError {
    WireError {
        kind,
        code: String::new(),
        params: Default::default(),
        message: message.to_owned(),
        rule: None,
    }
}
