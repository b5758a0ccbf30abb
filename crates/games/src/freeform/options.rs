//! Options (house rules), and the pads a table can start from.

use super::model::{
    Config, End, MOST_AMOUNT, MOST_LETTERS, MOST_ROUNDS, MOST_ROWS, MOST_TARGET, Wins,
};
use super::refusal::Refusal;
use kernel::{Misfit, Options, Preset};
use serde_json::Value;

/// The names of all options.
const NAMES: [&str; 11] = [
    "title",
    "teams",
    "rows",
    "lowest",
    "highest",
    "step",
    "wins",
    "end",
    "last_round",
    "target",
    "final_tie",
];

/// House rules from words: an unknown value is refused, an unknown name makes no sense (FF-3).
pub(super) fn configure(words: &Options) -> Result<Config, Misfit<Refusal>> {
    if let Some(name) = words.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Misfit::Invalid(format!("{name:?} is no option of Freeform")));
    }
    for (name, value) in words {
        let alone = Options::from_iter([(name.clone(), value.clone())]);
        let sound = serde_json::from_value::<Config>(Value::Object(alone));
        if !sound.is_ok_and(|config| is_possible(&config)) {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            return Err(Refusal::Option { name: name.clone(), value }.into());
        }
    }
    let config: Config = serde_json::from_value(Value::Object(words.clone()))
        .map_err(|why| Misfit::Invalid(why.to_string()))?;
    check_rows(&config.rows)?;
    check_bounds(&config)?;
    Ok(config)
}

/// Whether every value by itself is one that its option has (FF-1, FF-8, FF-9, FF-20, FF-21).
fn is_possible(config: &Config) -> bool {
    let amount = |n: &i32| (-MOST_AMOUNT..=MOST_AMOUNT).contains(n);
    is_writing(&config.title)
        && config.lowest.iter().chain(&config.highest).all(amount)
        && (1..=MOST_AMOUNT).contains(&config.step)
        && check_last_round(i64::from(config.last_round)).is_ok()
        && check_target(i64::from(config.target)).is_ok()
}

/// Words for one line of a pad.
fn is_writing(text: &str) -> bool {
    text.chars().count() <= MOST_LETTERS && !text.chars().any(char::is_control)
}

/// Refuses what cannot be the names of a sheet's rows (FF-6).
fn check_rows(rows: &[String]) -> Result<(), Refusal> {
    let trimmed: Vec<&str> = rows.iter().map(|name| name.trim()).collect();
    let own = |(at, name): (usize, &&str)| !name.is_empty() && !trimmed[..at].contains(name);
    let possible = rows.len() <= MOST_ROWS
        && rows.iter().all(|name| is_writing(name))
        && trimmed.iter().enumerate().all(own);
    if possible {
        return Ok(());
    }
    Err(Refusal::RowNames { most: MOST_ROWS as u8, letters: MOST_LETTERS as u8 })
}

/// Refuses bounds between which nothing can be written (FF-8, FF-9).
fn check_bounds(config: &Config) -> Result<(), Refusal> {
    let ((lowest, highest), step) = (config.bounds(), config.step);
    // The highest multiple that is not above the upper bound.
    if lowest <= highest && highest - highest.rem_euclid(step) >= lowest {
        return Ok(());
    }
    Err(Refusal::Bounds { lowest, highest, step })
}

/// How many rounds a game can have (FF-20).
pub(super) fn check_last_round(n: i64) -> Result<u16, Refusal> {
    let rounds = u16::try_from(n).ok().filter(|n| (1..=MOST_ROUNDS).contains(n));
    rounds.ok_or(Refusal::LastRound { max: MOST_ROUNDS })
}

/// Which total can end a game (FF-21).
pub(super) fn check_target(n: i64) -> Result<i32, Refusal> {
    let target = i32::try_from(n).ok().filter(|n| (1..=MOST_TARGET).contains(n));
    target.ok_or(Refusal::Target { max: MOST_TARGET })
}

/// Blank pads of the usual kinds.
pub(super) fn presets() -> Vec<Preset<Config>> {
    let rows = (1..=6).map(|n| n.to_string()).collect();
    let target = Config { end: End::Target, ..Config::default() };
    vec![
        Preset { id: "points", config: Config::default() },
        Preset { id: "race", config: target.clone() },
        Preset { id: "penalty", config: Config { wins: Wins::Low, ..target } },
        Preset { id: "rounds", config: Config { end: End::Rounds, ..Config::default() } },
        Preset { id: "sheet", config: Config { rows, ..Config::default() } },
    ]
}
