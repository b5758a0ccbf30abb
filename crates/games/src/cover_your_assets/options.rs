//! Options (house rules), and the editions a table can start from.

use super::model::{Config, End, Printing, TieBreak, WildOnDiscard};
use super::refusal::Refusal;
use kernel::OptionValue::{Number, Word};
use kernel::{HouseRule, Misfit, Options, Points, Preset, Switch, read_options};

/// Every option with its values.
pub(super) const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::of::<Printing>("deck").own().often(),
    HouseRule::of::<End>("end").often(),
    HouseRule::of::<TieBreak>("tie").often(),
    HouseRule::new(
        "target",
        &[Number(500_000), Number(1_000_000), Number(1_500_000), Number(2_000_000)],
    )
    .range(5_000..=Points::MAX / 5_000 * 5_000)
    .in_steps_of(5_000)
    .only_if("end", &["million"])
    .often(),
    HouseRule::of::<WildOnDiscard>("wild_on_discard"),
    HouseRule::of::<Switch>("reveal_wilds"),
    HouseRule::new("hand_size", &[Word("auto"), Number(4), Number(5)]),
    HouseRule::new("max_players", &[Number(6), Number(7), Number(8)]),
];

/// House rules from options (CYA-42).
pub(super) fn configure(options: &Options) -> Result<Config, Misfit<Refusal>> {
    read_options(HOUSE_RULES, options, |name, value| Refusal::Option { name, value })
}

/// The editions: the classic box, and the current one.
pub(super) fn presets() -> Vec<Preset<Config>> {
    vec![
        Preset { id: "classic", config: Config::default() },
        Preset { id: "modern", config: Config { deck: Printing::Modern104, ..Config::default() } },
    ]
}
