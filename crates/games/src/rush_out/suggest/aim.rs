//! Random play: the target where a die is worth most.

use super::super::model::{Die, Team};
use super::super::record::Target;
use super::super::state::State;
use kernel::{Chance, Seat};

/// One of the places on the target that is nearest to completion.
pub(super) fn best(
    state: &State,
    seat: Seat,
    places: &[(Die, Target, u8)],
    chance: &mut Chance,
) -> Option<(Die, Target, u8)> {
    let targets = places.iter().map(|(_, target, _)| *target);
    // Equals are told apart by chance.
    let worth = |target: Target| (value(state, seat, target, places), chance.below(64));
    let (_, target) = targets.map(worth_with(worth)).max_by_key(|(worth, _)| *worth)?;
    places.iter().copied().find(|(_, own, _)| *own == target)
}

fn worth_with<K>(mut worth: impl FnMut(Target) -> K) -> impl FnMut(Target) -> (K, Target) {
    move |target| (worth(target), target)
}

/// How near a target is to completion after this roll, and how much it matters.
fn value(state: &State, seat: Seat, target: Target, places: &[(Die, Target, u8)]) -> i32 {
    let team = state.team(seat);
    let slots = state.slots(target, team).map_or(0, |slots| slots.symbols().len()) as i32;
    let lying = state.lying(target, team).count() as i32;
    let here = places.iter().filter(|(_, own, _)| *own == target);
    let mut dice: Vec<Die> = here.map(|(die, ..)| *die).collect();
    dice.dedup();
    let missing = slots - lying - dice.len() as i32;
    let urgent = match target {
        Target::DragonTile if state.dragon >= 2 => 6,
        Target::DragonTile if state.dragon == 0 => -6,
        Target::Card(_) if team == Team::Heroes && state.is_held(target) => -9,
        _ => 0,
    };
    2 * lying + dice.len() as i32 - missing + urgent
}
