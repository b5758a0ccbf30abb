//! Options (house rules), and the editions a table can start from.

use super::model::{
    ChangeRage, Config, Deck, FinalTie, OutRage, PlayerLimit, RoundPlan, Scoring, SecondWild,
    Teams, WildValue,
};
use super::refusal::Refusal;
use super::seating;
use kernel::{HouseRule, Misfit, Options, Preset, Switch, read_options};

/// Every option with its values.
pub(super) const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::of::<Scoring>("scoring").often(),
    HouseRule::of::<Switch>("dealer_hook").often(),
    HouseRule::of::<Switch>("sweep_double").often(),
    HouseRule::of::<Switch>("secret_bids").often(),
    HouseRule::of::<RoundPlan>("round_plan").own().often(),
    HouseRule::of::<Deck>("deck"),
    HouseRule::of::<PlayerLimit>("player_limit"),
    HouseRule::of::<Teams>("teams"),
    HouseRule::of::<OutRage>("out_rage"),
    HouseRule::of::<ChangeRage>("change_rage"),
    HouseRule::of::<SecondWild>("second_wild"),
    HouseRule::of::<WildValue>("wild_value"),
    HouseRule::of::<Switch>("rage_any_time"),
    HouseRule::of::<FinalTie>("final_tie"),
];

/// House rules from options (RG-57).
pub(super) fn configure(options: &Options) -> Result<Config, Misfit<Refusal>> {
    let refuse = |name, value| Refusal::Option { name, value };
    let config: Config = read_options(HOUSE_RULES, options, refuse)?;
    seating::check_plan(&config.round_plan)?;
    Ok(config)
}

/// The editions: Tapete's own mixture, Fundex' leaflet, and Amigo's German box.
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
