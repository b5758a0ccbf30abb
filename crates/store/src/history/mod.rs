//! History: sessions by filter, read from projections.

use crate::open::Store;
use crate::search_text::search_text;
use crate::word::Word;
use crate::{Status, StoreError};
use kernel::{Contest, Timestamp};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, named_params};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// Where a page of the history begins: after this session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageKey {
    /// When it ended, or began while it is being played.
    pub sorted: i64,
    /// Its id.
    pub id: Uuid,
}

/// How a session came out, for a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CameOut {
    /// Being played.
    Live,
    /// Laid aside.
    Paused,
    /// Played to its end.
    Finished,
    /// Given up.
    Abandoned,
    /// Won by the person of the filter, alone or with their side.
    Won,
    /// Shared by the person of the filter with another side.
    Shared,
    /// Finished, and not won by the person of the filter.
    Lost,
}

/// Which sessions a list shows; what is not said leaves all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct HistoryFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only what the people call so, of a pad or a game played elsewhere.
    pub title: Option<String>,
    /// Only sessions with this person.
    #[ts(optional)]
    pub person: Option<Uuid>,
    /// Only sessions where this one sat, too.
    #[ts(optional)]
    pub with: Option<Uuid>,
    /// Only at this venue.
    #[ts(optional)]
    pub venue: Option<Uuid>,
    /// Only finished sessions at which this group sat and no other person.
    #[ts(optional)]
    pub group: Option<Uuid>,
    /// Only what came out so; `won`, `shared` and `lost` need a person.
    pub result: Option<CameOut>,
    /// Only sessions from this moment on.
    pub since: Option<Timestamp>,
    /// Only sessions before this moment.
    pub until: Option<Timestamp>,
    /// Only sessions in whose names, venue, title or note every word of this is found.
    pub text: Option<String>,
    /// The archived ones instead of the others.
    #[ts(optional, as = "Option<bool>")]
    pub archived: bool,
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
    /// When the last step was recorded.
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
    /// The note that was written about it.
    pub note: String,
    /// Whether it is archived.
    pub archived: bool,
    /// Who plays against whom.
    pub contest: Contest,
    /// Whether it was played under another program.
    pub foreign: bool,
    /// How many steps it has.
    pub revision: u32,
    /// Where it stands in the history: by its start while it is played, else by its end.
    pub sorted: i64,
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

/// Where the other one sat, too.
const WITH: &str = "EXISTS (SELECT 1 FROM listed_people AS o WHERE o.person = :with AND o.sorted = who.sorted AND o.session = who.session)";
/// Where only the group sat.
const WITHIN: &str = "EXISTS (SELECT 1 FROM scope_sessions AS c WHERE c.scope = :group AND c.ended = who.sorted AND c.session = who.session)";
/// How many words of a search count.
const MOST_WORDS: usize = 8;

const ALL: &str = include_str!("all.sql");
const BY_GAME: &str = include_str!("by_game.sql");
const BY_PERSON: &str = include_str!("by_person.sql");
const BY_GROUP: &str = include_str!("by_group.sql");
pub(crate) const OPEN: &str = include_str!("open.sql");

impl Store {
    /// Sessions by their end, the latest first, after `from`, at most `count`.
    pub fn history(
        &self,
        from: Option<PageKey>,
        filter: &HistoryFilter,
        count: u32,
    ) -> Result<Vec<ListedSession>, StoreError> {
        let inner = self.lock();
        let found = keys(&inner.connection, from, filter, i64::from(count))?;
        let listed = found.into_iter().map(|key| listed(&inner.connection, key.id));
        listed.filter_map(Result::transpose).collect()
    }

    /// When each session of a filter ended, or began while it is being played, the latest first.
    pub fn moments(&self, filter: &HistoryFilter) -> Result<Vec<i64>, StoreError> {
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

    /// Tables that can be gone on with, the last touched first: at most `count` of those that follow `after`.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is no such session.
    pub fn open_tables(
        &self,
        after: Option<Uuid>,
        count: u32,
    ) -> Result<Vec<ListedSession>, StoreError> {
        let inner = self.lock();
        let mut touched =
            inner.connection.prepare_cached("SELECT touched FROM sessions WHERE id = ?1")?;
        let touched = match after {
            None => i64::MAX,
            Some(id) => touched
                .query_row([id], |row| row.get(0))
                .optional()?
                .ok_or(StoreError::NotFound("session"))?,
        };
        let mut open = inner.connection.prepare_cached(OPEN)?;
        let from = named_params! {":touched": touched, ":id": after.unwrap_or(Uuid::max()), ":count": count};
        let open = open.query_map(from, |row| row.get(0))?.collect::<Result<Vec<Uuid>, _>>()?;
        let tables = open.into_iter().map(|id| listed(&inner.connection, id));
        tables.filter_map(Result::transpose).collect()
    }

    /// When the clock of each table runs out, where one runs here, the next one first; tables without a game among them.
    pub fn deadlines(&self) -> Result<Vec<(Uuid, i64)>, StoreError> {
        let inner = self.lock();
        let mut deadlines = inner.connection.prepare_cached(include_str!("deadlines.sql"))?;
        let deadlines = deadlines.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(deadlines.collect::<Result<_, _>>()?)
    }

    /// Whether the clock of a table goes on at another device, from which the table came in a file.
    pub fn clock_is_elsewhere(&self, session: Uuid) -> Result<bool, StoreError> {
        let inner = self.lock();
        let mut elsewhere =
            inner.connection.prepare_cached(include_str!("clock_is_elsewhere.sql"))?;
        Ok(elsewhere.exists([session])?)
    }

    /// The open table without a game that was touched last; none where there is none.
    pub fn open_tool_table(&self) -> Result<Option<Uuid>, StoreError> {
        let inner = self.lock();
        let mut found = inner.connection.prepare_cached(include_str!("open_tools.sql"))?;
        Ok(found.query_row([], |row| row.get(0)).optional()?)
    }
}

fn keys(
    connection: &Connection,
    from: Option<PageKey>,
    filter: &HistoryFilter,
    count: i64,
) -> Result<Vec<PageKey>, StoreError> {
    // A page key later than the end of the period is the end of the period.
    let end = match filter.until {
        Some(until) => PageKey { sorted: until.0, id: Uuid::nil() },
        None => PageKey { sorted: i64::MAX, id: Uuid::max() },
    };
    let from = from.filter(|key| (key.sorted, key.id) < (end.sorted, end.id)).unwrap_or(end);
    let text = search_text(filter.text.as_deref().unwrap_or_default());
    let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS).collect();
    let mut statement = connection.prepare_cached(&statement(filter, words.len()))?;
    let (status, came) = filter.result.map_or((None, None), CameOut::stored);
    let since = filter.since.map_or(i64::MIN, |since| since.0);
    let (mut person, mut with) = (filter.person, filter.with);
    // Whose result is asked for is gone along; else the one of the two who sat less often.
    if let (Some(one), Some(other), None) = (person, with, came)
        && count_of(connection, other)? < count_of(connection, one)?
    {
        (person, with) = (Some(other), Some(one));
    }
    let values: [(&str, &dyn ToSql); 13] = [
        (":sorted", &from.sorted),
        (":id", &from.id),
        (":count", &count),
        (":since", &since),
        (":archived", &filter.archived),
        (":game", &filter.game),
        (":title", &filter.title),
        (":venue", &filter.venue),
        (":status", &status),
        (":person", &person),
        (":with", &with),
        (":came", &came),
        (":group", &filter.group),
    ];
    let names: Vec<String> = (0..words.len()).map(|at| format!(":word{at}")).collect();
    let words = names.iter().map(String::as_str).zip(words.iter().map(|word| word as &dyn ToSql));
    for (name, value) in values.into_iter().chain(words) {
        // The statement names what the filter asks for, and nothing else.
        if let Some(at) = statement.parameter_index(name)? {
            statement.raw_bind_parameter(at, value)?;
        }
    }
    let mut rows = statement.raw_query();
    let mut keys = Vec::new();
    while let Some(row) = rows.next()? {
        keys.push(PageKey { sorted: row.get(0)?, id: row.get(1)? });
    }
    Ok(keys)
}

/// At how many sessions a person sat.
fn count_of(connection: &Connection, person: Uuid) -> Result<i64, StoreError> {
    let sql = "SELECT count(*) FROM listed_people WHERE person = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([person], |row| row.get(0))?)
}

/// The statement for a filter: along the index that suits it, with a condition for each part of it.
pub(crate) fn statement(filter: &HistoryFilter, words: usize) -> String {
    let way = match (filter.person, filter.group, &filter.game) {
        (Some(_), ..) => BY_PERSON,
        (None, Some(_), _) => BY_GROUP,
        (None, None, Some(_)) => BY_GAME,
        (None, None, None) => ALL,
    };
    let (status, came) = filter.result.map_or((None, None), CameOut::stored);
    let conditions = [
        (true, "l.archived = :archived"),
        (filter.game.is_some(), "l.game = :game"),
        (filter.title.is_some(), "l.title = :title"),
        (filter.venue.is_some(), "l.venue = :venue"),
        (status.is_some(), "l.status = :status"),
        (came.is_some(), "who.came = :came"),
        (filter.with.is_some(), WITH),
        (filter.person.is_some() && filter.group.is_some(), WITHIN),
    ];
    let mut sql = way.to_owned();
    for (_, condition) in conditions.into_iter().filter(|(asked, _)| *asked) {
        sql += &format!(" AND {condition}");
    }
    for at in 0..words {
        sql += &format!(" AND instr(l.words, :word{at})");
    }
    sql + " ORDER BY 1 DESC, 2 DESC LIMIT :count"
}

impl CameOut {
    /// The status, and what `listed_people.came` holds: 1 won alone, 2 shared, 0 not won.
    fn stored(self) -> (Option<Status>, Option<u8>) {
        match self {
            CameOut::Live => (Some(Status::Live), None),
            CameOut::Paused => (Some(Status::Paused), None),
            CameOut::Finished => (Some(Status::Finished), None),
            CameOut::Abandoned => (Some(Status::Abandoned), None),
            CameOut::Won => (None, Some(1)),
            CameOut::Shared => (None, Some(2)),
            CameOut::Lost => (None, Some(0)),
        }
    }

    /// Whether it is about one person.
    pub fn needs_person(self) -> bool {
        self.stored().1.is_some()
    }
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
        sorted: row.get(17)?,
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
