//! Lists of sessions, read from projections: nothing is folded here.

use crate::open::Store;
use crate::{Status, StoreError};
use rusqlite::{Connection, Row, params};
use uuid::Uuid;

/// Where a page of the history begins: after this session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageKey {
    /// When it was opened.
    pub started: i64,
    /// Its id.
    pub id: Uuid,
}

/// Which sessions a history shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this game.
    pub game: Option<String>,
    /// Only sessions with this person.
    pub person: Option<Uuid>,
}

/// A session in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSession {
    /// The session.
    pub id: Uuid,
    /// The game's id.
    pub game: String,
    /// The setup as JSON.
    pub setup: String,
    /// How it stands among the others.
    pub status: Status,
    /// When it was opened.
    pub started: i64,
    /// When the last fact was recorded.
    pub touched: i64,
    /// Milliseconds played up to `running_since`.
    pub played_ms: i64,
    /// Since when it is being played, while it is.
    pub running_since: Option<i64>,
    /// The standing as JSON.
    pub standing: String,
    /// Who sits where.
    pub seats: Vec<ListedSeat>,
}

/// A seat of a session in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSeat {
    /// The person.
    pub person: Uuid,
    /// The name they have now.
    pub name: String,
    /// The piece they played with.
    pub piece: u8,
}

pub(crate) const ALL: &str = include_str!("all.sql");
pub(crate) const BY_GAME: &str = include_str!("by_game.sql");
pub(crate) const BY_PERSON: &str = include_str!("by_person.sql");
pub(crate) const OPEN: &str = include_str!("open.sql");

impl Store {
    /// Sessions by the time they were opened, newest first, after `from`, at most `count`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn history(
        &self,
        from: Option<PageKey>,
        filter: &Filter,
        count: u32,
    ) -> Result<Vec<ListedSession>, StoreError> {
        let from = from.unwrap_or(PageKey { started: i64::MAX, id: Uuid::max() });
        let inner = self.lock();
        let connection = &inner.connection;
        match (filter.person, &filter.game) {
            (Some(person), game) => {
                list(connection, BY_PERSON, params![from.started, from.id, count, person, game])
            }
            (None, Some(game)) => {
                list(connection, BY_GAME, params![from.started, from.id, count, game])
            }
            (None, None) => list(connection, ALL, params![from.started, from.id, count]),
        }
    }

    /// Tables that can be gone on with, the last touched first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn open_tables(&self) -> Result<Vec<ListedSession>, StoreError> {
        list(&self.lock().connection, OPEN, params![])
    }

    /// Who sits at a session, under the names they have now.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn seats(&self, session: Uuid) -> Result<Vec<ListedSeat>, StoreError> {
        Ok(seats(&self.lock().connection, session)?)
    }
}

fn list(
    connection: &Connection,
    sql: &str,
    params: &[&dyn rusqlite::ToSql],
) -> Result<Vec<ListedSession>, StoreError> {
    let mut sessions = connection
        .prepare_cached(sql)?
        .query_map(params, session)?
        .collect::<Result<Vec<_>, _>>()?;
    for session in &mut sessions {
        session.seats = seats(connection, session.id)?;
    }
    Ok(sessions)
}

fn session(row: &Row<'_>) -> rusqlite::Result<ListedSession> {
    Ok(ListedSession {
        id: row.get(0)?,
        game: row.get(1)?,
        setup: row.get(2)?,
        status: row.get(3)?,
        started: row.get(4)?,
        touched: row.get(5)?,
        played_ms: row.get(6)?,
        running_since: row.get(7)?,
        standing: row.get(8)?,
        seats: Vec::new(),
    })
}

fn seats(connection: &Connection, session: Uuid) -> rusqlite::Result<Vec<ListedSeat>> {
    connection
        .prepare_cached(include_str!("seats.sql"))?
        .query_map([session], |row| {
            Ok(ListedSeat { person: row.get(0)?, name: row.get(1)?, piece: row.get(2)? })
        })?
        .collect()
}

/// TEMPORARY until the history's own.
pub(crate) fn remove(connection: &Connection, session: Uuid) -> Result<(), StoreError> {
    let steps: i64 =
        connection
            .query_row("SELECT count(*) FROM steps WHERE session = ?1", [session], |r| r.get(0))?;
    for sql in [
        "DELETE FROM events WHERE session = ?1",
        "DELETE FROM steps WHERE session = ?1",
        "DELETE FROM drafts WHERE session = ?1",
        "DELETE FROM round_scores WHERE session = ?1",
        "DELETE FROM results WHERE session = ?1",
        "DELETE FROM session_seats WHERE session = ?1",
        "DELETE FROM sessions WHERE id = ?1",
    ] {
        connection.execute(sql, [session])?;
    }
    connection.execute("UPDATE ledger SET removed = removed + ?1", [steps])?;
    Ok(())
}
