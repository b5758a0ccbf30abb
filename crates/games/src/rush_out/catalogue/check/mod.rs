//! Validation of a catalogue (RO-127).

mod cards;
mod items;
mod setups;

use super::super::model::{Catalogue, DRAGON_DECK, SPACES, Symbol};
use super::broken::{Broken, Constraint};
use std::collections::BTreeSet;

/// The longest id, in characters.
const LONGEST_ID: usize = 24;
/// The longest name of a catalogue, in characters.
const LONGEST_NAME: usize = 64;

/// What a catalogue breaks, and what is only strange about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// With one of these no table can be opened.
    pub broken: Vec<Broken>,
    /// These stand on guesses: the owner's cards win.
    pub warnings: Vec<Broken>,
}

/// Everything that is wrong with a catalogue, in the order of RO-127.
pub fn check(catalogue: &Catalogue) -> Checked {
    let mut found = Checked::default();
    names(catalogue, &mut found.broken);
    dice(catalogue, &mut found.broken);
    cards::check(catalogue, &mut found);
    setups::check(catalogue, &mut found.broken);
    items::check(catalogue, &mut found);
    found
}

fn names(catalogue: &Catalogue, broken: &mut Vec<Broken>) {
    let length = catalogue.name.chars().count();
    if !(1..=LONGEST_NAME).contains(&length) {
        broken.push(Broken::all(Constraint::Name).found(length, 1, LONGEST_NAME));
    }
    let mut seen = BTreeSet::new();
    for id in catalogue.ids() {
        let length = id.chars().count();
        if !(1..=LONGEST_ID).contains(&length) {
            broken.push(Broken::of(Constraint::Name, id).found(length, 1, LONGEST_ID));
        }
        if !seen.insert(id) {
            broken.push(Broken::of(Constraint::Twice, id));
        }
    }
}

fn dice(catalogue: &Catalogue, broken: &mut Vec<Broken>) {
    let same = |faces: &[Symbol], of: &[Symbol]| {
        faces.len() == of.len() && of.iter().all(|symbol| faces.contains(symbol))
    };
    let dice = &catalogue.dice;
    if !same(&dice.hero, &Symbol::HERO) || !same(&dice.sorcerer, &Symbol::SORCERER) {
        broken.push(Broken::all(Constraint::Dice));
    }
    let track = &catalogue.track;
    if usize::from(track.task_spaces) != SPACES || track.deck_position != DRAGON_DECK {
        broken.push(Broken::all(Constraint::Track));
    }
}

/// Whether it is a symbol of the heroes' dice, not the wild.
fn is_heroes(symbol: &Symbol) -> bool {
    *symbol != Symbol::Wild && Symbol::HERO.contains(symbol)
}

/// Whether it is a symbol of the sorcerer's dice, not the wild.
fn is_sorcerers(symbol: &Symbol) -> bool {
    *symbol != Symbol::Wild && Symbol::SORCERER.contains(symbol)
}
