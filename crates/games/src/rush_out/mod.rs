//! Rush Out!: a sorcerer alone against two to four heroes, and everybody rolls at once.
//!
//! There are no turns: commands apply in the order in which they arrive. Dice go onto cards; heroes
//! complete tasks, the sorcerer spells, and the team that draws the last card of its deck wins the
//! round. The rules, with every decision and option, are in `RULES.md`; what is printed on the cards is
//! data (`catalogue`).
//!
//! The same rules serve a table with real cards and dice (tracker), one with real cards only (dice),
//! and one where the app deals everything or is shown what was turned up (full).

pub mod catalogue;
pub mod decide;
pub mod event;
mod evolve;
mod facts;
pub mod judge;
pub mod model;
mod narrate;
mod opening;
mod options;
mod prompts;
pub mod refusal;
pub mod state;
mod suggest;
mod view;
pub mod wire;

use self::model::{Config, PLAYERS};
use self::state::State;
use kernel::{
    Actor, Chance, Ctx, Fact, Game, Grain, Knowledge, Line, Meta, Misfit, Preset, Rolled, Rules,
    Seat, Setup, Standing, Viewer, Words,
};

/// The game of Rush Out!
#[derive(Debug)]
pub struct RushOut;

impl Game for RushOut {
    const META: Meta = Meta {
        id: "rush_out",
        seats: (PLAYERS.0 as u8, PLAYERS.1 as u8),
        rules_version: 1,
        knowledges: &[Knowledge::Dealt, Knowledge::Observed],
        grains: &[Grain::Card],
        real_time: true,
        rules: Rules { en: include_str!("RULES.md"), es: include_str!("RULES.es.md") },
    };
    type Config = Config;
    type State = State;
    type Command = wire::Command;
    type Event = event::Event;
    type Prompt = wire::Prompt;
    type View = wire::View;
    type Refusal = refusal::Refusal;
    type Question = judge::Question;
    type Answer = judge::Answer;

    fn configure(words: &Words) -> Result<Config, Misfit<Self::Refusal>> {
        options::configure(words)
    }

    fn presets() -> Vec<Preset<Config>> {
        options::presets()
    }

    fn open(setup: &Setup<Config>) -> Result<State, Self::Refusal> {
        State::open(setup)
    }

    fn begin(state: &State, cx: &mut Ctx) -> Vec<Self::Event> {
        decide::begin(state, cx)
    }

    fn decide(
        state: &State,
        by: Actor,
        command: Self::Command,
        cx: &mut Ctx,
    ) -> Result<Vec<Self::Event>, Self::Refusal> {
        decide::decide(state, by, command, cx)
    }

    fn evolve(state: &mut State, event: &Self::Event) {
        evolve::evolve(state, event);
    }

    fn prompts(state: &State, viewer: Viewer) -> Vec<Self::Prompt> {
        prompts::prompts(state, viewer)
    }

    fn view(state: &State, _: Viewer) -> Self::View {
        view::view(state)
    }

    fn standing(state: &State) -> Standing {
        view::standing(state)
    }

    fn facts(state: &State) -> Vec<Fact> {
        facts::facts(state)
    }

    fn roles() -> &'static [&'static str] {
        &view::ROLES
    }

    fn rolled(_: &State, event: &Self::Event) -> Vec<Rolled> {
        facts::rolled(event)
    }

    fn narrate(before: &State, event: &Self::Event, _: Viewer) -> Vec<Line> {
        narrate::narrate(before, event)
    }

    fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Self::Command> {
        suggest::suggest(state, seat, chance)
    }

    fn judge(
        question: Self::Question,
        config: &Config,
    ) -> Result<Self::Answer, Misfit<Self::Refusal>> {
        judge::judge(question, config)
    }
}
