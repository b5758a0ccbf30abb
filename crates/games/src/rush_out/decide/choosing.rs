//! Choices of the sorcerer: targets, and the die for the vortex (RO-50 to RO-53, RO-66 to RO-69,
//! RO-93 to RO-96).

use super::super::catalogue::cards::{CardNo, Does};
use super::super::command::Choice;
use super::super::event::Event;
use super::super::model::{Die, Reason, Removes, Team};
use super::super::record::{CardPlace, Pending, Target};
use super::super::refusal::Refusal;
use super::super::state::{DiePlace, State};
use super::Decided;
use super::course::Course;
use super::spells::{lose_xp, replace};
use super::who::Asked;
use kernel::{Seat, Switch};

/// A completed spell or sweep takes effect (RO-50).
pub(super) fn resolve(asked: Asked<'_>, seat: Seat, choice: &Choice) -> Decided {
    asked.sorcerer(seat)?;
    asked.open()?;
    let state = asked.state;
    let pending = state.pending.ok_or(Refusal::NoEffectPending {})?;
    let does = match pending {
        Pending::Sweep(_) => Does::Confusion(Removes::All),
        Pending::Spell(card) => state.does(card).ok_or(Refusal::InvalidTarget {})?,
    };
    let mut settled = Settlement { heroes: Vec::new(), target: None, dice: Vec::new() };
    match (does, choice) {
        (Does::Confusion(_), Choice::Nothing {}) => {}
        (Does::Confusion(Removes::All), Choice::Target { target }) => {
            settled.remove(state, target, None)?;
        }
        (Does::Confusion(Removes::One), Choice::Die { target, die }) => {
            settled.remove(state, target, Some(die))?;
        }
        (Does::Doom { wound, .. }, Choice::Heroes { heroes }) => {
            settled.heroes = wounded(state, wound, heroes)?;
        }
        (Does::Vortex | Does::Forbid(_) | Does::Regression(_), Choice::Heroes { heroes }) => {
            match heroes.as_slice() {
                [hero] if state.is_hero(*hero) => settled.heroes = vec![*hero],
                _ => return Err(Refusal::InvalidTarget {}),
            }
        }
        _ => return Err(Refusal::InvalidTarget {}),
    }
    let Settlement { heroes, target, dice } = settled;
    let mut course = asked.course();
    course.then(Event::EffectSettled { pending, heroes: heroes.clone(), target, dice });
    if let Pending::Spell(card) = pending {
        let space = state.spell_space(card);
        match (does, heroes.as_slice()) {
            (Does::Doom { souls, .. }, _) => doom(&mut course, &heroes, souls),
            (Does::Vortex | Does::Forbid(_), [hero]) => dispel(&mut course, card, *hero),
            (Does::Regression(_), [hero]) => lose_xp(&mut course, *hero),
            _ => {}
        }
        replace(&mut course, card, space);
    }
    Ok(course.events())
}

/// What a choice comes to.
struct Settlement {
    heroes: Vec<Seat>,
    target: Option<Target>,
    dice: Vec<Die>,
}

impl Settlement {
    /// Hero dice leave an incomplete target: the one that is named, or all of them (RO-51 to RO-53).
    fn remove(&mut self, state: &State, name: &str, die: Option<&str>) -> Result<(), Refusal> {
        let target = state.target_named(name).filter(|target| state.hero_slots(*target).is_some());
        let target = target.ok_or(Refusal::InvalidTarget {})?;
        if state.is_filled(target, Team::Heroes) {
            return Err(Refusal::TargetComplete {});
        }
        let mut dice: Vec<Die> = state.lying(target, Team::Heroes).map(|(die, _)| die).collect();
        if let Some(code) = die {
            dice.retain(|die| die.code() == code);
        }
        if dice.is_empty() {
            return Err(Refusal::InvalidTarget {});
        }
        (self.target, self.dice) = (Some(target), dice);
        Ok(())
    }
}

/// Different unhurt heroes, as many as the card wounds or there are (RO-95).
fn wounded(state: &State, wound: u8, heroes: &[Seat]) -> Result<Vec<Seat>, Refusal> {
    let unhurt = |seat: &Seat| {
        state.is_hero(*seat) && state.player(*seat).is_some_and(|player| !player.wounded)
    };
    let count = state.heroes().filter(unhurt).count().min(usize::from(wound));
    let distinct = heroes.iter().enumerate().all(|(at, seat)| !heroes[..at].contains(seat));
    if heroes.len() == count && distinct && heroes.iter().all(unhurt) {
        return Ok(heroes.to_vec());
    }
    Err(Refusal::InvalidTarget {})
}

/// Heroes are wounded; then a soul for each who is (RO-93, RO-94, RO-96).
fn doom(course: &mut Course<'_>, heroes: &[Seat], souls: bool) {
    for seat in heroes {
        course.then(Event::Wounded { seat: *seat });
    }
    if !souls || !course.state().cards.setup.souls {
        return;
    }
    let wounded = course.state().players.iter().filter(|player| player.wounded).count() as u8;
    let left = course.state().souls.saturating_sub(wounded);
    course.then(Event::SoulsLeft { left });
    if left == 0 {
        course.win(Team::Sorcerer, Reason::Souls);
    }
}

/// A dispel lies in front of a hero; the first vortex takes a die (RO-66, RO-68, RO-69).
fn dispel(course: &mut Course<'_>, card: CardNo, seat: Seat) {
    let state = course.state();
    let first = state.does(card) == Some(Does::Vortex) && state.vortices(seat) == 0;
    course.then(Event::Moved { card, to: CardPlace::Dispel(seat) });
    if !first {
        return;
    }
    let state = course.state();
    let in_hand = |rolled: bool| {
        let own =
            |die: &Die| matches!(state.at(*die), DiePlace::Hand(face) if face.is_some() == rolled);
        state.dice_of(seat).find(own)
    };
    let auto = state.config().vortex_auto == Switch::On;
    let die = in_hand(false).or_else(|| in_hand(true)).filter(|_| auto);
    course.then(match die {
        Some(die) => Event::Locked { seat, die },
        None => Event::VortexPending { seat, pending: true },
    });
}

/// The hero chooses the die for the vortex (RO-69).
pub(super) fn vortex_die(asked: Asked<'_>, seat: Seat, die: &str) -> Decided {
    let player = asked.hero(seat)?;
    asked.running()?;
    if !player.vortex_pending {
        return Err(Refusal::NoVortexPending {});
    }
    let die = asked.own_die(seat, Die::of_code(die))?;
    match asked.state.at(die) {
        DiePlace::Slot(target, _) if asked.state.is_waiting(target) => {
            Err(Refusal::TargetComplete {})
        }
        _ => Ok(vec![Event::Locked { seat, die }]),
    }
}
