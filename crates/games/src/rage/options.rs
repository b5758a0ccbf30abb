//! Options (house rules), and the editions a table can start from.

use super::model::{Config, Deck, OutRage, PlayerLimit, Scoring, SecondWild};
use super::refusal::Refusal;
use super::seating;
use kernel::{Misfit, Options, Preset};
use serde_json::Value;

/// The names of all options.
const NAMES: [&str; 14] = [
    "deck",
    "player_limit",
    "teams",
    "round_plan",
    "scoring",
    "out_rage",
    "change_rage",
    "second_wild",
    "wild_value",
    "rage_any_time",
    "secret_bids",
    "sweep_double",
    "dealer_hook",
    "final_tie",
];

/// House rules from words: an unknown value is refused, an unknown name makes no sense (RG-57).
pub(super) fn configure(words: &Options) -> Result<Config, Misfit<Refusal>> {
    if let Some(name) = words.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Misfit::Invalid(format!("{name:?} is no option of Rage")));
    }
    for (name, value) in words {
        let alone = Options::from_iter([(name.clone(), value.clone())]);
        if serde_json::from_value::<Config>(Value::Object(alone)).is_err() {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Err(Refusal::Option { name: name.clone(), value }.into());
        }
    }
    let config: Config = serde_json::from_value(Value::Object(words.clone()))
        .map_err(|why| Misfit::Invalid(why.to_string()))?;
    seating::check_plan(&config.round_plan)?;
    Ok(config)
}

/// The editions: what the house plays, Fundex' leaflet, and Amigo's German box.
pub(super) fn presets() -> Vec<Preset<Config>> {
    vec![
        Preset { id: "seed", config: Config::default() },
        Preset {
            id: "leaflet",
            config: Config { player_limit: PlayerLimit::Leaflet, ..Config::default() },
        },
        Preset {
            id: "amigo",
            config: Config {
                deck: Deck::Amigo112,
                player_limit: PlayerLimit::Amigo,
                scoring: Scoring::Alternative,
                out_rage: OutRage::TrickThenNew,
                second_wild: SecondWild::Second,
                ..Config::default()
            },
        },
    ]
}
