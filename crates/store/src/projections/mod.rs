//! Projections: the rows that lists and statistics read. A session is removed from all of them and
//! counted into all of them, whatever changed: a step, a deletion, a merge of people, a rebuild.

mod batch;
mod company;
mod counted;
mod packed_plays;
mod packed_stats;
mod sums;

use crate::StoreError;
use crate::game_roots::{self, CountedGame};
use crate::search_text::search_text;
use crate::word::Word;
pub(crate) use batch::Batch;
pub(crate) use company::{Met, unpack_company};
use counted::{Counted, Seat};
pub(crate) use packed_plays::unpack_plays;
pub(crate) use packed_stats::{PackedStat, pack, unpack};
use rusqlite::{Connection, OptionalExtension, params};
pub(crate) use sums::ALL;
use sums::Sums;
use uuid::Uuid;

/// Which version of the projections this is; raised whenever they would come out differently, so that
/// they are built again.
pub(crate) const VERSION: u32 = 23;

/// The game of a table on which only tools lie: it is no session of the history.
pub const WITHOUT_GAME: &str = "bare";

/// The id under which sums over all people stand.
pub(crate) const EVERYBODY: Uuid = Uuid::nil();

/// Takes a session out of every list and every figure; must come before anything of it changes.
pub(crate) fn forget(connection: &Connection, session: Uuid) -> Result<(), StoreError> {
    let played: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM plays WHERE session = ?1)")?
        .query_row([session], |row| row.get(0))?;
    if let Some(counted) = read(connection, session)?.filter(|_| played) {
        let mut sums = Sums::default();
        sums.add(session, &counted, &scopes(connection, session)?);
        forget_stats(connection, session, &counted)?;
        connection.prepare_cached(include_str!("forget_finished.sql"))?.execute(params![
            counted.game,
            counted.title,
            counted.ended,
            session
        ])?;
        connection.prepare_cached("DELETE FROM plays WHERE session = ?1")?.execute([session])?;
        sums.take_off(connection, session)?;
    }
    for sql in [
        "DELETE FROM scope_sessions WHERE session = ?1",
        "DELETE FROM listed_people WHERE session = ?1",
        "DELETE FROM listed WHERE session = ?1",
    ] {
        connection.prepare_cached(sql)?.execute([session])?;
    }
    Ok(())
}

/// Puts a session into every list and every figure that it belongs to.
pub(crate) fn count(connection: &Connection, session: Uuid) -> Result<(), StoreError> {
    count_all(connection, &[session])
}

/// Puts sessions into every list and every figure that they belong to.
pub(crate) fn count_all(connection: &Connection, sessions: &[Uuid]) -> Result<(), StoreError> {
    let mut batch = Batch::default();
    for session in sessions {
        batch.add(connection, *session)?;
    }
    batch.finish(connection)
}

/// Scopes whose sums a session belongs to: its groups, its venue, and all.
fn scopes(connection: &Connection, session: Uuid) -> Result<Vec<Uuid>, StoreError> {
    let mut scopes = connection
        .prepare_cached("SELECT scope FROM scope_sessions WHERE session = ?1")?
        .query_map([session], |row| row.get(0))?
        .collect::<Result<Vec<Uuid>, _>>()?;
    scopes.push(ALL);
    Ok(scopes)
}

/// What a search looks through, after a name has changed.
pub(crate) fn reword(connection: &Connection, session: Uuid) -> Result<(), StoreError> {
    if let Some(counted) = read(connection, session)? {
        connection
            .prepare_cached("UPDATE listed SET words = ?2 WHERE session = ?1")?
            .execute(params![session, counted.words()])?;
    }
    Ok(())
}

/// Finds the finished sessions at which this group sat and no other person, and sums them up again where
/// they are others than before.
pub(crate) fn count_group(connection: &Connection, group: Uuid) -> Result<(), StoreError> {
    let sessions = |sql: &str| -> Result<Vec<(i64, Uuid)>, StoreError> {
        let mut found = connection.prepare_cached(sql)?;
        let found = found.query_map([group], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(found.collect::<Result<_, _>>()?)
    };
    let mut theirs = sessions(include_str!("sessions_of_group.sql"))?;
    theirs.sort_unstable();
    let known =
        "SELECT ended, session FROM scope_sessions WHERE scope = ?1 ORDER BY ended, session";
    if sessions(known)? == theirs {
        return Ok(());
    }
    for sql in [
        "DELETE FROM scope_sessions WHERE scope = ?1",
        "DELETE FROM tallies WHERE scope = ?1",
        "DELETE FROM records WHERE scope = ?1",
        "DELETE FROM meeting_sums WHERE scope = ?1",
        "DELETE FROM stat_sums WHERE scope = ?1",
    ] {
        connection.prepare_cached(sql)?.execute([group])?;
    }
    let mut insert = connection
        .prepare_cached("INSERT INTO scope_sessions (scope, ended, session) VALUES (?1, ?2, ?3)")?;
    let mut sums = Sums::default();
    for (ended, session) in theirs {
        insert.execute(params![group, ended, session])?;
        if let Some(counted) = read(connection, session)? {
            sums.add(session, &counted, &[group]);
        }
    }
    sums.keep(connection)
}

fn read(connection: &Connection, session: Uuid) -> Result<Option<Counted>, StoreError> {
    let counted = connection
        .prepare_cached(include_str!("session.sql"))?
        .query_row([session], |row| {
            let (own, called): (String, String) = (row.get(0)?, row.get(1)?);
            let standing = Standing::of(row.get_ref(13)?.as_str()?);
            let named = standing.game.clone();
            let counted = Counted {
                title: if named.is_some() { String::new() } else { called.clone() },
                game: named.unwrap_or(own),
                own: None,
                called,
                status: row.get(2)?,
                started: row.get(3)?,
                ended: row.get(4)?,
                played_ms: row.get(5)?,
                contest: row.get::<_, Word<_>>(6)?.0,
                scoring: row.get::<_, Word<_>>(7)?.0,
                stats: row.get(8)?,
                venue: row.get(9)?,
                venue_name: row.get(10)?,
                note: row.get(11)?,
                archived: row.get(12)?,
                seats: Vec::new(),
            };
            Ok((counted, standing))
        })
        .optional()?;
    let Some((mut counted, standing)) = counted else { return Ok(None) };
    let Counted { game, title, .. } = &counted;
    let own = CountedGame { game: game.clone(), title: title.clone() };
    let root = game_roots::counted_as(connection, own)?;
    counted.own = (root.game != counted.game).then(|| counted.game.clone());
    (counted.game, counted.title) = (root.game, root.title);
    counted.seats = connection
        .prepare_cached(include_str!("seats.sql"))?
        .query_map([session], |row| {
            let seat = row.get(0)?;
            Ok(Seat {
                seat,
                person: row.get(1)?,
                name: row.get(2)?,
                points: row.get(3)?,
                place: row.get::<_, Option<u8>>(4)?.unwrap_or(0),
                won: row.get::<_, Option<bool>>(5)?.unwrap_or(false),
                side: row.get::<_, Option<u8>>(6)?.unwrap_or(0),
                best_round: standing.best_round(seat),
                resulted: row.get(7)?,
            })
        })?
        .collect::<Result<_, _>>()?;
    Ok(Some(counted))
}

/// What a standing says that lists, figures and files read.
#[derive(Default, serde::Deserialize)]
pub(crate) struct Standing {
    /// The game it counts as, where one engine plays many.
    pub(crate) game: Option<String>,
    /// The points of each round, by seat.
    #[serde(default)]
    pub(crate) rounds: Vec<Vec<i32>>,
    /// How many digits of all points stand behind the point.
    #[serde(default)]
    pub(crate) decimals: u8,
}

impl Standing {
    /// Of what is no standing, nothing.
    pub(crate) fn of(text: &str) -> Standing {
        serde_json::from_str(text).unwrap_or_default()
    }

    fn best_round(&self, seat: u8) -> Option<i64> {
        let points = self.rounds.iter().filter_map(|round| round.get(usize::from(seat)));
        points.max().map(|points| i64::from(*points))
    }
}

/// The points of each round that a standing tells of, by seat.
pub fn rounds_of(standing: &str) -> Vec<Vec<i32>> {
    Standing::of(standing).rounds
}

fn forget_stats(
    connection: &Connection,
    session: Uuid,
    counted: &Counted,
) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached(include_str!("forget_stats.sql"))?;
    for (person, _) in counted.packed_stats() {
        delete.execute(params![counted.game, person, counted.ended, session])?;
    }
    Ok(())
}

impl Counted {
    fn words(&self) -> String {
        let names = self.seats.iter().map(|seat| seat.name.as_str());
        let rest = [self.called.as_str(), self.venue_name.as_deref().unwrap_or(""), &self.note];
        search_text(&names.chain(rest).collect::<Vec<_>>().join("\n"))
    }
}
