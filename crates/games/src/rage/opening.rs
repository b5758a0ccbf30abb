//! Opening a table: who may sit down (RG-57).

use super::model::{Card, Config, Deck};
use super::refusal::Refusal;
use super::seating;
use super::state::{Round, State};
use kernel::{Grain, Knowledge, Seat, Setup};

impl State {
    /// The table before anything happened.
    ///
    /// # Errors
    /// When these people cannot play under these rules.
    pub fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        let config = setup.config.clone();
        seating::check(&setup.names, &config)?;
        let seats = setup.names.len();
        if let Some(first) = setup.first.filter(|first| !setup.names.contains(*first)) {
            return Err(Refusal::UnknownPlayer { player: first.into() });
        }
        let sides = seating::sides(config.teams, seats)?;
        let decks =
            setup.decks.iter().map(|deck| fixed(deck, config.deck)).collect::<Result<_, _>>()?;
        let plan = config.round_plan.rounds();
        // A deal by the app is played card by card.
        let grain = match setup.knowledge {
            Knowledge::Dealt => Grain::Card,
            Knowledge::Observed => setup.grain,
        };
        let cards = plan.first().copied().unwrap_or(1);
        let dealer = setup.first.unwrap_or(Seat(0));
        Ok(State {
            seats,
            config,
            knowledge: setup.knowledge,
            first: setup.first,
            decks,
            sides,
            left: Vec::new(),
            plan,
            grain,
            round: Round::new(1, cards, dealer, grain, seats),
            sheet: Vec::new(),
            outcome: None,
        })
    }
}

/// A fixed order of the deck: what is not named comes after it, in the deck's own order.
fn fixed(codes: &[String], deck: Deck) -> Result<Vec<Card>, Refusal> {
    let wrong = |code: &String| Refusal::Option { name: "decks".to_owned(), value: code.clone() };
    let mut rest = deck.all();
    let mut cards = Vec::with_capacity(deck.size());
    for code in codes {
        let card: Card = code.parse().map_err(|_| wrong(code))?;
        if !rest.has(card) {
            return Err(wrong(code));
        }
        rest.remove(card);
        cards.push(card);
    }
    cards.extend(rest.iter());
    Ok(cards)
}
