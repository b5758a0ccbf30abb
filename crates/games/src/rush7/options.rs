//! Options (house rules), and the edition a table starts from.

use super::model::{Config, Deck, FiveThrees, MaxTurns, WonCards};
use super::refusal::Refusal;
use kernel::{HouseRule, Misfit, Options, Preset, read_options};

/// Every option with its values.
pub(super) const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::of::<FiveThrees>("five_threes").often(),
    HouseRule::of::<Deck>("deck").often(),
    HouseRule::of::<WonCards>("won_cards").often(),
    HouseRule::of::<MaxTurns>("max_turns").range(1..=999).often(),
];

/// House rules from options (R7-17).
pub(super) fn configure(options: &Options) -> Result<Config, Misfit<Refusal>> {
    let refuse = |name, value| Refusal::Option { name, value };
    let config: Config = read_options(HOUSE_RULES, options, refuse)?;
    // With 28 cards the deal after five threes would want one card more than there is (R7-15).
    if config.deck == Deck::OneToSeven && config.five_threes == FiveThrees::PlayOn {
        return Err(refuse("five_threes".to_owned(), "play_on".to_owned()).into());
    }
    Ok(config)
}

/// The edition: the author's manual.
pub(super) fn presets() -> Vec<Preset<Config>> {
    vec![Preset { id: "manual", config: Config::default() }]
}
