//! History: sessions by filter, read from projections.

use crate::open::Store;
use crate::search_text::search_text;
use crate::word::Word;
use crate::{Status, StoreError};
use kernel::Contest;
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

/// Where a page of the history begins: after this session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageKey {
    /// When it ended, or began while it is being played.
    pub sorted: i64,
    /// Its id.
    pub id: Uuid,
}

/// Which sessions a history shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this game.
    pub game: Option<String>,
    /// Only what the people call so.
    pub title: Option<String>,
    /// Only at this venue.
    pub venue: Option<Uuid>,
    /// Only of this status.
    pub status: Option<Status>,
    /// Only sessions with this person.
    pub person: Option<Uuid>,
    /// With a person: only where this one sat, too.
    pub with: Option<Uuid>,
    /// With a person: only what they won alone (1), shared (2) or did not win (0).
    pub came: Option<u8>,
    /// Only finished sessions at which nobody else than this group sat.
    pub group: Option<Uuid>,
    /// Only from this moment on.
    pub since: Option<i64>,
    /// Only before this moment.
    pub until: Option<i64>,
    /// The archived ones instead of the others.
    pub archived: bool,
    /// Only sessions where each word of this is found; the first four count.
    pub text: String,
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
    /// When the last step that counts was recorded.
    pub ended: i64,
    /// Where it was played.
    pub venue: Option<(Uuid, String)>,
    /// What somebody noted about it.
    pub note: String,
    /// Whether it is archived.
    pub archived: bool,
    /// Who plays against whom.
    pub contest: Contest,
    /// Whether it was played under another program.
    pub foreign: bool,
    /// How many steps it has.
    pub revision: u32,
    /// Who sits where.
    pub seats: Vec<ListedSeat>,
}

/// A seat of a session in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSeat {
    /// The person, as who they are in the end.
    pub person: Uuid,
    /// The name they have now.
    pub name: String,
    /// The piece they played with.
    pub piece: u8,
}

pub(crate) const ALL: &str = include_str!("all.sql");
pub(crate) const BY_GAME: &str = include_str!("by_game.sql");
pub(crate) const BY_PERSON: &str = include_str!("by_person.sql");
pub(crate) const BY_GROUP: &str = include_str!("by_group.sql");
pub(crate) const OPEN: &str = include_str!("open.sql");

impl Store {
    /// Sessions by their end, the latest first, after `from`, at most `count`.
    pub fn history(
        &self,
        from: Option<PageKey>,
        filter: &Filter,
        count: u32,
    ) -> Result<Vec<ListedSession>, StoreError> {
        let inner = self.lock();
        let found = keys(&inner.connection, from, filter, i64::from(count))?;
        let listed = found.into_iter().map(|key| listed(&inner.connection, key.id));
        listed.filter_map(Result::transpose).collect()
    }

    /// When each session of a filter ended, or began while it is being played, the latest first.
    pub fn moments(&self, filter: &Filter) -> Result<Vec<i64>, StoreError> {
        let found = keys(&self.lock().connection, None, filter, -1)?;
        Ok(found.into_iter().map(|key| key.sorted).collect())
    }

    /// One session as it stands in a list.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is none, or it is deleted.
    pub fn listed(&self, session: Uuid) -> Result<ListedSession, StoreError> {
        listed(&self.lock().connection, session)?.ok_or(StoreError::NotFound("session"))
    }

    /// Tables that can be gone on with, the last touched first.
    pub fn open_tables(&self) -> Result<Vec<ListedSession>, StoreError> {
        let inner = self.lock();
        let mut open = inner.connection.prepare_cached(OPEN)?;
        let open = open.query_map([], |row| row.get(0))?.collect::<Result<Vec<Uuid>, _>>()?;
        let tables = open.into_iter().map(|id| listed(&inner.connection, id));
        tables.filter_map(Result::transpose).collect()
    }

    /// Who sits at a session, under the names they have now.
    pub fn seats(&self, session: Uuid) -> Result<Vec<ListedSeat>, StoreError> {
        Ok(seats(&self.lock().connection, session)?)
    }
}

fn keys(
    connection: &Connection,
    from: Option<PageKey>,
    filter: &Filter,
    count: i64,
) -> Result<Vec<PageKey>, StoreError> {
    // A page key later than the end of the period is the end of the period.
    let end = PageKey { sorted: filter.until.unwrap_or(i64::MAX), id: Uuid::nil() };
    let end = if filter.until.is_none() { PageKey { id: Uuid::max(), ..end } } else { end };
    let from = from.filter(|key| (key.sorted, key.id) < (end.sorted, end.id)).unwrap_or(end);
    let text = search_text(&filter.text);
    let mut words = text.split_whitespace();
    let mut word = || words.next().unwrap_or_default();
    let sql = match (filter.person, filter.group, &filter.game) {
        (Some(_), ..) => BY_PERSON,
        (None, Some(_), _) => BY_GROUP,
        (None, None, Some(_)) => BY_GAME,
        (None, None, None) => ALL,
    };
    let mut keys = connection.prepare_cached(sql)?;
    let keys = keys.query_map(
        params![
            from.sorted,
            from.id,
            count,
            filter.game,
            filter.title,
            filter.venue,
            filter.status,
            filter.since.unwrap_or(i64::MIN),
            filter.archived,
            word(),
            word(),
            word(),
            word(),
            filter.person,
            filter.with.filter(|_| filter.person.is_some()),
            filter.came.filter(|_| filter.person.is_some()),
            filter.group,
        ],
        |row| Ok(PageKey { sorted: row.get(0)?, id: row.get(1)? }),
    )?;
    Ok(keys.collect::<Result<_, _>>()?)
}

fn listed(connection: &Connection, id: Uuid) -> Result<Option<ListedSession>, StoreError> {
    let found = connection
        .prepare_cached(include_str!("listed.sql"))?
        .query_row([id], session)
        .optional()?;
    let Some(mut session) = found else { return Ok(None) };
    session.seats = seats(connection, id)?;
    Ok(Some(session))
}

fn session(row: &Row<'_>) -> rusqlite::Result<ListedSession> {
    let venue: Option<Uuid> = row.get(10)?;
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
        ended: row.get(9)?,
        venue: venue.map(|id| Ok::<_, rusqlite::Error>((id, row.get(11)?))).transpose()?,
        note: row.get(12)?,
        archived: row.get(13)?,
        contest: row.get::<_, Word<_>>(14)?.0,
        foreign: row.get(15)?,
        revision: row.get(16)?,
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
