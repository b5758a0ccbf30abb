//! Settings of this device; their defaults stand here and nowhere else.

use crate::service::SessionService;
use crate::session::live::text;
use crate::{Change, Clock, ServiceError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

const SETTINGS: &str = "device";

/// The language of the screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    #[default]
    System,
    Es,
    En,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

/// What the person chose for this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language of the screens.
    pub language: Language,
    pub theme: Theme,
    /// Whether the screen stays on while a table is open.
    pub stay_awake: bool,
    /// Whether pieces are drawn larger and with initials.
    pub large_symbols: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: Language::System,
            theme: Theme::System,
            stay_awake: true,
            large_symbols: false,
        }
    }
}

impl<C: Clock> SessionService<C> {
    /// What the person chose for this device.
    pub fn settings(&self) -> Result<Settings, ServiceError> {
        match self.store.setting(SETTINGS)? {
            None => Ok(Settings::default()),
            Some(words) => serde_json::from_str(&words).map_err(ServiceError::damaged),
        }
    }

    /// Stores what the person chose.
    pub fn change_settings(&self, settings: Settings) -> Result<Settings, ServiceError> {
        self.store.set_setting(SETTINGS, &text(&settings))?;
        self.notify(&Change::Lists);
        Ok(settings)
    }
}
