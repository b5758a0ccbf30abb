//! Rummikub: lay groups and runs from the rack, take the table apart and build it anew, go out first.
//!
//! 106 tiles: four colours of 1 to 13, each twice, and two jokers. The first lay-down has to come to
//! thirty. After that only the end of a turn counts: every meld is valid and every tile is still there.
//! The rules, with every decision and option, are in `RULES.md`.
//!
//! A table with physical tiles is written down by the results of its games or by every turn, as the
//! table before and after it. The checks of a meld and of a turn are pure and serve the judge as well.

pub mod decide;
pub mod ending;
pub mod event;
mod evolve;
mod facts;
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
pub mod refusal;
pub mod repair;
pub mod score;
mod seating;
pub mod solution;
pub mod state;
mod suggest;
pub mod tiles;
pub mod turn;
mod view;
pub mod wire;

use self::model::Config;
use self::state::State;
use kernel::{
    Actor, Chance, Ctx, Fact, Game, Grain, Knowledge, Line, Meta, Misfit, Preset, Rules, Seat,
    Setup, Standing, Viewer, Words,
};

/// The game of Rummikub.
#[derive(Debug)]
pub struct Rummikub;

impl Game for Rummikub {
    const META: Meta = Meta {
        id: "rummikub",
        seats: seating::PEOPLE,
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

    fn view(state: &State, viewer: Viewer) -> Self::View {
        view::view(state, viewer)
    }

    fn standing(state: &State) -> Standing {
        view::standing(state)
    }

    fn facts(state: &State) -> Vec<Fact> {
        facts::facts(state)
    }

    fn narrate(before: &State, event: &Self::Event, viewer: Viewer) -> Vec<Line> {
        narrate::narrate(before, event, viewer)
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
