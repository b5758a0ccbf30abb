//! Freeform: a scorepad for any other game.
//!
//! Numbers are written into rows and columns and added up; the app knows nothing else of the game.
//! Rows are plain rounds, or a list of names of which each is filled once. The rules, with every
//! option, are in `RULES.md`.

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
pub mod refusal;
pub mod state;
mod suggest;
mod view;
pub mod wire;

use self::model::Config;
use self::state::State;
use kernel::{
    Actor, Chance, Ctx, Game, Grain, Knowledge, Line, Meta, Misfit, Preset, Rules, Seat, Setup,
    Standing, Viewer, Words,
};

/// A scorepad for any other game.
#[derive(Debug)]
pub struct Freeform;

impl Game for Freeform {
    const META: Meta = Meta {
        id: "freeform",
        seats: (2, 10),
        rules_version: 1,
        knowledges: &[Knowledge::Observed],
        grains: &[Grain::Round],
        real_time: false,
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

    fn begin(_: &State, _: &mut Ctx) -> Vec<Self::Event> {
        Vec::new()
    }

    fn decide(
        state: &State,
        by: Actor,
        command: Self::Command,
        _: &mut Ctx,
    ) -> Result<Vec<Self::Event>, Self::Refusal> {
        decide::decide(state, by, command)
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
