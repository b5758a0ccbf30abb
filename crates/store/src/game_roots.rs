//! Games that count as another one: `yahtzee` as Yahtzee, taken back at any time. No journal is changed by it.

use crate::edits::{EditKind, FieldValue};
use crate::open::Store;
use crate::{Edit, ImportTx, StoreError, game_key, groups, projections};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The field of an edit that says what a game counts as.
pub const COUNTS_AS: &str = "counts_as";

/// A game as it is counted: its id, and what people call it where that makes it another one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CountedGame {
    /// The id of the game.
    pub game: String,
    /// The title; empty where the game says which it is.
    pub title: String,
}

/// A game and the one that it counts as; itself where it does so again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRoot {
    /// Which.
    pub from: CountedGame,
    /// As which one.
    pub into: CountedGame,
}

impl CountedGame {
    /// The id of the edits of this game.
    pub fn key(&self) -> Uuid {
        game_key(&format!("{}\t{}", self.game, self.title))
    }
}

impl GameRoot {
    /// What such an edit says, where it is one of this id.
    pub fn of_edit(id: Uuid, value: &str) -> Option<GameRoot> {
        let root: GameRoot = serde_json::from_str(value).ok()?;
        (root.from.key() == id).then_some(root)
    }
}

impl Store {
    /// Every game that counts as another one, in the order of the games.
    pub fn game_roots(&self) -> Result<Vec<GameRoot>, StoreError> {
        let inner = self.lock();
        let mut roots = inner.connection.prepare_cached(
            "SELECT value FROM edits WHERE kind = 'game' AND field = 'counts_as'",
        )?;
        let texts = roots.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
        let mut roots: Vec<GameRoot> =
            texts.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
        roots.retain(|root| root.from != root.into);
        roots.sort_by(|a, b| a.from.cmp(&b.from));
        Ok(roots)
    }

    /// From now on a game counts as another one, or as itself again.
    pub fn count_game_as(&self, root: &GameRoot) -> Result<(), StoreError> {
        let mut inner = self.lock();
        let tx = inner.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        recount(&tx, &root.from, || {
            let said = serde_json::to_string(root).unwrap_or_default();
            tx.prepare_cached("INSERT INTO edited VALUES ('game', ?1, ?2, ?3)")?
                .execute(params![root.from.key(), COUNTS_AS, said])?;
            Ok(true)
        })?;
        groups::recount(&tx)?;
        Ok(tx.commit()?)
    }
}

impl ImportTx<'_> {
    /// Takes an edit of what a game counts as in.
    pub fn put_game_root(&self, edit: &Edit) -> Result<(), StoreError> {
        debug_assert_eq!((edit.kind, edit.field.as_str()), (EditKind::Game, COUNTS_AS));
        let FieldValue::Text(said) = &edit.value else { return Ok(()) };
        let Some(root) = GameRoot::of_edit(edit.id, said) else { return Ok(()) };
        recount(self.tx, &root.from, || self.put_edit(edit))
    }
}

/// Counts the sessions of a game again around a change; nothing is to be done where it changed nothing.
fn recount(
    connection: &Connection,
    game: &CountedGame,
    change: impl FnOnce() -> Result<bool, StoreError>,
) -> Result<(), StoreError> {
    let before = counted_as(connection, game.clone())?;
    let sessions = connection
        .prepare_cached(
            "SELECT session FROM listed WHERE game = ?1 AND title = ?2 ORDER BY session",
        )?
        .query_map([&before.game, &before.title], |row| row.get(0))?
        .collect::<Result<Vec<Uuid>, _>>()?;
    sessions.iter().try_for_each(|session| projections::forget(connection, *session))?;
    change()?;
    projections::count_all(connection, &sessions)
}

/// Which game this one counts as in the end; of a circle the first.
pub(crate) fn counted_as(
    connection: &Connection,
    game: CountedGame,
) -> Result<CountedGame, StoreError> {
    let mut next = connection.prepare_cached(
        "SELECT value FROM edits WHERE kind = 'game' AND id = ?1 AND field = 'counts_as'",
    )?;
    let mut seen = vec![game];
    loop {
        let last = &seen[seen.len() - 1];
        let said: Option<String> = next.query_row([last.key()], |row| row.get(0)).optional()?;
        let root = said.and_then(|said| serde_json::from_str::<GameRoot>(&said).ok());
        let Some(into) = root.map(|root| root.into).filter(|into| into != last) else {
            return Ok(seen.swap_remove(seen.len() - 1));
        };
        if let Some(begin) = seen.iter().position(|one| *one == into) {
            let circle = seen.drain(begin..);
            return Ok(circle.min().unwrap_or(into));
        }
        seen.push(into);
    }
}
