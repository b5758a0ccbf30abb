//! Heroes before the match, the clock, the ends of rounds and an early end (RO-4, RO-25, RO-116, RO-121, RO-130).

use super::super::event::Event;
use super::super::model::{Class, Colour, Reason, Team};
use super::super::refusal::Refusal;
use super::super::state::Phase;
use super::who::Asked;
use super::{Decided, dealing};
use kernel::{Chance, Seat};

/// Another class and colour, before the first roll of the match (RO-4).
pub(super) fn choose_hero(asked: Asked<'_>, seat: Seat, class: Class, colour: Colour) -> Decided {
    asked.hero(seat)?;
    if asked.state.phase != Phase::Ready || asked.state.round != 1 {
        return Err(Refusal::RoundBegun {});
    }
    let mut others = (0..).zip(&asked.state.players).filter(|(own, _)| Seat(*own) != seat);
    if others.clone().any(|(_, other)| other.class == Some(class)) {
        return Err(Refusal::DuplicateClass { class });
    }
    if others.any(|(_, other)| other.colour == colour) {
        return Err(Refusal::DuplicateColour { colour });
    }
    Ok(vec![Event::HeroChosen { seat, class, colour }])
}

/// The round begins by the sorcerer's first roll of real dice (RO-25, RO-123).
pub(super) fn start_round(asked: Asked<'_>, seat: Seat) -> Decided {
    asked.sorcerer(seat)?;
    asked.real_cards()?;
    asked.open()?;
    if asked.state.phase != Phase::Ready {
        return Err(Refusal::RoundBegun {});
    }
    Ok(vec![Event::Started { at: asked.now }])
}

/// Everybody stops, the clock too (RO-121).
pub(super) fn pause(asked: Asked<'_>) -> Decided {
    asked.running()?;
    Ok(vec![Event::Paused { elapsed_ms: asked.state.elapsed(asked.now) }])
}

/// Everybody goes on (RO-121).
pub(super) fn resume(asked: Asked<'_>) -> Decided {
    if asked.state.phase != Phase::Paused {
        return Err(Refusal::NotPaused {});
    }
    Ok(vec![Event::Resumed { at: asked.now }])
}

/// A result that was settled on the table (RO-121).
pub(super) fn end_round(asked: Asked<'_>, winner: Team) -> Decided {
    asked.keeper()?;
    let mut course = asked.course();
    if course.is_decided() {
        return Err(Refusal::RoundOver {});
    }
    course.win(winner, Reason::Table);
    Ok(course.events())
}

/// The next round, where there is no market before it (RO-116).
pub(super) fn next_round(asked: Asked<'_>, chance: &mut Chance) -> Decided {
    match asked.state.phase {
        Phase::Over => Ok(vec![dealing::next(asked.state, chance)]),
        Phase::Market => Err(Refusal::MarketOpen {}),
        Phase::Finished => Err(Refusal::RoundOver {}),
        Phase::Ready | Phase::Running | Phase::Paused => Err(Refusal::RoundRunning {}),
    }
}

/// The table ends the match between two rounds: more trophies win, equal ones share (RO-130).
pub(super) fn finish_match(asked: Asked<'_>) -> Decided {
    asked.keeper()?;
    let state = asked.state;
    if state.is_over() {
        return Err(Refusal::RoundOver {});
    }
    if state.is_one_round() {
        return Err(Refusal::OneRound {});
    }
    if state.rounds.is_empty() {
        return Err(Refusal::NoTrophy {});
    }
    if !state.is_between_rounds() {
        return Err(Refusal::RoundUnfinished {});
    }
    let most = state.trophies.heroes.max(state.trophies.sorcerer);
    let teams = [Team::Heroes, Team::Sorcerer].into_iter();
    let winners = teams.filter(|team| *state.trophies.of(*team) == most).collect();
    Ok(vec![Event::EndedEarly { winners }])
}
