//! Named sets of dice, stored on this device.

use super::{DiceSet, DiceSets};
use crate::service::SessionService;
use crate::session::live::text;
use crate::{Clock, ServiceError};
use tools::MOST_DICE;

const KEY: &str = "dice_sets";
const MOST_SETS: usize = 50;
const LONGEST_NAME: usize = 24;

impl<C: Clock> SessionService<C> {
    /// All dice under names.
    pub fn dice_sets(&self) -> Result<DiceSets, ServiceError> {
        let stored = self.store.setting(KEY)?;
        Ok(stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Saves these dice under names, in place of those before.
    ///
    /// # Errors
    /// `invalid` for a name that is empty, too long or taken, or for dice that cannot be.
    pub fn save_dice_sets(&self, sets: DiceSets) -> Result<DiceSets, ServiceError> {
        let bad = |code: &'static str| Err(ServiceError::invalid(code, "dice cannot be saved so"));
        if sets.sets.len() > MOST_SETS {
            return bad("dice_sets_full");
        }
        for (at, set) in sets.sets.iter().enumerate() {
            let letters = set.name.chars().count();
            let plain = set.name.trim() == set.name && !set.name.chars().any(char::is_control);
            if !plain || !(1..=LONGEST_NAME).contains(&letters) {
                return bad("dice_set_name");
            }
            let same = |other: &DiceSet| other.name.to_lowercase() == set.name.to_lowercase();
            if sets.sets[..at].iter().any(same) {
                return bad("dice_set_taken");
            }
            let whole = (1..=MOST_DICE).contains(&set.dice.len());
            if !whole || set.dice.iter().any(|die| tools::check(die).is_err()) {
                return bad("dice_set_dice");
            }
        }
        self.store.set_setting(KEY, &text(&sets))?;
        Ok(sets)
    }
}
