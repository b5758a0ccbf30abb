//! What a household wrote for a house rule that may have a value of its own, such as the cards that it copied: the
//! last word on each, among the edits.

use crate::open::Store;
use crate::{StoreError, game_key};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

/// The field of an edit that holds such a value.
pub const OWN_VALUE: &str = "own";

/// A value of one's own, and which house rule it is for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnValueRow {
    /// The id of the game.
    pub game: String,
    /// The name of the option.
    pub option: String,
    /// What it is, whether or not a table could be opened with it.
    pub value: Value,
}

impl OwnValueRow {
    /// The longest text of such an edit, in bytes: as long as a file of house rules.
    pub const LONGEST: usize = 128 * 1_024;

    /// What such an edit says, where it is one of this id.
    pub fn of_edit(id: Uuid, text: &str) -> Option<OwnValueRow> {
        if text.len() > Self::LONGEST {
            return None;
        }
        let row: OwnValueRow = serde_json::from_str(text).ok()?;
        (key(&row.game, &row.option) == id && !row.value.is_null()).then_some(row)
    }
}

/// The id of its edits; no game file has it, so that none that is deleted takes it along.
fn key(game: &str, option: &str) -> Uuid {
    game_key(&format!("own\t{game}\t{option}"))
}

impl Store {
    /// What was saved last for a house rule, and the stamp of that.
    pub fn own_value(&self, game: &str, option: &str) -> Result<Option<(Value, i64)>, StoreError> {
        let found = found(&self.lock().connection, game, option)?;
        Ok(found.map(|(row, stamp)| (row.value, stamp)))
    }

    /// Saves it in the place of what has the stamp `after`, or of nothing, and answers its own stamp; none where
    /// something else was saved since. What is there already is not saved again.
    pub fn save_own_value(
        &self,
        row: &OwnValueRow,
        after: Option<i64>,
    ) -> Result<Option<i64>, StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let before = found(&tx, &row.game, &row.option)?;
        if let Some((known, stamp)) = &before
            && known == row
        {
            return Ok(Some(*stamp));
        }
        if before.map(|(_, stamp)| stamp) != after {
            return Ok(None);
        }
        let said = serde_json::to_string(row).unwrap_or_default();
        tx.prepare_cached("INSERT INTO edited VALUES ('game', ?1, ?2, ?3)")?.execute(params![
            key(&row.game, &row.option),
            OWN_VALUE,
            said
        ])?;
        let saved = found(&tx, &row.game, &row.option)?;
        tx.commit()?;
        Ok(saved.map(|(_, stamp)| stamp))
    }
}

fn found(
    connection: &Connection,
    game: &str,
    option: &str,
) -> Result<Option<(OwnValueRow, i64)>, StoreError> {
    let id = key(game, option);
    let said: Option<(String, i64)> = connection
        .prepare_cached(
            "SELECT value, stamp FROM edits WHERE kind = 'game' AND id = ?1 AND field = 'own'",
        )?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(said.and_then(|(text, stamp)| Some((OwnValueRow::of_edit(id, &text)?, stamp))))
}
