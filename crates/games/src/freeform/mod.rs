//! Freeform: a scorepad for any other game.
//!
//! Numbers are written into rows and columns and added up; the app knows nothing else of the game.
//! Rows are plain rounds, or a list of names of which each is filled once. The rules, with every
//! option, are in `RULES.md`.

pub mod command;
pub mod decide;
pub mod ending;
pub mod event;
mod evolve;
pub mod judge;
pub mod model;
mod narrate;
mod opening;
mod options;
mod prompts;
pub mod record;
pub mod refusal;
pub mod state;
mod suggest;
mod view;
pub mod wire;

kernel::game! {
    /// A scorepad for any other game.
    pub struct Freeform {
        id: "freeform",
        seats: (2, 10),
        rules_version: 1,
        knowledges: [Observed],
        grains: [Round],
        real_time: false,
    }
}
