//! Options (house rules), and the presets a table can start from.

use super::catalogue;
use super::model::{Config, Mode, Scenario};
use super::refusal::Refusal;
use kernel::OptionValue::{Nothing, Number};
use kernel::{HouseRule, Misfit, Options, Preset, Switch, read_options};

/// The option that holds a whole catalogue of cards.
const CATALOGUE: &str = "catalogue";

/// The modes in which the app knows the cards.
const CARDS: &[&str] = &["full", "shown"];

/// Every option with its values.
pub(super) const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::of::<Mode>("mode").often(),
    HouseRule::of::<Scenario>("setup").often(),
    HouseRule::new("min_roll_interval_ms", &[Number(0), Number(700), Number(1_500)])
        .range(0..=5_000)
        .only_if("mode", &["full", "shown", "dice"])
        .often(),
    HouseRule::new(CATALOGUE, &[Nothing]).own().only_if("mode", CARDS).often(),
    HouseRule::of::<Switch>("easier_for_heroes").only_if("mode", CARDS),
    HouseRule::of::<Switch>("vortex_auto").only_if("mode", CARDS),
    HouseRule::of::<Switch>("summon_gives_xp").only_if("mode", CARDS),
    HouseRule::of::<Switch>("remind_needs_confirm").only_if("mode", CARDS),
    HouseRule::new("s6_confusion", &[Number(3), Number(0)]).only_if("mode", CARDS),
];

/// House rules from options.
pub(super) fn configure(options: &Options) -> Result<Config, Misfit<Refusal>> {
    let options = with_whole_catalogue(options)?;
    read_options(HOUSE_RULES, &options, |name, value| Refusal::Option { name, value })
}

/// Cards that were only said by what differs are said whole, so that a table keeps what it is played with.
fn with_whole_catalogue(options: &Options) -> Result<Options, Refusal> {
    let mut options = options.clone();
    if let Some(said) = options.get_mut(CATALOGUE).filter(|said| !said.is_null()) {
        let whole =
            catalogue::accept(said).map_err(|broken| Refusal::BadCatalogue(Box::new(broken)))?;
        *said = serde_json::to_value(whole).unwrap_or_default();
    }
    Ok(options)
}

/// The rules as printed; whose cards and dice they are is one option.
pub(super) fn presets() -> Vec<Preset<Config>> {
    vec![Preset { id: "printed", config: Config::default() }]
}
