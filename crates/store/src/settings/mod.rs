//! Settings of this device: named values.

use crate::StoreError;
use crate::open::Store;
use rusqlite::OptionalExtension;

impl Store {
    /// What is stored under this name.
    pub fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self
            .lock()
            .connection
            .prepare_cached("SELECT value FROM settings WHERE name = ?1")?
            .query_row([name], |row| row.get(0))
            .optional()?)
    }

    /// Stores this under this name.
    pub fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.lock()
            .connection
            .prepare_cached(include_str!("set_setting.sql"))?
            .execute([name, value])?;
        Ok(())
    }

    /// Everything that is stored, with its name.
    pub(crate) fn settings(&self) -> Result<Vec<(String, String)>, StoreError> {
        let inner = self.lock();
        let mut settings =
            inner.connection.prepare_cached("SELECT name, value FROM settings ORDER BY name")?;
        let settings = settings.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(settings.collect::<Result<_, _>>()?)
    }
}
