//! Proposals: what guests want to record at a table whose keeper accepts each step.

use super::reopen::note;
use super::{Guests, invalid, notify};
use crate::{App, Caller, ErrorKind, Guest, TableStep, WireError};
use kernel::{Actor, Knowledge, Line, Refused, Seat, Timestamp, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use service::Preview;
use ts_rs::TS;
use uuid::Uuid;

/// What a guest wants to record; it waits for the keeper.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Proposal {
    pub id: Uuid,
    pub seat: Seat,
    /// What would happen, in sentences.
    pub lines: Vec<Line>,
    pub at: Timestamp,
    /// Why it cannot be recorded any more, where the table went on otherwise.
    pub refused: Option<Refused>,
}

/// A proposal that waits for the keeper, with the command it would record.
pub(super) struct Waiting {
    id: Uuid,
    guest: Guest,
    seat: Seat,
    command: Box<RawValue>,
    lines: Vec<Line>,
    at: Timestamp,
}

impl Guests {
    /// Whether the keeper of this table accepts what guests want to record.
    pub(crate) fn keeper_accepts(&self, session: Uuid) -> bool {
        self.state().accepts.contains(&session)
    }

    /// What waits for the keeper of a table, the earliest first. What was meant for a round that is over by now waits no
    /// more: it would be recorded as one of the next.
    pub(super) fn waiting(&self, app: &App, session: Uuid) -> Result<Vec<Proposal>, WireError> {
        let all: Vec<(Proposal, Box<RawValue>)> = {
            let state = self.state();
            let own = state.waiting.iter().filter(|one| one.guest.session == session);
            own.map(|one| (one.proposal(), one.command.clone())).collect()
        };
        let mut waiting = Vec::new();
        for (mut proposal, command) in all {
            match would_be(app, session, proposal.seat, &command)? {
                Ok(lines) if rounds(&lines) != rounds(&proposal.lines) => {
                    self.state().waiting.retain(|one| one.id != proposal.id);
                    continue;
                }
                Ok(lines) => proposal.lines = lines,
                Err(refused) => proposal.refused = Some(refused),
            }
            waiting.push(proposal);
        }
        Ok(waiting)
    }

    /// The sentences of what a guest wants to record, while it waits.
    pub fn waits(&self, guest: Guest) -> Option<Vec<Line>> {
        let state = self.state();
        state.waiting.iter().find(|one| one.guest.id == guest.id).map(|one| one.lines.clone())
    }
}

impl Waiting {
    pub(super) fn guest_id(&self) -> Uuid {
        self.guest.id
    }

    fn proposal(&self) -> Proposal {
        let Waiting { id, seat, lines, at, .. } = self;
        Proposal { id: *id, seat: *seat, lines: lines.clone(), at: *at, refused: None }
    }
}

/// Says who writes at a table: every guest their own, or the keeper accepts what guests want to record. Only where people
/// play with their own cards and in turns: cards that the app dealt and real time do not wait.
pub(crate) fn let_keeper_accept(app: &App, session: Uuid, accepts: bool) -> Result<(), WireError> {
    let table = app.service()?.table(session, Viewer::Table)?;
    if accepts && (table.real_time || table.knowledge == Knowledge::Dealt) {
        return Err(invalid("everybody_writes", "at this table everybody writes their own"));
    }
    {
        let mut state = app.guests().state();
        state.accepts.retain(|own| *own != session);
        if accepts {
            state.accepts.push(session);
        } else {
            state.waiting.retain(|one| one.guest.session != session);
        }
    }
    note(app);
    notify(app, session);
    Ok(())
}

/// A guest's step waits for the keeper, in the place of the one that they wanted before; the table as it still is.
pub(crate) fn propose(app: &App, guest: Guest, command: &RawValue) -> Result<TableStep, WireError> {
    let session = guest.session;
    let Actor::Seat(seat) = Caller::Guest(guest).actor()? else {
        return Err(invalid("", "the keeper proposes nothing"));
    };
    let lines = would_be(app, session, seat, command)??;
    {
        let mut state = app.guests().state();
        state.waiting.retain(|one| one.guest.id != guest.id);
        let (id, at, command) = (Uuid::now_v7(), app.clock().now(), command.to_owned());
        state.waiting.push(Waiting { id, guest, seat, command, lines, at });
    }
    notify(app, session);
    crate::step_for(app, guest)
}

/// The keeper records what a guest wanted, in the guest's name, or leaves it.
pub(crate) fn answer(app: &App, proposal: Uuid, accepts: bool) -> Result<(), WireError> {
    let waiting = {
        let mut state = app.guests().state();
        let at = state.waiting.iter().position(|one| one.id == proposal);
        at.map(|at| state.waiting.remove(at))
    };
    let waiting = waiting.ok_or(service::ServiceError::NotFound("proposal"))?;
    let session = waiting.guest.session;
    let recorded = if accepts { record(app, &waiting) } else { Ok(()) };
    if let Err(why) = &recorded
        && !matches!(why.kind, ErrorKind::Refused | ErrorKind::Stale)
    {
        wait_on(app, waiting);
    }
    notify(app, session);
    recorded
}

/// What could not be recorded can be accepted again, unless its guest wants another step by now.
fn wait_on(app: &App, waiting: Waiting) {
    let mut state = app.guests().state();
    let guest = waiting.guest.id;
    let wants_another = state.waiting.iter().any(|one| one.guest.id == guest);
    if !wants_another && state.guests.iter().any(|known| known.guest.id == guest) {
        state.waiting.push(waiting);
    }
}

fn record(app: &App, waiting: &Waiting) -> Result<(), WireError> {
    let (service, session) = (app.service()?, waiting.guest.session);
    let revision = service.table(session, Viewer::Table)?.revision;
    let lines = would_be(app, session, waiting.seat, &waiting.command)??;
    if rounds(&lines) != rounds(&waiting.lines) {
        return Err(WireError::new(ErrorKind::Stale, "", "it was meant for another round"));
    }
    service.play(session, revision, Actor::Seat(waiting.seat), &waiting.command)?;
    Ok(())
}

/// The sentences of a step if it was recorded now, or why it is refused.
fn would_be(
    app: &App,
    session: Uuid,
    seat: Seat,
    command: &RawValue,
) -> Result<Result<Vec<Line>, Refused>, WireError> {
    match app.service()?.try_play(session, Actor::Seat(seat), command)? {
        Preview::Accepted { lines, .. } => Ok(Ok(lines)),
        Preview::Refused { refused, .. } => Ok(Err(refused)),
        Preview::Breaks { .. } => Err(invalid("", "only a step can be proposed")),
    }
}

/// The rounds that sentences speak of.
fn rounds(lines: &[Line]) -> Vec<Option<u16>> {
    lines.iter().map(|line| line.round).collect()
}

/// A guest takes back what they wanted, before the keeper has answered.
pub(crate) fn withdraw(app: &App, caller: Caller) -> Result<(), WireError> {
    let Caller::Guest(guest) = caller else {
        return Err(WireError::new(ErrorKind::Invalid, "", "only a guest proposes"));
    };
    app.guests().state().waiting.retain(|one| one.guest.id != guest.id);
    notify(app, guest.session);
    Ok(())
}
