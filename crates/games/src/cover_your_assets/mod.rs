//! Cover Your Assets: lay pairs, cover them with the next pair, and steal what lies on top.
//!
//! Each turn somebody lays a pair of their hand, or of their hand and the discard pile, or challenges
//! another's top set, or discards. The first set is safe. Rounds go on until somebody has a million.
//! The rules, with every decision and option, are in `RULES.md`.
//!
//! A table with physical cards is written down by the results of its rounds (amounts, or cards by
//! kind) or by every card; all ways end in the same rows of the same sheet.

pub mod books;
pub mod counts;
pub mod decide;
pub mod deck;
pub mod ending;
pub mod event;
mod evolve;
mod facts;
pub mod judge;
pub mod kind;
pub mod matching;
pub mod model;
mod narrate;
mod opening;
mod options;
pub mod possible;
mod prompts;
pub mod refusal;
pub mod shown;
pub mod stack;
pub mod state;
mod suggest;
mod view;
pub mod wire;

use self::model::Config;
use self::state::State;
use kernel::{
    Actor, Chance, Ctx, Fact, Game, Grain, Knowledge, Line, Meta, Misfit, Preset, Rules, Seat,
    Setup, Standing, Viewer, Words,
};

/// The game of Cover Your Assets.
#[derive(Debug)]
pub struct CoverYourAssets;

impl Game for CoverYourAssets {
    const META: Meta = Meta {
        id: "cover_your_assets",
        seats: (2, 8),
        rules_version: 1,
        knowledges: &[Knowledge::Observed, Knowledge::Dealt],
        grains: &[Grain::Round, Grain::Card],
        real_time: false,
        rules: Rules { en: include_str!("RULES.md"), es: include_str!("RULES.es.md") },
    };
    type Config = Config;
    type State = State;
    type Command = wire::Command;
    type Event = event::Event;
    type Prompt = wire::Prompt;
    type View = shown::View;
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

    fn view(state: &State, viewer: Viewer) -> Self::View {
        view::view(state, viewer)
    }

    fn standing(state: &State) -> Standing {
        view::standing(state)
    }

    fn facts(state: &State) -> Vec<Fact> {
        facts::facts(state)
    }

    fn narrate(before: &State, event: &Self::Event, _viewer: Viewer) -> Vec<Line> {
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
