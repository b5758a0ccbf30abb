//! Placing a rolled die (RO-30 to RO-38).

use super::super::catalogue::fit::{hero_fits, sorcerer_fits};
use super::super::event::Event;
use super::super::model::{Die, Team};
use super::super::refusal::Refusal;
use super::super::state::{DiePlace, State, Target};
use super::who::Asked;
use super::{Decided, completing, spells};
use kernel::{Actor, Moment, Seat};

/// A die goes onto a slot; a full set is completed at once (RO-26).
pub(super) fn place(asked: Asked<'_>, seat: Seat, die: &str, target: &str, slot: i64) -> Decided {
    asked.person(seat)?;
    asked.full()?;
    let state = asked.state;
    let (die, target, slot) =
        checked(asked, seat, Die::of_code(die), state.target_named(target), slot)?;
    let team = state.team(seat);
    let placed = Event::Placed { seat, die, target, slot };
    let full = state.slots(target, team).map_or(0, |slots| slots.full());
    if state.occupied(target, team) | 1 << slot != full {
        return Ok(vec![placed]);
    }
    let mut course = asked.course();
    course.then(placed);
    match team {
        Team::Heroes => completing::filled(&mut course, target),
        Team::Sorcerer => spells::filled(&mut course, target),
    }
    Ok(course.events())
}

/// Whether the die may go there now; for whoever looks for a place.
pub(in super::super) fn may_place(
    state: &State,
    seat: Seat,
    die: Die,
    on: Target,
    slot: u8,
) -> bool {
    let asked = Asked { state, by: Actor::Keeper, now: Moment(0) };
    checked(asked, seat, Some(die), Some(on), i64::from(slot)).is_ok()
}

/// The errors of RO-30 and RO-31, in their order.
fn checked(
    asked: Asked<'_>,
    seat: Seat,
    die: Option<Die>,
    target: Option<Target>,
    slot: i64,
) -> Result<(Die, Target, u8), Refusal> {
    let state = asked.state;
    let team = state.team(seat);
    let player = asked.person(seat)?;
    asked.moment(seat)?;
    let die = asked.own_die(seat, die)?;
    match team {
        Team::Sorcerer => asked.nothing_pending()?,
        Team::Heroes if player.vortex_pending => return Err(Refusal::VortexDieRequired {}),
        Team::Heroes => {}
    }
    let face = match state.at(die) {
        DiePlace::Vortex => return Err(Refusal::DieLocked {}),
        DiePlace::Slot(..) | DiePlace::Aside => return Err(Refusal::DieAlreadyPlaced {}),
        DiePlace::Hand(None) => return Err(Refusal::DieNotRolled {}),
        DiePlace::Hand(Some(face)) => face,
    };
    let open = target.and_then(|target| Some((target, state.slots(target, team)?)));
    let (target, slots) = open.ok_or(Refusal::TargetNotAvailable {})?;
    if state.is_waiting(target) {
        return Err(Refusal::TargetComplete {});
    }
    let at = usize::try_from(slot).ok().filter(|at| *at < slots.symbols().len());
    let at = at.ok_or(Refusal::NoSuchSlot {})?;
    let asks = slots.symbols()[at];
    if state.occupied(target, team) & 1 << at != 0 {
        return Err(Refusal::SlotOccupied {});
    }
    let wild = || state.wild(seat);
    let fits = match team {
        Team::Heroes => face == asks || hero_fits(face, asks, wild()),
        Team::Sorcerer => face == asks || sorcerer_fits(face, asks, wild()),
    };
    if !fits {
        return Err(Refusal::SymbolMismatch { face, slot: asks });
    }
    if team == Team::Heroes && state.forbidden(seat).has(asks) {
        return Err(Refusal::SymbolForbidden { slot: asks });
    }
    if state.target_of(seat).is_some_and(|own| own != target) {
        return Err(Refusal::DiceOnOtherTarget {});
    }
    if player.target_this_roll.is_some_and(|own| own != target) {
        return Err(Refusal::OneTargetPerRoll {});
    }
    if team == Team::Heroes {
        let mut others = state.helpers(target);
        others.retain(|helper| *helper != seat);
        if others.len() >= 2 {
            return Err(Refusal::TooManyColours {});
        }
    }
    Ok((die, target, at as u8))
}
