//! Rolling, and dice that come back (RO-28, RO-29).

use super::super::event::Event;
use super::super::model::{Die, Mode, Symbol};
use super::super::refusal::Refusal;
use super::super::state::{DiePlace, Phase};
use super::Decided;
use super::who::Asked;
use kernel::{Chance, Seat};

/// All dice in hand are rolled; the sorcerer's first roll starts the round (RO-25, RO-28).
pub(super) fn roll(
    asked: Asked<'_>,
    seat: Seat,
    faces: Option<Vec<String>>,
    chance: &mut Chance,
) -> Decided {
    may_roll(asked, seat, faces.is_some())?;
    let (state, at) = (asked.state, asked.now);
    let hand = || state.dice_of(seat).filter(|die| matches!(state.at(*die), DiePlace::Hand(_)));
    let count = hand().count();
    if count == 0 {
        return Err(Refusal::NothingToRoll {});
    }
    let typed = faces.is_some();
    let faces: Vec<(Die, Symbol)> = match faces {
        None => {
            let mut shown = Vec::with_capacity(count);
            shown.extend(hand().map(|die| (die, die.faces()[chance.below(6)])));
            shown
        }
        Some(read) => {
            let face = |(die, word): (Die, &String)| {
                let face = Symbol::of_word(word).filter(|face| die.faces().contains(face));
                face.map(|face| (die, face))
            };
            let read = if read.len() == count { read } else { Vec::new() };
            let shown: Option<Vec<_>> = hand().zip(&read).map(face).collect();
            let bad = Refusal::BadFaces { dice: count as u8 };
            shown.filter(|shown| shown.len() == count).ok_or(bad)?
        }
    };
    let rolled = Event::Rolled { seat, at, faces, typed };
    Ok(match state.phase {
        Phase::Ready => vec![Event::Started { at }, rolled],
        _ => vec![rolled],
    })
}

fn may_roll(asked: Asked<'_>, seat: Seat, typed: bool) -> Result<(), Refusal> {
    let player = asked.person(seat)?;
    let config = asked.state.config();
    if config.mode == Mode::Tracker && !typed {
        return Err(Refusal::NotInMode { mode: config.mode });
    }
    asked.moment(seat)?;
    if seat == asked.state.sorcerer {
        asked.nothing_pending()?;
    } else if player.vortex_pending {
        return Err(Refusal::VortexDieRequired {});
    }
    let interval = i64::from(config.min_roll_interval_ms);
    if let Some(last) = player.rolled_at.filter(|_| interval > 0) {
        let wait_ms = last.0.saturating_add(interval).saturating_sub(asked.now.0);
        // A clock that was set back must not keep a person from rolling.
        if wait_ms > 0 && wait_ms <= interval {
            return Err(Refusal::RollTooSoon { wait_ms });
        }
    }
    Ok(())
}

/// Placed dice come back, all of them or none (RO-29).
pub(super) fn retrieve(asked: Asked<'_>, seat: Seat, dice: &[String]) -> Decided {
    let player = asked.person(seat)?;
    asked.moment(seat)?;
    if player.vortex_pending {
        return Err(Refusal::VortexDieRequired {});
    }
    let mut taken = Vec::with_capacity(dice.len());
    for die in dice {
        let die = may_retrieve(asked, seat, Die::of_code(die))?;
        if !taken.contains(&die) {
            taken.push(die);
        }
    }
    if taken.is_empty() {
        return Err(Refusal::DieNotPlaced {});
    }
    Ok(vec![Event::Returned { dice: taken }])
}

fn may_retrieve(asked: Asked<'_>, seat: Seat, die: Option<Die>) -> Result<Die, Refusal> {
    let die = asked.own_die(seat, die)?;
    match asked.state.at(die) {
        DiePlace::Hand(_) => Err(Refusal::DieNotPlaced {}),
        DiePlace::Vortex => Err(Refusal::DieLocked {}),
        DiePlace::Slot(target, _)
            if seat != asked.state.sorcerer && asked.state.is_waiting(target) =>
        {
            Err(Refusal::TargetComplete {})
        }
        DiePlace::Slot(..) | DiePlace::Aside => Ok(die),
    }
}

/// A rolled die lies on a real card (RO-123).
pub(super) fn set_aside(asked: Asked<'_>, seat: Seat, die: &str) -> Decided {
    asked.person(seat)?;
    asked.real_cards()?;
    asked.moment(seat)?;
    let die = asked.own_die(seat, Die::of_code(die))?;
    match asked.state.at(die) {
        DiePlace::Hand(Some(_)) => Ok(vec![Event::SetAside { die }]),
        DiePlace::Hand(None) => Err(Refusal::DieNotRolled {}),
        DiePlace::Slot(..) | DiePlace::Aside => Err(Refusal::DieAlreadyPlaced {}),
        DiePlace::Vortex => Err(Refusal::DieLocked {}),
    }
}
