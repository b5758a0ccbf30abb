//! The cards of the match, and the deal of a round (RO-16 to RO-23).

use super::super::catalogue::cards::{self, CardNo, Cards, UNSEEN};
use super::super::catalogue::decks;
use super::super::event::Event;
use super::super::model::{CardKind, SPACES};
use super::super::opening::seated;
use super::super::record::Hero;
use super::super::state::{Player, State};
use kernel::{Chance, Seat, Switch};

/// A side of a fixed deck that names fewer cards than this is shuffled as usual.
const FEWEST: usize = SPACES + 1;

/// The match begins (RO-16 to RO-20).
pub(super) fn begin(state: &State, chance: &mut Chance) -> Vec<Event> {
    let config = state.config();
    let n = state.players.len();
    let sorcerer = state.settled.named.unwrap_or_else(|| Seat(chance.below(n) as u8));
    let catalogue = Box::new(cards::chosen(config));
    let (tasks, spells) = match (state.is_full(), state.deals()) {
        (false, _) => (Vec::new(), Vec::new()),
        (true, true) => {
            (decks::tasks(&state.cards, n), decks::spells(&state.cards, config, chance))
        }
        // Which of them were set aside, only the table knows (RO-18).
        (true, false) => (decks::tasks(&state.cards, n), candidates(state)),
    };
    let round = deal(state, 1, &tasks, &spells, chance);
    let heroes = heroes(&seated(sorcerer, n));
    vec![Event::Opened { sorcerer, catalogue, heroes, tasks, spells }, round]
}

/// What everybody but the sorcerer begins with (RO-4).
fn heroes(players: &[Player]) -> Vec<Hero> {
    let hero = |(seat, player): (u8, &Player)| {
        Some(Hero { seat: Seat(seat), class: player.class?, colour: player.colour })
    };
    (0..).zip(players).filter_map(hero).collect()
}

/// The next round, from the same cards (RO-23).
pub(super) fn next(state: &State, chance: &mut Chance) -> Event {
    let round = state.round.saturating_add(1);
    deal(state, round, &state.pool.tasks, &state.pool.spells, chance)
}

/// Every spell of the kinds that are used.
fn candidates(state: &State) -> Vec<CardNo> {
    let counts = decks::spell_counts(&state.cards, state.config());
    let all = (0..).zip(&state.cards.all).filter(|(_, card)| counts.contains_key(&card.kind));
    all.map(|(number, _)| number).collect()
}

fn deal(
    state: &State,
    round: u16,
    tasks: &[CardNo],
    spells: &[CardNo],
    chance: &mut Chance,
) -> Event {
    let cards = &state.cards;
    let (souls, life) = (cards.souls, cards.life);
    if !state.is_full() {
        return Event::RoundBegun { round, tasks: Vec::new(), spells: Vec::new(), souls, life };
    }
    let fewer = if state.config().easier_for_heroes == Switch::On { 2 } else { 0 };
    if !state.deals() {
        let of_spells: u8 = decks::spell_counts(cards, state.config()).values().sum();
        return Event::RoundBegun {
            round,
            tasks: vec![UNSEEN; tasks.len().saturating_sub(fewer)],
            spells: vec![UNSEEN; usize::from(of_spells)],
            souls,
            life,
        };
    }
    let fixed = state.settled.decks.get(usize::from(round).wrapping_sub(1));
    let side = |tasks: bool| -> Option<Vec<CardNo>> {
        let own = fixed?.iter().copied().filter(|card| is_task(cards, *card) == tasks);
        Some(own.collect()).filter(|own: &Vec<CardNo>| own.len() >= FEWEST)
    };
    let shuffled = |deck: &[CardNo], chance: &mut Chance| {
        let mut deck = deck.to_vec();
        chance.shuffle(&mut deck);
        deck
    };
    let tasks = side(true).unwrap_or_else(|| {
        let mut deck = shuffled(tasks, chance);
        deck.truncate(deck.len() - fewer);
        deck
    });
    let spells = side(false).unwrap_or_else(|| shuffled(spells, chance));
    let tasks = standard_first(cards, tasks, chance);
    Event::RoundBegun { round, tasks, spells, souls, life }
}

fn is_task(cards: &Cards, card: CardNo) -> bool {
    let kind = cards.get(card).map(|card| card.kind);
    matches!(kind, Some(CardKind::Task | CardKind::Gold | CardKind::Confrontation))
}

/// The first three tasks are standard ones; others that came up are shuffled back (RO-20).
fn standard_first(cards: &Cards, deck: Vec<CardNo>, chance: &mut Chance) -> Vec<CardNo> {
    let standard = |card: &CardNo| cards.get(*card).is_some_and(|card| card.kind == CardKind::Task);
    let (mut row, mut back) = (Vec::new(), Vec::new());
    let mut rest = deck.into_iter();
    while row.len() < SPACES {
        match rest.next() {
            Some(card) if standard(&card) => row.push(card),
            Some(card) => back.push(card),
            None => break,
        }
    }
    let mut deck: Vec<CardNo> = rest.collect();
    if !back.is_empty() {
        deck.append(&mut back);
        chance.shuffle(&mut deck);
    }
    row.append(&mut deck);
    row
}
