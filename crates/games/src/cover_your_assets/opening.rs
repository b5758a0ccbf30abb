//! Opening a table: who may sit down (CYA-42).

use super::deck::Deck;
use super::kind::{Card, Kind};
use super::model::Config;
use super::refusal::Refusal;
use super::state::{Fought, Round, State};
use kernel::{BySeat, Grain, Knowledge, Seat, Setup};

impl State {
    /// The table before anything happened.
    ///
    /// # Errors
    /// When these people cannot play under these rules, in the order of CYA-42.
    pub fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        let config = setup.config.clone();
        check_people(&setup.names, &config)?;
        let seats = setup.names.len();
        if let Some(first) = setup.first.filter(|first| !setup.names.contains(*first)) {
            return Err(Refusal::UnknownPlayer { player: first.into() });
        }
        let least = seats as u64 * u64::from(config.hand_size.cards(seats)) + 1;
        let deck = Deck::of(&config.deck, least)?;
        let decks =
            setup.decks.iter().map(|order| fixed(order, &deck)).collect::<Result<_, _>>()?;
        // A deal by the app is played card by card.
        let grain = match setup.knowledge {
            Knowledge::Dealt => Grain::Card,
            Knowledge::Observed => setup.grain,
        };
        Ok(State {
            seats,
            config,
            left: Vec::new(),
            deck,
            knowledge: setup.knowledge,
            first: setup.first,
            decks,
            grain,
            round: Round::new(1, setup.first.unwrap_or(Seat(0)), grain, seats),
            sheet: Vec::new(),
            tie: None,
            fought: BySeat::filled(seats, Fought::default()),
            outcome: None,
        })
    }
}

fn check_people(names: &BySeat<String>, config: &Config) -> Result<(), Refusal> {
    let (n, max) = (names.len(), config.max_players);
    if !(2..=usize::from(max)).contains(&n) {
        return Err(Refusal::PlayerCount { max, n: n as u64 });
    }
    let trimmed: Vec<&str> = names.iter().map(|name| name.trim()).collect();
    if trimmed.iter().enumerate().any(|(i, name)| name.is_empty() || trimmed[..i].contains(name)) {
        return Err(Refusal::PlayerNames {});
    }
    Ok(())
}

/// A fixed order of the deck: what is not named comes after it, in counting order.
fn fixed(codes: &[String], deck: &Deck) -> Result<Vec<Kind>, Refusal> {
    let wrong = |code: &String| Refusal::Option { name: "decks".to_owned(), value: code.clone() };
    let mut rest = deck.every_card();
    let mut order = Vec::with_capacity(rest.len());
    for code in codes {
        let kind = deck.find(&Card::from(code.as_str())).map_err(|_| wrong(code))?;
        let at = rest.iter().position(|left| *left == kind).ok_or_else(|| wrong(code))?;
        order.push(rest.remove(at));
    }
    order.extend(rest);
    Ok(order)
}
