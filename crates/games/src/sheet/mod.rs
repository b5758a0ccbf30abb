//! Sheet: any game that a file describes.
//!
//! A file says what is written down, what it is worth, what cannot be, when the game ends and who has won. The
//! shelf (`shelf/*.json`) holds those that come with the app; the rules of the engine are in `RULES.md`.

pub mod command;
pub mod decide;
mod decimals;
mod ending;
pub mod event;
mod evolve;
pub mod examine;
pub mod expression;
pub mod fault;
pub mod file;
pub mod form;
pub mod judge;
pub mod model;
pub mod names;
mod narrate;
pub mod old;
mod opening;
mod options;
mod prompts;
pub mod record;
pub mod refusal;
pub mod said;
mod score;
pub mod shelf;
pub mod state;
mod stats;
mod suggest;
mod view;
pub mod wire;

use kernel::{Stat, StatName};
use state::State;
use std::collections::BTreeMap;

kernel::game! {
    /// Any game that a file describes.
    pub struct Sheet {
        id: "sheet",
        seats: (1, 20),
        rules_version: 1,
        knowledges: [Observed],
        grains: [Round],
        real_time: false,
    }

    fn stats(state: &State) -> Vec<Stat> {
        stats::stats(state)
    }

    fn stat_names(state: &State) -> BTreeMap<String, StatName> {
        stats::names(state)
    }
}
