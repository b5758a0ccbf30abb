//! What may be asked for next.

use super::state::State;
use super::wire::Prompt;
use kernel::Viewer;

/// What this viewer may ask for next.
pub(super) fn prompts(_: &State, _: Viewer) -> Vec<Prompt> {
    Vec::new()
}
