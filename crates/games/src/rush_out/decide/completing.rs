//! Tasks that the heroes complete (RO-40 to RO-43).

use super::super::catalogue::cards::{CardNo, Does, UNSEEN};
use super::super::event::Event;
use super::super::model::{CardKind, Curse, Reason, Row, Team};
use super::super::record::{CardPlace, Target};
use super::super::state::{DiePlace, State};
use super::course::Course;
use super::dragon;
use kernel::{Seat, Switch};

/// A hero set is full: it is completed, held by the dragon, or waits for clapping hands (RO-40, RO-42, RO-90).
pub(super) fn filled(course: &mut Course<'_>, target: Target) {
    let state = course.state();
    if state.is_held(target) {
        return;
    }
    if state.curse_count(Curse::HighFive) > 0 {
        let helpers = state.helpers(target);
        course.then(Event::Waits { target, helpers });
    } else {
        complete(course, target);
    }
}

/// The heroes complete a set (RO-41).
pub(super) fn complete(course: &mut Course<'_>, target: Target) {
    let state = course.state();
    let helpers = state.helpers(target);
    let does = match target {
        Target::Card(card) => state.does(card),
        _ => None,
    };
    let dice = match does {
        // Both teams' dice leave a gold card (RO-75).
        Some(Does::Gold) => state.all_lying(target),
        _ => state.lying(target, Team::Heroes).map(|(die, _)| die).collect(),
    };
    course.then(Event::Completed { target, seats: helpers.clone(), dice });
    match (target, does) {
        (Target::DragonTile, _) => dragon::advance(course, -1),
        (Target::HeroTile(seat), _) => course.then(Event::Healed { seat }),
        (Target::Card(card), Some(Does::Task | Does::Summon)) => {
            let space = course.state().task_space(card);
            let to = kept(course.state(), card, helpers);
            course.then(Event::Moved { card, to });
            refill(course, space);
        }
        (Target::Card(card), Some(Does::Gold)) => {
            let space = course.state().task_space(card);
            course.then(Event::Moved { card, to: CardPlace::Gold(Team::Heroes) });
            refill(course, space);
        }
        (Target::Card(_), Some(Does::Confrontation)) => {
            if !course.state().cards.setup.life {
                return;
            }
            let left = course.state().life.saturating_sub(1);
            course.then(Event::LifeLeft { left });
            if left == 0 {
                course.win(Team::Heroes, Reason::Life);
            }
        }
        (Target::Card(card), Some(_)) => lift(course, card),
        _ => {}
    }
}

/// Where a completed task goes: to the one helper, to both until they say, or away (RO-103, RO-104).
fn kept(state: &State, card: CardNo, helpers: Vec<Seat>) -> CardPlace {
    let discard = discard_of(state, card);
    let gives = discard == Row::Task || state.config().summon_gives_xp == Switch::On;
    match (state.cards.setup.xp && gives, helpers.as_slice()) {
        (true, [helper]) => CardPlace::Xp(*helper),
        (true, [_, _]) => CardPlace::PendingXp(helpers),
        _ => CardPlace::Discard(discard),
    }
}

/// The discard pile of a completed task: a summon is a spell.
pub(super) fn discard_of(state: &State, card: CardNo) -> Row {
    let summon = state.card(card).is_some_and(|card| card.kind == CardKind::Summon);
    if summon { Row::Spell } else { Row::Task }
}

/// The next task comes into the space; with the last one the heroes win (RO-43, RO-110).
pub(super) fn refill(course: &mut Course<'_>, space: Option<usize>) {
    let Some(space) = space else { return };
    let card = course.state().tasks.deck.last().copied().unwrap_or(UNSEEN);
    course.then(Event::Drawn { row: Row::Task, space: space as u8, card });
    if course.state().tasks.deck.is_empty() {
        course.win(Team::Heroes, Reason::Deck);
    }
}

/// A dispel or curse leaves the game; with the last vortex the die comes back (RO-41, RO-72).
pub(super) fn lift(course: &mut Course<'_>, card: CardNo) {
    let state = course.state();
    let hero = state.dispels.iter().find(|(own, _)| *own == card).map(|(_, hero)| *hero);
    let vortex = state.does(card) == Some(Does::Vortex);
    course.then(Event::Moved { card, to: CardPlace::Discard(Row::Spell) });
    let state = course.state();
    let Some(seat) = hero.filter(|hero| vortex && state.vortices(*hero) == 0) else { return };
    if state.player(seat).is_some_and(|player| player.vortex_pending) {
        course.then(Event::VortexPending { seat, pending: false });
        return;
    }
    let locked = state.dice_of(seat).find(|die| state.at(*die) == DiePlace::Vortex);
    if let Some(die) = locked {
        course.then(Event::Returned { dice: vec![die] });
    }
}
