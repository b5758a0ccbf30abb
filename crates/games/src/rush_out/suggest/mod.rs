//! What somebody could do now.

use super::state::State;
use super::wire::Command;
use kernel::{Chance, Seat};

/// A command that is accepted from this seat now.
pub(super) fn suggest(_: &State, _: Seat, _: &mut Chance) -> Option<Command> {
    None
}
