//! Options (house rules), and the editions a table can start from.

use super::model::{
    BlockedScoring, Config, FreedJokerUse, JokerGroup3, JokerRelease, JokerValue, MatchEnd,
    MatchWinner, OpeningScope, OpeningTable, TurnSeconds,
};
use super::refusal::Refusal;
use kernel::OptionValue::{Number, Word};
use kernel::{HouseRule, Misfit, Options, Preset, Switch, read_options};

/// Every option with its values.
pub(super) const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::new("initial_min", &[Number(30), Number(50), Number(0)]).often(),
    HouseRule::of::<JokerValue>("initial_joker_value").often(),
    HouseRule::of::<JokerRelease>("joker_release").often(),
    HouseRule::new(
        "turn_seconds",
        &[Word("none"), Number(15), Number(30), Number(60), Number(120)],
    )
    .often(),
    HouseRule::of::<MatchEnd>("match_end").often(),
    HouseRule::new("match_games", &[]).range(1..=99).only_if("match_end", &["games"]).often(),
    HouseRule::new("match_target", &[]).range(1..=9_999).only_if("match_end", &["target"]).often(),
    HouseRule::new("hand_size", &[Number(14)]),
    HouseRule::of::<OpeningScope>("initial_scope"),
    HouseRule::of::<OpeningTable>("initial_table"),
    HouseRule::of::<JokerGroup3>("joker_group3"),
    HouseRule::of::<FreedJokerUse>("freed_joker_use"),
    HouseRule::new("max_jokers_per_meld", &[Number(2), Number(1)]),
    HouseRule::of::<Switch>("strict_order"),
    HouseRule::new("failed_turn_draw", &[Number(1), Number(3), Number(0)]),
    HouseRule::new("timeout_penalty", &[Number(3), Number(1)]),
    HouseRule::new("joker_points", &[Number(30), Number(25), Number(20)]),
    HouseRule::of::<BlockedScoring>("blocked_scoring"),
    HouseRule::of::<MatchWinner>("match_winner"),
    HouseRule::of::<Switch>("three_pairs_redeal"),
];

/// House rules from options.
pub(super) fn configure(options: &Options) -> Result<Config, Misfit<Refusal>> {
    read_options(HOUSE_RULES, options, |name, value| Refusal::OptionRange { name, value })
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
