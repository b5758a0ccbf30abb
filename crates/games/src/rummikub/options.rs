//! Options (house rules), and the editions a table can start from.

use super::model::{BlockedScoring, Config, JokerRelease, JokerValue, MatchWinner, TurnSeconds};
use super::refusal::Refusal;
use kernel::{Misfit, Options, Preset};
use serde_json::Value;

/// House rules from words: an unknown value is refused, an unknown name makes no sense.
pub(super) fn configure(words: &Options) -> Result<Config, Misfit<Refusal>> {
    let known = serde_json::to_value(Config::default()).unwrap_or_default();
    if let Some(name) = words.keys().find(|name| known.get(name.as_str()).is_none()) {
        return Err(Misfit::Invalid(format!("{name:?} is no option of Rummikub")));
    }
    for (name, value) in words {
        let alone = Options::from_iter([(name.clone(), value.clone())]);
        let config = serde_json::from_value::<Config>(Value::Object(alone));
        if !config.is_ok_and(|config| in_range(&config)) {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Err(Refusal::OptionRange { name: name.clone(), value }.into());
        }
    }
    serde_json::from_value(Value::Object(words.clone()))
        .map_err(|why| Misfit::Invalid(why.to_string()))
}

/// Whether every number is one that the rules know.
fn in_range(config: &Config) -> bool {
    let seconds = match config.turn_seconds {
        TurnSeconds::None => true,
        TurnSeconds::Seconds(n) => [15, 30, 60, 120].contains(&n),
    };
    seconds
        && config.hand_size == 14
        && [0, 30, 50].contains(&config.initial_min)
        && [1, 2].contains(&config.max_jokers_per_meld)
        && [0, 1, 3].contains(&config.failed_turn_draw)
        && [1, 3].contains(&config.timeout_penalty)
        && [20, 25, 30].contains(&config.joker_points)
        && (1..=99).contains(&config.match_games)
        && (1..=9_999).contains(&config.match_target)
}

/// The editions: the house rules of the text, and the maker's leaflet (RK-31).
pub(super) fn presets() -> Vec<Preset<Config>> {
    vec![
        Preset { id: "seed", config: Config::default() },
        Preset {
            id: "oficial",
            config: Config {
                joker_release: JokerRelease::Replace,
                initial_joker_value: JokerValue::Face,
                turn_seconds: TurnSeconds::Seconds(60),
                failed_turn_draw: 3,
                blocked_scoring: BlockedScoring::Difference,
                match_winner: MatchWinner::GamesWon,
                ..Config::default()
            },
        },
    ]
}
