//! What a household wrote for house rules that may have a value of their own: stored outside of any table, so that
//! work of an evening, such as copying cards, travels with everything else.

use crate::service::SessionService;
use crate::session::live::text;
use crate::{Clock, ServiceError};
use kernel::Timestamp;
use serde::Serialize;
use serde_json::Value;
use store::OwnValueRow;
use ts_rs::TS;

/// A value of one's own for a house rule.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SavedValue {
    /// Whether a table could be opened with it, only the game knows.
    #[ts(type = "unknown")]
    pub value: Value,
    /// Its stamp, which the next one is saved after.
    pub saved: Timestamp,
}

impl<C: Clock> SessionService<C> {
    /// What was saved last for a house rule.
    ///
    /// # Errors
    /// When the game has no such house rule, or it cannot be read.
    pub fn own_value(&self, game: &str, option: &str) -> Result<Option<SavedValue>, ServiceError> {
        self.may_be_own(game, option)?;
        let saved = self.store.own_value(game, option)?;
        Ok(saved.map(|(value, stamp)| SavedValue { value, saved: Timestamp(stamp) }))
    }

    /// Saves a value of one's own, finished or not, in the place of the one that was saved at `after`; answers when.
    ///
    /// # Errors
    /// When the game has no such house rule, the value is too long, another one was saved since, or it cannot be
    /// written.
    pub fn save_own_value(
        &self,
        game: &str,
        option: &str,
        value: &Value,
        after: Option<Timestamp>,
    ) -> Result<Timestamp, ServiceError> {
        self.may_be_own(game, option)?;
        let (game, option) = (game.to_owned(), option.to_owned());
        let row = OwnValueRow { game, option, value: value.clone() };
        if row.value.is_null() || text(&row).len() > OwnValueRow::LONGEST {
            return Err(ServiceError::invalid("own_value_too_large", "nothing, or too much"));
        }
        let saved = self.store.save_own_value(&row, after.map(|stamp| stamp.0))?;
        let saved = saved.map(Timestamp);
        saved.ok_or_else(|| ServiceError::invalid("own_value_changed", "another one was saved"))
    }

    fn may_be_own(&self, game: &str, option: &str) -> Result<(), ServiceError> {
        let mut rules = self.rules(game)?.house_rules().iter();
        let own = rules.any(|rule| rule.own && rule.name == option);
        if own { Ok(()) } else { Err(ServiceError::NotFound("house rule")) }
    }
}
