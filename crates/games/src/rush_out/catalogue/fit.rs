//! Whether a face fits a slot (RO-7 to RO-9, RO-71).

use super::super::model::{Symbol, Symbols};

/// Whether a hero's face fits the slot; `wild` is what this hero's wild counts as (RO-7, RO-8).
pub fn hero_fits(face: Symbol, slot: Symbol, wild: Symbols) -> bool {
    face == slot || (face == Symbol::Wild && slot != Symbol::Wild && wild.has(slot))
}

/// Whether a sorcerer's face fits the slot; `banners` is what his wild counts as now (RO-9, RO-87).
pub fn sorcerer_fits(face: Symbol, slot: Symbol, banners: Symbols) -> bool {
    face == slot || (face == Symbol::Wild && banners.has(slot))
}
