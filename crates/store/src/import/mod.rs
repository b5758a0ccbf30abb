//! Import: everything of a file in one transaction, or nothing.

use crate::export::{
    ExportGroup, ExportPerson, ExportVenue, ForeignSession, Passthrough, groups, people, presets,
    venues,
};
use crate::journal::{fixed, insert_session, journal, project, record, seat};
use crate::mark::Mark;
use crate::open::{Inner, Store, step_count};
use crate::{
    Digest, Head, NewSession, NewStep, PresetRow, Projection, StoreError, connection, dice,
    projections, session_meta,
};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use std::collections::BTreeSet;
use uuid::Uuid;

/// What people say of a session, and where it stands in the lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionMeta {
    /// Where it was played.
    pub venue: Option<Uuid>,
    /// What somebody wrote about it.
    pub note: String,
    /// Since when it is out of the lists.
    pub archived: Option<i64>,
    /// When any of this was last changed.
    pub changed: i64,
}

/// A transaction that takes things in.
pub struct ImportTx<'a> {
    tx: &'a Transaction<'a>,
}

impl Store {
    /// Does all of the work in one transaction; when it fails, nothing has changed.
    ///
    /// # Errors
    /// Whatever the work says, or when the database refuses.
    pub fn import<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&ImportTx<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut inner = self.lock();
        let Inner { connection, mark, .. } = &mut *inner;
        connection::widen(connection)?;
        let done = in_one_go(connection, work);
        connection::prepare(connection)?;
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
    let done = work(&ImportTx { tx: &tx })?;
    let told = last_fact(&tx)?;
    tx.commit().map_err(StoreError::from)?;
    Ok((done, told))
}

fn last_fact(tx: &Transaction<'_>) -> Result<Option<Mark>, StoreError> {
    let steps = step_count(tx)?;
    let told = tx
        .query_row("SELECT at, digest FROM steps WHERE number = ?1", [steps], |row| {
            Ok(Mark { steps, at: row.get(0)?, digest: row.get::<_, Digest>(1)? })
        })
        .optional()?;
    Ok(told)
}

impl ImportTx<'_> {
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

    /// Keeps people as they are said, those with known ids changed, and says anew who everybody is in
    /// the end; `key` gives a name as names are compared.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when somebody else's name has the same key.
    pub fn put_people(
        &self,
        people: &[&ExportPerson],
        key: &dyn Fn(&ExportPerson) -> String,
    ) -> Result<(), StoreError> {
        let mut sessions: BTreeSet<Uuid> = BTreeSet::new();
        for person in people {
            let mut theirs = self.tx.prepare_cached(include_str!("sessions_of.sql"))?;
            let theirs = theirs.query_map([person.id], |row| row.get(0))?;
            sessions.extend(theirs.collect::<Result<Vec<Uuid>, _>>()?);
        }
        sessions.iter().try_for_each(|session| projections::forget(self.tx, *session))?;
        // Names may change places: first everybody lets go of theirs, and nobody is anybody yet.
        for person in people {
            self.tx
                .prepare_cached(include_str!("put_person.sql"))?
                .execute(params![
                    person.id,
                    person.name,
                    format!("\u{1f}\u{1f}{}", person.id),
                    person.piece,
                    person.created,
                    person.archived,
                ])
                .map_err(crate::open::taken)?;
        }
        for person in people {
            self.tx
                .prepare_cached("UPDATE people SET name_key = ?2, merged_into = ?3 WHERE id = ?1")?
                .execute(params![person.id, key(person), person.merged_into])
                .map_err(crate::open::taken)?;
            self.tx
                .prepare_cached("UPDATE people SET changed = ?2 WHERE id = ?1")?
                .execute(params![person.id, person.changed])?;
        }
        self.tx.execute(include_str!("find_roots.sql"), [])?;
        projections::count_all(self.tx, &sessions.into_iter().collect::<Vec<_>>())
    }

    /// Counts the sessions of groups anew, after people, groups or sessions came in.
    pub fn recount_groups(&self) -> Result<(), StoreError> {
        crate::groups::recount(self.tx)
    }

    /// Keeps a place as it is said.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another place's name has this key.
    pub fn put_venue(&self, venue: &ExportVenue, key: &str) -> Result<(), StoreError> {
        let ExportVenue { id, name, created, changed } = venue;
        self.tx
            .prepare_cached(include_str!("put_venue.sql"))?
            .execute(params![id, name, key, created])
            .map_err(crate::open::taken)?;
        self.tx
            .prepare_cached("UPDATE venues SET changed = ?2 WHERE id = ?1")?
            .execute(params![id, changed])?;
        Ok(())
    }

    /// Puts a venue in the place of another one.
    pub fn replace_venue(
        &self,
        old: Uuid,
        venue: &ExportVenue,
        key: &str,
    ) -> Result<(), StoreError> {
        let there = self
            .tx
            .prepare("SELECT id FROM sessions WHERE venue = ?1")?
            .query_map([old], |row| row.get(0))?
            .collect::<Result<Vec<Uuid>, _>>()?;
        there.iter().try_for_each(|session| projections::forget(self.tx, *session))?;
        self.tx.execute(
            "UPDATE venues SET name_key = ?2 WHERE id = ?1",
            params![old, old.to_string()],
        )?;
        self.put_venue(venue, key)?;
        // Nobody has said anything new of these sessions.
        self.tx.execute(
            "UPDATE sessions SET venue = ?2, changed = changed + 1 WHERE venue = ?1",
            params![old, venue.id],
        )?;
        self.tx
            .execute("UPDATE sessions SET changed = changed - 1 WHERE venue = ?1", [venue.id])?;
        self.tx.execute("DELETE FROM venues WHERE id = ?1", [old])?;
        projections::count_all(self.tx, &there)
    }

    /// Keeps groups as they are said.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when two have the same key.
    pub fn put_groups(
        &self,
        groups: &[ExportGroup],
        key: &dyn Fn(&ExportGroup) -> String,
    ) -> Result<(), StoreError> {
        self.tx.execute("UPDATE groups SET name_key = char(0) || hex(id)", [])?;
        for group in groups {
            let ExportGroup { id, name, hide_rates, created, changed, people } = group;
            self.tx
                .prepare_cached(include_str!("put_group.sql"))?
                .execute(params![id, name, key(group), hide_rates, created])
                .map_err(crate::open::taken)?;
            self.tx.execute("DELETE FROM group_people WHERE group_id = ?1", [id])?;
            for person in people {
                self.tx
                    .prepare_cached("INSERT INTO group_people (group_id, person) VALUES (?1, ?2)")?
                    .execute([id, person])?;
            }
            self.tx
                .prepare_cached("UPDATE groups SET changed = ?2 WHERE id = ?1")?
                .execute(params![id, changed])?;
        }
        Ok(())
    }

    /// Keeps named house rules as they are said; those there are change their name at most.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when two of a game have the same key.
    pub fn put_presets(
        &self,
        presets: &[PresetRow],
        key: &dyn Fn(&PresetRow) -> String,
    ) -> Result<(), StoreError> {
        self.tx.execute(
            "UPDATE presets SET name_key = char(0) || hex(id) WHERE deleted IS NULL",
            [],
        )?;
        for preset in presets {
            let PresetRow { id, game, name, config, created } = preset;
            self.tx
                .prepare_cached(include_str!("put_preset.sql"))?
                .execute(params![id, game, name, key(preset), config, created])
                .map_err(crate::open::taken)?;
        }
        Ok(())
    }

    /// Keeps what another program said, unless something is kept of this thing.
    pub fn put_passthrough(&self, passthrough: &Passthrough) -> Result<(), StoreError> {
        let Passthrough { source, kind, id, said } = passthrough;
        self.tx
            .prepare_cached(
                "INSERT OR IGNORE INTO passthrough (source, kind, id, said) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![source, kind, id, said])?;
        Ok(())
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
            .prepare_cached("SELECT venue, note, archived, changed FROM sessions WHERE id = ?1")?
            .query_row([id], |row| {
                Ok(SessionMeta {
                    venue: row.get(0)?,
                    note: row.get(1)?,
                    archived: row.get(2)?,
                    changed: row.get(3)?,
                })
            })
            .optional()?;
        Ok(said)
    }

    /// Keeps what people say of a session.
    pub fn put_session_meta(&self, id: Uuid, said: &SessionMeta) -> Result<(), StoreError> {
        projections::forget(self.tx, id)?;
        self.write_meta(id, said)?;
        projections::count(self.tx, id)
    }

    fn write_meta(&self, id: Uuid, said: &SessionMeta) -> Result<(), StoreError> {
        self.tx
            .prepare_cached(
                "UPDATE sessions SET venue = ?2, note = ?3, archived = ?4 WHERE id = ?1",
            )?
            .execute(params![id, said.venue, said.note, said.archived])?;
        self.tx
            .prepare_cached("UPDATE sessions SET changed = ?2 WHERE id = ?1")?
            .execute(params![id, said.changed])?;
        Ok(())
    }

    /// Keeps a session with its journal, and what people say of it.
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
        let head = record(self.tx, session.id, head, steps)?;
        project(self.tx, session.id, head, projection)?;
        dice::count(self.tx, session.id, &projection.faces)?;
        if let Some(draft) = draft {
            self.tx
                .prepare_cached("INSERT INTO drafts (session, draft) VALUES (?1, ?2)")?
                .execute(params![session.id, draft])?;
        }
        self.session_files(session.id, head.revision)
    }

    /// Adds what came after a session's last step.
    pub fn append(
        &self,
        session: Uuid,
        head: Head,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<(), StoreError> {
        let head = record(self.tx, session, head, steps)?;
        project(self.tx, session, head, projection)?;
        dice::recount(self.tx, session, &projection.faces)
    }

    /// Puts another journal in the place of a session's own.
    pub fn replace(
        &self,
        session: &NewSession,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<(), StoreError> {
        let said = self.session_meta(session.id)?.unwrap_or_default();
        self.remove(session.id)?;
        self.create(session, steps, projection, None, &said)
    }

    fn remove(&self, session: Uuid) -> Result<(), StoreError> {
        projections::forget(self.tx, session)?;
        // The journal lets go of deleted sessions alone.
        self.tx.execute("UPDATE sessions SET deleted = 1 WHERE id = ?1", [session])?;
        session_meta::remove(self.tx, session)
    }

    /// A session that was deleted here is wanted back.
    pub fn bring_back(&self, session: Uuid) -> Result<(), StoreError> {
        let back = self
            .tx
            .prepare_cached(
                "UPDATE sessions SET deleted = NULL WHERE id = ?1 AND deleted IS NOT NULL",
            )?
            .execute([session])?;
        if back > 0 { projections::count(self.tx, session) } else { Ok(()) }
    }

    /// Keeps a session that another program kept.
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
