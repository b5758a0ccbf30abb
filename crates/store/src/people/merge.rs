//! Merging two people who are one, and splitting them again. No seat is changed by it.

use super::outdate_files;
use crate::open::{Store, taken};
use crate::{StoreError, groups, projections};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use uuid::Uuid;

impl Store {
    /// From now on `from` is `into`: their sessions count for one person, and the name is free.
    ///
    /// # Errors
    /// [`StoreError::Met`] when they sat at one table; [`StoreError::NotFound`] when one of them is
    /// not known, or was merged already, or both are the same.
    pub fn merge_people(&self, from: Uuid, into: Uuid) -> Result<(), StoreError> {
        self.change_who_is_who(from, |tx| {
            for id in [from, into] {
                let known: bool = tx
                    .prepare_cached("SELECT count(*) FROM people WHERE id = ?1 AND root IS NULL")?
                    .query_row([id], |row| row.get(0))?;
                if !known || from == into {
                    return Err(StoreError::NotFound("person"));
                }
            }
            let met: bool = tx
                .prepare_cached(include_str!("met.sql"))?
                .query_row([from, into], |row| row.get(0))?;
            if met {
                return Err(StoreError::Met);
            }
            // Their files say who they turned out to be.
            outdate_files(tx, from)?;
            // The key keeps what it was behind a character that no name holds.
            tx.prepare_cached(
                "UPDATE people SET merged_into = ?2, name_key = name_key || char(31) || hex(id) WHERE id = ?1",
            )?
            .execute([from, into])?;
            tx.prepare_cached(include_str!("reroot.sql"))?.execute([from, into])?;
            Ok(())
        })
    }

    /// Undoes a merge: `from` is a person of their own again.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another person has their name by now; [`StoreError::NotFound`] when
    /// they were not merged.
    pub fn split_person(&self, from: Uuid) -> Result<(), StoreError> {
        let into = {
            let inner = self.lock();
            let mut root = inner.connection.prepare_cached(
                "SELECT root FROM people WHERE id = ?1 AND merged_into IS NOT NULL",
            )?;
            let mut roots = root.query_map([from], |row| row.get::<_, Uuid>(0))?;
            roots.next().transpose()?.ok_or(StoreError::NotFound("person"))?
        };
        self.change_who_is_who(into, |tx| {
            // Everything that ever made them one person, said here or elsewhere.
            tx.prepare_cached(include_str!("split.sql"))?.execute([from])?;
            tx.prepare_cached(
                "UPDATE people SET merged_into = NULL, name_key = substr(name_key, 1, instr(name_key, char(31)) - 1) WHERE id = ?1",
            )?
            .execute([from])
            .map_err(taken)?;
            tx.prepare_cached(include_str!("reroot.sql"))?.execute(params![from, from])?;
            outdate_files(tx, from)
        })
    }

    /// Takes every session of this person out of all figures, changes who is who, and counts them
    /// again.
    fn change_who_is_who(
        &self,
        person: Uuid,
        change: impl FnOnce(&Transaction<'_>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let sessions = sessions_of(&tx, person)?;
        sessions.iter().try_for_each(|session| projections::forget(&tx, *session))?;
        change(&tx)?;
        projections::count_all(&tx, &sessions)?;
        groups::recount(&tx)?;
        Ok(tx.commit()?)
    }
}

fn sessions_of(connection: &Connection, person: Uuid) -> Result<Vec<Uuid>, StoreError> {
    let sessions = connection
        .prepare_cached(include_str!("sessions.sql"))?
        .query_map([person], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    Ok(sessions)
}
