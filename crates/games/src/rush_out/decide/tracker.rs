//! Counters of a table with real cards, with the limits and wins of the rules (RO-123).

use super::super::event::Event;
use super::super::model::{CardKind, Curse, Reason, Team};
use super::super::refusal::Refusal;
use super::super::state::State;
use super::who::Asked;
use super::{Decided, dragon};
use kernel::Seat;

/// The furthest that one card moves the dragon (RO-58).
pub(in super::super) const LONGEST_STEP: u8 = 2;

/// The keeper writes down what happens on the table, while the round runs.
fn may_write_down(asked: Asked<'_>, in_setup: bool) -> Result<(), Refusal> {
    asked.keeper()?;
    asked.real_cards()?;
    asked.running()?;
    if in_setup { Ok(()) } else { Err(Refusal::NotInSetup {}) }
}

/// A number within its bounds.
fn within(n: i64, min: i64, max: i64) -> Result<i64, Refusal> {
    if (min..=max).contains(&n) { Ok(n) } else { Err(Refusal::OutOfRange { n, min, max }) }
}

/// The same, and something has to change.
fn change(n: i64, min: i64, max: i64) -> Result<i64, Refusal> {
    within(n, min, max)
        .and_then(|n| if n == 0 { Err(Refusal::OutOfRange { n, min, max }) } else { Ok(n) })
}

/// The dragon goes forward or back (RO-58, RO-61).
pub(super) fn move_dragon(asked: Asked<'_>, steps: i64) -> Decided {
    may_write_down(asked, asked.state.cards.setup.dragon)?;
    let steps = change(steps, -i64::from(asked.state.dragon), i64::from(LONGEST_STEP))?;
    let mut course = asked.course();
    dragon::advance(&mut course, steps as i8);
    Ok(course.events())
}

/// The sorcerer takes souls, or gives some back; the last one wins (RO-96, RO-113).
pub(super) fn take_souls(asked: Asked<'_>, souls: i64) -> Decided {
    let state = asked.state;
    may_write_down(asked, state.cards.setup.souls)?;
    let (left, all) = (i64::from(state.souls), i64::from(state.cards.souls));
    let left = (left - change(souls, left - all, left)?) as u8;
    let mut course = asked.course();
    course.then(Event::SoulsLeft { left });
    if left == 0 {
        course.win(Team::Sorcerer, Reason::Souls);
    }
    Ok(course.events())
}

/// The heroes take life, or give some back; the last one wins (RO-98, RO-114).
pub(super) fn take_life(asked: Asked<'_>, life: i64) -> Decided {
    let state = asked.state;
    may_write_down(asked, state.cards.setup.life)?;
    let (left, all) = (i64::from(state.life), i64::from(state.cards.life));
    let left = (left - change(life, left - all, left)?) as u8;
    let mut course = asked.course();
    course.then(Event::LifeLeft { left });
    if left == 0 {
        course.win(Team::Heroes, Reason::Life);
    }
    Ok(course.events())
}

/// A hero is wounded or healed (RO-93 to RO-97).
pub(super) fn set_wounded(asked: Asked<'_>, hero: Seat, wounded: bool) -> Decided {
    let state = asked.state;
    may_write_down(asked, has_spells(state, CardKind::Doom))?;
    if !state.is_hero(hero) {
        return Err(Refusal::NoSuchHero { player: hero.into() });
    }
    match (state.player(hero).is_some_and(|player| player.wounded), wounded) {
        (false, true) => Ok(vec![Event::Wounded { seat: hero }]),
        (true, false) => Ok(vec![Event::Healed { seat: hero }]),
        (true, true) => Err(Refusal::InvalidTarget {}),
        (false, false) => Err(Refusal::NotWounded { player: hero.into() }),
    }
}

/// How many cards of a curse are in play (RO-89).
pub(super) fn set_curse(asked: Asked<'_>, curse: Curse, cards: i64) -> Decided {
    let state = asked.state;
    may_write_down(asked, has_spells(state, CardKind::Curse))?;
    let cards = within(cards, 0, i64::from(most_curses(state, curse)))? as u8;
    Ok(vec![Event::CurseSet { curse, cards }])
}

/// How many gold cards a team holds (RO-75).
pub(super) fn set_gold(asked: Asked<'_>, team: Team, cards: i64) -> Decided {
    let state = asked.state;
    may_write_down(asked, true)?;
    if !state.cards.setup.gold {
        return Err(Refusal::NoGoldInSetup {});
    }
    let others = state.gold.of(team.other()).len() as i64;
    let cards = within(cards, 0, i64::from(most_gold(state)) - others)? as u8;
    Ok(vec![Event::GoldSet { team, cards }])
}

/// Whether spells of this kind are in the setup.
pub(in super::super) fn has_spells(state: &State, kind: CardKind) -> bool {
    state.cards.setup.spells.get(&kind).is_some_and(|count| *count > 0)
}

/// How many cards of this curse there are.
pub(in super::super) fn most_curses(state: &State, curse: Curse) -> u8 {
    state.cards.all.iter().filter(|card| card.effect.curse == Some(curse)).count() as u8
}

/// How many gold cards there are.
pub(in super::super) fn most_gold(state: &State) -> u8 {
    state.cards.all.iter().filter(|card| card.kind == CardKind::Gold).count() as u8
}
