//! Options: the file, its house rules, who plays together; and the games of the shelf.

use super::file::{self, limits_of_house, usual};
use super::form::{GameFile, Written};
use super::model::Config;
use super::refusal::Refusal;
use super::shelf;
use kernel::{HouseRule, Misfit, Options, Preset};
use std::collections::BTreeMap;

/// Every option.
pub(super) const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::new("game", &[]).own().often(),
    HouseRule::new("house", &[]).own().often(),
    HouseRule::new("sides", &[]).own().often(),
];

/// A configuration with every house rule of its file said (SH-1, SH-3).
pub(super) fn configure(options: &Options) -> Result<Config, Misfit<Refusal>> {
    let known = |name: &str| HOUSE_RULES.iter().any(|rule| rule.name == name);
    if let Some(name) = options.keys().find(|name| !known(name)) {
        return Err(Misfit::Invalid(format!("there is no option {name:?}")));
    }
    let game = match options.get("game") {
        None => shelf::pad().clone(),
        Some(game) => read(&game.to_string())?,
    };
    let read = |name: &str| options.get(name).filter(|value| !value.is_null()).cloned();
    let refuse =
        |name: &str| Refusal::Option { name: name.to_owned(), value: options[name].to_string() };
    let house: BTreeMap<String, Written> = match read("house") {
        None => BTreeMap::new(),
        Some(value) => serde_json::from_value(value).map_err(|_| refuse("house"))?,
    };
    let sides = match read("sides") {
        None => None,
        Some(value) => serde_json::from_value(value).map_err(|_| refuse("sides"))?,
    };
    let house = whole_house(&game, house)?;
    Ok(Config { game, house, sides })
}

/// A file that can be played; its expressions are looked at, too.
pub(super) fn read(text: &str) -> Result<GameFile, Refusal> {
    let game = file::read(text)?;
    file::check_stored(game.clone())?;
    Ok(game)
}

/// Every house rule of a file with its value: the one given, else the usual one.
pub(super) fn whole_house(
    game: &GameFile,
    mut given: BTreeMap<String, Written>,
) -> Result<BTreeMap<String, Written>, Refusal> {
    let mut whole = BTreeMap::new();
    for rule in &game.house {
        let value = given.remove(&rule.id).unwrap_or_else(|| usual(rule));
        if !limits_of_house(rule, &value) {
            let value = serde_json::to_string(&value).unwrap_or_default();
            return Err(Refusal::Option { name: rule.id.clone(), value });
        }
        whole.insert(rule.id.clone(), value);
    }
    match given.pop_first() {
        None => Ok(whole),
        Some((name, value)) => {
            let value = serde_json::to_string(&value).unwrap_or_default();
            Err(Refusal::Option { name, value })
        }
    }
}

/// The shelf: each game under its own id.
pub(super) fn presets() -> Vec<Preset<Config>> {
    let preset = |(id, rules): &(&'static str, std::sync::Arc<file::Rules>)| {
        let mut game = rules.file.clone();
        game.cases.clear();
        let house = game.house.iter().map(|rule| (rule.id.clone(), usual(rule))).collect();
        Preset { id, config: Config { game, house, sides: None } }
    };
    shelf::games().iter().map(preset).collect()
}
