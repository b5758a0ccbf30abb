//! A television that shows every table of the evening: it has a key of its own, asks nothing, and is sent what all in the
//! room may see.

use super::reopen::note;
use super::{Guests, invalid};
use crate::key::new_key;
use crate::{App, ErrorKind, WireError};
use kernel::{Shown, Standing, Timestamp, Viewer};
use serde::Serialize;
use service::{
    EVENING_GAP_MS, HistoryFilter, LinkWithCode, Seated, SessionCard, Status, link_with_code,
};
use std::collections::HashSet;
use ts_rs::TS;
use uuid::Uuid;

/// A table as a television shows it among others: no hands, no bids that are secret.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ShownTable {
    pub session: Uuid,
    pub game: String,
    /// How it stands among the others.
    pub status: Status,
    pub seats: Vec<Seated>,
    pub standing: Standing,
    /// When the last step was recorded.
    pub touched: Timestamp,
    /// What lies beside the game, while it is played.
    #[ts(as = "Option<tools::View>")]
    pub tools: Option<Shown>,
}

/// Every table of the evening, the one that was opened first before the others.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ShownTables {
    pub tables: Vec<ShownTable>,
    /// The time at the host.
    pub now: Timestamp,
}

impl Guests {
    /// Whether the link of a television is worth something.
    pub fn has_television(&self) -> bool {
        self.state().television.is_some()
    }

    /// The address of the television's page, with its key; while guests can come.
    fn television(&self, app: &App) -> Result<String, WireError> {
        let mut state = self.state();
        let at = state.listening.as_ref().map(|listening| listening.at);
        let at = at.ok_or_else(|| invalid("no_network", "no guest was invited"))?;
        let key = match &state.television {
            Some(key) => key.clone(),
            None => new_key().map_err(|why| WireError::new(ErrorKind::Internal, "", why))?,
        };
        let link = format!("http://{at}/#tables={key}");
        state.television = Some(key);
        drop(state);
        note(app);
        Ok(link)
    }
}

/// The link for a television that shows every table of the evening.
pub(crate) fn television(app: &App) -> Result<LinkWithCode, WireError> {
    Ok(link_with_code(app.guests().television(app)?)?)
}

/// Every table of the evening as a television shows it.
pub fn shown_tables(app: &App) -> Result<ShownTables, WireError> {
    let service = app.service()?;
    let now = app.clock().now();
    // So long after its last step a table is of another evening.
    let since = Timestamp(now.0.saturating_sub(EVENING_GAP_MS));
    let lately = HistoryFilter { since: Some(since), ..HistoryFilter::default() };
    let mut cards = service.tables(None)?;
    cards.extend(service.history(None, &lately)?.sessions);
    let mut seen = HashSet::new();
    cards.retain(|card| {
        let shows = card.status != Status::Abandoned && !card.archived && !card.foreign;
        shows && card.touched >= since && seen.insert(card.session)
    });
    cards.sort_by_key(|card| (card.started, card.session));
    let shown = |card: SessionCard| {
        let played = card.status == Status::Live;
        // One that was deleted meanwhile has nothing beside it.
        let table = played.then(|| service.table(card.session, Viewer::Table).ok()).flatten();
        ShownTable {
            session: card.session,
            game: card.game,
            status: card.status,
            seats: card.seats,
            standing: card.standing,
            touched: card.touched,
            tools: table.map(|table| table.tools),
        }
    };
    Ok(ShownTables { tables: cards.into_iter().map(shown).collect(), now })
}
