//! Opening a table: who may sit down (R7-17).

use super::cards::Cards;
use super::model::{Card, Config, PLAYERS, Zones};
use super::refusal::Refusal;
use super::state::State;
use kernel::{BySeat, Grain, Knowledge, Setup};

impl State {
    /// The table before anything happened.
    ///
    /// # Errors
    /// When these people cannot play under these rules.
    pub fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        let names: Vec<&str> = setup.names.iter().map(|name| name.trim()).collect();
        let n = names.len();
        if n != PLAYERS {
            return Err(Refusal::PlayerCount { n: n as u64 });
        }
        if names.iter().enumerate().any(|(i, name)| name.is_empty() || names[..i].contains(name)) {
            return Err(Refusal::PlayerNames {});
        }
        // No seat begins (R7-5); a seat that is not there is a mistake all the same.
        if let Some(first) = setup.first.filter(|first| !setup.names.contains(*first)) {
            return Err(Refusal::UnknownPlayer { player: first.into() });
        }
        let config = setup.config.clone();
        let decks =
            setup.decks.iter().map(|deck| fixed(deck, &config)).collect::<Result<_, _>>()?;
        // A deal by the app is played card by card.
        let grain = match setup.knowledge {
            Knowledge::Dealt => Grain::Card,
            Knowledge::Observed => setup.grain,
        };
        Ok(State {
            config,
            knowledge: setup.knowledge,
            grain,
            decks,
            turn: 1,
            zones: Zones::default(),
            booked: Default::default(),
            hands: BySeat::filled(PLAYERS, Cards::default()),
            laid: BySeat::filled(PLAYERS, None),
            stock: Vec::new(),
            sheet: Vec::new(),
            outcome: None,
        })
    }
}

/// A fixed order of the cards; no more of a card than the deck has.
fn fixed(codes: &[String], config: &Config) -> Result<Vec<Card>, Refusal> {
    let mut rest = config.deck.all();
    let card = |code: &String| {
        let card = code.parse().ok().and_then(|value| config.deck.card(value));
        card.filter(|card| *code == card.to_string())
    };
    codes
        .iter()
        .map(|code| {
            card(code)
                .filter(|card| rest.remove(*card))
                .ok_or_else(|| Refusal::Option { name: "decks".to_owned(), value: code.clone() })
        })
        .collect()
}
