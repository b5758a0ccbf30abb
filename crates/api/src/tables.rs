//! What a caller may see of a table.

use crate::{App, Caller, WireError};
use kernel::Viewer;
use service::{LogOrder, LogPage, PastState};
use uuid::Uuid;

pub(crate) fn view_at(
    app: &App,
    caller: Caller,
    session: Uuid,
    position: u32,
    hands: bool,
) -> Result<PastState, WireError> {
    let viewer = if hands { Viewer::LookingBack } else { caller.viewer(None)? };
    Ok(app.service()?.view_at(session, position, viewer)?)
}

pub(crate) fn log_page(
    app: &App,
    caller: Caller,
    session: Uuid,
    order: LogOrder,
    from: Option<u32>,
    count: Option<u32>,
) -> Result<LogPage, WireError> {
    let mut page = app.service()?.log_page(session, order, from, count)?;
    if caller != Caller::Keeper {
        // The sentences are for everybody; a command may hold somebody's hidden cards.
        page.entries.iter_mut().for_each(|entry| entry.command = None);
    }
    Ok(page)
}
