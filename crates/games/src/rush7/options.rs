//! Options (house rules), and the edition a table starts from.

use super::model::{Config, Deck, FiveThrees, MaxTurns};
use super::refusal::Refusal;
use kernel::{Misfit, Options, Preset};
use serde_json::Value;

/// The names of all options.
const NAMES: [&str; 4] = ["five_threes", "deck", "won_cards", "max_turns"];

/// House rules from words: an unknown value is refused, an unknown name makes no sense (R7-17).
pub(super) fn configure(words: &Options) -> Result<Config, Misfit<Refusal>> {
    if let Some(name) = words.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Misfit::Invalid(format!("{name:?} is no option of Rush 7")));
    }
    for name in NAMES {
        let Some(value) = words.get(name) else { continue };
        let alone = Options::from_iter([(name.to_owned(), value.clone())]);
        if !read(alone).is_ok_and(|config| is_possible(config.max_turns)) {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Err(Refusal::Option { name: name.to_owned(), value }.into());
        }
    }
    let config = read(words.clone()).map_err(|why| Misfit::Invalid(why.to_string()))?;
    // With 28 cards the deal after five threes would want one card more than there is (R7-15).
    if config.deck == Deck::OneToSeven && config.five_threes == FiveThrees::PlayOn {
        let (name, value) = ("five_threes".to_owned(), "play_on".to_owned());
        return Err(Refusal::Option { name, value }.into());
    }
    Ok(config)
}

fn read(words: Options) -> Result<Config, serde_json::Error> {
    serde_json::from_value(Value::Object(words))
}

fn is_possible(max_turns: MaxTurns) -> bool {
    max_turns.last().is_none_or(|turns| (1..=MaxTurns::MOST).contains(&turns))
}

/// The edition: the author's manual.
pub(super) fn presets() -> Vec<Preset<Config>> {
    vec![Preset { id: "manual", config: Config::default() }]
}
