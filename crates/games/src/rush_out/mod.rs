//! Rush Out!: a sorcerer alone against two to four heroes, and everybody rolls at once.
//!
//! There are no turns: commands apply in the order in which they arrive. Dice go onto cards; heroes
//! complete tasks, the sorcerer spells, and the team that draws the last card of its deck wins the
//! round. The rules, with every decision and option, are in `RULES.md`; what is printed on the cards is
//! data (`catalogue`).
//!
//! The same rules serve a table with real cards and dice (tracker), one with real cards only (dice),
//! one where real cards are shown to the app (shown), and one where the app deals everything (full).

pub mod catalogue;
pub mod command;
pub mod decide;
pub mod event;
mod evolve;
pub mod fit;
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

use self::event::Event;
use self::state::{Phase, State};
use kernel::{Rolled, Stat};

kernel::game! {
    /// The game of Rush Out!
    pub struct RushOut {
        id: "rush_out",
        seats: (model::PLAYERS.0 as u8, model::PLAYERS.1 as u8),
        rules_version: 1,
        knowledges: [Observed],
        grains: [Card],
        real_time: true,
    }

    fn stats(state: &State) -> Vec<Stat> {
        stats::stats(state)
    }

    fn clock_stop(state: &State) -> Option<Self::Command> {
        (state.phase == Phase::Running).then_some(command::Command::Pause {})
    }

    fn roles() -> &'static [&'static str] {
        &view::ROLES
    }

    fn rolled(_: &State, event: &Event) -> Vec<Rolled> {
        stats::rolled(event)
    }

    fn answer_rule(
        question: &Self::Question,
        _: &Self::Config,
        _: &Self::Answer,
    ) -> Option<&'static str> {
        judge::rule(question)
    }
}
