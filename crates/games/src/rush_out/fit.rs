//! Whether a face fits a slot (RO-7 to RO-9, RO-71).

use super::model::{Symbol, Symbols};
use super::refusal::Refusal;

/// Whether a hero's face fits the slot; `wild` is what this hero's wild counts as (RO-7, RO-8).
pub fn hero_fits(face: Symbol, slot: Symbol, wild: Symbols) -> bool {
    face == slot || (face == Symbol::Wild && slot != Symbol::Wild && wild.has(slot))
}

/// Whether a hero may lay this face on the slot, where dispels forbid some symbols (RO-71).
///
/// # Errors
/// When it does not fit, or the slot's symbol is forbidden.
pub fn hero_may(
    face: Symbol,
    slot: Symbol,
    wild: Symbols,
    forbidden: Symbols,
) -> Result<(), Refusal> {
    if !hero_fits(face, slot, wild) {
        return Err(Refusal::SymbolMismatch { face, slot });
    }
    if slot != Symbol::Wild && forbidden.has(slot) {
        return Err(Refusal::SymbolForbidden { slot });
    }
    Ok(())
}

/// Whether the sorcerer may lay this face on the slot.
///
/// # Errors
/// When it does not fit.
pub fn sorcerer_may(face: Symbol, slot: Symbol, banners: Symbols) -> Result<(), Refusal> {
    if sorcerer_fits(face, slot, banners) {
        Ok(())
    } else {
        Err(Refusal::SymbolMismatch { face, slot })
    }
}

/// Whether a sorcerer's face fits the slot; `banners` is what his wild counts as now (RO-9, RO-87).
pub fn sorcerer_fits(face: Symbol, slot: Symbol, banners: Symbols) -> bool {
    face == slot || (face == Symbol::Wild && banners.has(slot))
}
