//! Reading a session and its journal, the chain of digests verified.

use super::packed_events::unpack_events;
use crate::open::Store;
use crate::{Digest, Fault, Head, NewSession, NewStep, SeatRow, Session, Step, StoreError};
use rusqlite::{Connection, OptionalExtension};
use uuid::Uuid;

impl Store {
    /// A session with its whole journal.
    ///
    /// # Errors
    /// When there is no such session, or its chain of digests does not hold.
    pub fn session(&self, id: Uuid) -> Result<Session, StoreError> {
        let inner = self.lock();
        let tx = inner.connection.unchecked_transaction()?;
        let has_journal: Option<bool> = tx
            .prepare_cached("SELECT form = 'kept' FROM sessions WHERE id = ?1")?
            .query_row([id], |row| row.get(0))
            .optional()?;
        if has_journal != Some(true) {
            return Err(StoreError::NotFound("session"));
        }
        read(&tx, id)
    }

    /// What a session was opened with, deleted or not; none where there is none.
    pub fn opened(&self, id: Uuid) -> Result<Option<NewSession>, StoreError> {
        fixed(&self.lock().connection, id)
    }
}

/// A session with its whole journal, which one that another program recorded has not.
pub(crate) fn read(connection: &Connection, id: Uuid) -> Result<Session, StoreError> {
    let fixed = fixed(connection, id)?.ok_or(StoreError::NotFound("session"))?;
    let steps = journal(connection, id)?;
    let head = chain(&fixed, &steps)?;
    let (session, stored) = connection
        .prepare_cached(include_str!("load_session.sql"))?
        .query_row([id], |row| {
            let stored = Head { revision: row.get(0)?, digest: row.get(1)? };
            let session = Session {
                fixed,
                steps,
                head,
                status: row.get(2)?,
                played_ms: row.get(3)?,
                running_since: row.get(4)?,
                draft: row.get(5)?,
            };
            Ok((session, stored))
        })
        .optional()?
        .ok_or(StoreError::NotFound("session"))?;
    if stored != head {
        return Err(Fault::Head { session: id }.into());
    }
    Ok(session)
}

/// Who sits where now, from seat 0.
pub(crate) fn seated(connection: &Connection, id: Uuid) -> Result<Vec<SeatRow>, StoreError> {
    seat_rows(
        connection,
        id,
        "SELECT person, piece, seat FROM seated WHERE session = ?1 ORDER BY seat",
    )
}

/// The seats up to the first that is not numbered like its place: behind it nobody is known to sit where.
fn seat_rows(connection: &Connection, id: Uuid, sql: &str) -> Result<Vec<SeatRow>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([id])?;
    let mut seats = Vec::new();
    while let Some(row) = rows.next()? {
        if usize::try_from(row.get::<_, i64>(2)?) != Ok(seats.len()) {
            break;
        }
        seats.push(SeatRow { person: row.get(0)?, piece: row.get(1)? });
    }
    Ok(seats)
}

/// What a session was opened with.
pub(crate) fn fixed(connection: &Connection, id: Uuid) -> Result<Option<NewSession>, StoreError> {
    let opening = "SELECT person, piece, seat FROM session_seats WHERE session = ?1 ORDER BY seat";
    let seats = seat_rows(connection, id, opening)?;
    let session = connection
        .prepare_cached(
            "SELECT game, rules_version, setup, seed, started FROM sessions WHERE id = ?1",
        )?
        .query_row([id], |row| {
            Ok(NewSession {
                id,
                game: row.get(0)?,
                rules_version: row.get(1)?,
                setup: row.get(2)?,
                seed: row.get(3)?,
                started: row.get(4)?,
                seats,
            })
        })
        .optional()?;
    Ok(session)
}

/// Every step of a session, in order.
pub(crate) fn journal(connection: &Connection, id: Uuid) -> Result<Vec<Step>, StoreError> {
    let mut found = connection.prepare_cached(include_str!("load_steps.sql"))?;
    let mut found = found.query([id])?;
    let mut steps = Vec::new();
    while let Some(row) = found.next()? {
        let seq = row.get(1)?;
        let events = unpack_events(row.get_ref(8)?.as_str().map_err(rusqlite::Error::from)?);
        steps.push(Step {
            number: row.get(0)?,
            seq,
            what: NewStep {
                at: row.get(2)?,
                by: row.get(3)?,
                kind: row.get(4)?,
                command: row.get(5)?,
                corrections: row.get(6)?,
                events: events.map_err(|_| Fault::Step { session: id, seq })?,
            },
            digest: row.get(7)?,
        });
    }
    Ok(steps)
}

/// Recomputes every digest of a session; where its journal ends.
pub(crate) fn chain(fixed: &NewSession, steps: &[Step]) -> Result<Head, Fault> {
    let mut head = Head { revision: 0, digest: Digest::of_session(fixed) };
    for step in steps {
        if step.seq != head.revision {
            return Err(Fault::Gap { session: fixed.id, seq: head.revision });
        }
        let digest = head.digest.then(step.seq, &step.what);
        if digest != step.digest {
            return Err(Fault::Step { session: fixed.id, seq: step.seq });
        }
        head = Head { revision: step.seq + 1, digest };
    }
    Ok(head)
}
