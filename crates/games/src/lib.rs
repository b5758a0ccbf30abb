//! The games that Tapete knows, and the registry of them: one line a game.

pub mod cover_your_assets;
pub mod packed_link;
pub mod rage;
pub mod rummikub;
pub mod rush7;
pub mod rush_out;
pub mod sheet;

use kernel::{Bound, Game, Rulebook};

/// Sees every game with its types, which [`GAMES`] has erased.
pub trait GameVisitor {
    /// One game.
    fn game<G: Game>(&mut self);
}

macro_rules! registry {
    ($($game:ty,)+) => {
        /// Every game, in the order the screens offer them; the last one is not offered, its stored tables are played
        /// on.
        pub const GAMES: &[&dyn Rulebook] =
            &[$(&Bound::<$game>::RULES,)+ &Bound::<sheet::old::Freeform>::RULES];

        /// Shows every game that is offered to `visitor`, in the order of [`GAMES`].
        pub fn visit(visitor: &mut impl GameVisitor) {
            $(visitor.game::<$game>();)+
        }
    };
}

registry! {
    rage::Rage,
    rush7::Rush7,
    cover_your_assets::CoverYourAssets,
    rummikub::Rummikub,
    rush_out::RushOut,
    sheet::Sheet,
}

/// The rulebook of the game with this id.
pub fn rulebook(id: &str) -> Option<&'static dyn Rulebook> {
    GAMES.iter().copied().find(|game| game.meta().id == id)
}

/// Whether new tables of a game are opened.
pub fn is_offered(game: &dyn Rulebook) -> bool {
    game.meta().id != sheet::old::Freeform::META.id
}
