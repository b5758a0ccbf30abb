//! Taking things in: everything of a file in one transaction, or nothing.

use super::{Alien, WholeCircle, WholePerson, WholePlace, circles, people, places, presets};
use crate::journal::{fixed, insert_session, journal, record};
use crate::mark::Mark;
use crate::open::{Inner, Store, facts};
use crate::{Digest, Head, NewSession, NewStep, PresetRow, Projection, StoreError};
use rusqlite::{OptionalExtension, Transaction, TransactionBehavior, params};
use uuid::Uuid;

/// What people say of a session, and where it stands in the lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sayings {
    /// Where it was played.
    pub place: Option<Uuid>,
    /// What somebody wrote about it.
    pub note: String,
    /// Since when it is out of the lists.
    pub archived: Option<i64>,
    /// When any of this was last changed.
    pub changed: i64,
}

/// A transaction that takes things in.
pub struct Intake<'a> {
    tx: &'a Transaction<'a>,
}

impl Store {
    /// Does all of the work in one transaction; when it fails, nothing has changed.
    ///
    /// # Errors
    /// Whatever the work says, or when the database refuses.
    pub fn take_in<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&Intake<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut inner = self.lock();
        let Inner { connection, mark, .. } = &mut *inner;
        let tx = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(StoreError::from)?;
        let done = work(&Intake { tx: &tx })?;
        let told = last_fact(&tx)?;
        tx.commit().map_err(StoreError::from)?;
        if let Some(told) = told {
            // A mark that could not be written is only older than it might be.
            let _ = mark.write(&told);
        }
        Ok(done)
    }
}

fn last_fact(tx: &Transaction<'_>) -> Result<Option<Mark>, StoreError> {
    let facts = facts(tx)?;
    let told = tx
        .query_row("SELECT at, digest FROM steps WHERE fact = ?1", [facts], |row| {
            Ok(Mark { facts, at: row.get(0)?, digest: row.get::<_, Digest>(1)? })
        })
        .optional()?;
    Ok(told)
}

impl Intake<'_> {
    /// Everybody there is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn people(&self) -> Result<Vec<WholePerson>, StoreError> {
        people(self.tx)
    }

    /// Every place there is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn places(&self) -> Result<Vec<WholePlace>, StoreError> {
        places(self.tx)
    }

    /// Every group there is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn circles(&self) -> Result<Vec<WholeCircle>, StoreError> {
        circles(self.tx)
    }

    /// All named house rules there are.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn presets(&self) -> Result<Vec<PresetRow>, StoreError> {
        presets(self.tx)
    }

    /// Keeps somebody as they are said; `key` is the name as names are compared. Somebody with this
    /// id is changed.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when somebody else's name has this key.
    pub fn put_person(&self, person: &WholePerson, key: &str) -> Result<(), StoreError> {
        let WholePerson { id, name, piece, created, changed, archived, merged_into } = person;
        self.tx
            .prepare_cached(include_str!("put_person.sql"))?
            .execute(params![id, name, key, piece, created, archived, merged_into])
            .map_err(crate::open::taken)?;
        self.tx
            .prepare_cached("UPDATE people SET changed = ?2 WHERE id = ?1")?
            .execute(params![id, changed])?;
        Ok(())
    }

    /// Says anew who everybody is in the end.
    ///
    /// # Errors
    /// When the database refuses.
    pub fn find_roots(&self) -> Result<(), StoreError> {
        self.tx.execute(include_str!("find_roots.sql"), [])?;
        Ok(())
    }

    /// Keeps a place as it is said.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another place's name has this key.
    pub fn put_place(&self, place: &WholePlace, key: &str) -> Result<(), StoreError> {
        let WholePlace { id, name, created, changed } = place;
        self.tx
            .prepare_cached(include_str!("put_place.sql"))?
            .execute(params![id, name, key, created])
            .map_err(crate::open::taken)?;
        self.tx
            .prepare_cached("UPDATE places SET changed = ?2 WHERE id = ?1")?
            .execute(params![id, changed])?;
        Ok(())
    }

    /// Keeps a group as it is said.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another group's name has this key.
    pub fn put_circle(&self, circle: &WholeCircle, key: &str) -> Result<(), StoreError> {
        let WholeCircle { id, name, hide_rates, created, changed, people } = circle;
        self.tx
            .prepare_cached(include_str!("put_circle.sql"))?
            .execute(params![id, name, key, hide_rates, created])
            .map_err(crate::open::taken)?;
        self.tx.execute("DELETE FROM circle_people WHERE circle = ?1", [id])?;
        for person in people {
            self.tx
                .prepare_cached("INSERT INTO circle_people (circle, person) VALUES (?1, ?2)")?
                .execute([id, person])?;
        }
        self.tx
            .prepare_cached("UPDATE circles SET changed = ?2 WHERE id = ?1")?
            .execute(params![id, changed])?;
        Ok(())
    }

    /// Keeps named house rules, unless there are such with this id.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when others of this game have this key.
    pub fn put_preset(&self, preset: &PresetRow, key: &str) -> Result<(), StoreError> {
        let PresetRow { id, game, name, config, created } = preset;
        self.tx
            .prepare_cached(include_str!("put_preset.sql"))?
            .execute(params![id, game, name, key, config, created])
            .map_err(crate::open::taken)?;
        Ok(())
    }

    /// Keeps what another program said, unless something is kept of this thing.
    ///
    /// # Errors
    /// When the database refuses.
    pub fn put_alien(&self, alien: &Alien) -> Result<(), StoreError> {
        let Alien { source, kind, id, said } = alien;
        self.tx
            .prepare_cached("INSERT OR IGNORE INTO aliens (source, kind, id, said) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![source, kind, id, said])?;
        Ok(())
    }

    /// What a session was opened with, where its journal ends and the journal itself; none when
    /// there is no such session.
    ///
    /// # Errors
    /// When the database cannot be read.
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
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn sayings(&self, id: Uuid) -> Result<Option<Sayings>, StoreError> {
        let said = self
            .tx
            .prepare_cached("SELECT place, note, archived, changed FROM sessions WHERE id = ?1")?
            .query_row([id], |row| {
                Ok(Sayings {
                    place: row.get(0)?,
                    note: row.get(1)?,
                    archived: row.get(2)?,
                    changed: row.get(3)?,
                })
            })
            .optional()?;
        Ok(said)
    }

    /// Keeps what people say of a session.
    ///
    /// # Errors
    /// When the database refuses.
    pub fn say(&self, id: Uuid, said: &Sayings) -> Result<(), StoreError> {
        self.tx
            .prepare_cached("UPDATE sessions SET place = ?2, note = ?3, archived = ?4 WHERE id = ?1")?
            .execute(params![id, said.place, said.note, said.archived])?;
        self.tx
            .prepare_cached("UPDATE sessions SET changed = ?2 WHERE id = ?1")?
            .execute(params![id, said.changed])?;
        Ok(())
    }

    /// Keeps a session with its journal.
    ///
    /// # Errors
    /// When the database refuses.
    pub fn create(
        &self,
        session: &NewSession,
        steps: &[NewStep],
        projection: &Projection,
        draft: Option<&str>,
    ) -> Result<(), StoreError> {
        let head = Head { revision: 0, digest: Digest::of_session(session) };
        insert_session(self.tx, session, head, projection)?;
        let head = record(self.tx, session.id, head, steps, projection)?;
        if let Some(draft) = draft {
            self.tx
                .prepare_cached("INSERT INTO drafts (session, draft) VALUES (?1, ?2)")?
                .execute(params![session.id, draft])?;
        }
        self.shelved(session.id, head.revision)
    }

    /// Adds what came after a session's last step.
    ///
    /// # Errors
    /// When the database refuses.
    pub fn append(
        &self,
        session: Uuid,
        head: Head,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<(), StoreError> {
        record(self.tx, session, head, steps, projection)?;
        Ok(())
    }

    /// What came in a file needs no other file.
    fn shelved(&self, session: Uuid, revision: u32) -> Result<(), StoreError> {
        self.tx
            .prepare_cached("INSERT OR REPLACE INTO shelved (session, revision) VALUES (?1, ?2)")?
            .execute(params![session, revision])?;
        Ok(())
    }
}
