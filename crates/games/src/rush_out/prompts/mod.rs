//! Prompts: what may be asked for next.

mod always;
mod dice;
mod keeper;

use super::state::State;
use super::wire::Prompt;
use kernel::{Seat, Viewer};

pub(super) use always::{ability, buyable, heroes_to_choose, wanted};

/// What this viewer may ask for next: a person for themselves and their team, the table for everybody.
pub(super) fn prompts(state: &State, viewer: Viewer) -> Vec<Prompt> {
    let mut asked = Vec::new();
    let seats = (0..state.players.len() as u8).map(Seat);
    for seat in seats.filter(|seat| viewer == Viewer::Table || viewer.sees(*seat)) {
        dice::person(state, seat, &mut asked);
        always::person(state, seat, &mut asked);
    }
    always::teams(state, viewer, &mut asked);
    keeper::anybody(state, &mut asked);
    if viewer == Viewer::Table {
        keeper::keeper(state, &mut asked);
    }
    asked
}
