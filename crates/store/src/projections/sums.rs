//! What all of time adds up to: each session is added when it is counted, and taken off when it is
//! forgotten. Where the first, the last or a record was its own, the next one is looked up.

use super::counted::Counted;
use super::{EVERYBODY, unpack};
use crate::StoreError;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Adds a session whose plays and meetings stand in their rows.
pub(super) fn count(
    connection: &Connection,
    session: Uuid,
    counted: &Counted,
) -> Result<(), StoreError> {
    for sql in [include_str!("add_tallies.sql"), include_str!("add_meetings.sql")] {
        connection.prepare_cached(sql)?.execute(params![session, 1])?;
    }
    connection.prepare_cached(include_str!("add_records.sql"))?.execute([session])?;
    let mut insert = connection.prepare_cached(include_str!("insert_fact.sql"))?;
    let mut add = connection.prepare_cached(include_str!("add_fact.sql"))?;
    let (game, title, seats) = (&counted.game, &counted.title, counted.seats.len());
    for ((person, key, dim), (value, of)) in facts(counted) {
        insert.execute(params![game, person, key, dim, counted.ended, session, value, of])?;
        add.execute(params![game, person, key, dim, title, seats, value, of, 1])?;
    }
    Ok(())
}

/// Takes a session off, and its plays, meetings and facts out of their rows.
pub(super) fn forget(
    connection: &Connection,
    session: Uuid,
    counted: &Counted,
) -> Result<(), StoreError> {
    forget_facts(connection, session, counted)?;
    for sql in [include_str!("add_meetings.sql"), include_str!("add_tallies.sql")] {
        connection.prepare_cached(sql)?.execute(params![session, -1])?;
    }
    let records = connection
        .prepare_cached(include_str!("forget_records.sql"))?
        .query_map([session], Held::read)?
        .collect::<Result<Vec<_>, _>>()?;
    for sql in [
        include_str!("forget_empty_meetings.sql"),
        include_str!("forget_empty.sql"),
        include_str!("forget_meetings.sql"),
        "DELETE FROM plays WHERE session = ?1",
    ] {
        connection.prepare_cached(sql)?.execute([session])?;
    }
    date(connection, counted)?;
    records.iter().try_for_each(|held| held.pass_on(connection))
}

fn forget_facts(
    connection: &Connection,
    session: Uuid,
    counted: &Counted,
) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached(include_str!("forget_fact.sql"))?;
    let mut add = connection.prepare_cached(include_str!("add_fact.sql"))?;
    let mut empty = connection.prepare_cached(include_str!("forget_empty_fact.sql"))?;
    let (game, title, seats) = (&counted.game, &counted.title, counted.seats.len());
    for ((person, key, dim), (value, of)) in facts(counted) {
        delete.execute(params![game, person, key, dim, counted.ended, session])?;
        add.execute(params![game, person, key, dim, title, seats, value, of, -1])?;
        empty.execute(params![game, person, key, dim, title, seats, value])?;
    }
    Ok(())
}

/// Finds the first and the last of the plays that are left.
fn date(connection: &Connection, counted: &Counted) -> Result<(), StoreError> {
    let (game, title, ended) = (&counted.game, &counted.title, counted.ended);
    let mut date = connection.prepare_cached(include_str!("date_tallies.sql"))?;
    for seat in &counted.seats {
        date.execute(params![seat.person, game, title, ended])?;
    }
    connection
        .prepare_cached(include_str!("date_tallies_of_all.sql"))?
        .execute(params![game, title, ended])?;
    Ok(())
}

/// What a game remembers of a session, by whom it is about and what it is; of nobody, of everybody
/// together.
fn facts(counted: &Counted) -> BTreeMap<(Uuid, String, String), (i64, i64)> {
    let mut sums: BTreeMap<(Uuid, String, String), (i64, i64)> = BTreeMap::new();
    for fact in unpack(&counted.facts) {
        let own = counted.seats.iter().find(|seat| fact.seat == Some(seat.seat));
        for person in own.map(|seat| seat.person).into_iter().chain([EVERYBODY]) {
            let sum = sums.entry((person, fact.key.clone(), fact.dim.clone())).or_default();
            *sum = (sum.0.saturating_add(fact.value), sum.1.saturating_add(fact.of));
        }
    }
    sums
}

/// A record that is nobody's.
struct Held {
    person: Uuid,
    game: String,
    title: String,
    seats: i64,
    scoring: String,
    what: String,
}

impl Held {
    fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Held> {
        Ok(Held {
            person: row.get(0)?,
            game: row.get(1)?,
            title: row.get(2)?,
            seats: row.get(3)?,
            scoring: row.get(4)?,
            what: row.get(5)?,
        })
    }

    /// The next best of the plays that are left has it.
    fn pass_on(&self, connection: &Connection) -> Result<(), StoreError> {
        let Held { person, game, title, seats, scoring, what } = self;
        if *person == EVERYBODY {
            connection
                .prepare_cached(include_str!("next_record_of_all.sql"))?
                .execute(params![game, title, seats, scoring, what])?;
        } else {
            connection
                .prepare_cached(include_str!("next_record.sql"))?
                .execute(params![person, game, title, seats, scoring, what])?;
        }
        Ok(())
    }
}
