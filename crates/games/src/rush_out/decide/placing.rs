//! Placing a rolled die (RO-30 to RO-38).

use super::super::event::Event;
use super::super::fit::{hero_may, sorcerer_may};
use super::super::model::{Die, Symbol, Symbols, Team};
use super::super::record::Target;
use super::super::refusal::Refusal;
use super::super::state::{DiePlace, State};
use super::who::Asked;
use super::{Decided, completing, spells};
use kernel::{Actor, Seat, Timestamp};

/// A die goes onto a slot; a full set is completed at once (RO-26).
pub(super) fn place(
    asked: Asked<'_>,
    seat: Seat,
    die: &str,
    target: &str,
    slot: Option<i64>,
    symbol: Option<&str>,
) -> Decided {
    asked.person(seat)?;
    asked.full()?;
    let state = asked.state;
    let (die, target) = (Die::of_code(die), state.target_named(target));
    let slot = slot.unwrap_or_else(|| first_free(asked, seat, die, target, symbol));
    let (die, target, slot) = checked(asked, seat, die, target, slot)?;
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

/// A die goes onto the only card and symbol that it fits.
pub(super) fn where_it_fits(asked: Asked<'_>, seat: Seat, die: &str) -> Decided {
    asked.person(seat)?;
    asked.full()?;
    let (state, code) = (asked.state, Die::of_code(die));
    // What forbids any place is said before what is wrong with each.
    match checked(asked, seat, code, None, 0) {
        Ok(_) | Err(Refusal::TargetNotAvailable {}) => {}
        Err(no) => return Err(no),
    }
    let team = state.team(seat);
    let asks = |target: Target, slot: u8| {
        state.slots(target, team).and_then(|slots| slots.symbols().get(usize::from(slot)).copied())
    };
    let mut ways: Vec<(Target, u8)> = Vec::new();
    for (own, target, slot) in places(state, seat) {
        let same = |way: &(Target, u8)| way.0 == target && asks(way.0, way.1) == asks(target, slot);
        if Some(own) == code && !ways.iter().any(same) {
            ways.push((target, slot));
        }
    }
    match *ways {
        [(target, slot)] => {
            place(asked, seat, die, &state.name(target), Some(i64::from(slot)), None)
        }
        [] => Err(why_nowhere(asked, seat, code)),
        _ => Err(Refusal::SeveralPlaces {}),
    }
}

/// The first slot of a target that a die may go to, of those with one symbol if it is named; else the first of them,
/// which says why not.
fn first_free(
    asked: Asked<'_>,
    seat: Seat,
    die: Option<Die>,
    target: Option<Target>,
    symbol: Option<&str>,
) -> i64 {
    let slots = target.and_then(|target| asked.state.slots(target, asked.state.team(seat)));
    let own = slots.iter().flat_map(|slots| slots.symbols()).map(|own| own.word());
    let named = (0_i64..).zip(own).filter(|(_, own)| symbol.is_none_or(|word| word == *own));
    let named: Vec<i64> = named.map(|(slot, _)| slot).collect();
    let free = named.iter().find(|slot| checked(asked, seat, die, target, **slot).is_ok());
    free.or(named.first()).copied().unwrap_or(-1)
}

/// Why a rolled die fits nowhere: what keeps it from a slot with its symbol, else that there is none.
fn why_nowhere(asked: Asked<'_>, seat: Seat, die: Option<Die>) -> Refusal {
    let state = asked.state;
    let team = state.team(seat);
    for target in state.targets(team) {
        let slots = state.slots(target, team).map_or(0, |slots| slots.symbols().len());
        for slot in 0..slots as i64 {
            match checked(asked, seat, die, Some(target), slot) {
                Ok(_)
                | Err(
                    Refusal::SymbolMismatch { .. }
                    | Refusal::SlotOccupied {}
                    | Refusal::TargetComplete {},
                ) => {}
                Err(no) => return no,
            }
        }
    }
    let face = die.and_then(|die| match state.at(die) {
        DiePlace::Hand(face) => face,
        _ => None,
    });
    let Some(face) = face else { return Refusal::DieNotRolled {} };
    let wild = if face == Symbol::Wild { state.wild(seat) } else { Symbols::NONE };
    Refusal::NoPlace { face, wild: wild.each().collect() }
}

/// Every slot where a rolled die of this seat may go now.
pub(in super::super) fn places(state: &State, seat: Seat) -> Vec<(Die, Target, u8)> {
    let asked = Asked { state, by: Actor::Keeper, now: Timestamp(0) };
    let own = state.player(seat).and_then(|player| player.target_this_roll);
    let bound = state.target_of(seat).or(own);
    let team = state.team(seat);
    let mut found: Vec<(Die, Target, u8)> = Vec::new();
    let rolled = |die: &Die| matches!(state.at(*die), DiePlace::Hand(Some(_)));
    for die in state.dice_of(seat).filter(rolled) {
        // Two dice with one face go to the same slots.
        let twin = found.iter().map(|(die, ..)| *die).find(|twin| state.at(*twin) == state.at(die));
        if let Some(twin) = twin {
            let same: Vec<_> = found.iter().filter(|(own, ..)| *own == twin).copied().collect();
            found.extend(same.into_iter().map(|(_, target, slot)| (die, target, slot)));
            continue;
        }
        for target in state.targets(team).filter(|target| bound.is_none_or(|own| own == *target)) {
            let slots = state.slots(target, team).map_or(0, |slots| slots.symbols().len());
            let fits =
                |slot: &u8| checked(asked, seat, Some(die), Some(target), i64::from(*slot)).is_ok();
            found.extend((0..slots as u8).filter(fits).map(|slot| (die, target, slot)));
        }
    }
    found
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
    // What the wild counts as only matters to a wild.
    let wild = if face == Symbol::Wild { state.wild(seat) } else { Symbols::NONE };
    match team {
        Team::Heroes => hero_may(face, asks, wild, state.forbidden(seat))?,
        Team::Sorcerer => sorcerer_may(face, asks, wild)?,
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
