//! Cover Your Assets: lay pairs, cover them with the next pair, and steal what lies on top.
//!
//! In each turn a person lays a pair of their hand, or of their hand and the discard pile, or challenges
//! another's top set, or discards. The first set is safe. Rounds go on until a person has a million.
//! The rules, with every decision and option, are in `RULES.md`.
//!
//! A table with physical cards is written down by the results of its rounds (amounts, or cards by
//! kind) or by every card; all ways end in the same rows of the same sheet.

pub mod books;
pub mod command;
pub mod counts;
pub mod decide;
pub mod deck;
pub mod ending;
pub mod event;
mod evolve;
pub mod judge;
pub mod kind;
pub mod matching;
pub mod model;
mod narrate;
mod opening;
mod options;
pub mod possible;
mod prompts;
pub mod record;
pub mod refusal;
pub mod stack;
pub mod state;
mod stats;
mod suggest;
mod view;
pub mod wire;

use self::state::State;
use kernel::{Points, Stat};

kernel::game! {
    /// The game of Cover Your Assets.
    pub struct CoverYourAssets {
        id: "cover_your_assets",
        seats: (2, 8),
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
        question: &Self::Question,
        _: &Self::Config,
        _: &Self::Answer,
    ) -> Option<&'static str> {
        judge::rule(question)
    }
}
