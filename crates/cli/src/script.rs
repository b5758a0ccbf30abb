//! A table written down as a script: who plays what by which rules, and every command.

use games::rulebook;
use kernel::{BySeat, Grain, Knowledge, Options, Rulebook, Seat, Seed, Setup};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// The house rule that holds cards of one's own.
const CATALOGUE: &str = "catalogue";

/// The document as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Script<'a> {
    game: String,
    #[serde(default)]
    config: Options,
    seats: Seats,
    seed: Option<Luck>,
    #[serde(default)]
    decks: Vec<Vec<String>>,
    catalogue: Option<Value>,
    knowledge: Option<Knowledge>,
    grain: Option<Grain>,
    first: Option<Seat>,
    /// The commands, as they were written.
    #[serde(borrow)]
    pub(crate) commands: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Seats {
    Names(Vec<String>),
    Count(u8),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Luck {
    Number(u64),
    Digits(String),
}

impl Script<'_> {
    /// The game's rules.
    pub(crate) fn rules(&self) -> Result<&'static dyn Rulebook, String> {
        rulebook(&self.game).ok_or_else(|| format!("there is no game `{}`", self.game))
    }

    /// What the table is opened with; what was not said is as the game usually has it.
    ///
    /// # Errors
    /// When the cards are said twice.
    pub(crate) fn setup(&self, rules: &dyn Rulebook) -> Result<Setup<Options>, String> {
        let names = match &self.seats {
            Seats::Names(names) => names.clone(),
            Seats::Count(count) => (1..=*count).map(|n| n.to_string()).collect(),
        };
        let meta = rules.meta();
        // An order of the cards only says something where the app deals.
        let usual = if self.decks.is_empty() { None } else { Some(Knowledge::Dealt) };
        Ok(Setup {
            names: BySeat::new(names),
            knowledge: self.knowledge.or(usual).unwrap_or(meta.knowledges[0]),
            grain: self.grain.unwrap_or(meta.grains[0]),
            first: self.first,
            config: self.config()?,
            decks: self.decks.clone(),
        })
    }

    /// The house rules; cards of one's own are one of them.
    fn config(&self) -> Result<Options, String> {
        let mut config = self.config.clone();
        if let Some(cards) = &self.catalogue
            && config.insert(CATALOGUE.to_owned(), cards.clone()).is_some()
        {
            return Err(format!("`{CATALOGUE}` is said twice"));
        }
        Ok(config)
    }

    /// The seed that was said, else one from the system.
    pub(crate) fn seed(&self) -> Result<Seed, String> {
        match &self.seed {
            None => Seed::from_system(),
            Some(Luck::Number(number)) => {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&number.to_le_bytes());
                Ok(Seed::from_bytes(bytes))
            }
            Some(Luck::Digits(digits)) => Seed::from_digits(digits)
                .ok_or_else(|| "`seed` is a whole number or 64 hexadecimal digits".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(said: &str) -> Result<Seed, String> {
        let text = format!(r#"{{"game":"rage","seats":4,"seed":{said},"commands":[]}}"#);
        serde_json::from_str::<Script<'_>>(&text).unwrap().seed()
    }

    #[test]
    fn a_seed_is_a_number_or_all_its_digits() {
        assert_eq!(seed("258").unwrap().bytes()[..3], [2, 1, 0]);
        let digits = format!("\"{}\"", "0f".repeat(32));
        assert_eq!(seed(&digits).unwrap(), Seed::from_bytes([15; 32]));
        assert!(seed("\"12\"").is_err());
        assert!(seed(&format!("\"{}\"", "é".repeat(32))).is_err());
    }
}
