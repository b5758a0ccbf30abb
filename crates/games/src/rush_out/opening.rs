//! Opening a table: who may sit down (RO-1, RO-4).

use super::catalogue::cards::{self, CardNo, Cards};
use super::model::{Class, Colour, Config, Die, PLAYERS};
use super::refusal::Refusal;
use super::state::{DiePlace, Phase, Player, Settled, State};
use kernel::{Seat, Setup};
use std::sync::Arc;

impl State {
    /// The table before anything happened.
    ///
    /// # Errors
    /// When these people cannot play under these rules.
    pub fn open(setup: &Setup<Config>) -> Result<State, Refusal> {
        let names: Vec<&str> = setup.names.iter().map(|name| name.trim()).collect();
        let n = names.len();
        if !(PLAYERS.0..=PLAYERS.1).contains(&n) {
            return Err(Refusal::BadPlayerCount { n: n as u64 });
        }
        if names.iter().enumerate().any(|(i, name)| name.is_empty() || names[..i].contains(name)) {
            return Err(Refusal::PlayerNames {});
        }
        if let Some(first) = setup.first.filter(|first| !setup.names.contains(*first)) {
            return Err(Refusal::NoSuchSeat { player: first.into() });
        }
        let config = setup.config.clone();
        let cards = Cards::ready(&cards::chosen(&config), config.setup, n);
        let decks = setup.decks.iter().map(|deck| fixed(deck, &cards)).collect::<Result<_, _>>()?;
        let named = setup.first;
        let sorcerer = named.unwrap_or(Seat(0));
        Ok(State {
            players: seated(sorcerer, n),
            settled: Arc::new(Settled { config, decks, named }),
            cards: Arc::new(cards),
            pool: Arc::default(),
            sorcerer,
            dice: [DiePlace::Hand(None); Die::COUNT],
            phase: Phase::Ready,
            round: 1,
            tasks: Default::default(),
            spells: Default::default(),
            dragon: 0,
            dispels: Vec::new(),
            curses: Vec::new(),
            curse_marks: [0; 3],
            pending: None,
            waiting: Vec::new(),
            pending_xp: Vec::new(),
            reminder: None,
            gold: Default::default(),
            marker: None,
            souls: 0,
            life: 0,
            elapsed_ms: 0,
            since: None,
            trophies: Default::default(),
            rounds: Vec::new(),
            bought: Vec::new(),
            market: None,
            ended_early: None,
        })
    }
}

/// Everybody with the class and colour they begin with: in the order of the seats (RO-4).
pub(super) fn seated(sorcerer: Seat, n: usize) -> Vec<Player> {
    let mut heroes = Class::ALL.into_iter().zip(Colour::OF_HEROES);
    let player = |seat: usize| {
        let hero = if seat == sorcerer.index() { None } else { heroes.next() };
        Player {
            class: hero.map(|(class, _)| class),
            colour: hero.map_or(Colour::Black, |(_, colour)| colour),
            wounded: false,
            vortex_pending: false,
            target_this_roll: None,
            rolled_at: None,
            xp: Vec::new(),
            gear: 0,
        }
    };
    (0..n).map(player).collect()
}

/// A fixed order of the cards: at least four of a side that is named, no card twice.
fn fixed(ids: &[String], cards: &Cards) -> Result<Vec<CardNo>, Refusal> {
    let mut deck = Vec::new();
    for id in ids {
        let card = cards.find(id).filter(|card| !deck.contains(card));
        let no = || Refusal::Option { name: "decks".to_owned(), value: id.clone() };
        deck.push(card.ok_or_else(no)?);
    }
    Ok(deck)
}
