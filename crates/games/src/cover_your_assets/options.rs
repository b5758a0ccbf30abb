//! Options (house rules), and the editions a table can start from.

use super::model::{Config, Printing};
use super::refusal::Refusal;
use kernel::{Misfit, Options, Preset};
use serde_json::Value;

/// The names of all options.
const NAMES: [&str; 8] =
    ["deck", "hand_size", "max_players", "wild_on_discard", "reveal_wilds", "end", "target", "tie"];

/// House rules from words: an unknown value is refused, an unknown name makes no sense (CYA-42).
pub(super) fn configure(words: &Options) -> Result<Config, Misfit<Refusal>> {
    if let Some(name) = words.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Misfit::Invalid(format!("{name:?} is no option of Cover Your Assets")));
    }
    for (name, value) in words {
        let alone = Options::from_iter([(name.clone(), value.clone())]);
        if serde_json::from_value::<Config>(Value::Object(alone)).is_err() {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Err(Refusal::Option { name: name.clone(), value }.into());
        }
    }
    serde_json::from_value(Value::Object(words.clone()))
        .map_err(|why| Misfit::Invalid(why.to_string()))
}

/// The editions: the classic box, and the current one.
pub(super) fn presets() -> Vec<Preset<Config>> {
    vec![
        Preset { id: "classic", config: Config::default() },
        Preset { id: "modern", config: Config { deck: Printing::Modern104, ..Config::default() } },
    ]
}
