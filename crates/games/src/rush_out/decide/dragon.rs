//! The dragon and its track (RO-58 to RO-63).

use super::super::event::Event;
use super::super::model::{DRAGON_DECK, Reason, Team};
use super::super::record::Target;
use super::completing;
use super::course::Course;

/// The dragon moves, back with negative steps. On the deck it wins for the sorcerer; a full card that it
/// leaves is completed (RO-58, RO-60, RO-61).
pub(super) fn advance(course: &mut Course<'_>, steps: i8) {
    let from = course.state().dragon;
    let to = from.saturating_add_signed(steps).min(DRAGON_DECK);
    if to == from {
        return;
    }
    course.then(Event::DragonMoved { to });
    if to == DRAGON_DECK {
        course.win(Team::Sorcerer, Reason::Dragon);
        return;
    }
    let state = course.state();
    let left = usize::from(from).checked_sub(1).and_then(|space| *state.tasks.row.get(space)?);
    let Some(target) = left.map(Target::Card) else { return };
    if state.is_filled(target, Team::Heroes) && !state.is_waiting(target) {
        completing::filled(course, target);
    }
}
