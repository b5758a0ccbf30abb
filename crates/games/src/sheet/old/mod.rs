//! Tables of the old scorepad, Freeform: read as a game file, with what their journals hold translated on the way.
//!
//! They are opened and played on, never offered. A stored event or command of theirs becomes those of the sheet when
//! it is read; what is written from now on is the sheet's own (`docs/decisions/020-the-old-scorepad.md`).

mod config;
mod read;
mod words;

use super::Sheet;
use super::state::State;
use super::{judge, refusal};
use kernel::{
    Actor, Chance, Ctx, Game, Grain, HouseRule, Knowledge, Line, Meta, Misfit, Options, Preset,
    Seat, Setup, Standing, Viewer,
};

pub use config::Config as OldConfig;
pub use words::{Command, Event};

/// The old scorepad.
#[derive(Debug)]
pub struct Freeform;

impl Game for Freeform {
    const META: Meta = Meta {
        id: "freeform",
        seats: (2, 10),
        rules_version: 2,
        knowledges: &[Knowledge::Observed],
        grains: &[Grain::Round],
        real_time: false,
        rules: Sheet::META.rules,
    };
    type Config = OldConfig;
    type State = State;
    type Command = Command;
    type Event = Event;
    type Prompt = <Sheet as Game>::Prompt;
    type View = <Sheet as Game>::View;
    type Refusal = refusal::Refusal;
    type Question = judge::Question;
    type Answer = judge::Answer;

    fn house_rules() -> &'static [HouseRule] {
        &[]
    }

    fn configure(words: &Options) -> Result<OldConfig, Misfit<refusal::Refusal>> {
        serde_json::from_value(words.clone().into()).map_err(|why| Misfit::Invalid(why.to_string()))
    }

    fn presets() -> Vec<Preset<OldConfig>> {
        Vec::new()
    }

    fn open(setup: &Setup<OldConfig>) -> Result<State, refusal::Refusal> {
        let config = setup.config.as_file();
        let mut state = State::open(&Setup {
            names: setup.names.clone(),
            knowledge: setup.knowledge,
            grain: setup.grain,
            first: setup.first,
            config,
            decks: setup.decks.clone(),
        })?;
        // Nothing was stored when these tables were opened: the first row is there from the start.
        read::rows_to(&mut state, 1);
        Ok(state)
    }

    fn begin(_: &State, _: &mut Ctx) -> Vec<Event> {
        Vec::new()
    }

    fn decide(
        state: &State,
        by: Actor,
        command: Command,
        cx: &mut Ctx,
    ) -> Result<Vec<Event>, refusal::Refusal> {
        let events = Sheet::decide(state, by, read::command(state, command), cx)?;
        Ok(events.into_iter().map(Event::Now).collect())
    }

    fn evolve(state: &mut State, event: &Event) {
        read::each(state, event, Sheet::evolve);
    }

    fn prompts(state: &State, viewer: Viewer) -> Vec<Self::Prompt> {
        Sheet::prompts(state, viewer)
    }

    fn view(state: &State, viewer: Viewer) -> Self::View {
        Sheet::view(state, viewer)
    }

    fn standing(state: &State) -> Standing {
        Standing {
            rounds: read::rounds(state),
            title: read::title(state),
            ..Sheet::standing(state)
        }
    }

    fn narrate(before: &State, event: &Event, viewer: Viewer) -> Vec<Line> {
        let mut lines = Vec::new();
        read::each(&mut before.clone(), event, |state, event| {
            lines.extend(Sheet::narrate(state, event, viewer));
            Sheet::evolve(state, event);
        });
        lines
    }

    fn round(before: &State, event: &Event) -> Option<u16> {
        let mut found = None;
        read::each(&mut before.clone(), event, |state, event| {
            found = found.or(Sheet::round(state, event));
            Sheet::evolve(state, event);
        });
        found
    }

    fn shown_as(state: &State) -> Option<(&'static str, Options)> {
        let config = serde_json::to_value(&*state.config).ok()?;
        Some((Sheet::META.id, config.as_object()?.clone()))
    }

    fn command_now(state: &State, command: Command) -> Option<Command> {
        let now = Command::Now(read::command(state, command.clone()));
        (now != command).then_some(now)
    }

    fn suggest(state: &State, seat: Seat, chance: &mut Chance) -> Option<Command> {
        Sheet::suggest(state, seat, chance).map(Command::Now)
    }

    fn judge(
        question: judge::Question,
        config: &OldConfig,
    ) -> Result<judge::Answer, Misfit<refusal::Refusal>> {
        judge::judge(question, &config.as_file())
    }
}
