//! Appending steps to a journal: one transaction, one sync, then the head mark.

use super::load::seated;
use crate::dice;
use crate::mark::Mark;
use crate::open::{Inner, Store};
use crate::word::Word;
use crate::{
    Digest, Head, NewSession, NewStep, Outcome, Projection, SeatRow, Status, StoreError,
    projections,
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
            let head = record(tx, session.id, head, steps)?;
            project(tx, session.id, head, projection)?;
            dice::count(tx, session.id, &projection.faces)?;
            Ok(head)
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
        self.commit(steps, |tx| {
            let head = tx
                .prepare_cached(
                    "SELECT revision, head FROM sessions WHERE id = ?1 AND deleted IS NULL",
                )?
                .query_row([session], |row| Ok(Head { revision: row.get(0)?, digest: row.get(1)? }))
                .optional()?
                .ok_or(StoreError::NotFound("session"))?;
            if head != seen {
                return Err(StoreError::Stale { revision: head.revision });
            }
            let head = record(tx, session, head, steps)?;
            project(tx, session, head, projection)?;
            dice::count(tx, session, &projection.faces)?;
            Ok(head)
        })
    }

    /// Keeps or clears what was typed but not recorded.
    ///
    /// # Errors
    /// When there is no such session or the database refuses.
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
        work: impl FnOnce(&Transaction<'_>) -> Result<Head, StoreError>,
    ) -> Result<Head, StoreError> {
        let mut inner = self.lock();
        let Inner { connection, mark, .. } = &mut *inner;
        let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let head = work(&tx)?;
        let count = crate::open::step_count(&tx)?;
        tx.commit()?;
        let at = steps.last().map_or(0, |step| step.at);
        // The commit is what counts; a mark that could not be written is only older than it might be.
        let _ = mark.write(&Mark { steps: count, at, digest: head.digest });
        Ok(head)
    }
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
) -> Result<Head, StoreError> {
    for step in steps {
        let seq = head.revision;
        let digest = head.digest.then(seq, step);
        tx.prepare_cached("UPDATE database_state SET steps = steps + 1 WHERE id = 1")?
            .execute([])?;
        tx.prepare_cached(include_str!("insert_step.sql"))?.execute(params![
            session,
            seq,
            step.at,
            step.by,
            step.kind,
            step.command,
            step.corrections,
            digest,
        ])?;
        let (mut n, mut last) = (0, None);
        for event in &step.events {
            n = if last == Some(event.position) { n + 1 } else { 0 };
            last = Some(event.position);
            tx.prepare_cached("INSERT INTO events (session, seq, position, n, payload) VALUES (?1, ?2, ?3, ?4, ?5)")?.execute(params![
                session,
                seq,
                event.position,
                n,
                event.payload,
            ])?;
        }
        head = Head { revision: seq + 1, digest };
    }
    Ok(head)
}

/// Writes what the journal adds up to now. A table that is only being played stands in its lists
/// already.
pub(crate) fn project(
    tx: &Transaction<'_>,
    session: Uuid,
    head: Head,
    projection: &Projection,
) -> Result<(), StoreError> {
    let (was, begun): (Status, bool) = tx
        .prepare_cached("SELECT status, revision > 0 FROM sessions WHERE id = ?1")?
        .query_row([session], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let lists = !begun
        || (was, projection.status) != (Status::Live, Status::Live)
        || seated(tx, session)? != projection.seats;
    if lists {
        projections::forget(tx, session)?;
    }
    tx.prepare_cached("UPDATE sessions SET revision = ?2, head = ?3 WHERE id = ?1")?
        .execute(params![session, head.revision, head.digest])?;
    project_anew(tx, session, projection)?;
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
        projections::pack(&projection.stats),
        projection.deadline,
    ])?;
    if seated(tx, session)? != projection.seats {
        seat(tx, session, &projection.seats)?;
    }
    score_rounds(tx, session, projection)?;
    score(tx, session, projection)
}

/// Writes the points of the rounds that differ from what is stored; where none does, as most often, that is read only.
fn score_rounds(tx: &Connection, session: Uuid, projection: &Projection) -> Result<(), StoreError> {
    let rounds = (projection.rounds_from..).zip(&projection.rounds);
    let rows: Vec<(i64, i64, i64)> = rounds
        .flat_map(|(round, points)| {
            let row = move |(seat, points): (usize, &i32)| {
                (round as i64, seat as i64, i64::from(*points))
            };
            points.iter().enumerate().map(row)
        })
        .collect();
    let mut stored = tx.prepare_cached(include_str!("round_scores.sql"))?;
    let stored = stored
        .query_map(params![session, projection.rounds_from], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?
        .collect::<Result<Vec<_>, _>>();
    if stored.is_ok_and(|stored| stored == rows) {
        return Ok(());
    }
    tx.prepare_cached(
        "DELETE FROM round_scores WHERE session = ?1 AND (round >= ?2 OR round < 0)",
    )?
    .execute(params![session, projection.rounds_from])?;
    let mut insert = tx.prepare_cached("INSERT INTO round_scores VALUES (?1, ?2, ?3, ?4)")?;
    for (round, seat, points) in rows {
        insert.execute(params![session, round, seat, points])?;
    }
    Ok(())
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
