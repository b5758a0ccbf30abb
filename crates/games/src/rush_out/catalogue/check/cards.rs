//! Checks of the cards, one by one and by kind.

use super::super::broken::{Broken, Constraint};
use super::super::shape::{COUNTS, MOST_HERO, MOST_SORCERER, effects};
use super::{Checked, is_heroes, is_sorcerers};
use crate::rush_out::model::{Banner, Card, CardKind, Catalogue, Class, Curse, Effect, Symbol};

pub(super) fn check(catalogue: &Catalogue, found: &mut Checked) {
    heroes(catalogue, &mut found.broken);
    for (kind, count) in COUNTS {
        let there = of_kind(catalogue, kind).count();
        if there != count {
            let broken = Broken { kind: Some(kind), ..Broken::all(Constraint::Count) };
            found.broken.push(broken.found(there, count, count));
        }
    }
    for card in &catalogue.cards {
        halves(card, &mut found.broken);
        print(card, &mut found.broken);
    }
    variants(catalogue, &mut found.broken);
    sets(catalogue, &mut found.warnings);
    for card in of_kind(catalogue, CardKind::Dispel).filter(|card| could_lock(card)) {
        found.warnings.push(Broken::of(Constraint::Locked, &card.id));
    }
}

fn of_kind(catalogue: &Catalogue, kind: CardKind) -> impl Iterator<Item = &Card> {
    catalogue.cards.iter().filter(move |card| card.kind == kind)
}

fn heroes(catalogue: &Catalogue, broken: &mut Vec<Broken>) {
    let tiles = &catalogue.heroes;
    let once = |class: &Class| tiles.iter().filter(|tile| tile.id == *class).count() == 1;
    if tiles.len() != Class::ALL.len() || !Class::ALL.iter().all(once) {
        broken.push(Broken::all(Constraint::Heroes).found(tiles.len(), 4, 4));
    }
    for tile in tiles {
        let id = format!("hero_tile:{}", tile.id.word());
        if !is_heroes(&tile.skill) {
            broken.push(Broken::of(Constraint::Skill, &id));
        }
        hero_half(&id, &tile.wounded, broken);
    }
}

fn hero_half(id: &str, slots: &[Symbol], broken: &mut Vec<Broken>) {
    if !(1..=MOST_HERO).contains(&slots.len()) {
        broken.push(Broken::of(Constraint::HeroSlots, id).found(slots.len(), 1, MOST_HERO));
    }
    if !slots.iter().all(is_heroes) {
        broken.push(Broken::of(Constraint::HeroSymbol, id));
    }
}

fn halves(card: &Card, broken: &mut Vec<Broken>) {
    if card.kind.has_hero_half() {
        hero_half(&card.id, &card.hero, broken);
    } else if !card.hero.is_empty() {
        broken.push(Broken::of(Constraint::NoHeroHalf, &card.id));
    }
    if card.kind == CardKind::Task {
        if !card.sorcerer.is_empty() {
            broken.push(Broken::of(Constraint::NoSorcererHalf, &card.id));
        }
        return;
    }
    let slots = card.sorcerer.len();
    if !(1..=MOST_SORCERER).contains(&slots) {
        let broken_here = Broken::of(Constraint::SorcererSlots, &card.id);
        broken.push(broken_here.found(slots, 1, MOST_SORCERER));
    }
    if !card.sorcerer.iter().all(is_sorcerers) {
        broken.push(Broken::of(Constraint::SorcererSymbol, &card.id));
    }
}

fn print(card: &Card, broken: &mut Vec<Broken>) {
    let banner = match &card.banner {
        Banner::None => &[][..],
        Banner::One(symbol) => std::slice::from_ref(symbol),
        Banner::Several(symbols) => symbols,
    };
    let once = |(at, symbol): (usize, &Symbol)| !banner[..at].contains(symbol);
    if !banner.iter().all(is_sorcerers) || !banner.iter().enumerate().all(once) {
        broken.push(Broken::of(Constraint::Banner, &card.id));
    }
    if !card.kind.backs().contains(&card.back) {
        broken.push(Broken::of(Constraint::Back, &card.id));
    }
    if !says_its_kind(card) {
        broken.push(Broken::of(Constraint::Effect, &card.id));
    }
}

/// Whether the effect is one that this kind of card has, and nothing else (RO-50).
fn says_its_kind(card: &Card) -> bool {
    // A gold card is one coin, said or not.
    let silent = card.kind == CardKind::Gold && card.effect == Effect::default();
    silent || effects(card.kind).contains(&card.effect)
}

/// Both variants of confusion, dracology, doom and regression are there.
fn variants(catalogue: &Catalogue, broken: &mut Vec<Broken>) {
    for kind in [CardKind::Confusion, CardKind::Dracology, CardKind::Doom, CardKind::Regression] {
        let mut effects = of_kind(catalogue, kind).map(|card| &card.effect);
        let first = effects.next();
        if first.is_some_and(|first| effects.all(|other| other == first)) {
            broken.push(Broken { kind: Some(kind), ..Broken::all(Constraint::Variants) });
        }
    }
}

/// What the facts only suggest: two vortices and four forbidden symbols, two curses of each kind.
fn sets(catalogue: &Catalogue, warnings: &mut Vec<Broken>) {
    let dispels = |fits: &dyn Fn(&Effect) -> bool| {
        of_kind(catalogue, CardKind::Dispel).filter(|card| fits(&card.effect)).count()
    };
    let forbidden = [Symbol::Fire, Symbol::Sword, Symbol::Footprint, Symbol::Key];
    let each =
        forbidden.iter().all(|symbol| dispels(&|effect| effect.forbid == Some(*symbol)) == 1);
    if !each || dispels(&|effect| effect.lock.is_some()) != 2 {
        warnings.push(Broken::all(Constraint::DispelSet));
    }
    let curses = |curse: &Curse| {
        of_kind(catalogue, CardKind::Curse).filter(|card| card.effect.curse == Some(*curse)).count()
    };
    if !Curse::ALL.iter().all(|curse| curses(curse) == 2) {
        warnings.push(Broken::all(Constraint::CurseSet));
    }
}

/// Whether it might be impossible to clear (RO-128).
fn could_lock(dispel: &Card) -> bool {
    let others = dispel.hero.iter().filter(|symbol| **symbol != Symbol::Heart).count();
    let own = dispel.effect.forbid.is_some_and(|symbol| dispel.hero.contains(&symbol));
    dispel.hero.len() > 4 || others > 2 || own
}
