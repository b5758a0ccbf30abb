//! Forgetting a person: nothing that is stored here says any more how they were called.

use super::{ids, outdate_files};
use crate::journal::fixed;
use crate::open::{Store, taken, write_back};
use crate::{Digest, ImportTx, StoreError, projections, session_files};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use serde_json::Value;
use std::sync::atomic::Ordering;
use uuid::Uuid;

impl Store {
    /// Gives a person another name, and every person they were merged with, and leaves nothing of the one they had where it
    /// stands apart from a journal. They are archived as of `at`. Answers how many sessions hold the name in their
    /// journal, which never changes: those that were opened before journals held ids. While another process reads, the log
    /// goes on holding the name until it is written back the next time.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another person's name has this key; [`StoreError::NotFound`] when there is no person
    /// with this id.
    pub fn forget_person(
        &self,
        id: Uuid,
        name: &str,
        key: &str,
        at: i64,
    ) -> Result<u32, StoreError> {
        let mut inner = self.lock();
        // What was there before is overwritten in the file, not only left out.
        inner.connection.pragma_update(None, "secure_delete", true)?;
        let forgotten = forget(&mut inner.connection, id, name, key, at);
        // It is only slower where it stays so.
        let _ = inner.connection.pragma_update(None, "secure_delete", false);
        let left = forgotten?;
        // The person is forgotten, whether or not the log can be emptied now.
        let emptied = write_back(&inner.connection, "TRUNCATE").unwrap_or(false);
        self.log_to_empty.store(!emptied, Ordering::Relaxed);
        Ok(left)
    }
}

/// All of it in one transaction.
fn forget(
    connection: &mut Connection,
    id: Uuid,
    name: &str,
    key: &str,
    at: i64,
) -> Result<u32, StoreError> {
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let known: Option<i64> = tx
        .prepare_cached("SELECT 1 FROM people WHERE id = ?1 AND root IS NULL")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    known.ok_or(StoreError::NotFound("person"))?;
    tx.prepare_cached(include_str!("forget.sql"))?
        .execute(params![id, name, key, at])
        .map_err(taken)?;
    for person in ids(&tx, "SELECT id FROM people WHERE id = ?1 OR root = ?1", id)? {
        tx.prepare_cached(
            "INSERT INTO edited (kind, id, field, value) VALUES ('person', ?1, 'forgotten', 1)",
        )?
        .execute([person])?;
        for session in journals_naming(&tx, person)? {
            session_files::outdate(&tx, session)?;
        }
    }
    forget_passthrough(&tx)?;
    for session in ids(&tx, include_str!("sat.sql"), id)? {
        projections::reword(&tx, session)?;
    }
    // Files say the name until they are written again.
    outdate_files(&tx, id)?;
    let left = leave_names(&tx, id)?;
    tx.commit()?;
    Ok(left)
}

impl ImportTx<'_> {
    /// Removes what other programs said of people who were forgotten, on whichever device.
    pub fn forget_passthrough(&self) -> Result<(), StoreError> {
        forget_passthrough(self.tx)
    }
}

fn forget_passthrough(connection: &Connection) -> Result<(), StoreError> {
    connection.execute(include_str!("forget_passthrough.sql"), [])?;
    Ok(())
}

/// Sessions with a file in whose journal a person stands, also where they sat only in between.
fn journals_naming(connection: &Connection, person: Uuid) -> Result<Vec<Uuid>, StoreError> {
    let mut found = connection.prepare_cached(include_str!("journals_naming.sql"))?;
    let found = found.query_map([person.to_string()], |row| row.get(0))?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Takes the names out of what sessions without a journal were opened with; how many with one hold them.
fn leave_names(tx: &Transaction<'_>, person: Uuid) -> Result<u32, StoreError> {
    let mut seats = tx.prepare_cached(include_str!("opened_seats.sql"))?;
    let mut seats = seats.query([person])?;
    let mut left = 0;
    while let Some(row) = seats.next()? {
        let (session, seat, person): (Uuid, usize, Uuid) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let (foreign, setup): (bool, String) = (row.get(3)?, row.get(4)?);
        let damaged = |error: serde_json::Error| StoreError::Damaged(error.to_string());
        let mut setup: Value = serde_json::from_str(&setup).map_err(damaged)?;
        let name =
            setup.get_mut("names").and_then(|names| names.get_mut(seat)).ok_or_else(|| {
                StoreError::Damaged(format!("the setup of {session} names nobody at seat {seat}"))
            })?;
        if *name == person.to_string() {
            continue;
        }
        if foreign {
            *name = Value::String(person.to_string());
            let mut opened = fixed(tx, session)?.ok_or(StoreError::NotFound("session"))?;
            opened.setup = setup.to_string();
            tx.prepare_cached("UPDATE sessions SET setup = ?2, head = ?3 WHERE id = ?1")?
                .execute(params![session, opened.setup, Digest::of_session(&opened)])?;
        } else {
            left += 1;
        }
    }
    Ok(left)
}
