//! Appending steps to a journal: one transaction, one sync, then the head mark.

use super::load::seated;
use super::packed_events::pack_events;
use crate::dice;
use crate::edits::edit;
use crate::mark::Mark;
use crate::open::{Inner, Store};
use crate::word::Word;
use crate::{
    Digest, EditKind, FieldValue, Head, NewSession, NewStep, Outcome, Projection, SeatRow, Status,
    StoreError, projections,
};
use kernel::BestIs;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use uuid::Uuid;

impl Store {
    /// Records a new session with its first steps. When this returns, they survive a power cut.
    ///
    /// # Errors
    /// When the database refuses; then nothing was recorded.
    pub fn create(
        &self,
        session: &NewSession,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<Head, StoreError> {
        self.commit(steps, |tx| {
            let head = Head { revision: 0, digest: Digest::of_session(session) };
            insert_session(tx, session, head, projection)?;
            let recorded = record(tx, session.id, head, steps)?;
            project(tx, session.id, None, recorded.head, projection)?;
            dice::count(tx, session.id, &projection.faces)?;
            Ok(recorded)
        })
    }

    /// Records steps of a session that the caller saw at `seen`. When this returns, they survive a
    /// power cut.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when another process was faster; otherwise when the database refuses.
    /// Then nothing was recorded.
    pub fn append(
        &self,
        session: Uuid,
        seen: Head,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<Head, StoreError> {
        self.commit(steps, |tx| follow(tx, session, seen, steps, projection))
    }

    /// The same, and says in the same transaction that of the endings of the session the one that it follows counts, on
    /// every device that hears of it.
    ///
    /// # Errors
    /// As [`append`](Self::append).
    pub fn append_and_choose(
        &self,
        session: Uuid,
        seen: Head,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<Head, StoreError> {
        self.commit(steps, |tx| {
            edit(
                tx,
                EditKind::Session,
                session,
                "ending",
                &FieldValue::Text(seen.digest.to_string()),
            )?;
            follow(tx, session, seen, steps, projection)
        })
    }

    /// Stores or clears what was typed but not recorded.
    pub fn save_draft(&self, session: Uuid, draft: Option<&str>) -> Result<(), StoreError> {
        let inner = self.lock();
        let there: Option<i64> = inner
            .connection
            .prepare_cached("SELECT 1 FROM sessions WHERE id = ?1")?
            .query_row([session], |row| row.get(0))
            .optional()?;
        there.ok_or(StoreError::NotFound("session"))?;
        match draft {
            Some(draft) => inner
                .connection
                .prepare_cached(include_str!("save_draft.sql"))?
                .execute(params![session, draft])?,
            None => inner
                .connection
                .prepare_cached("DELETE FROM drafts WHERE session = ?1")?
                .execute([session])?,
        };
        Ok(())
    }

    /// One transaction, one sync, then the mark.
    fn commit(
        &self,
        steps: &[NewStep],
        work: impl FnOnce(&Transaction<'_>) -> Result<Recorded, StoreError>,
    ) -> Result<Head, StoreError> {
        let mut inner = self.lock();
        let Inner { connection, mark, .. } = &mut *inner;
        let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let Recorded { head, count } = work(&tx)?;
        tx.commit()?;
        let at = steps.last().map_or(0, |step| step.at);
        // The commit is what counts; a mark that could not be written is only older than it might be.
        let _ = mark.write(&Mark { steps: count, at, digest: head.digest });
        Ok(head)
    }
}

/// Records steps after those that the caller saw.
fn follow(
    tx: &Transaction<'_>,
    session: Uuid,
    seen: Head,
    steps: &[NewStep],
    projection: &Projection,
) -> Result<Recorded, StoreError> {
    let (head, was) = tx
        .prepare_cached(include_str!("seen.sql"))?
        .query_row([session], |row| {
            let head = Head { revision: row.get(0)?, digest: row.get(1)? };
            Ok((head, row.get(2)?))
        })
        .optional()?
        .ok_or(StoreError::NotFound("session"))?;
    if head != seen {
        return Err(StoreError::Stale { revision: head.revision });
    }
    let recorded = record(tx, session, head, steps)?;
    project(tx, session, Some(was), recorded.head, projection)?;
    dice::count(tx, session, &projection.faces)?;
    Ok(recorded)
}

/// What recording steps came to.
pub(crate) struct Recorded {
    pub(crate) head: Head,
    /// How many steps there are in all sessions.
    count: u64,
}

pub(crate) fn insert_session(
    tx: &Transaction<'_>,
    session: &NewSession,
    head: Head,
    projection: &Projection,
) -> Result<(), StoreError> {
    tx.prepare_cached(include_str!("insert_session.sql"))?.execute(params![
        session.id,
        session.game,
        session.rules_version,
        session.setup,
        session.seed,
        session.started,
        projection.status,
        head.digest,
        projection.standing,
    ])?;
    for (seat, row) in session.seats.iter().enumerate() {
        tx.prepare_cached("INSERT INTO session_seats (session, seat, person, piece, started) VALUES (?1, ?2, ?3, ?4, ?5)")?.execute(params![
            session.id,
            seat,
            row.person,
            row.piece,
            session.started,
        ])?;
    }
    seat(tx, session.id, &session.seats)
}

/// Writes who sits where now.
pub(crate) fn seat(tx: &Connection, session: Uuid, seats: &[SeatRow]) -> Result<(), StoreError> {
    tx.prepare_cached("DELETE FROM seated WHERE session = ?1")?.execute([session])?;
    let mut insert = tx.prepare_cached(
        "INSERT INTO seated (session, seat, person, piece) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (seat, row) in seats.iter().enumerate() {
        insert.execute(params![session, seat, row.person, row.piece])?;
    }
    Ok(())
}

pub(crate) fn record(
    tx: &Transaction<'_>,
    session: Uuid,
    mut head: Head,
    steps: &[NewStep],
) -> Result<Recorded, StoreError> {
    let count: i64 = tx
        .prepare_cached(
            "UPDATE database_state SET steps = steps + ?1 WHERE id = 1 RETURNING steps",
        )?
        .query_row([steps.len()], |row| row.get(0))?;
    let before = count.saturating_sub_unsigned(steps.len() as u64);
    for (step, nth) in steps.iter().zip(1..) {
        let seq = head.revision;
        let digest = head.digest.then(seq, step);
        tx.prepare_cached(include_str!("insert_step.sql"))?.execute(params![
            before.saturating_add(nth),
            session,
            seq,
            step.at,
            step.by,
            step.kind,
            step.command,
            step.corrections,
            digest,
            pack_events(&step.events),
        ])?;
        head = Head { revision: seq + 1, digest };
    }
    Ok(Recorded { head, count: count.unsigned_abs() })
}

/// How a session stands among the others.
pub(crate) fn status(tx: &Transaction<'_>, session: Uuid) -> Result<Status, StoreError> {
    let mut status = tx.prepare_cached("SELECT status FROM sessions WHERE id = ?1")?;
    Ok(status.query_row([session], |row| row.get(0))?)
}

/// What the people call the game, as the lists have it.
fn title(tx: &Transaction<'_>, session: Uuid) -> Result<String, StoreError> {
    let mut title = tx.prepare_cached("SELECT title FROM sessions WHERE id = ?1")?;
    Ok(title.query_row([session], |row| row.get(0))?)
}

/// Writes what the journal adds up to now. A table that was and is only being played stands in its lists already; one
/// that has just been opened was nothing before.
pub(crate) fn project(
    tx: &Transaction<'_>,
    session: Uuid,
    was: Option<Status>,
    head: Head,
    projection: &Projection,
) -> Result<(), StoreError> {
    let reseated = seated(tx, session)? != projection.seats;
    let stays_live = (was, projection.status) == (Some(Status::Live), Status::Live);
    let lists = reseated || !stays_live || title(tx, session)? != projection.title;
    if lists {
        projections::forget(tx, session)?;
    }
    write(tx, session, Some(head), projection, reseated)?;
    if projection.status == Status::Finished {
        tx.prepare_cached("DELETE FROM drafts WHERE session = ?1")?.execute([session])?;
    }
    if lists {
        projections::count(tx, session)?;
    }
    Ok(())
}

/// Writes what a journal adds up to into the session's own rows.
pub(crate) fn project_anew(
    tx: &Connection,
    session: Uuid,
    projection: &Projection,
) -> Result<(), StoreError> {
    let reseated = seated(tx, session)? != projection.seats;
    write(tx, session, None, projection, reseated)
}

fn write(
    tx: &Connection,
    session: Uuid,
    head: Option<Head>,
    projection: &Projection,
    reseated: bool,
) -> Result<(), StoreError> {
    tx.prepare_cached(include_str!("project.sql"))?.execute(params![
        session,
        projection.status,
        projection.touched,
        projection.played_ms,
        projection.running_since,
        projection.standing,
        projection.ended,
        projection.title,
        Word(projection.contest),
        Word(projection.scoring),
        projections::pack(projection.stats.iter().map(Into::into)),
        projection.deadline,
        head.map(|head| head.revision),
        head.map(|head| head.digest),
    ])?;
    if reseated {
        seat(tx, session, &projection.seats)?;
    }
    score(tx, session, projection)
}

/// Writes how each seat came out, where that is another than what is stored.
fn score(tx: &Connection, session: Uuid, projection: &Projection) -> Result<(), StoreError> {
    let scored = projection.scoring != BestIs::Unscored;
    let rows: Vec<_> = (projection.outcomes.iter().zip(&projection.seats))
        .enumerate()
        .map(|(at, (outcome, seat))| (at as i64, seat.person, *outcome, scored))
        .collect();
    let mut stored = tx.prepare_cached(include_str!("results.sql"))?;
    let stored = stored
        .query_map([session], |row| {
            let (points, place, won, side) = (row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?);
            Ok((row.get(0)?, row.get(1)?, Outcome { points, place, won, side }, row.get(6)?))
        })?
        .collect::<Result<Vec<_>, _>>();
    // What cannot even be read is another.
    if stored.is_ok_and(|stored| stored == rows) {
        return Ok(());
    }
    tx.prepare_cached("DELETE FROM results WHERE session = ?1")?.execute([session])?;
    let mut insert = tx.prepare_cached(include_str!("insert_result.sql"))?;
    for (seat, person, Outcome { points, place, won, side }, scored) in rows {
        insert.execute(params![session, seat, person, points, place, won, side, scored])?;
    }
    Ok(())
}
