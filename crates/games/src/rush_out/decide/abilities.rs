//! Experience and what it buys (RO-103 to RO-106).

use super::super::catalogue::cards::Does;
use super::super::event::Event;
use super::super::model::{Class, Colour, Die, Symbol};
use super::super::record::{CardPlace, Target};
use super::super::refusal::Refusal;
use super::super::state::DiePlace;
use super::course::Course;
use super::who::Asked;
use super::{Decided, completing, dragon};
use kernel::Seat;

/// Which helper keeps a completed task (RO-104).
pub(super) fn assign_xp(asked: Asked<'_>, seat: Seat, card: &str, hero: Seat) -> Decided {
    asked.hero(seat)?;
    asked.running()?;
    let state = asked.state;
    let mut waiting = state.pending_xp.iter();
    let waiting = waiting.find(|waiting| state.cards.id(waiting.card) == card);
    let waiting = waiting.ok_or(Refusal::NoPendingXp {})?;
    for named in [seat, hero] {
        if !waiting.helpers.contains(&named) {
            return Err(Refusal::NotAHelper { player: named.into() });
        }
    }
    Ok(vec![Event::Moved { card: waiting.card, to: CardPlace::Xp(hero) }])
}

/// What an ability costs (RO-106).
pub(in super::super) fn cost(class: Class) -> u8 {
    if class == Class::Cleric { 1 } else { 3 }
}

/// A hero's ability (RO-106).
pub(super) fn use_ability(
    asked: Asked<'_>,
    seat: Seat,
    hero: Option<Seat>,
    card: Option<&str>,
    die: Option<&str>,
) -> Decided {
    let own = asked.hero(seat)?;
    asked.full()?;
    asked.running()?;
    let state = asked.state;
    let class = own.class.filter(|_| state.cards.setup.xp).ok_or(Refusal::NoXpInSetup {})?;
    let (cost, xp) = (cost(class), own.xp.len() as u8);
    let Some(cards) = own.xp.get(..usize::from(cost)) else {
        return Err(Refusal::NotEnoughXp { cost, xp });
    };
    let mut course = asked.course();
    let cards = cards.iter().map(|card| (*card, completing::discard_of(state, *card))).collect();
    course.then(Event::XpSpent { seat, cards });
    match class {
        Class::Bard => heal(&mut course, hero)?,
        Class::Ranger => discard(&mut course, card)?,
        Class::Warrior => {
            if state.dragon == 0 {
                return Err(Refusal::DragonAtHome {});
            }
            dragon::advance(&mut course, -1);
        }
        Class::Cleric => {
            let die = die
                .and_then(Die::of_code)
                .filter(|die| die.colour() != Colour::Black && state.owner(die.colour()).is_some());
            let die = die.ok_or(Refusal::NotYourDie {})?;
            match state.at(die) {
                DiePlace::Hand(Some(_)) => {}
                DiePlace::Hand(None) => return Err(Refusal::DieNotRolled {}),
                DiePlace::Slot(..) | DiePlace::Aside => return Err(Refusal::DieAlreadyPlaced {}),
                DiePlace::Vortex => return Err(Refusal::DieLocked {}),
            }
            course.then(Event::Turned { die, face: Symbol::Wild });
        }
    }
    Ok(course.events())
}

/// A wounded hero is healed; the dice on the tile return (RO-97).
fn heal(course: &mut Course<'_>, hero: Option<Seat>) -> Result<(), Refusal> {
    let seat = hero.ok_or(Refusal::HeroRequired {})?;
    let state = course.state();
    if !state.is_hero(seat) {
        return Err(Refusal::NoSuchHero { player: seat.into() });
    }
    if !state.player(seat).is_some_and(|player| player.wounded) {
        return Err(Refusal::NotWounded { player: seat.into() });
    }
    empty(course, Target::HeroTile(seat));
    course.then(Event::Healed { seat });
    Ok(())
}

/// A dispel or curse is discarded; the dice on it return (RO-72).
fn discard(course: &mut Course<'_>, card: Option<&str>) -> Result<(), Refusal> {
    let state = course.state();
    let card = card.and_then(|id| state.card_in_play(id)).filter(|card| {
        let does = state.does(*card);
        let row = state.spell_space(*card).is_some();
        !row && matches!(does, Some(Does::Vortex | Does::Forbid(_) | Does::Curse(_)))
    });
    let card = card.ok_or(Refusal::InvalidTarget {})?;
    empty(course, Target::Card(card));
    completing::lift(course, card);
    Ok(())
}

/// The dice of a target return, whatever it was waiting for.
fn empty(course: &mut Course<'_>, target: Target) {
    let dice = course.state().all_lying(target);
    if course.state().is_waiting(target) {
        course.then(Event::WaitOver { target });
    }
    if !dice.is_empty() {
        course.then(Event::Returned { dice });
    }
}
