//! Saved game files: the last text of each game, among the edits.

use crate::StoreError;
use crate::open::Store;
use rusqlite::{OptionalExtension, params};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

/// The id of a game's edits: the first half of the SHA-256 of its id in files.
pub fn game_key(game: &str) -> Uuid {
    let digest = Sha256::digest(game.as_bytes());
    let mut half = [0; 16];
    half.copy_from_slice(&digest[..16]);
    Uuid::from_bytes(half)
}

impl Store {
    /// The texts of all saved game files, those saved first coming first.
    pub fn game_texts(&self) -> Result<Vec<String>, StoreError> {
        let inner = self.lock();
        let mut texts = inner.connection.prepare_cached(include_str!("texts.sql"))?;
        let texts = texts.query_map([], |row| row.get(0))?;
        Ok(texts.collect::<Result<_, _>>()?)
    }

    /// The text of a game's file, unless there is none or it is deleted.
    pub fn game_text(&self, game: &str) -> Result<Option<String>, StoreError> {
        let inner = self.lock();
        let mut text = inner.connection.prepare_cached(include_str!("text.sql"))?;
        Ok(text.query_row([game_key(game)], |row| row.get(0)).optional()?)
    }

    /// Stores the text of a game's file in the place of any it had; one that was deleted is there again.
    pub fn save_game(&self, game: &str, text: &str) -> Result<(), StoreError> {
        if self.game_text(game)?.as_deref() == Some(text) {
            return Ok(());
        }
        let mut inner = self.lock();
        let tx = inner.connection.transaction()?;
        let key = game_key(game);
        tx.prepare_cached("INSERT INTO edited VALUES ('game', ?1, 'text', ?2)")?
            .execute(params![key, text])?;
        tx.prepare_cached(include_str!("restore.sql"))?.execute([key])?;
        tx.commit()?;
        Ok(())
    }

    /// Deletes a game's file as of `at`; it can be restored.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there is none.
    pub fn remove_game(&self, game: &str, at: i64) -> Result<(), StoreError> {
        if self.game_text(game)?.is_none() {
            return Err(StoreError::NotFound("game file"));
        }
        self.lock()
            .connection
            .prepare_cached("INSERT INTO edited VALUES ('game', ?1, 'deleted', ?2)")?
            .execute(params![game_key(game), at])?;
        Ok(())
    }

    /// Restores a game's file that was deleted; one that is there stays.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] when there never was one.
    pub fn restore_game(&self, game: &str) -> Result<(), StoreError> {
        self.lock()
            .connection
            .prepare_cached(include_str!("restore.sql"))?
            .execute([game_key(game)])?;
        self.game_text(game)?.map(|_| ()).ok_or(StoreError::NotFound("game file"))
    }
}
