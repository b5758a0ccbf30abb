//! Options (house rules), and the presets a table can start from.

use super::catalogue;
use super::model::{Config, LONGEST_INTERVAL, Mode};
use super::refusal::Refusal;
use kernel::{Misfit, Options, Preset};
use serde_json::Value;

/// The names of all options.
const NAMES: [&str; 9] = [
    "setup",
    "mode",
    "easier_for_heroes",
    "s6_confusion",
    "vortex_auto",
    "summon_gives_xp",
    "remind_needs_confirm",
    "min_roll_interval_ms",
    CATALOGUE,
];

/// The option that holds a whole catalogue of cards.
const CATALOGUE: &str = "catalogue";

/// House rules from words: an unknown value is refused, an unknown name makes no sense.
pub(super) fn configure(words: &Options) -> Result<Config, Misfit<Refusal>> {
    if let Some(name) = words.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Misfit::Invalid(format!("{name:?} is no option of Rush Out!")));
    }
    let words = with_whole_catalogue(words)?;
    for name in NAMES {
        let Some(value) = words.get(name) else { continue };
        let alone = Options::from_iter([(name.to_owned(), value.clone())]);
        if !read(alone).is_ok_and(|config| is_possible(&config)) {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Err(Refusal::Option { name: name.to_owned(), value }.into());
        }
    }
    read(words).map_err(|why| Misfit::Invalid(why.to_string()))
}

/// Cards that were only said by what differs are said whole, so that a table keeps what it is played with.
fn with_whole_catalogue(words: &Options) -> Result<Options, Refusal> {
    let mut words = words.clone();
    if let Some(said) = words.get_mut(CATALOGUE).filter(|said| !said.is_null()) {
        let whole =
            catalogue::accept(said).map_err(|broken| Refusal::BadCatalogue(Box::new(broken)))?;
        *said = serde_json::to_value(whole).unwrap_or_default();
    }
    Ok(words)
}

fn read(words: Options) -> Result<Config, serde_json::Error> {
    serde_json::from_value(Value::Object(words))
}

fn is_possible(config: &Config) -> bool {
    matches!(config.s6_confusion, 0 | 3) && config.min_roll_interval_ms <= LONGEST_INTERVAL
}

/// Everything by the app, dice by the app, real cards and dice.
pub(super) fn presets() -> Vec<Preset<Config>> {
    let mode = |mode: Mode| Config { mode, ..Config::default() };
    vec![
        Preset { id: "full", config: mode(Mode::Full) },
        Preset { id: "dice", config: mode(Mode::Dice) },
        Preset { id: "tracker", config: mode(Mode::Tracker) },
    ]
}
