//! The card catalogue: reading and checking one, and its cards in the form that play needs (RO-125 to RO-127).

mod broken;
pub mod cards;
mod check;
pub mod decks;
mod read;
mod shape;

pub use broken::{Broken, Constraint};
pub use check::{Checked, check};
pub use read::{accept, read};
pub use shape::Shape;

use super::model::Catalogue;
use std::sync::LazyLock;

/// The invented set that is played with until the owner's cards are copied (RO-129).
const STAND_IN: &str = include_str!("standin.json");

impl Catalogue {
    /// The invented set that comes with the app (RO-129).
    pub fn stand_in() -> Catalogue {
        static READ: LazyLock<Catalogue> = LazyLock::new(|| {
            let read = serde_json::from_str(STAND_IN).and_then(serde_json::from_value);
            read.expect("the stand-in set is a catalogue")
        });
        READ.clone()
    }
}
