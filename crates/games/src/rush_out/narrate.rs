//! What happened, in sentences.

use super::event::Event;
use super::state::State;
use kernel::Line;

/// An event in sentences.
pub(super) fn narrate(_: &State, _: &Event) -> Vec<Line> {
    Vec::new()
}
