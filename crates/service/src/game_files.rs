//! Game files that were saved: stored, deleted and restored. What a file says, only its engine knows.

use crate::service::SessionService;
use crate::{Change, Clock, ServiceError};
use serde::{Deserialize, Serialize};
use store::{CountedGame, GameRoot};
use ts_rs::TS;

/// What such a file says it is.
pub(crate) const FORMAT: &str = "tapete-game";
/// The longest game file, in bytes.
const LONGEST: usize = 64 * 1_024;

/// The id of the game that a text is the file of; none when it is no such file.
pub(crate) fn game_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
        id: String,
    }
    if text.len() > LONGEST {
        return None;
    }
    let Head { format, id } = serde_json::from_str(text).ok()?;
    (format == FORMAT).then_some(id)
}

/// A game as statistics count it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameKind {
    /// The game's id; `sheet/<id>` of a game file.
    pub game: String,
    /// What people call it where that makes it a game of its own, else empty.
    pub title: String,
}

/// A game and the one that it counts as.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CountsAs {
    pub from: GameKind,
    /// Itself, where it counts by itself again.
    pub into: GameKind,
}

impl From<GameKind> for CountedGame {
    fn from(GameKind { game, title }: GameKind) -> CountedGame {
        CountedGame { game, title }
    }
}

impl From<CountedGame> for GameKind {
    fn from(CountedGame { game, title }: CountedGame) -> GameKind {
        GameKind { game, title }
    }
}

impl<C: Clock> SessionService<C> {
    /// Every game that counts as another one.
    pub fn games_counted_as(&self) -> Result<Vec<CountsAs>, ServiceError> {
        let roots = self.store.game_roots()?.into_iter();
        Ok(roots.map(|root| CountsAs { from: root.from.into(), into: root.into.into() }).collect())
    }

    /// From now on a game counts as another one in statistics and history, or as itself again; all of it can be taken
    /// back, and no journal is changed.
    pub fn count_game_as(&self, counts: CountsAs) -> Result<(), ServiceError> {
        let CountsAs { from, into } = counts;
        self.store.count_game_as(&GameRoot { from: from.into(), into: into.into() })?;
        self.notify(&Change::Lists);
        Ok(())
    }

    /// The texts of all game files that are saved, in the order in which they were first saved.
    pub fn game_texts(&self) -> Result<Vec<String>, ServiceError> {
        Ok(self.store.game_texts()?)
    }

    /// The text of a game's file, unless there is none or it is deleted.
    pub fn game_text(&self, game: &str) -> Result<Option<String>, ServiceError> {
        Ok(self.store.game_text(game)?)
    }

    /// Stores the text of a game file in the place of any that its game had.
    pub fn save_game(&self, text: &str) -> Result<(), ServiceError> {
        let game = game_of(text);
        let game = game.ok_or_else(|| ServiceError::invalid("game_foreign", "no game file"))?;
        self.store.save_game(&game, text)?;
        self.notify(&Change::Games);
        Ok(())
    }

    /// Deletes a game's file; it can be restored. Tables that were opened with it keep it.
    pub fn remove_game(&self, game: &str) -> Result<(), ServiceError> {
        self.store.remove_game(game, self.clock.now().0)?;
        self.notify(&Change::Games);
        Ok(())
    }

    /// Restores a game's file that was deleted.
    pub fn restore_game(&self, game: &str) -> Result<(), ServiceError> {
        self.store.restore_game(game)?;
        self.notify(&Change::Games);
        Ok(())
    }
}
