//! Snapshot: the scores of a table as a link, for a device that does not reach the host. It is read, never gone on with.

use crate::{App, ErrorKind, WireError};
use games::packed_link::{pack, unpack};
use kernel::{PIECES, Seat, Standing, Timestamp, Viewer};
use serde::{Deserialize, Serialize};
use service::{LinkWithCode, link_with_code};
use ts_rs::TS;
use uuid::Uuid;

pub(crate) const BEGIN: &str = "TAPETE://SNAPSHOT/";

/// Whatever comes out of a link, in bytes: twenty people with a hundred rounds and some more.
const MOST_BYTES: usize = 64 * 1_024;
const MOST_SEATS: usize = 20;
/// A name's or a title's letters.
const LONGEST: usize = 100;
/// The only form there is.
const VERSION: u8 = 1;

/// A table as it stood at a moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    #[ts(skip)]
    version: u8,
    pub at: Timestamp,
    pub game: String,
    pub seats: Vec<SnapshotSeat>,
    /// Without the points of each round, where these would not fit into a code.
    pub standing: Standing,
}

/// Who sits at a table, as a snapshot has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SnapshotSeat {
    pub name: String,
    pub piece: u8,
}

/// The snapshot of a table as it stands now; none where its people alone do not fit into a code.
pub(crate) fn take(app: &App, session: Uuid) -> Result<Option<LinkWithCode>, WireError> {
    let table = app.service()?.table(session, Viewer::Table)?;
    let seat = |seated: service::Seated| SnapshotSeat { name: seated.name, piece: seated.piece };
    let mut snapshot = Snapshot {
        version: VERSION,
        at: app.clock().now(),
        game: table.game,
        seats: table.seats.into_iter().map(seat).collect(),
        standing: table.standing,
    };
    let whole = packed(&snapshot)?;
    snapshot.standing.rounds.clear();
    let Some(link) = whole.map_or_else(|| packed(&snapshot), |link| Ok(Some(link)))? else {
        return Ok(None);
    };
    Ok(Some(link_with_code(link)?))
}

fn packed(snapshot: &Snapshot) -> Result<Option<String>, WireError> {
    let mistake =
        |error: serde_json::Error| WireError::new(ErrorKind::Internal, "", error.to_string());
    Ok(pack(BEGIN, &serde_json::to_string(snapshot).map_err(mistake)?))
}

/// What a link of a snapshot shows.
///
/// # Errors
/// `snapshot_cut` when the link is not whole, or what it holds does not fit together; `snapshot_newer` for one of a newer
/// app, or of a game that is not here.
pub(crate) fn read(app: &App, said: &str) -> Result<Snapshot, WireError> {
    let invalid = |code, why: &str| WireError::new(ErrorKind::Invalid, code, why);
    let cut = || invalid("snapshot_cut", "not a whole snapshot");
    let text = unpack(BEGIN, said.trim(), MOST_BYTES).ok_or_else(cut)?;
    let newer = || invalid("snapshot_newer", "of a newer Tapete");
    let version =
        serde_json::from_str::<serde_json::Value>(&text).map_err(|_| cut())?["version"].as_u64();
    if version.is_some_and(|version| version > VERSION.into()) {
        return Err(newer());
    }
    let snapshot: Snapshot = serde_json::from_str(&text).map_err(|_| cut())?;
    if !fits(&snapshot) {
        return Err(cut());
    }
    let known = app.games().iter().any(|rules| rules.meta().id == snapshot.game);
    known.then_some(snapshot).ok_or_else(newer)
}

/// Whether everything is said of as many people as there are.
fn fits(Snapshot { seats, standing, .. }: &Snapshot) -> bool {
    let many = seats.len();
    let short = |text: &str| text.chars().count() <= LONGEST;
    let here = |seat: &Seat| seat.index() < many;
    (1..=MOST_SEATS).contains(&many)
        && seats.iter().all(|seat| short(&seat.name) && seat.piece < PIECES)
        && standing.places.len() == many
        && standing.rounds.iter().all(|round| round.len() == many)
        && standing.sides.iter().flatten().all(here)
        && standing.title.as_deref().is_none_or(short)
        && standing.game.as_deref().is_none_or(short)
}
