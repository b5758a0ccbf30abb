//! Rummikub: lay groups and runs from the rack, take the table apart and build it again, go out first.
//!
//! 106 tiles: four colours of 1 to 13, each twice, and two jokers. The first lay-down has to come to
//! thirty. After that only the end of a turn counts: every meld is valid and every tile is still there.
//! The rules, with every decision and option, are in `RULES.md`.
//!
//! A table with physical tiles is written down by the results of its games or by every turn, as the
//! table before and after it. The checks of a meld and of a turn are pure and serve the judge as well.

pub mod command;
pub mod decide;
pub mod ending;
pub mod event;
mod evolve;
pub mod fault;
mod jokers;
pub mod judge;
pub mod laid;
pub mod meld;
pub mod model;
mod narrate;
pub mod opening;
mod options;
mod prompts;
pub mod record;
pub mod refusal;
pub mod repair;
pub mod score;
mod seating;
pub mod solution;
pub mod state;
mod stats;
mod suggest;
pub mod tiles;
mod translated;
pub mod turn;
mod view;
pub mod wire;

use self::state::State;
use kernel::Stat;

kernel::game! {
    /// The game of Rummikub.
    pub struct Rummikub {
        id: "rummikub",
        seats: seating::PEOPLE,
        rules_version: 1,
        knowledges: [Observed, Dealt],
        grains: [Round, Card],
        real_time: false,
    }

    fn stats(state: &State) -> Vec<Stat> {
        stats::stats(state)
    }

    fn clock_stop(state: &State) -> Option<Self::Command> {
        decide::clock_stop(state)
    }

    fn judge_until(
        question: Self::Question,
        config: &Self::Config,
        stop: &dyn Fn() -> bool,
    ) -> Result<Self::Answer, kernel::Misfit<Self::Refusal>> {
        judge::judge_until(question, config, stop)
    }

    fn answer_rule(
        _: &Self::Question,
        _: &Self::Config,
        answer: &Self::Answer,
    ) -> Option<&'static str> {
        judge::rule(answer)
    }
}
