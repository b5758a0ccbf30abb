//! Presets: named house rules.

use crate::StoreError;
use crate::open::{Store, taken};
use rusqlite::{OptionalExtension, Row, params};
use uuid::Uuid;

/// Named house rules as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetRow {
    /// UUIDv7, or the id that a file gave it.
    pub id: Uuid,
    /// The game's id.
    pub game: String,
    /// The name.
    pub name: String,
    /// Every option with its value, as JSON.
    pub config: String,
    /// When it was saved first, in milliseconds since 1970.
    pub created: i64,
}

impl Store {
    /// A game's named house rules, in the order they were created.
    pub fn presets(&self, game: &str) -> Result<Vec<PresetRow>, StoreError> {
        let inner = self.lock();
        let mut presets = inner.connection.prepare_cached(include_str!("presets.sql"))?;
        let presets = presets.query_map([game], read)?;
        Ok(presets.collect::<Result<_, _>>()?)
    }

    /// The house rules with this id, unless they are deleted.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there are none, or when the database cannot be read.
    pub fn preset(&self, id: Uuid) -> Result<PresetRow, StoreError> {
        let inner = self.lock();
        let mut preset = inner.connection.prepare_cached(
            "SELECT id, game, name, config, created FROM presets WHERE id = ?1 AND deleted IS NULL",
        )?;
        preset.query_row([id], read).optional()?.ok_or(StoreError::NotFound("preset"))
    }

    /// Stores new house rules; `key` is the name as names are compared.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when others of this game have this key.
    pub fn create_preset(&self, preset: &PresetRow, key: &str) -> Result<(), StoreError> {
        let PresetRow { id, game, name, config, created } = preset;
        self.lock()
            .connection
            .prepare_cached("INSERT INTO presets (id, game, name, name_key, config, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?
            .execute(params![id, game, name, key, config, created])
            .map_err(taken)?;
        Ok(())
    }

    /// Gives house rules another name and other values.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when others of this game have this key; [`StoreError::NotFound`]
    /// when there are none with this id.
    pub fn change_preset(
        &self,
        id: Uuid,
        name: &str,
        key: &str,
        config: &str,
    ) -> Result<(), StoreError> {
        let changed = self
            .lock()
            .connection
            .prepare_cached("UPDATE presets SET given = iif(name = ?2, given, NULL), name = ?2, name_key = ?3, config = ?4 WHERE id = ?1 AND deleted IS NULL")?
            .execute(params![id, name, key, config])
            .map_err(taken)?;
        found(changed)
    }

    /// Deletes house rules as of `at`, or brings them back when nothing is said; done twice is done
    /// once.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when others have their name by now; [`StoreError::NotFound`] when
    /// there never were any with this id.
    pub fn delete_preset(&self, id: Uuid, at: Option<i64>) -> Result<(), StoreError> {
        let changed = self
            .lock()
            .connection
            .prepare_cached("UPDATE presets SET deleted = ?2 WHERE id = ?1")?
            .execute(params![id, at])
            .map_err(taken)?;
        found(changed)
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<PresetRow> {
    Ok(PresetRow {
        id: row.get(0)?,
        game: row.get(1)?,
        name: row.get(2)?,
        config: row.get(3)?,
        created: row.get(4)?,
    })
}

fn found(changed: usize) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NotFound("preset")) } else { Ok(()) }
}
