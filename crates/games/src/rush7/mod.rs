//! Rush 7: two players fight over five zones with cards of 0 to 7; four captured cards win a zone,
//! three zones win the game.
//!
//! Both lay a card at every open zone in secret and keep two. The higher card wins the battle and
//! captures the other one; what lies captured in a zone helps the player who controls it. The rules, with
//! every decision and option, are in `RULES.md`.
//!
//! A table with physical cards enters both cards of a battle, or what it judged itself, zone by
//! zone; where the app deals, both place in secret and the app turns everything up at once. All
//! ways end in the same rows of the same sheet.

pub mod battle;
pub mod cards;
pub mod command;
pub mod deal;
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
mod stats;
mod suggest;
mod view;
pub mod wire;

use self::state::State;
use kernel::Stat;

kernel::game! {
    /// The game of Rush 7.
    pub struct Rush7 {
        id: "rush7",
        seats: (2, 2),
        rules_version: 1,
        knowledges: [Observed, Dealt],
        // A battle with both cards is kept by the card, one that the table judged by its result.
        grains: [Card, Round],
        real_time: false,
    }

    fn stats(state: &State) -> Vec<Stat> {
        stats::stats(state)
    }

    fn answer_rule(
        _: &Self::Question,
        _: &Self::Config,
        answer: &Self::Answer,
    ) -> Option<&'static str> {
        judge::rule(answer)
    }
}
