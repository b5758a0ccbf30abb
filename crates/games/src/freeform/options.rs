//! Options (house rules), and the pads a table can start from.

use super::model::{
    Config, End, FinalTie, MOST_AMOUNT, MOST_LETTERS, MOST_ROUNDS, MOST_ROWS, MOST_TARGET, Teams,
    Wins,
};
use super::refusal::Refusal;
use kernel::OptionValue::Nothing;
use kernel::{HouseRule, Misfit, Options, Preset, read_options};

/// Every option with its values.
pub(super) const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::new("title", &[]).own().often(),
    HouseRule::of::<Wins>("wins").often(),
    HouseRule::new("rows", &[]).own().often(),
    HouseRule::of::<End>("end").often(),
    HouseRule::new("last_round", &[])
        .range(1..=MOST_ROUNDS as i32)
        .only_if("end", &["rounds"])
        .often(),
    HouseRule::new("target", &[]).range(1..=MOST_TARGET).only_if("end", &["target"]).often(),
    HouseRule::of::<Teams>("teams"),
    HouseRule::of::<FinalTie>("final_tie"),
    HouseRule::new("lowest", &[Nothing]).range(-MOST_AMOUNT..=MOST_AMOUNT),
    HouseRule::new("highest", &[Nothing]).range(-MOST_AMOUNT..=MOST_AMOUNT),
    HouseRule::new("step", &[]).range(1..=MOST_AMOUNT),
];

/// House rules from options (FF-3).
pub(super) fn configure(options: &Options) -> Result<Config, Misfit<Refusal>> {
    let refuse = |name, value| Refusal::Option { name, value };
    let config: Config = read_options(HOUSE_RULES, options, refuse)?;
    if !is_writing(&config.title) {
        return Err(refuse("title".to_owned(), config.title).into());
    }
    check_rows(&config.rows)?;
    check_bounds(&config)?;
    Ok(config)
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
