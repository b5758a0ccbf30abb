//! Checks of equipment and scrolls, which are bought in the market.

use super::super::super::model::{Catalogue, Effect, Removes, Scroll, WildAs};
use super::super::broken::{Broken, Constraint};
use super::{Checked, is_heroes, is_sorcerers};

/// How many pieces the box has (RO-2).
const EQUIPMENT: usize = 10;
/// How many scrolls the box has (RO-2).
const SCROLLS: usize = 8;
/// More kinds than pieces there cannot be.
const MOST_KINDS: usize = 20;
/// The dearest price.
const DEAREST: u8 = 9;

pub(super) fn check(catalogue: &Catalogue, found: &mut Checked) {
    let broken = &mut found.broken;
    for kinds in [catalogue.equipment.len(), catalogue.scrolls.len()] {
        if kinds > MOST_KINDS {
            broken.push(Broken::all(Constraint::Kinds).found(kinds, 0, MOST_KINDS));
        }
    }
    for item in &catalogue.equipment {
        price(&item.id, item.cost, item.copies, broken);
        if matches!(item.wild_as, WildAs::Symbol(symbol) if !is_heroes(&symbol)) {
            broken.push(Broken::of(Constraint::Item, &item.id));
        }
    }
    for item in &catalogue.scrolls {
        price(&item.id, item.cost, item.copies, broken);
        if !is_scroll(item) {
            broken.push(Broken::of(Constraint::Item, &item.id));
        }
    }
    let pieces = catalogue.equipment.iter().map(|item| usize::from(item.copies)).sum();
    if pieces != EQUIPMENT {
        let warning = Broken::all(Constraint::EquipmentCopies);
        found.warnings.push(warning.found(pieces, EQUIPMENT, EQUIPMENT));
    }
    let scrolls = catalogue.scrolls.iter().map(|item| usize::from(item.copies)).sum();
    if scrolls != SCROLLS {
        let warning = Broken::all(Constraint::ScrollCopies);
        found.warnings.push(warning.found(scrolls, SCROLLS, SCROLLS));
    }
}

fn price(id: &str, cost: u8, copies: u8, broken: &mut Vec<Broken>) {
    if cost > DEAREST || !(1..=EQUIPMENT).contains(&usize::from(copies)) {
        broken.push(Broken::of(Constraint::Price, id));
    }
}

/// Whether it is exactly one of the scrolls that there are (RO-85 to RO-88).
fn is_scroll(item: &Scroll) -> bool {
    let bare = item.slots.is_empty() && item.effect.is_none();
    let dice = (1..=5).contains(&item.slots.len()) && item.slots.iter().all(is_sorcerers);
    match (&item.flip, item.swap_top, &item.wild_as) {
        (Some([a, b]), false, None) => bare && a != b && is_sorcerers(a) && is_sorcerers(b),
        (None, true, None) => bare,
        (None, false, Some(symbol)) => bare && is_sorcerers(symbol),
        (None, false, None) => {
            let sweep = Effect { remove: Some(Removes::All), ..Effect::default() };
            let dragon = Effect { steps: Some(1), ..Effect::default() };
            dice && item.effect.as_ref().is_some_and(|does| *does == sweep || *does == dragon)
        }
        _ => false,
    }
}
