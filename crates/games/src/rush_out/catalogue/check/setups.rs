//! Checks of what belongs to each training and scenario.

use super::super::broken::{Broken, Constraint};
use crate::rush_out::model::{Card, CardKind, Catalogue, PLAYERS, SPACES, Scenario, Symbol};
use std::collections::BTreeMap;

/// Standard tasks that have to be left for three people.
const LEAST_TASKS: usize = 4;
/// The most slots of a dragon tile: two heroes' dice.
const MOST_TILE: usize = 6;

pub(super) fn check(catalogue: &Catalogue, broken: &mut Vec<Broken>) {
    for setup in Scenario::ALL {
        one(catalogue, setup, broken);
    }
    let standard = |card: &&Card| card.kind == CardKind::Task && card.back == 0;
    let tasks = catalogue.cards.iter().filter(standard).count();
    if tasks < LEAST_TASKS {
        broken.push(Broken::all(Constraint::TasksForThree).found(tasks, LEAST_TASKS, tasks));
    }
    dragon_tile(catalogue, broken);
    for pile in [&catalogue.souls_by_heroes, &catalogue.life_by_heroes] {
        piles(pile, broken);
    }
}

fn one(catalogue: &Catalogue, setup: Scenario, broken: &mut Vec<Broken>) {
    let Some(content) = catalogue.setups.get(&setup) else {
        broken.push(Broken { setup: Some(setup), ..Broken::all(Constraint::Setups) });
        return;
    };
    if !(1..=2).contains(&content.trophies_to_win) {
        broken.push(Broken { setup: Some(setup), ..Broken::all(Constraint::Setups) });
    }
    let of = |kind| Broken { setup: Some(setup), kind, ..Broken::all(Constraint::SetupSpells) };
    for (kind, wanted) in &content.spells {
        let there = catalogue.cards.iter().filter(|card| card.kind == *kind).count();
        let there = if kind.is_spell() { there } else { 0 };
        if usize::from(*wanted) > there {
            broken.push(of(Some(*kind)).found(usize::from(*wanted), 0, there));
        }
    }
    // Confusion may be taken out of the last scenario.
    let counted = content
        .spells
        .iter()
        .filter(|(kind, _)| setup != Scenario::S6 || **kind != CardKind::Confusion);
    let all: usize = counted.map(|(_, count)| usize::from(*count)).sum();
    let most = catalogue.cards.iter().filter(|card| card.kind.is_spell()).count();
    if all <= SPACES {
        broken.push(of(None).found(all, SPACES + 1, most));
    }
}

fn dragon_tile(catalogue: &Catalogue, broken: &mut Vec<Broken>) {
    let (fewest, most) = PLAYERS;
    let sides: Vec<String> = (fewest..=most).map(|players| players.to_string()).collect();
    for players in &sides {
        let slots = catalogue.dragon_tile.get(players).map_or(&[][..], Vec::as_slice);
        let wilds = slots.iter().filter(|slot| **slot == Symbol::Wild).count();
        if wilds != slots.len() || !(1..=MOST_TILE).contains(&wilds) {
            broken.push(Broken::of(Constraint::DragonTile, players).found(wilds, 1, MOST_TILE));
        }
    }
    for strange in catalogue.dragon_tile.keys().filter(|players| !sides.contains(players)) {
        broken.push(Broken::of(Constraint::DragonTile, strange).found(0, 0, 0));
    }
}

fn piles(pile: &BTreeMap<String, u8>, broken: &mut Vec<Broken>) {
    let (fewest, most) = PLAYERS;
    let there = (fewest - 1..most)
        .filter(|heroes| pile.get(&heroes.to_string()).is_some_and(|count| *count > 0));
    if there.count() != 3 || pile.len() != 3 {
        broken.push(Broken::all(Constraint::Piles));
    }
}
