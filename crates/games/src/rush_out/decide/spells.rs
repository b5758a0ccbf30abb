//! Spells that the sorcerer completes (RO-44 to RO-49).

use super::super::catalogue::cards::{CardNo, Does, Magic, UNSEEN};
use super::super::event::Event;
use super::super::model::{LosesXp, Reason, Row, Team};
use super::super::record::{CardPlace, Pending, Target};
use super::course::Course;
use super::{completing, dragon};
use kernel::Seat;

/// A sorcerer set is full (RO-44).
pub(super) fn filled(course: &mut Course<'_>, target: Target) {
    let state = course.state();
    let spell = match target {
        Target::Card(card) => state.spell_space(card).map(|_| card),
        _ => None,
    };
    let dice = match (target, spell) {
        // Both teams' dice leave a gold card and a confrontation (RO-75, RO-99).
        (Target::Card(_), None) => state.all_lying(target),
        _ => state.lying(target, Team::Sorcerer).map(|(die, _)| die).collect(),
    };
    let seats = vec![state.sorcerer];
    course.then(Event::Completed { target, seats, dice });
    match (target, spell) {
        (Target::Card(_), Some(card)) => cast(course, card),
        (Target::Card(card), None) => taken(course, card),
        (Target::Scroll(at), _) => {
            let magic = course.state().cards.scrolls.get(usize::from(at)).map(|own| own.magic);
            match magic {
                Some(Magic::Dragon(_, steps)) => dragon::advance(course, steps as i8),
                _ => course.then(Event::EffectWaits { pending: Pending::Sweep(at) }),
            }
        }
        _ => {}
    }
}

/// A spell takes effect, or waits for a choice (RO-46).
fn cast(course: &mut Course<'_>, card: CardNo) {
    match course.state().does(card) {
        Some(Does::Summon) => {
            let space = course.state().spell_space(card);
            course.then(Event::Moved { card, to: CardPlace::DeckTop(Row::Task) });
            replace(course, card, space);
        }
        Some(Does::Dracology(steps)) => {
            let space = course.state().spell_space(card);
            dragon::advance(course, steps as i8);
            replace(course, card, space);
        }
        Some(Does::Curse(_)) => {
            let space = course.state().spell_space(card);
            course.then(Event::Moved { card, to: CardPlace::Curse });
            replace(course, card, space);
        }
        Some(Does::Regression(LosesXp::EachHero)) => {
            let heroes: Vec<Seat> = course.state().heroes().collect();
            heroes.into_iter().for_each(|hero| lose_xp(course, hero));
            let space = course.state().spell_space(card);
            replace(course, card, space);
        }
        _ => course.then(Event::EffectWaits { pending: Pending::Spell(card) }),
    }
}

/// A gold card or a confrontation is the sorcerer's (RO-76, RO-99).
fn taken(course: &mut Course<'_>, card: CardNo) {
    let space = course.state().task_space(card);
    let to = match course.state().does(card) {
        Some(Does::Gold) => CardPlace::Gold(Team::Sorcerer),
        _ => CardPlace::Discard(Row::Task),
    };
    course.then(Event::Moved { card, to });
    completing::refill(course, space);
}

/// After the effect: the card is discarded if it is still there, and the next one drawn; with the last one
/// the sorcerer wins. Nothing of this once the round is decided (RO-45, RO-47, RO-111).
pub(super) fn replace(course: &mut Course<'_>, card: CardNo, space: Option<usize>) {
    let Some(space) = space.filter(|_| !course.is_decided()) else { return };
    if course.state().spell_space(card).is_some() {
        course.then(Event::Moved { card, to: CardPlace::Discard(Row::Spell) });
    }
    let card = course.state().spells.deck.last().copied().unwrap_or(UNSEEN);
    course.then(Event::Drawn { row: Row::Spell, space: space as u8, card });
    if course.state().spells.deck.is_empty() {
        course.win(Team::Sorcerer, Reason::Deck);
    }
}

/// A hero loses one experience, if there is any (RO-107).
pub(super) fn lose_xp(course: &mut Course<'_>, seat: Seat) {
    let last = course.state().player(seat).and_then(|player| player.xp.last().copied());
    if let Some(card) = last {
        let row = completing::discard_of(course.state(), card);
        course.then(Event::XpSpent { seat, cards: vec![(card, row)] });
    }
}
