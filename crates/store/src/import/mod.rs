//! Import: everything of a file in one transaction, or nothing.

pub(crate) mod clocks;
mod lines;
mod named;

use crate::edits::importing;
use crate::export::{
    ExportGroup, ExportPerson, ExportVenue, ForeignSession, groups, people, presets, venues,
};
use crate::journal::{fixed, insert_session, journal, project, record, seat, status};
use crate::mark::Mark;
use crate::open::{Inner, Store, last_step};
use crate::session_meta::NamedVenue;
use crate::{
    Digest, Head, NewSession, NewStep, PresetRow, Projection, Status, StoreError, connection, dice,
    projections, session_files, session_meta,
};
pub use named::ShownName;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use uuid::Uuid;

/// What people say of a session, and where it stands in the lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionMeta {
    /// Where it was played.
    pub venue: Option<Uuid>,
    /// The note that was written about it.
    pub note: String,
    /// Since when it is out of the lists.
    pub archived: Option<i64>,
    /// Since when it is deleted.
    pub deleted: Option<i64>,
}

/// A transaction that takes things in.
pub struct ImportTx<'a> {
    pub(crate) tx: &'a Transaction<'a>,
}

impl Store {
    /// Does all of the work in one transaction; when it fails, nothing has changed.
    pub fn import<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&ImportTx<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut inner = self.lock();
        let Inner { connection, mark, .. } = &mut *inner;
        connection::widen(connection)?;
        let done = in_one_go(connection, work);
        // What was committed is there; room that was not taken back is only more than is needed.
        let _ = connection::narrow(connection);
        let (done, told) = done?;
        if let Some(told) = told {
            // A mark that could not be written is only older than it might be.
            let _ = mark.write(&told);
        }
        Ok(done)
    }
}

/// What the work came to, and the last step there is then.
fn in_one_go<T, E: From<StoreError>>(
    connection: &mut Connection,
    work: impl FnOnce(&ImportTx<'_>) -> Result<T, E>,
) -> Result<(T, Option<Mark>), E> {
    let tx = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(StoreError::from)?;
    importing(&tx, true)?;
    let done = work(&ImportTx { tx: &tx })?;
    importing(&tx, false)?;
    let told = last_step(&tx)?;
    tx.commit().map_err(StoreError::from)?;
    Ok((done, told))
}

impl ImportTx<'_> {
    /// Does what a file asks for. A clock that did not run here before it runs on another device, and does not ring here.
    ///
    /// # Errors
    /// Those of the work, and that it cannot be read or written.
    pub fn of_a_file<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        let here = clocks::running_here(self.tx)?;
        let done = work()?;
        clocks::note_elsewhere(self.tx, &here)?;
        Ok(done)
    }

    /// Says that the clock of a table runs on this device, whoever recorded its last step.
    pub fn clock_is_here(&self, session: Uuid) -> Result<(), StoreError> {
        clocks::note_here(self.tx, session)
    }

    /// Everybody there is.
    pub fn people(&self) -> Result<Vec<ExportPerson>, StoreError> {
        people(self.tx)
    }

    /// Every place there is.
    pub fn venues(&self) -> Result<Vec<ExportVenue>, StoreError> {
        venues(self.tx)
    }

    /// Every group there is.
    pub fn groups(&self) -> Result<Vec<ExportGroup>, StoreError> {
        groups(self.tx)
    }

    /// All named house rules there are.
    pub fn presets(&self) -> Result<Vec<PresetRow>, StoreError> {
        presets(self.tx)
    }

    /// What a session was opened with, where its journal ends and the journal itself; none when
    /// there is no such session.
    pub fn session(
        &self,
        id: Uuid,
    ) -> Result<Option<(NewSession, Head, Vec<NewStep>)>, StoreError> {
        let Some(opened) = fixed(self.tx, id)? else { return Ok(None) };
        let head = self
            .tx
            .prepare_cached("SELECT revision, head FROM sessions WHERE id = ?1")?
            .query_row([id], |row| Ok(Head { revision: row.get(0)?, digest: row.get(1)? }))?;
        let steps = journal(self.tx, id)?.into_iter().map(|step| step.what).collect();
        Ok(Some((opened, head, steps)))
    }

    /// What people say of a session; none when there is no such session.
    pub fn session_meta(&self, id: Uuid) -> Result<Option<SessionMeta>, StoreError> {
        let said = self
            .tx
            .prepare_cached("SELECT venue, note, archived, deleted FROM sessions WHERE id = ?1")?
            .query_row([id], |row| {
                Ok(SessionMeta {
                    venue: row.get(0)?,
                    note: row.get(1)?,
                    archived: row.get(2)?,
                    deleted: row.get(3)?,
                })
            })
            .optional()?;
        Ok(said)
    }

    /// Stores what people say of a session.
    pub fn put_session_meta(&self, id: Uuid, said: &SessionMeta) -> Result<(), StoreError> {
        projections::forget(self.tx, id)?;
        self.write_meta(id, said)?;
        session_files::outdate(self.tx, id)?;
        projections::count(self.tx, id)
    }

    fn write_meta(&self, id: Uuid, said: &SessionMeta) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "UPDATE sessions SET venue = ?2, note = ?3, archived = ?4, deleted = ?5 WHERE id = ?1",
            )?
            .execute(params![id, said.venue, said.note, said.archived, said.deleted])?;
        Ok(())
    }

    /// Stores a session with its journal, and what people say of it.
    pub fn create(
        &self,
        session: &NewSession,
        steps: &[NewStep],
        projection: &Projection,
        draft: Option<&str>,
        said: &SessionMeta,
    ) -> Result<(), StoreError> {
        let head = Head { revision: 0, digest: Digest::of_session(session) };
        insert_session(self.tx, session, head, projection)?;
        self.write_meta(session.id, said)?;
        let head = record(self.tx, session.id, head, steps)?.head;
        project(self.tx, session.id, None, head, projection)?;
        dice::count(self.tx, session.id, &projection.faces)?;
        if let Some(draft) = draft {
            self.tx
                .prepare_cached("INSERT INTO drafts (session, draft) VALUES (?1, ?2)")?
                .execute(params![session.id, draft])?;
        }
        // One that goes on here gets its file when it ends.
        if projection.status == Status::Finished {
            self.session_files(session.id, head.revision)?;
        }
        Ok(())
    }

    /// Adds what came after a session's last step.
    pub fn append(
        &self,
        session: Uuid,
        head: Head,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<(), StoreError> {
        let was = status(self.tx, session)?;
        let head = record(self.tx, session, head, steps)?.head;
        project(self.tx, session, Some(was), head, projection)?;
        dice::recount(self.tx, session, &projection.faces)
    }

    /// Takes a session out of every list. Its steps go with it, where they are not aside.
    pub fn remove(&self, session: Uuid) -> Result<(), StoreError> {
        projections::forget(self.tx, session)?;
        // The journal lets go of deleted sessions alone.
        self.tx.execute("UPDATE sessions SET deleted = 1 WHERE id = ?1", [session])?;
        session_meta::remove(self.tx, session)
    }

    /// Stores a session that another program recorded.
    pub fn create_foreign(&self, foreign: &ForeignSession) -> Result<(), StoreError> {
        let opened = NewSession {
            id: foreign.id,
            game: foreign.game.clone(),
            rules_version: 0,
            setup: foreign.setup.clone(),
            seed: [0; 32],
            started: foreign.started,
            seats: foreign.seats.clone(),
        };
        self.tx.prepare_cached(include_str!("foreign_session.sql"))?.execute(params![
            opened.id,
            opened.game,
            opened.setup,
            opened.seed,
            opened.started,
            Digest::of_session(&opened),
            foreign.ended,
            foreign.played_ms,
            foreign.standing,
            foreign.title,
            foreign.contest,
            foreign.scoring,
            foreign.passthrough,
        ])?;
        for (seat, (row, outcome)) in foreign.seats.iter().zip(&foreign.outcomes).enumerate() {
            self.tx
                .prepare_cached("INSERT INTO session_seats (session, seat, person, piece, started) VALUES (?1, ?2, ?3, ?4, ?5)")?
                .execute(params![opened.id, seat, row.person, row.piece, opened.started])?;
            self.tx.prepare_cached("INSERT INTO results (session, seat, person, points, place, won, side, scored) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?.execute(params![
                opened.id,
                seat,
                row.person,
                outcome.points.unwrap_or(0),
                outcome.place.unwrap_or(0),
                outcome.won,
                outcome.side,
                outcome.points.is_some(),
            ])?;
        }
        seat(self.tx, opened.id, &opened.seats)?;
        projections::count(self.tx, opened.id)
    }

    /// Says where a session was played, as people say it on this device: it is an edit, and so stands in files.
    pub fn say_venue(&self, session: Uuid, venue: &NamedVenue<'_>) -> Result<(), StoreError> {
        importing(self.tx, false)?;
        projections::forget(self.tx, session)?;
        let venue = session_meta::venue_named(self.tx, venue)?;
        self.tx
            .prepare_cached("UPDATE sessions SET venue = ?2 WHERE id = ?1")?
            .execute(params![session, venue])?;
        projections::count(self.tx, session)?;
        importing(self.tx, true)
    }

    /// What came in a file needs no other file.
    fn session_files(&self, session: Uuid, revision: u32) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "INSERT OR REPLACE INTO session_files (session, revision) VALUES (?1, ?2)",
            )?
            .execute(params![session, revision])?;
        Ok(())
    }
}
