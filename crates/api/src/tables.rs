//! Steps at a table, and what a caller may see of it.

use crate::database::Service;
use crate::guests;
use crate::{App, Audience, Caller, Guest, WireError};
use kernel::{Actor, Knowledge, Line, Seat, Shown, Standing, Timestamp, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use service::{LogOrder, LogPage, PastState, Seated, ServiceError, Status, TableState};
use std::collections::BTreeMap;
use ts_rs::TS;
use uuid::Uuid;

/// What a step may have changed of a [`TableState`]; the rest (the house rules, what of the view is settled) stays as
/// it was when the table was told whole.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableStep {
    pub session: Uuid,
    pub revision: u32,
    pub status: Status,
    pub seats: Vec<Seated>,
    #[ts(type = "unknown")]
    pub view: Shown,
    #[ts(type = "unknown[]")]
    pub prompts: Shown,
    #[ts(as = "tools::View")]
    pub tools: Shown,
    pub standing: Standing,
    pub steps: u32,
    pub undo: Option<Vec<Line>>,
    pub redo: Option<Vec<Line>>,
    pub draft: Option<String>,
    pub played_ms: i64,
    pub now: Timestamp,
}

impl From<TableState> for TableStep {
    fn from(table: TableState) -> Self {
        TableStep {
            session: table.session,
            revision: table.revision,
            status: table.status,
            seats: table.seats,
            view: without_settled(table.view),
            prompts: table.prompts,
            tools: table.tools,
            standing: table.standing,
            steps: table.steps,
            undo: table.undo,
            redo: table.redo,
            draft: table.draft,
            played_ms: table.played_ms,
            now: table.now,
        }
    }
}

/// A view without what it says is settled; its mark stays. Most have no mark, and are passed on as they are.
fn without_settled(view: Shown) -> Shown {
    #[derive(Deserialize)]
    struct Marked {
        settled: Option<Settled>,
    }
    #[derive(Deserialize)]
    struct Settled {
        parts: Vec<String>,
    }
    if !view.text().contains("\"settled\"") {
        return view;
    }
    let marked = serde_json::from_str(view.text());
    let Ok(Marked { settled: Some(Settled { parts }) }) = marked else { return view };
    let Ok(mut rest) = serde_json::from_str::<BTreeMap<&str, &RawValue>>(view.text()) else {
        return view;
    };
    rest.retain(|name, _| !parts.iter().any(|part| part == name));
    Shown::of(&rest)
}

/// A table as the caller may see it; what was typed but not recorded is only the keeper's.
pub(crate) fn table(
    app: &App,
    caller: Caller,
    session: Uuid,
    lent: Option<Seat>,
) -> Result<TableState, WireError> {
    let mut table = app.service_of(session)?.table(session, caller.viewer(lent)?)?;
    limit(&mut table, caller);
    Ok(table)
}

/// Takes out of a table what this caller may not take back, bring back or go on typing.
fn limit(table: &mut TableState, caller: Caller) {
    let audience = caller.audience();
    if audience < Audience::Keeper {
        table.draft = None;
    }
    if audience < Audience::Pencil {
        table.redo = None;
    }
    if audience < Audience::Seat {
        table.undo = None;
    }
}

/// What a step may have changed of a guest's table, to be sent to them.
pub fn step_for(app: &App, guest: Guest) -> Result<TableStep, WireError> {
    table(app, Caller::Guest(guest), guest.session, None).map(TableStep::from)
}

/// Records a step in the caller's name, and answers what it may have changed of the table as they may see it.
pub(crate) fn step(
    app: &App,
    caller: Caller,
    record: impl FnOnce(&Service, Actor) -> Result<TableState, ServiceError>,
) -> Result<TableStep, WireError> {
    let mut table = record(app.service()?, caller.actor()?)?;
    limit(&mut table, caller);
    Ok(table.into())
}

pub(crate) fn play(
    app: &App,
    caller: Caller,
    session: Uuid,
    revision: u32,
    command: &RawValue,
    clears_draft: bool,
    late: bool,
) -> Result<TableStep, WireError> {
    if let Caller::Guest(guest @ Guest { pencil: false, .. }) = caller
        && app.guests().keeper_accepts(session)
    {
        if late {
            let current = step_for(app, guest)?.revision;
            if current != revision {
                return Err(ServiceError::Stale { current }.into());
            }
        }
        return guests::propose(app, guest, command);
    }
    step(app, caller, |service, by| {
        let mut table = if late {
            service.play_late(session, revision, by, command)
        } else {
            service.play(session, revision, by, command)
        }?;
        // The step counts, whatever becomes of the draft: the screen sees in the answer that it is still there.
        if clears_draft && caller == Caller::Keeper && service.save_draft(session, None).is_ok() {
            table.draft = None;
        }
        Ok(table)
    })
}

pub(crate) fn view_at(
    app: &App,
    caller: Caller,
    session: Uuid,
    position: u32,
    hands: bool,
) -> Result<PastState, WireError> {
    let viewer = if hands { Viewer::LookingBack } else { caller.viewer(None)? };
    Ok(app.service_of(session)?.view_at(session, position, viewer)?)
}

pub(crate) fn log_page(
    app: &App,
    caller: Caller,
    session: Uuid,
    order: LogOrder,
    from: Option<u32>,
    count: Option<u32>,
) -> Result<LogPage, WireError> {
    let service = app.service_of(session)?;
    let mut page = service.log_page(session, order, from, count)?;
    let sees_all = match caller.audience() {
        Audience::Keeper => true,
        // With the pencil earlier steps are corrected, but cards that the app dealt stay hidden.
        Audience::Pencil => {
            caller.is_lent()
                || service.table(session, Viewer::Table)?.knowledge == Knowledge::Observed
        }
        _ => false,
    };
    if !sees_all {
        // The sentences are for everybody; a command may hold the hidden cards of a seat.
        page.entries.iter_mut().for_each(|entry| entry.command = None);
    }
    Ok(page)
}
