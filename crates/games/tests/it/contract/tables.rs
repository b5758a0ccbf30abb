//! The tables that every game is tried at: each edition, each option value, each knowledge.

use kernel::{
    BySeat, Chance, Ctx, Grain, Knowledge, OptionValue, Options, Rulebook, Seat, Seed, Setup,
    Table, Timestamp, Viewer,
};

/// A table that can be opened again and again.
pub(crate) struct Opening {
    pub(crate) game: &'static dyn Rulebook,
    pub(crate) setup: Setup<Options>,
}

impl Opening {
    pub(crate) fn open(&self) -> Box<dyn Table> {
        self.game.open(&self.setup).expect("only tables that open are tried")
    }

    pub(crate) fn seats(&self) -> usize {
        self.setup.names.len()
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats() as u8).map(Seat)
    }

    /// The luck of one step, the same every time.
    pub(crate) fn luck(&self, step: u64) -> Ctx {
        luck(&Seed::from_bytes([3; 32]), step)
    }
}

impl std::fmt::Display for Opening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Setup { knowledge, grain, config, .. } = &self.setup;
        let words = serde_json::to_string(config).unwrap_or_default();
        let (id, n) = (self.game.meta().id, self.seats());
        write!(f, "{id}, {n} people, {knowledge:?}, {grain:?}, {words}")
    }
}

/// Steps are so far apart that no house rule makes a person wait.
pub(crate) fn luck(seed: &Seed, step: u64) -> Ctx {
    Ctx { now: Timestamp(10_000 * step as i64), chance: Chance::new(seed, step) }
}

pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table])
}

/// Every edition and every single option value that a game answers to, in every knowledge and
/// grain, each with the fewest, the most and some people between.
pub(crate) fn openings(game: &'static dyn Rulebook) -> Vec<Opening> {
    let mut found = Vec::new();
    for (at, config) in configs(game).into_iter().enumerate() {
        for knowledge in game.meta().knowledges {
            for grain in game.meta().grains {
                let (fewest, most) = game.meta().seats;
                // A different number of people each time, so that all of them come up.
                let wanted = usize::from(fewest) + at % usize::from(most - fewest + 1);
                let near = (wanted..=usize::from(most)).chain((usize::from(fewest)..wanted).rev());
                let opening = near
                    .map(|n| opening(game, n, *knowledge, *grain, config.clone()))
                    .find(|opening| game.open(&opening.setup).is_ok());
                found.extend(opening);
            }
        }
    }
    assert!(!found.is_empty(), "{} opens no table", game.meta().id);
    found
}

pub(crate) fn opening(
    game: &'static dyn Rulebook,
    n: usize,
    knowledge: Knowledge,
    grain: Grain,
    config: Options,
) -> Opening {
    let names: BySeat<String> = (0..n).map(|i| format!("P{i}")).collect();
    Opening { game, setup: Setup { names, knowledge, grain, first: None, config, decks: vec![] } }
}

/// Every edition, and the usual one with each single value of each house rule: every choice, and the least number of
/// a range, because the greatest makes a long evening. A rule that has an effect only beside another option is tried
/// beside it.
fn configs(game: &'static dyn Rulebook) -> Vec<Options> {
    let mut found: Vec<Options> = game.presets().into_iter().map(|(_, words)| words).collect();
    for rule in game.house_rules() {
        let configure = |value: OptionValue| {
            let value = serde_json::to_value(value).expect("a value is JSON");
            let mut words = Options::from_iter([(rule.name.to_owned(), value)]);
            words.extend(rule.only_if.map(|(other, words)| (other.to_owned(), words[0].into())));
            game.configure(&words).unwrap_or_else(|why| panic!("{words:?}: {why}"))
        };
        rule.range.map(|range| configure(OptionValue::Number(range.max)));
        let least = rule.range.map(|range| OptionValue::Number(range.min));
        for full in rule.choices.iter().copied().chain(least).map(configure) {
            if !found.contains(&full) {
                found.push(full);
            }
        }
    }
    found
}
