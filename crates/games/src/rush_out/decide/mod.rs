//! What a command brings about.

use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::wire::Command;
use kernel::{Actor, Ctx};

/// What happens by itself at the start.
pub(super) fn begin(_: &State, _: &mut Ctx) -> Vec<Event> {
    Vec::new()
}

/// What a command brings about.
///
/// # Errors
/// The first rule that forbids it.
pub(super) fn decide(_: &State, _: Actor, _: Command, _: &mut Ctx) -> Result<Vec<Event>, Refusal> {
    Err(Refusal::RoundOver {})
}
