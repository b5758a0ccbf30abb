//! Groups of people who often play together.

use crate::open::{Store, taken};
use crate::{StoreError, projections};
use rusqlite::{Connection, TransactionBehavior, params};
use uuid::Uuid;

/// A group as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CircleRow {
    /// UUIDv7.
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
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn circles(&self) -> Result<Vec<CircleRow>, StoreError> {
        let inner = self.lock();
        let mut circles = inner
            .connection
            .prepare_cached(
                "SELECT id, name, hide_rates FROM circles WHERE deleted IS NULL ORDER BY created, id",
            )?
            .query_map([], |row| {
                let (id, name, hide_rates) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok(CircleRow { id, name, hide_rates, people: Vec::new() })
            })?
            .collect::<Result<Vec<_>, _>>()?;
        for circle in &mut circles {
            circle.people = inner
                .connection
                .prepare_cached(include_str!("people.sql"))?
                .query_map([circle.id], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
        }
        Ok(circles)
    }

    /// Keeps a group, new or changed; `key` is the name as names are compared.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another group has this key; [`StoreError::NotFound`] when
    /// somebody is not known.
    pub fn keep_circle(
        &self,
        circle: &CircleRow,
        key: &str,
        created: i64,
    ) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let CircleRow { id, name, people, hide_rates } = circle;
        tx.prepare_cached(include_str!("keep_circle.sql"))?
            .execute(params![id, name, key, hide_rates, created])
            .map_err(taken)?;
        tx.prepare_cached("DELETE FROM circle_people WHERE circle = ?1")?.execute([id])?;
        for person in people {
            tx.prepare_cached("INSERT OR IGNORE INTO circle_people VALUES (?1, ?2)")?
                .execute(params![id, person])
                .map_err(|_| StoreError::NotFound("person"))?;
        }
        projections::count_circle(&tx, *id)?;
        Ok(tx.commit()?)
    }

    /// Deletes a group as of `at`, or brings it back when nothing is said.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another one has its name by now; [`StoreError::NotFound`] when
    /// there never was such a group.
    pub fn delete_circle(&self, id: Uuid, at: Option<i64>) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let changed = tx
            .prepare_cached("UPDATE circles SET deleted = ?2 WHERE id = ?1")?
            .execute(params![id, at])
            .map_err(taken)?;
        if changed == 0 {
            return Err(StoreError::NotFound("group"));
        }
        projections::count_circle(&tx, id)?;
        Ok(tx.commit()?)
    }
}

/// Counts the sessions of every group anew, after somebody turned out to be somebody else.
pub(crate) fn recount(connection: &Connection) -> Result<(), StoreError> {
    let circles = connection
        .prepare_cached("SELECT id FROM circles")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<Vec<Uuid>, _>>()?;
    circles.into_iter().try_for_each(|circle| projections::count_circle(connection, circle))
}
