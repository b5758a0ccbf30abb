//! Knocks: devices that came by three words, and wait until the keeper lets them in.

use super::seats::check_language;
use super::{State, invalid, not_a_guest, notify};
use crate::key::new_key;
use crate::{App, Caller, ErrorKind, WireError};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

/// How many wait at a table at most.
const MOST_WAITING: usize = 8;

/// A device that waits to be let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct KnockCard {
    pub id: Uuid,
    /// Its language, as a code such as `es`.
    pub language: String,
}

/// What a device that knocked shows from now on: nothing can be asked with it before the keeper lets it in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Knocked {
    pub key: String,
}

pub(super) struct Knock {
    id: Uuid,
    pub(super) session: Uuid,
    pub(super) key: String,
    language: String,
    /// The keeper let it in: it may choose a seat, as one with the link.
    let_in: bool,
}

impl Knock {
    /// Who shows its key.
    pub(super) fn caller(&self) -> Caller {
        if self.let_in { Caller::Invited(self.session) } else { Caller::Outside(self.session) }
    }
}

impl State {
    /// What waits at a table, the earliest first.
    pub(super) fn waiting_outside(&self, session: Uuid) -> impl Iterator<Item = KnockCard> {
        let waiting = self.knocks.iter().filter(move |one| one.session == session && !one.let_in);
        waiting.map(|one| KnockCard { id: one.id, language: one.language.clone() })
    }
}

/// Knocks at a table.
///
/// # Errors
/// `table_full` where many wait already.
pub(crate) fn knock(app: &App, caller: Caller, language: String) -> Result<Knocked, WireError> {
    let Caller::Outside(session) = caller else { return Err(not_a_guest()) };
    check_language(&language)?;
    let key = new_key().map_err(|why| WireError::new(ErrorKind::Internal, "", why))?;
    {
        let mut state = app.guests().state();
        if state.waiting_outside(session).count() >= MOST_WAITING {
            return Err(invalid("table_full", "many devices wait to be let in"));
        }
        let knock =
            Knock { id: Uuid::now_v7(), session, key: key.clone(), language, let_in: false };
        state.knocks.push(knock);
    }
    notify(app, session);
    Ok(Knocked { key })
}

/// Lets a device in that knocked, or sends it away.
///
/// # Errors
/// `not_found` where it does not wait any more.
pub(crate) fn answer_knock(app: &App, knock: Uuid, let_in: bool) -> Result<(), WireError> {
    let session = {
        let mut state = app.guests().state();
        let at = state.knocks.iter().position(|one| one.id == knock && !one.let_in);
        let at = at.ok_or(service::ServiceError::NotFound("knock"))?;
        let mut knock = state.knocks.remove(at);
        let session = knock.session;
        if let_in {
            knock.let_in = true;
            state.knocks.push(knock);
        }
        session
    };
    notify(app, session);
    Ok(())
}
