//! The Tauri command that hands requests to [`api::dispatch`].

use crate::watchdog::Watchdog;
use api::{App, Caller, ErrorKind, WireError, dispatch};
use std::sync::Arc;
use tauri::State;

/// Answers the command `name` with JSON. Waits for the disk on a thread of its own, never on the window's.
#[tauri::command]
pub(crate) async fn rpc(
    app: State<'_, Arc<App>>,
    watchdog: State<'_, Watchdog>,
    name: String,
    payload: String,
) -> Result<String, WireError> {
    // The first question shows that the page is alive.
    watchdog.page_is_alive();
    let app = Arc::clone(&app);
    tauri::async_runtime::spawn_blocking(move || dispatch(&app, Caller::Keeper, &name, &payload))
        .await
        .map_err(|_| WireError::new(ErrorKind::Internal, "", "the command did not end"))?
}
