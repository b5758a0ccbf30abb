//! Rage: bid the tricks you will take, then take exactly those, while Rage cards turn the trump over.
//!
//! The deck has six colours of 0 to 15 and fourteen Rage cards. A game is ten rounds of ten cards
//! down to one. Everybody bids before the first trick; an exact bid is worth ten points, a trick one.
//! The rules, with every decision and option, are in `RULES.md`.
//!
//! A table with physical cards is written down by the results of its rounds or by every card; both
//! ways end in the same rows of the same sheet.

pub mod books;
pub mod cards;
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
pub mod score;
pub mod seating;
pub mod state;
mod stats;
mod suggest;
pub mod trick;
pub mod trump;
mod view;
pub mod wire;

use self::state::State;
use kernel::{Points, Stat};

kernel::game! {
    /// The game of Rage.
    pub struct Rage {
        id: "rage",
        seats: (2, 10),
        rules_version: 1,
        knowledges: [Observed, Dealt],
        grains: [Round, Card],
        real_time: false,
    }

    fn partial(state: &State, command: &Self::Command) -> Vec<Option<Points>> {
        decide::partial(state, command)
    }

    fn stats(state: &State) -> Vec<Stat> {
        stats::stats(state)
    }

    fn answer_rule(
        _: &Self::Question,
        config: &Self::Config,
        answer: &Self::Answer,
    ) -> Option<&'static str> {
        judge::rule(config, answer)
    }
}
