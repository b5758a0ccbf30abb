//! Groups of people who often play together.

use crate::open::{Store, taken};
use crate::{StoreError, projections};
use rusqlite::{Connection, TransactionBehavior, params};
use uuid::Uuid;

/// A group as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupRow {
    /// UUIDv7, or the id that a file gave it.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// Who belongs to it.
    pub people: Vec<Uuid>,
    /// Whether its pages speak of no wins and no rates.
    pub hide_rates: bool,
}

impl Store {
    /// Every group, in the order they were created; deleted ones left out.
    pub fn groups(&self) -> Result<Vec<GroupRow>, StoreError> {
        let inner = self.lock();
        let mut groups = inner
            .connection
            .prepare_cached(
                "SELECT id, name, hide_rates FROM groups WHERE deleted IS NULL ORDER BY created, id",
            )?
            .query_map([], |row| {
                let (id, name, hide_rates) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok(GroupRow { id, name, hide_rates, people: Vec::new() })
            })?
            .collect::<Result<Vec<_>, _>>()?;
        for group in &mut groups {
            group.people = inner
                .connection
                .prepare_cached(include_str!("people.sql"))?
                .query_map([group.id], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
        }
        Ok(groups)
    }

    /// Stores a group, new or changed; `key` is the name as names are compared.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another group has this key; [`StoreError::NotFound`] when
    /// somebody is not known.
    pub fn put_group(&self, group: &GroupRow, key: &str, created: i64) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let GroupRow { id, name, people, hide_rates } = group;
        tx.prepare_cached(include_str!("put_group.sql"))?
            .execute(params![id, name, key, hide_rates, created])
            .map_err(taken)?;
        let members = tx
            .prepare_cached("SELECT person FROM group_people WHERE group_id = ?1")?
            .query_map([id], |row| row.get(0))?
            .collect::<Result<Vec<Uuid>, _>>()?;
        for member in members.iter().filter(|member| !people.contains(member)) {
            tx.prepare_cached("DELETE FROM group_people WHERE group_id = ?1 AND person = ?2")?
                .execute([id, member])?;
        }
        for person in people {
            tx.prepare_cached("INSERT OR IGNORE INTO group_people VALUES (?1, ?2)")?
                .execute(params![id, person])
                .map_err(|_| StoreError::NotFound("person"))?;
        }
        projections::count_group(&tx, *id)?;
        Ok(tx.commit()?)
    }

    /// Deletes a group as of `at`, or brings it back when nothing is said.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another one has its name by now; [`StoreError::NotFound`] when
    /// there never was such a group.
    pub fn delete_group(&self, id: Uuid, at: Option<i64>) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let changed = tx
            .prepare_cached("UPDATE groups SET deleted = ?2 WHERE id = ?1")?
            .execute(params![id, at])
            .map_err(taken)?;
        if changed == 0 {
            return Err(StoreError::NotFound("group"));
        }
        projections::count_group(&tx, id)?;
        Ok(tx.commit()?)
    }
}

/// Counts the sessions of every group again, after a merge of people.
pub(crate) fn recount(connection: &Connection) -> Result<(), StoreError> {
    let groups = connection
        .prepare_cached("SELECT id FROM groups")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<Vec<Uuid>, _>>()?;
    groups.into_iter().try_for_each(|group| projections::count_group(connection, group))
}
