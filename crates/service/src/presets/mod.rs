//! Presets: named house rules, stored, exported and imported.

pub(crate) mod file;

use self::file::PresetFile;
use crate::people::names::{Name, NameFault};
use crate::service::SessionService;
use crate::session::live::text;
use crate::{Change, Clock, ServiceError, TextFile};
use kernel::{Options, Rejection};
use serde::{Deserialize, Serialize};
use store::{PresetRow, StoreError};
use ts_rs::TS;
use uuid::Uuid;

/// House rules saved under a name (a preset).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SavedPreset {
    pub id: Uuid,
    pub game: String,
    /// The name, 1 to 64 characters as people count them, different from the game's other ones.
    pub name: String,
    /// Every option with its value.
    #[ts(type = "Record<string, unknown>")]
    pub config: Options,
}

/// Why house rules cannot be saved under a name, or cannot be imported from a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PresetFault {
    /// The name cannot be taken.
    #[error("{0}")]
    Name(NameFault),
    /// The file is longer than house rules can be.
    #[error("the file is longer than {most} bytes")]
    TooLarge { most: usize },
    /// It is no file of house rules, or it was cut.
    #[error("this is no file of house rules: {why}")]
    Foreign {
        /// What is wrong with it, for logs.
        why: String,
    },
    /// The file was written by a newer app.
    #[error("the file has version {version}, this app knows {known}")]
    Newer {
        version: u64,
        /// The newest version known here.
        known: u64,
    },
    /// The game is not one of ours.
    #[error("there is no game {game:?}")]
    Game {
        /// What the file calls it.
        game: String,
    },
    /// An option is not one of the game's.
    #[error("these are not the game's options: {why}")]
    Option {
        /// What is wrong with them, for logs.
        why: String,
    },
}

impl PresetFault {
    /// The stable code that screens branch on.
    pub fn code(&self) -> &'static str {
        match self {
            PresetFault::Name(NameFault::Empty) => "preset_name_empty",
            PresetFault::Name(NameFault::TooLong) => "preset_name_too_long",
            PresetFault::Name(NameFault::Characters) => "preset_name_characters",
            PresetFault::Name(NameFault::Taken) => "preset_name_taken",
            PresetFault::TooLarge { .. } => "preset_too_large",
            PresetFault::Foreign { .. } => "preset_foreign",
            PresetFault::Newer { .. } => "preset_newer",
            PresetFault::Game { .. } => "preset_game",
            PresetFault::Option { .. } => "preset_option",
        }
    }
}

impl<C: Clock> SessionService<C> {
    /// A game's named house rules, in the order they were saved.
    pub fn presets(&self, game: &str) -> Result<Vec<SavedPreset>, ServiceError> {
        self.rules(game)?;
        self.store.presets(game)?.into_iter().map(|row| self.shown(row)).collect()
    }

    /// Saves house rules under a name; the same ones under the same name are saved once.
    pub fn save_preset(
        &self,
        game: &str,
        name: &str,
        config: &Options,
    ) -> Result<SavedPreset, ServiceError> {
        let config = self.rules(game)?.configure(config)?;
        let name = Name::new(name).map_err(PresetFault::Name)?;
        match self.same(game, &name, &config)? {
            Some(saved) => Ok(saved),
            None => self.create_preset(game, &name, config),
        }
    }

    /// Gives house rules another name and other values.
    pub fn change_preset(
        &self,
        id: Uuid,
        name: &str,
        config: &Options,
    ) -> Result<SavedPreset, ServiceError> {
        let row = self.store.preset(id)?;
        let config = self.rules(&row.game)?.configure(config)?;
        let name = Name::new(name).map_err(PresetFault::Name)?;
        self.store.change_preset(id, &name.shown, &name.key, &text(&config)).map_err(named)?;
        self.notify(&Change::Lists);
        self.shown(self.store.preset(id)?)
    }

    /// Deletes house rules; they can be brought back. Tables that were opened with them keep them.
    pub fn delete_preset(&self, id: Uuid) -> Result<(), ServiceError> {
        self.store.delete_preset(id, Some(self.clock.now().0))?;
        self.notify(&Change::Lists);
        Ok(())
    }

    /// Brings deleted house rules back.
    ///
    /// # Errors
    /// When there never were any with this id, others have their name by now, or it cannot be written.
    pub fn restore_preset(&self, id: Uuid) -> Result<SavedPreset, ServiceError> {
        self.store.delete_preset(id, None).map_err(named)?;
        self.notify(&Change::Lists);
        self.shown(self.store.preset(id)?)
    }

    /// House rules as the text of a small file.
    pub fn export_preset(&self, id: Uuid) -> Result<TextFile, ServiceError> {
        let SavedPreset { game, name, config, .. } = self.shown(self.store.preset(id)?)?;
        let file = PresetFile::new(game, name, config);
        let text = file.text().map_err(ServiceError::Internal)?;
        Ok(TextFile { file_name: file.file_name(), text })
    }

    /// Imports the house rules of such a file. The same file imported twice is saved once; where the name
    /// is taken by other rules, theirs is numbered.
    ///
    /// # Errors
    /// When the file is too long, no such file, newer than this app, or of no game of ours, when the
    /// rules refuse an option, or it cannot be written. Then nothing has changed.
    pub fn import_preset(&self, file: &str) -> Result<SavedPreset, ServiceError> {
        let PresetFile { game, name, config, .. } = PresetFile::read(file)?;
        let Ok(rules) = self.rules(&game) else {
            return Err(PresetFault::Game { game }.into());
        };
        let config = rules.configure(&config).map_err(|rejection| match rejection {
            Rejection::Refused(refused) => ServiceError::Refused(refused),
            Rejection::Malformed(why) => PresetFault::Option { why }.into(),
        })?;
        let given = Name::new(&name).map_err(PresetFault::Name)?;
        let shown = given.shown.clone();
        let numbered = (2..100).filter_map(|n| Name::new(&format!("{shown} ({n})")).ok());
        for name in std::iter::once(given).chain(numbered) {
            if let Some(saved) = self.same(&game, &name, &config)? {
                return Ok(saved);
            }
            match self.create_preset(&game, &name, config.clone()) {
                Err(ServiceError::Preset(PresetFault::Name(NameFault::Taken))) => {}
                done => return done,
            }
        }
        Err(PresetFault::Name(NameFault::Taken).into())
    }

    /// House rules of exactly this name and these values.
    fn same(
        &self,
        game: &str,
        name: &Name,
        config: &Options,
    ) -> Result<Option<SavedPreset>, ServiceError> {
        let is_same = |saved: &SavedPreset| {
            saved.config == *config && Name::new(&saved.name).is_ok_and(|own| own.key == name.key)
        };
        Ok(self.presets(game)?.into_iter().find(is_same))
    }

    fn create_preset(
        &self,
        game: &str,
        name: &Name,
        config: Options,
    ) -> Result<SavedPreset, ServiceError> {
        let row = PresetRow {
            id: Uuid::now_v7(),
            game: game.to_owned(),
            name: name.shown.clone(),
            config: text(&config),
            created: self.clock.now().0,
        };
        self.store.create_preset(&row, &name.key).map_err(named)?;
        self.notify(&Change::Lists);
        self.shown(row)
    }

    /// As a screen sees it: options that came with a later app have their default.
    fn shown(&self, row: PresetRow) -> Result<SavedPreset, ServiceError> {
        let PresetRow { id, game, name, config, .. } = row;
        let stored: Options = serde_json::from_str(&config).map_err(ServiceError::damaged)?;
        // What a later app no longer knows is shown as it was, and refused when a table opens.
        let config = self.rules(&game)?.configure(&stored).unwrap_or(stored);
        Ok(SavedPreset { id, game, name, config })
    }
}

fn named(error: StoreError) -> ServiceError {
    match error {
        StoreError::NameTaken => PresetFault::Name(NameFault::Taken).into(),
        other => other.into(),
    }
}

impl From<PresetFault> for ServiceError {
    fn from(fault: PresetFault) -> Self {
        ServiceError::Preset(fault)
    }
}
