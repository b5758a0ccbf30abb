//! The games that Tapete knows. [`GAMES`] is the registry: one line a game.

pub mod cover_your_assets;
pub mod freeform;
pub mod rage;
pub mod rummikub;
pub mod rush7;
pub mod rush_out;

use kernel::{Bound, Rulebook};

/// Every game, in the order the screens offer them.
pub const GAMES: &[&dyn Rulebook] = &[
    &Bound::<rage::Rage>::RULES,
    &Bound::<rush7::Rush7>::RULES,
    &Bound::<cover_your_assets::CoverYourAssets>::RULES,
    &Bound::<rummikub::Rummikub>::RULES,
    &Bound::<rush_out::RushOut>::RULES,
    &Bound::<freeform::Freeform>::RULES,
];

/// The rulebook of the game with this id.
pub fn rulebook(id: &str) -> Option<&'static dyn Rulebook> {
    GAMES.iter().copied().find(|game| game.meta().id == id)
}
