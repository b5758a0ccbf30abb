//! Edits: the last word on each field that people say, with the stamp that orders it among devices.
//!
//! The database writes them by itself (triggers of migration 12), but for game files; only an import puts those of other devices.

use crate::open::Store;
use crate::word::words;
use crate::{ImportTx, StoreError};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, Row, params};
use std::collections::BTreeMap;
use uuid::Uuid;

words! {
    /// What an edit is of.
    EditKind {
        /// A game file, by its [`game_key`](crate::game_key).
        Game = "game",
        /// A group of people.
        Group = "group",
        /// A person.
        Person = "person",
        /// Named house rules.
        Preset = "preset",
        /// A session.
        Session = "session",
        /// A venue.
        Venue = "venue",
    }
}

/// The value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// Nothing is said any more.
    Nothing,
    /// A number, a moment in milliseconds since 1970, or 0 and 1 for no and yes.
    Number(i64),
    /// A text.
    Text(String),
    /// The id of something else.
    Id(Uuid),
}

/// The last edit of a field: of two of them the greater stamp stands; of equal ones the greater device, then the
/// greater value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What it is of.
    pub kind: EditKind,
    /// The id of that.
    pub id: Uuid,
    /// Which field: `name`, `note`, `member/<person>`.
    pub field: String,
    /// What it says.
    pub value: FieldValue,
    /// The later of the device's clock (milliseconds since 1970) and the stamp it follows plus one; 0..2^53.
    pub stamp: i64,
    /// The device on which it was made; 16 zeros when that is not known.
    pub device: Uuid,
}

impl Store {
    /// Every edit that travels, by kind, id and field: of what is deleted, only that it is; nothing of a table that
    /// was never used.
    pub fn export_edits(&self) -> Result<Vec<Edit>, StoreError> {
        let inner = self.lock();
        let mut edits = inner.connection.prepare_cached(include_str!("export.sql"))?;
        let edits = edits.query_map([], read)?;
        Ok(edits.collect::<Result<_, _>>()?)
    }

    /// What the edits of one thing say, by field.
    pub fn edits_of(
        &self,
        kind: EditKind,
        id: Uuid,
    ) -> Result<BTreeMap<String, FieldValue>, StoreError> {
        edits_of(&self.lock().connection, kind, id)
    }
}

impl ImportTx<'_> {
    /// Takes an edit in, unless a greater one of the same field is known; whether it was taken.
    pub fn put_edit(&self, edit: &Edit) -> Result<bool, StoreError> {
        let Edit { kind, id, field, value, stamp, device } = edit;
        let put = self
            .tx
            .prepare_cached(include_str!("put_edit.sql"))?
            .execute(params![kind, id, field, value, stamp, device])?;
        Ok(put > 0)
    }

    /// Makes an edit here and now.
    pub fn edit(
        &self,
        kind: EditKind,
        id: Uuid,
        field: &str,
        value: &FieldValue,
    ) -> Result<(), StoreError> {
        importing(self.tx, false)?;
        edit(self.tx, kind, id, field, value)?;
        importing(self.tx, true)
    }

    /// What the edits of one thing say, by field.
    pub fn edits_of(
        &self,
        kind: EditKind,
        id: Uuid,
    ) -> Result<BTreeMap<String, FieldValue>, StoreError> {
        edits_of(self.tx, kind, id)
    }

    /// The merges of people, the first one first: a person, and the one they were merged into.
    pub fn same_people(&self) -> Result<Vec<(Uuid, Uuid)>, StoreError> {
        let mut pairs = self.tx.prepare_cached(
            "SELECT id, value FROM edits WHERE kind = 'person' AND field = 'same_as' AND value IS NOT NULL
             ORDER BY stamp, device, id, value",
        )?;
        let pairs = pairs.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(pairs.collect::<Result<_, _>>()?)
    }
}

/// Makes an edit of this device.
pub(crate) fn edit(
    connection: &Connection,
    kind: EditKind,
    id: Uuid,
    field: &str,
    value: &FieldValue,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO edited (kind, id, field, value) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![kind, id, field, value])?;
    Ok(())
}

fn edits_of(
    connection: &Connection,
    kind: EditKind,
    id: Uuid,
) -> Result<BTreeMap<String, FieldValue>, StoreError> {
    let mut said =
        connection.prepare_cached("SELECT field, value FROM edits WHERE kind = ?1 AND id = ?2")?;
    let said = said.query_map(params![kind, id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(said.collect::<Result<_, _>>()?)
}

/// From now on what is written is an import, or an edit of this device again.
pub(crate) fn importing(connection: &Connection, importing: bool) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE database_state SET importing = ?1")?.execute([importing])?;
    Ok(())
}

pub(crate) fn read(row: &Row<'_>) -> rusqlite::Result<Edit> {
    Ok(Edit {
        kind: row.get(0)?,
        id: row.get(1)?,
        field: row.get(2)?,
        value: row.get(3)?,
        stamp: row.get(4)?,
        device: row.get(5)?,
    })
}

impl ToSql for FieldValue {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            FieldValue::Nothing => ToSqlOutput::Owned(Value::Null),
            FieldValue::Number(number) => ToSqlOutput::Owned(Value::Integer(*number)),
            FieldValue::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            FieldValue::Id(id) => ToSqlOutput::Borrowed(ValueRef::Blob(id.as_bytes())),
        })
    }
}

impl FromSql for FieldValue {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(match value {
            ValueRef::Null => FieldValue::Nothing,
            ValueRef::Integer(number) => FieldValue::Number(number),
            ValueRef::Text(_) => FieldValue::Text(value.as_str()?.to_owned()),
            ValueRef::Blob(_) => FieldValue::Id(Uuid::column_result(value)?),
            ValueRef::Real(_) => return Err(FromSqlError::InvalidType),
        })
    }
}
