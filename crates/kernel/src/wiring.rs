//! `game!`: the implementation of [`Game`](crate::Game) by the names of a game's modules.

/// Declares a game and implements [`Game`](crate::Game) by the functions and types of the modules beside it:
///
/// | module | what it holds |
/// | --- | --- |
/// | `model`, `state`, `event`, `refusal` | `Config`; `State`; `Event`; `Refusal` |
/// | `command`, `wire` | `Command`; `Prompt`, `View` |
/// | `options` | `HOUSE_RULES`, `configure`, `presets` |
/// | `decide` | `begin`, `decide` |
/// | `evolve`, `prompts`, `suggest` | the function of that name |
/// | `narrate` | `narrate`, `round` |
/// | `view` | `view`, `standing` |
/// | `judge` | `Question`, `Answer`, `judge` |
///
/// After the braces come the methods that only some games have, such as `stats` or `roles`.
#[macro_export]
macro_rules! game {
    (
        $(#[$doc:meta])*
        pub struct $name:ident {
            id: $id:literal,
            seats: $seats:expr,
            rules_version: $version:literal,
            knowledges: [$($knowledge:ident),+],
            grains: [$($grain:ident),+],
            real_time: $real_time:literal,
        }
        $($more:tt)*
    ) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl $crate::Game for $name {
            const META: $crate::Meta = $crate::Meta {
                id: $id,
                seats: $seats,
                rules_version: $version,
                knowledges: &[$($crate::Knowledge::$knowledge),+],
                grains: &[$($crate::Grain::$grain),+],
                real_time: $real_time,
                rules: $crate::Rules { en: include_str!("RULES.md"), es: include_str!("RULES.es.md") },
            };
            type Config = model::Config;
            type State = state::State;
            type Command = command::Command;
            type Event = event::Event;
            type Prompt = wire::Prompt;
            type View = wire::View;
            type Refusal = refusal::Refusal;
            type Question = judge::Question;
            type Answer = judge::Answer;

            fn house_rules() -> &'static [$crate::HouseRule] {
                options::HOUSE_RULES
            }

            fn configure(
                words: &$crate::Options,
            ) -> Result<Self::Config, $crate::Misfit<Self::Refusal>> {
                options::configure(words)
            }

            fn presets() -> Vec<$crate::Preset<Self::Config>> {
                options::presets()
            }

            fn open(setup: &$crate::Setup<Self::Config>) -> Result<Self::State, Self::Refusal> {
                state::State::open(setup)
            }

            fn begin(state: &Self::State, cx: &mut $crate::Ctx) -> Vec<Self::Event> {
                decide::begin(state, cx)
            }

            fn decide(
                state: &Self::State,
                by: $crate::Actor,
                command: Self::Command,
                cx: &mut $crate::Ctx,
            ) -> Result<Vec<Self::Event>, Self::Refusal> {
                decide::decide(state, by, command, cx)
            }

            fn evolve(state: &mut Self::State, event: &Self::Event) {
                evolve::evolve(state, event);
            }

            fn prompts(state: &Self::State, viewer: $crate::Viewer) -> Vec<Self::Prompt> {
                prompts::prompts(state, viewer)
            }

            fn view(state: &Self::State, viewer: $crate::Viewer) -> Self::View {
                view::view(state, viewer)
            }

            fn standing(state: &Self::State) -> $crate::Standing {
                view::standing(state)
            }

            fn narrate(
                before: &Self::State,
                event: &Self::Event,
                viewer: $crate::Viewer,
            ) -> Vec<$crate::Line> {
                narrate::narrate(before, event, viewer)
            }

            fn round(before: &Self::State, event: &Self::Event) -> Option<u16> {
                narrate::round(before, event)
            }

            fn suggest(
                state: &Self::State,
                seat: $crate::Seat,
                chance: &mut $crate::Chance,
            ) -> Option<Self::Command> {
                suggest::suggest(state, seat, chance)
            }

            fn judge(
                question: Self::Question,
                config: &Self::Config,
            ) -> Result<Self::Answer, $crate::Misfit<Self::Refusal>> {
                judge::judge(question, config)
            }

            $($more)*
        }
    };
}
