//! Decks: which cards a match is played with (RO-16 to RO-18).

use super::super::model::{CardKind, Config, Scenario};
use super::cards::{CardNo, Cards};
use kernel::Chance;
use std::collections::BTreeMap;

/// How many spells of each kind the setup has; kinds without a card are left out (RO-16).
pub fn spell_counts(cards: &Cards, config: &Config) -> BTreeMap<CardKind, u8> {
    let mut counts = cards.setup.spells.clone();
    if config.setup == Scenario::S6 {
        counts.insert(CardKind::Confusion, config.s6_confusion);
    }
    counts.retain(|_, count| *count > 0);
    counts
}

/// Every task-side card for so many people, in the catalogue's order (RO-16, RO-17).
pub fn tasks(cards: &Cards, players: usize) -> Vec<CardNo> {
    let wanted = |kind: CardKind| match kind {
        CardKind::Task => true,
        CardKind::Gold => cards.setup.gold,
        CardKind::Confrontation => cards.setup.confrontation,
        _ => false,
    };
    let all = (0..).zip(&cards.all);
    all.filter(|(_, card)| wanted(card.kind) && usize::from(card.back) <= players)
        .map(|(number, _)| number)
        .collect()
}

/// The spells of a match, picked at random where a kind has more than are used (RO-18).
pub fn spells(cards: &Cards, config: &Config, chance: &mut Chance) -> Vec<CardNo> {
    let mut picked = Vec::new();
    for (kind, count) in spell_counts(cards, config) {
        let all = (0..).zip(&cards.all).filter(|(_, card)| card.kind == kind);
        let mut all: Vec<CardNo> = all.map(|(number, _)| number).collect();
        chance.shuffle(&mut all);
        picked.extend(all.into_iter().take(usize::from(count)));
    }
    picked.sort_unstable();
    picked
}
