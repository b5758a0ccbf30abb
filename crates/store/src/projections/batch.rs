//! Sessions that are put into every list and every figure together: the rows of each table are written in the order of
//! their keys and several at a time, which takes half as long as session after session.

use super::company::pack_company;
use super::counted::Counted;
use super::packed_plays::pack_plays;
use super::sums::Sums;
use super::{WITHOUT_GAME, read, scopes};
use crate::word::Word;
use crate::{PlayRow, StoreError};
use rusqlite::types::ToSql;
use rusqlite::{Connection, params, params_from_iter};
use uuid::Uuid;

/// How many sessions wait at most: their rows take some tens of megabytes.
const MOST: usize = 4_000;
/// How many rows are written at a time.
const AT_ONCE: usize = 32;

const LISTED: &str = "listed (sorted, session, game, title, status, venue, archived, words)";
const PEOPLE: &str = "listed_people (person, sorted, session, came)";
const PLAYS: &str = "plays (person, ended, session, game, title, contest, scoring, seats, sides, winners, alone, place,
    won, points, margin, best_round, played_ms, company)";
const FINISHED: &str = "finished (game, title, ended, session, contest, scoring, seats, sides, winners, played_ms, people)";
const STATS: &str = "stats (game, person, ended, session, stats)";

/// Sessions on their way into the lists and the figures.
#[derive(Default)]
pub(crate) struct Batch {
    waiting: Vec<(Uuid, Counted)>,
    /// What all of them add up to; stored at the end.
    sums: Sums,
}

impl Batch {
    /// Puts a session in, as its own rows say it is.
    pub(crate) fn add(&mut self, connection: &Connection, session: Uuid) -> Result<(), StoreError> {
        let counted = read(connection, session)?;
        if let Some(counted) = counted.filter(|counted| counted.game != WITHOUT_GAME) {
            self.waiting.push((session, counted));
        }
        if self.waiting.len() < MOST { Ok(()) } else { self.write(connection) }
    }

    /// Writes the last of them, and what all add up to.
    pub(crate) fn finish(&mut self, connection: &Connection) -> Result<(), StoreError> {
        self.write(connection)?;
        std::mem::take(&mut self.sums).keep(connection)
    }

    fn write(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let waiting = std::mem::take(&mut self.waiting);
        list(connection, &waiting)?;
        let played: Vec<&(Uuid, Counted)> =
            waiting.iter().filter(|(_, counted)| counted.is_played()).collect();
        plays(connection, &played)?;
        finished(connection, &played)?;
        stats(connection, &played)?;
        let mut scope = connection.prepare_cached(include_str!("insert_scope_sessions.sql"))?;
        for (session, counted) in played {
            scope.execute(params![session, counted.ended, counted.seats.len()])?;
            self.sums.add(*session, counted, &scopes(connection, *session)?);
        }
        Ok(())
    }
}

fn list(connection: &Connection, sessions: &[(Uuid, Counted)]) -> Result<(), StoreError> {
    let mut listed: Vec<_> = sessions
        .iter()
        .map(|(session, counted)| (counted.sorted(), session, counted, counted.words()))
        .collect();
    listed.sort_unstable_by_key(|(sorted, session, ..)| (*sorted, **session));
    let cells = listed.iter().map(|(sorted, session, counted, words)| -> [&dyn ToSql; 8] {
        let Counted { game, title, status, venue, archived, .. } = counted;
        [sorted, session, game, title, status, venue, archived, words]
    });
    insert(connection, LISTED, cells)?;
    let mut people = Vec::new();
    for (session, counted) in sessions {
        let seats = counted.seats.iter();
        people
            .extend(seats.map(|seat| (seat.person, counted.sorted(), session, counted.came(seat))));
    }
    people.sort_unstable();
    let cells = people.iter().map(|(person, sorted, session, came)| -> [&dyn ToSql; 4] {
        [person, sorted, session, came]
    });
    insert(connection, PEOPLE, cells)
}

fn plays(connection: &Connection, sessions: &[&(Uuid, Counted)]) -> Result<(), StoreError> {
    let mut plays: Vec<_> = sessions
        .iter()
        .flat_map(|(session, counted)| {
            let words = (Word(counted.contest), Word(counted.scoring));
            let company = counted.seats.iter().map(|seat| pack_company(counted.met(seat)));
            let plays = counted.plays(*session).into_iter().zip(company);
            plays.map(move |(play, company)| (play, company, counted, words))
        })
        .collect();
    plays.sort_unstable_by_key(|(play, ..)| (play.person, play.ended, play.session));
    let cells = plays.iter().map(|(play, company, counted, words)| -> [&dyn ToSql; 18] {
        let PlayRow { person, ended, session, seats, sides, winners, alone, .. } = play;
        let PlayRow { place, won, points, margin, best_round, played_ms, .. } = play;
        let (Counted { game, title, .. }, (contest, scoring)) = (counted, words);
        [
            person, ended, session, game, title, contest, scoring, seats, sides, winners, alone,
            place, won, points, margin, best_round, played_ms, company,
        ]
    });
    insert(connection, PLAYS, cells)
}

fn finished(connection: &Connection, sessions: &[&(Uuid, Counted)]) -> Result<(), StoreError> {
    let mut finished: Vec<_> = sessions
        .iter()
        .filter_map(|(session, counted)| {
            let plays = counted.plays(*session);
            let key = (&counted.game, &counted.title, counted.ended, session);
            let words = (Word(counted.contest), Word(counted.scoring));
            Some((key, words, *plays.first()?, pack_plays(&plays)))
        })
        .collect();
    finished.sort_unstable_by_key(|(key, ..)| *key);
    let cells = finished.iter().map(|(key, words, play, people)| -> [&dyn ToSql; 11] {
        let ((game, title, ended, session), (contest, scoring)) = (key, words);
        let PlayRow { seats, sides, winners, played_ms, .. } = play;
        [game, title, ended, session, contest, scoring, seats, sides, winners, played_ms, people]
    });
    insert(connection, FINISHED, cells)
}

fn stats(connection: &Connection, sessions: &[&(Uuid, Counted)]) -> Result<(), StoreError> {
    let mut stats = Vec::new();
    for (session, counted) in sessions {
        for (person, packed) in counted.packed_stats() {
            stats.push(((&counted.game, person, counted.ended, session), packed));
        }
    }
    stats.sort_unstable();
    let cells = stats.iter().map(|((game, person, ended, session), packed)| -> [&dyn ToSql; 5] {
        [game, person, ended, session, packed]
    });
    insert(connection, STATS, cells)
}

/// Inserts rows into these columns of a table. Where one cannot be, all that was done before in this transaction is taken
/// back: SQLite need not note how each page was before, only to take back a single statement (`OR FAIL`).
fn insert<'a, const CELLS: usize>(
    connection: &Connection,
    into: &str,
    mut rows: impl Iterator<Item = [&'a dyn ToSql; CELLS]>,
) -> Result<(), StoreError> {
    let row = format!("({})", vec!["?"; CELLS].join(", "));
    let one = format!("INSERT OR FAIL INTO {into} VALUES {row}");
    let many = format!("INSERT OR FAIL INTO {into} VALUES {}", vec![row; AT_ONCE].join(", "));
    loop {
        let some: Vec<_> = rows.by_ref().take(AT_ONCE).collect();
        if some.len() == AT_ONCE {
            connection.prepare_cached(&many)?.execute(params_from_iter(some.iter().flatten()))?;
            continue;
        }
        let mut one = connection.prepare_cached(&one)?;
        return Ok(some.iter().try_for_each(|row| one.execute(&row[..]).map(drop))?);
    }
}
